import type { Words } from '../lib/words';
import type { SeenEvent } from '../wire';

/** Whose deed an event tells: the first seat it names. */
export function seatOf(event: SeenEvent): number | null {
  const slot = Object.keys(event.kinds).find((name) => event.kinds[name] === 'seat');
  const value = slot === undefined ? undefined : event.values[slot];
  return typeof value === 'number' ? value : null;
}

/** Whose bot made the move an event tells of: nothing where the person did. */
export function madeBy(event: SeenEvent, words: Words): string {
  return typeof event.stand_in === 'number' ? words.say('stand-in', { name: words.player(event.stand_in) }) : '';
}

/** A line of the log, with that. */
export function logged(event: SeenEvent, words: Words): string {
  const by = madeBy(event, words);
  return by ? `${words.event(event)} (${by})` : words.event(event);
}
