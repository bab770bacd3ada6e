// Short motions of the chart: something drifts in, something leaves, a card turns. Transform and opacity only; nothing
// happens while the table shows no motion (`milliseconds` is 0).
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Point } from './layout';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

function run(element: Element, frames: Keyframe[], duration: number, fill: FillMode = 'none'): void {
  if (duration > 0 && typeof element.animate === 'function') element.animate(frames, { duration, easing: EASE, fill });
}

/** What is drawn for the first time comes from there. `time` is asked when it appears, and never again. */
export function arrive(from: Point, time: () => number): Attachment<Element> {
  return (element) => {
    untrack(() =>
      run(
        element,
        [
          { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0 },
          { opacity: 1, offset: 0.5 },
          { transform: 'none', opacity: 1 },
        ],
        time(),
      ),
    );
  };
}

/** What is no more goes there, and stays away. */
export function leave(to: Point, time: () => number): Attachment<Element> {
  return (element) => {
    untrack(() =>
      run(
        element,
        [
          { transform: 'none', opacity: 1 },
          { opacity: 0.9, offset: 0.6 },
          { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 0 },
        ],
        time(),
        'forwards',
      ),
    );
  };
}

/** A card turns face up. */
export function turn(time: () => number): Attachment<Element> {
  return (element) => {
    untrack(() => run(element, [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], time()));
  };
}
