const BEAT = 3_000; // milliseconds

/** Look again and again as long as the page can be seen, and at once when it can be seen again. What cannot be reached
 *  now is reached the next time. Returns how to stop. */
export function again(look: () => Promise<void>): () => void {
  const seen = () => {
    if (!document.hidden) look().catch(() => undefined);
  };
  const beat = setInterval(seen, BEAT);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(beat);
    document.removeEventListener('visibilitychange', seen);
  };
}
