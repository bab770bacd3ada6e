// The end of a round comes as one step: the last figure, the captain's action, the cabin, the mutiny,
// the next round. It is shown in these parts. Until the last of them figures stay where they stand,
// so that one sees who gets what from where.
import type { Scene, View } from '../../board/board';
import type { SeenEvent } from '../../wire';
import type { Action, MutinyView, Public } from './view';

const PLACING = new Set([
  'captain-goes',
  'takes-space',
  'follows',
  'to-market',
  'to-cabin',
  'mutinies',
  'paid-beyond',
  'all-aboard',
  'sent',
  'sent-to-market',
]);
const CABIN = new Set(['cabin-prestige', 'cabin-doubloon', 'cabin-trade', 'robbed']);
const WHEEL = new Set([
  'wheel-paid',
  'wheel-prestige-paid',
  'henchman-wheel',
  'too-poor',
  'no-mutiny',
  'new-captain',
  'defended',
]);

/** Which part an event begins; what may happen at any time stays in the part it comes in. */
function part({ line, rule }: SeenEvent, now: number): number {
  if (PLACING.has(line)) return now;
  if (CABIN.has(line)) return 2;
  if (WHEEL.has(line)) return 3;
  if (line === 'marked' || rule.startsWith('11.')) return 4;
  return /^[4-7]\.|^12\.4$/.test(rule) ? 1 : now;
}

/** The table with the figures that were placed since. */
function placed(before: Public, seats: number, events: readonly SeenEvent[]): Public {
  const figures = [...before.figures];
  let action = before.action;
  for (const { line, values } of events) {
    if (line === 'captain-goes') action = String(values['action']) as Action;
    else if (PLACING.has(line) && line !== 'paid-beyond')
      figures[line.startsWith('sent') ? seats : Number(values['seat'])] =
        line === 'to-cabin' ? 'cabin' : String(values['space']);
  }
  return { ...before, figures, action };
}

export function scenes(before: View, after: View, events: readonly SeenEvent[]): Scene[] {
  const found: SeenEvent[][] = [];
  let [now, last] = [0, -1];
  for (const event of events) {
    now = Math.max(now, part(event, now));
    if (now !== last) found.push([]);
    found.at(-1)?.push(event);
    last = now;
  }
  const then = before as unknown as MutinyView;
  const meanwhile = { ...then, public: placed(then.public, then.seats, events) } as unknown as View;
  return found.map((some, n) => ({ events: some, view: n === found.length - 1 ? after : meanwhile }));
}
