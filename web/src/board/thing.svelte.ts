// A thing of a board that stands for a part of moves: {@attach thing(picking, 'x-C1', 'ship at C1')}.
//
// It can be clicked, reached by Tab and the arrow keys when it can be chosen, says its name and
// state to screen readers, and carries data-can, data-chosen and data-refused for the board's
// styles. The impossible stays clickable and says why.
//
// With `atOnce` a click plays the only move with this part, like its button in the prompt bar, which stays: for things
// that are a move by themselves, such as a pile. The second click of a double click and a key that is held do nothing.
import type { Attachment } from 'svelte/attachments';
import type { Picking } from '../table/picking.svelte';

export function thing(picking: Picking, part: string, label: string, atOnce = false): Attachment<Element> {
  return (element) => {
    const taken = atOnce ? () => undefined : picking.draws(part);
    const choose = async () => {
      const [only, ...more] = atOnce && picking.parts.length === 0 ? picking.with(part) : [];
      if (only && more.length === 0) picking.play(only);
      else await picking.pick(part);
    };
    element.setAttribute('data-part', part);
    element.setAttribute('role', 'button');

    const click = (event: Event) => {
      event.stopPropagation();
      if (!atOnce || (event as MouseEvent).detail < 2) void choose();
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (atOnce && (event as KeyboardEvent).repeat) return;
      const on = () => document.querySelector<HTMLElement>('[data-confirm]')?.focus();
      // Enter on what is chosen already means that this is the move, if it is one; Space takes it back.
      if (key === 'Enter' && picking.badge(part) && !picking.can(part) && picking.now.ready.length > 0) on();
      else void choose().then(() => picking.clear && on());
    };
    const over = () => (picking.hovered = part);
    // Later: a thing that has the focus loses it while it is taken out of the drawing, when nothing may be changed.
    const out = () =>
      queueMicrotask(() => {
        if (picking.hovered === part) picking.hovered = null;
      });
    const handlers = { click, keydown: key, pointerenter: over, pointerleave: out, focus: over, blur: out };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);

    $effect(() => {
      const can = picking.can(part);
      const badge = picking.badge(part);
      const refused = picking.refused?.part === part;
      element.setAttribute('aria-label', label);
      element.setAttribute('tabindex', can || badge ? '0' : '-1');
      element.setAttribute('aria-pressed', String(badge > 0));
      element.toggleAttribute('data-can', can);
      element.toggleAttribute('data-refused', refused);
      element.toggleAttribute('data-armed', atOnce && Boolean(picking.armed?.parts.includes(part)));
      if (badge) element.setAttribute('data-chosen', String(badge));
      else element.removeAttribute('data-chosen');
      if (picking.asked && !can && !badge) element.setAttribute('aria-disabled', 'true');
      else element.removeAttribute('aria-disabled');
    });

    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
      taken();
    };
  };
}
