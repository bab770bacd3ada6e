// Things of this board that stand for a whole move (a tab at a ship) or for one of the five cards to be split. Like thing().
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
  can(): boolean;
}

function button(picking: Picking, told: Button): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-part', told.part);
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', told.label);
    let mine: Choice | null = null;
    const out = () => {
      if (picking.pointed === mine) picking.pointed = null;
    };
    const over = () => (picking.pointed = mine = told.points());
    const act = (event: Event) => {
      event.stopPropagation();
      out();
      told.act();
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      act(event);
      if (told.chosen()) void tick().then(() => document.querySelector<HTMLElement>('[data-confirm]')?.focus());
    };
    const handlers = { click: act, keydown: key, pointerenter: over, pointerleave: out, focus: over, blur: out };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    $effect(() => {
      const [chosen, can] = [told.chosen(), told.can()];
      element.setAttribute('tabindex', can || chosen ? '0' : '-1');
      element.setAttribute('aria-pressed', String(chosen));
      element.toggleAttribute('data-can', can && !chosen);
      element.toggleAttribute('data-chosen', chosen);
    });
    return () => {
      out();
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    };
  };
}

const same = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((part, n) => part === other[n]);

/** A tab that is a whole move. */
export function tab(picking: Picking, choice: Choice, label: string): Attachment<Element> {
  return button(picking, {
    part: choice.move,
    label,
    act: () => picking.choose(choice),
    points: () => choice,
    chosen: () => same(picking.parts, choice.parts),
    can: () => picking.asked,
  });
}

/** One of the five cards, which a click moves to the other row. */
export function divided(picking: Picking, part: string, label: string, up: () => boolean, move: () => void, then: () => Choice | null): Attachment<Element> {
  const told = button(picking, { part, label, act: move, points: then, chosen: up, can: () => picking.asked });
  return (element) => {
    const taken = picking.draws(part);
    const gone = told(element);
    return () => {
      taken();
      gone?.();
    };
  };
}
