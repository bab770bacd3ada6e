// What was just played, out of the events that came with a view. A step brings those of one move, but whoever has just
// come, or was away, gets many at once: then only the last move is news.
import type { SeenEvent } from '../../wire';

const DECIDED = ['discovered', 'moored', 'repelled', 'stopped', 'traded', 'hired', 'took-nothing'];
const TOLD = [
  'too-much',
  'repelled',
  'twin-repelled',
  'paid-tax',
  'relief',
  'traded',
  'collected',
  'hired',
  'paid-fee',
  'took-nothing',
  'barred',
  'reshuffled',
  'last-round',
  'no-more',
  'must-stop',
  'nothing-there',
  'game-ends',
  'all-dry',
  'becalmed',
];

/** The last decision with all that came of it. The first card of a turn is a must,
 *  so it belongs to what was before. */
export function newest(events: readonly SeenEvent[]): readonly SeenEvent[] {
  for (let n = events.length - 1; n >= 0; n--) {
    const { line } = events[n] as SeenEvent;
    if (DECIDED.includes(line) && (line !== 'discovered' || !first(events, n))) return events.slice(n);
  }
  return events;
}

/** Whether this card was turned up because a turn began. */
function first(events: readonly SeenEvent[], at: number): boolean {
  for (let n = at - 1; n >= 0; n--) {
    const { line } = events[n] as SeenEvent;
    if (line === 'turn') return true;
    if (line !== 'reshuffled') return false;
  }
  return true;
}

/** What is worth a line on the quay: what changed hands or was lost, else simply the last thing. */
export function worth(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const found = events.filter((event) => TOLD.includes(event.line));
  return found.length > 0 ? found : events.slice(-1);
}

/** The card that came last, to mark it until the next thing happens. */
export const turnedUp = (events: readonly SeenEvent[]): string | null =>
  (events.findLast((event) => event.line === 'discovered')?.values['card'] as string | undefined) ?? null;
