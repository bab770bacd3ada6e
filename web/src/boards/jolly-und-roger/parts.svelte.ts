// Things of this board that stand for a whole move (a tab at a ship) or for one of the
// five cards to be split. Like thing().
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Picking } from '../../table/picking.svelte';
import type { Choice } from '../../wire';

interface Button {
  part: string;
  label: string;
  act(): void;
  points(): Choice | null; // the move to tell about while it is hovered or focused
  chosen(): boolean;
  tabs: boolean; // whether Tab comes by, or something else does the same for the keyboard
  // when the keyboard goes on to Confirm: a whole move at once, else by Enter on what is chosen
  onwards: 'at once' | 'by Enter';
}

function wire(element: Element, picking: Picking, button: Button): () => void {
  element.setAttribute('data-part', button.part);
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', button.label);
  element.removeAttribute('aria-disabled');
  let mine: Choice | null = null;
  const out = () => {
    if (picking.pointed === mine) picking.pointed = null;
  };
  const left = () => picking.leaves(mine);
  const over = () => (picking.pointed = mine = button.points());
  const act = (event: Event) => {
    event.stopPropagation();
    out();
    button.act();
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    const done = button.onwards === 'by Enter' && key === 'Enter' && button.chosen();
    if (done) event.stopPropagation();
    else act(event);
    if (done || (button.onwards === 'at once' && button.chosen()))
      void tick().then(() => document.querySelector<HTMLElement>('[data-confirm]')?.focus());
  };
  const handlers = { click: act, keydown: key, pointerenter: over, pointerleave: left, focus: over, blur: left };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  $effect(() => {
    const chosen = button.chosen();
    element.setAttribute('tabindex', button.tabs ? '0' : '-1');
    element.setAttribute('aria-pressed', String(chosen));
    element.toggleAttribute('data-can', !chosen);
    element.toggleAttribute('data-chosen', chosen);
  });
  return () => {
    out();
    for (const name of ['data-can', 'data-chosen']) element.removeAttribute(name);
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((part, n) => part === other[n]);

/** A thing that is a whole move. */
export function whole(picking: Picking, choice: Choice, label: string, tabs = true): Attachment<Element> {
  return (element) =>
    wire(element, picking, {
      part: choice.move,
      label,
      tabs,
      onwards: 'at once',
      act: () => picking.choose(choice),
      points: () => choice,
      chosen: () => same(picking.parts, choice.parts),
    });
}

export interface Slid {
  up(): boolean;
  move(): void;
  then(): Choice | null; // the split it would make
}

/** One of the five cards, which a click moves to the other row. One is a split already, but not yet the
 *  one that is meant: by keyboard, too, one stays with the cards. Enter on a card that is up means that
 *  the split is done; Space moves it down. */
export function divided(picking: Picking, part: string, label: string, slid: Slid): Attachment<Element> {
  return (element) => {
    const taken = picking.draws(part);
    const gone = wire(element, picking, {
      part,
      label,
      tabs: true,
      onwards: 'by Enter',
      act: slid.move,
      points: slid.then,
      chosen: slid.up,
    });
    return () => {
      taken();
      gone();
    };
  };
}
