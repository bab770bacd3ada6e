// The keyboard of the table. Tab and Enter work by themselves; this adds arrows among the things
// that can be chosen, Esc, numbers for the list of moves, and a letter for each of the rest; where
// the terminal has one, too, it is the same.
import { tick } from 'svelte';
import type { Whole } from '../board/board';
import type { Picking } from '../table/picking.svelte';
import type { Table } from '../table/table.svelte';
import type { Tab } from './Drawer.svelte';

export interface Doings {
  table: Table;
  tab(tab: Tab): void;
  help(): void;
  home(): void; // the focus to the board
  listed(): boolean; // whether the list of all choices is open
  list(): void; // opens or closes it
  shut(): boolean; // close whatever lies on top; false if nothing did
  busy(): boolean; // a dialog has the keyboard
}

const typing = (element: Element | null) => element?.matches('input, select, textarea') ?? false;
const THINGS =
  '#board [data-part][tabindex="0"], #board button[data-part][data-can], #board button.move, ' +
  '.prompt [data-loose]:enabled';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys(event: KeyboardEvent, doings: Doings): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || doings.busy()) return;
  if (typing(target) && event.key !== 'Escape') return;
  const { table } = doings;
  const done = () => event.preventDefault();
  if (/^[0-9]$/.test(event.key)) {
    if (table.picking.asked) number(event.key, doings);
    return;
  }
  typed.delete(table.picking);
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (step(target, arrow)) done();
    return;
  }
  switch (event.key) {
    case 'Escape':
      if (
        typing(target) ||
        (!table.outbox.withdraw() && !table.picking.back() && !doings.shut() && target !== document.body)
      )
        doings.home();
      break;
    case 'Enter':
      if (target === document.body || target.matches('#board, .stage')) table.picking.confirm();
      break;
    case 's':
    case 'S':
      table.replay.skip();
      break;
    case 'u':
    case 'U':
      if (table.undo) void table.takeBack();
      break;
    case 't':
    case 'T':
      if (table.hints && table.picking.asked)
        void table
          .hint()
          .then(tick)
          .then(() => typing(document.activeElement) || focusOn('.move-advice'));
      break;
    case 'm':
    case 'M':
      doings.list();
      void tick().then(() => (doings.listed() ? focusOn('.choices .chosen', '.choices .move') : doings.home()));
      break;
    case 'l':
    case 'L':
      doings.tab('log');
      break;
    case 'r':
    case 'R':
      doings.tab('rules');
      break;
    case 'c':
    case 'C':
      done(); // the letter is no part of the message
      doings.tab('chat');
      void tick().then(() => document.querySelector<HTMLElement>('.chat input')?.focus());
      break;
    case '?':
    case 'h':
    case 'H':
      doings.help();
      break;
    default:
      return;
  }
}

function focusOn(...wanted: string[]): void {
  for (const one of wanted) {
    const found = document.querySelector<HTMLElement>(one);
    if (found) return found.focus();
  }
}

// A number of two digits is typed one after the other: the second counts in the list as it was when the first was
// typed, and only if nothing else was done in between.
const typed = new WeakMap<Picking, { digits: string; moves: readonly Whole[]; parts: readonly string[] }>();

/** A move of the list by its number, to be confirmed by Enter. Nothing is chosen unseen:
 *  if the list is closed, it opens. */
function number(key: string, doings: Doings): void {
  const { picking } = doings.table;
  if (!doings.listed()) {
    typed.delete(picking);
    doings.list();
    void tick().then(() => focusOn(`.choices [data-number="${key}"]`, '.choices .move'));
    return;
  }
  const before = typed.get(picking);
  const further = before?.parts === picking.parts && Number(before.digits + key) <= before.moves.length ? before : null;
  const moves = further ? further.moves : picking.listed.flat();
  const digits = further ? further.digits + key : key;
  const choice = moves[Number(digits) - 1];
  if (!choice) return;
  if (!picking.atOnce(choice)) picking.choose(choice);
  typed.set(picking, { digits, moves, parts: picking.parts });
  void tick().then(() =>
    picking.atOnce(choice)
      ? focusOn(`.move[data-move="${CSS.escape(choice.move)}"]`)
      : focusOn('[data-confirm]:enabled'),
  );
}

/** Whoever plays by keyboard and stands at nothing he can use is led to the first thing of the new question. */
export function lead(): void {
  const { activeElement: here } = document;
  if (here?.matches('.stage:focus-visible, #board [data-part]:not([data-can]):focus-visible')) first()?.focus();
}

/** Where a decision begins: in the list if it is open, else at the board, else at the buttons below it. */
export function first(): HTMLElement | null {
  const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
  return [...all('.choices .move'), ...all(THINGS)].find((one) => one.getClientRects().length > 0) ?? null;
}

/** A key that is held down decides once only: what it chose must not be confirmed by it,
 *  nor the next thing be chosen. */
export function held(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ') || !(target as Element).matches('button, [role="button"], .stage'))
    return;
  event.preventDefault();
  event.stopPropagation();
}

/** To the nearest thing in a direction that can be chosen, or to the first one. */
function step(from: HTMLElement, [dx, dy]: [number, number]): boolean {
  if (from.closest('[role="tablist"], .log, .text, [role="log"]')) return false;
  const things = from.closest('.choices') ? '.choices .move' : THINGS;
  const all = [...document.querySelectorAll<HTMLElement>(things)];
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
