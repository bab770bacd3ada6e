// Motion as the difference of two views: a thing that is drawn at another place than before glides there.
//
//     <g {@attach glide('card', 'blue-4-5')}>…</g>
//
// The same name before and after is the same thing, also in another part of the board (from the pile to the hand) and
// as another element. The table measures all of them just before a step is drawn and lets them move just after it. Only
// transform and opacity are animated. In SVG put it on a <g> that has no transform of its own.
import type { Attachment } from 'svelte/attachments';

interface Place {
  x: number;
  y: number;
  width: number;
}

const elements = new Map<string, Set<Element>>();
let before = new Map<string, Place>();

function place(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

export function glide(...name: (string | number)[]): Attachment<Element> {
  const key = name.join(':');
  return (element) => {
    const all = elements.get(key) ?? new Set<Element>();
    all.add(element);
    elements.set(key, all);
    return () => {
      all.delete(element);
      if (all.size === 0) elements.delete(key);
    };
  };
}

/** Remember where everything is. */
export function measure(): void {
  before = new Map();
  for (const [key, all] of elements) {
    const [first] = all;
    if (first) before.set(key, place(first));
  }
}

/** Let everything that is elsewhere now move there from where it was, and what is new appear. */
export function move(milliseconds: number): void {
  const was = before;
  before = new Map();
  if (milliseconds <= 0 || was.size === 0) return;
  for (const [key, all] of elements) {
    for (const element of all) {
      if (typeof element.animate !== 'function') continue;
      const old = was.get(key);
      const now = place(element);
      if (now.width === 0) continue;
      if (!old) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds, easing: 'ease-out' });
        continue;
      }
      const [x, y] = inside(element, old.x - now.x, old.y - now.y);
      if (Math.hypot(old.x - now.x, old.y - now.y) < 1) continue;
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: milliseconds,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      });
    }
  }
}

/** A way on the screen in the units of the drawing the element is in. */
function inside(element: Element, x: number, y: number): [number, number] {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.inverse() : null;
  return matrix ? [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y] : [x, y];
}
