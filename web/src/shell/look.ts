// On a phone the page scrolls and the prompt lies over it: what is asked about is brought
// into sight, and nothing else moves.

/** What a board marks with data-look is to be seen as a whole if there is room, the first
 *  one best; else what can be chosen. */
export function look(smooth: boolean): void {
  const board = document.querySelector('#board');
  const asks = document.querySelector('.asks')?.getBoundingClientRect();
  if (!board || !asks) return;
  const aside = asks.left > board.getBoundingClientRect().left; // the prompt lies beside the board, not over it
  const floor = aside ? innerHeight - (document.querySelector('.mates')?.clientHeight ?? 0) : asks.top;
  const boxes = (what: string) =>
    [...board.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
  const show = (all: DOMRect[]): boolean => {
    if (all.length === 0) return false;
    const [top, bottom] = [Math.min(...all.map((box) => box.top)), Math.max(...all.map((box) => box.bottom))];
    const spare = floor - (bottom - top);
    if (spare < 0) return false;
    const gap = Math.min(8, spare / 2);
    const way = top < 0 ? top - gap : bottom > floor ? bottom - floor + gap : 0;
    if (way !== 0) scrollBy({ top: way, behavior: smooth ? 'smooth' : 'instant' });
    return true;
  };
  const things = boxes('[data-part][data-can]:not(.choices *)');
  for (const one of boxes('[data-look]')) if (show([one])) return;
  if (show(things) || things.some((box) => box.top >= 0 && box.bottom <= floor)) return;
  show(things.slice(0, 1));
}
