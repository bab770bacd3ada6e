// Whoever plays by keyboard always has a place on the page. A button that vanishes or can no longer be pressed
// takes the focus with it, and Tab would begin at the top of the page: then the focus goes home, to the board,
// before any further key can come. Nobody is scrolled anywhere, no field is left that somebody types in, and
// whoever uses mouse or finger notices nothing.

/** Brings the focus home whenever it is lost; the answer ends it. `home`: where to, null if there is nowhere now. */
export function keepFocus(home: () => HTMLElement | null): () => void {
  let keyed = false; // the last one was a key, not a pointer
  let held = false; // something had the focus by keyboard
  let leaving = false; // it is on its way from one thing to another, and for a moment nowhere
  const down = () => {
    keyed = true;
    leaving = false;
    if (document.activeElement !== document.body) held = true;
  };
  const pointed = () => (keyed = held = false);
  const went = (event: FocusEvent) => (leaving = event.relatedTarget !== null);
  const came = () => {
    leaving = false;
    if (keyed) held = true;
  };
  const watch = new MutationObserver(() => {
    if (held && !leaving && lost() && !document.querySelector('dialog[open], .curtain'))
      home()?.focus({ preventScroll: true });
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'class', 'inert'] });
  const end = new AbortController();
  const always = { capture: true, signal: end.signal };
  addEventListener('keydown', down, always);
  addEventListener('pointerdown', pointed, always);
  addEventListener('blur', went, always);
  addEventListener('focusin', came, always);
  return () => {
    end.abort();
    watch.disconnect();
  };
}

/** Whether nothing has the focus, or something that nobody can use: hidden or disabled. */
function lost(): boolean {
  const active = document.activeElement;
  return (
    !active ||
    active === document.body ||
    active.matches(':disabled, [inert] *') ||
    active.getClientRects().length === 0
  );
}
