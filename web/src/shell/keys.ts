// The keyboard of the table. Tab and Enter work by themselves; this adds arrows among the things that can be chosen, Esc,
// digits for the list of moves, and a letter for each of the rest.
import { tick } from 'svelte';
import type { Table } from '../table/table.svelte';
import type { Tab } from './Drawer.svelte';

export interface Doings {
  table: Table;
  tab(tab: Tab): void;
  help(): void;
  shut(): boolean; // close whatever lies on top; false if nothing did
  busy(): boolean; // a dialog has the keyboard
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keys(event: KeyboardEvent, doings: Doings): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || doings.busy()) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && event.key !== 'Escape') return;
  const { table } = doings;
  const done = () => event.preventDefault();
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (step(target, arrow)) done();
    return;
  }
  if (/^[1-9]$/.test(event.key)) {
    document.querySelector<HTMLElement>(`[data-digit="${event.key}"]`)?.click();
    void tick().then(() => document.querySelector<HTMLElement>('[data-confirm]:not(:disabled)')?.focus());
    return;
  }
  switch (event.key) {
    case 'Escape':
      if (!table.picking.back() && !doings.shut()) target.blur();
      break;
    case 'Enter':
      if (target === document.body || target.id === 'board') table.picking.confirm();
      break;
    case 's': case 'S': table.replay.skip(); break;
    case 'u': case 'U': if (table.undo) void table.takeBack(); break;
    case 't': case 'T': if (table.hints && table.picking.asked) void table.hint(); break;
    case 'l': case 'L': doings.tab('log'); break;
    case 'r': case 'R': doings.tab('rules'); break;
    case 'c': case 'C':
      done(); // the letter is no part of the message
      doings.tab('chat');
      void tick().then(() => document.querySelector<HTMLElement>('.chat input')?.focus());
      break;
    case '?': case 'h': case 'H': doings.help(); break;
    default: return;
  }
}

/** To the nearest thing in a direction that can be chosen, or to the first one. */
function step(from: HTMLElement, [dx, dy]: [number, number]): boolean {
  if (from.closest('[role="tablist"], .log, .text, [role="log"]')) return false;
  const all = [...document.querySelectorAll<HTMLElement>('#board [data-part][tabindex="0"], #board button.move')];
  if (all.length === 0) return false;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  if (!all.includes(from)) {
    all[0]?.focus();
    return true;
  }
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 1 && along + 2 * across < least) [best, least] = [one, along + 2 * across];
  }
  best?.focus();
  return true;
}
