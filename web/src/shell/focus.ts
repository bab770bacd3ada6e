// Whoever plays by keyboard always has a place on the page. A button that vanishes or can no longer be pressed takes the
// focus with it, and Tab would begin at the top of the page: then the focus goes home, to the board. Nobody is scrolled
// anywhere, no field is left that somebody types in, and whoever uses mouse or finger notices nothing.

/** Brings the focus home whenever it is lost; the answer ends it. `home`: where to, null if there is nowhere now. */
export function keepFocus(home: () => HTMLElement | null): () => void {
  let keyed = false; // the last one was a key, not a pointer
  let held = false; // something had the focus by keyboard
  let frame = 0;
  const down = () => {
    keyed = true;
    if (document.activeElement !== document.body) held = true;
  };
  const pointed = () => (keyed = held = false);
  const came = () => {
    if (keyed) held = true;
  };
  const look = () => {
    frame = 0;
    if (held && lost() && !document.querySelector('dialog[open], .curtain')) home()?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    if (held) frame ||= requestAnimationFrame(look);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'class', 'inert'] });
  const end = new AbortController();
  const always = { capture: true, signal: end.signal };
  addEventListener('keydown', down, always);
  addEventListener('pointerdown', pointed, always);
  addEventListener('focusin', came, always);
  return () => {
    end.abort();
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Whether nothing has the focus, or something that nobody can use: hidden or disabled. */
function lost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(':disabled, [inert] *') || active.getClientRects().length === 0;
}
