import type { SeenEvent } from '../wire';

/** Whose deed an event tells: the first seat it names. */
export function seatOf(event: SeenEvent): number | null {
  const slot = Object.keys(event.kinds).find((name) => event.kinds[name] === 'seat');
  const value = slot === undefined ? undefined : event.values[slot];
  return typeof value === 'number' ? value : null;
}
