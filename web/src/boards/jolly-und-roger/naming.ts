// Which card is which: cards have no names of their own (there are four of green 1), but a card that moves is one and
// the same. From view to view every drawn card keeps its name, and what left one place is what came to another.
import type { JollyView } from './types';

export interface Slot {
  place: string; // offer, set-0, hand-1, crew-0-2, chest-1
  face: string; // its id; "" where only a back is seen
  name: number;
}

/** All drawn cards, in the order of their places. */
export function slots(view: JollyView): Omit<Slot, 'name'>[] {
  const { offer, sets, hands, ships, chests } = view.public;
  const found: Omit<Slot, 'name'>[] = offer.map((face) => ({ place: 'offer', face }));
  sets.forEach((cards, n) => cards.forEach((face) => found.push({ place: `set-${n}`, face })));
  hands.forEach((cards, seat) => cards.forEach((face) => found.push({ place: `hand-${seat}`, face })));
  ships.forEach((ship, n) =>
    ship.crews.forEach((crew, seat) =>
      crew.forEach((face) => found.push({ place: `crew-${seat}-${n}`, face: face === 'parrot' ? '' : face })),
    ),
  );
  chests.forEach((count, seat) =>
    Array.from({ length: count }).forEach(() => found.push({ place: `chest-${seat}`, face: '' })),
  );
  return found;
}

// grows and shrinks at its end only
const lying = (place: string) => place.startsWith('crew') || place.startsWith('chest');
const ownerOf = (place: string) => /^(?:crew|chest)-(\d)/.exec(place)?.[1];

/** The names of the cards of this view, given those of the view before. */
export function named(view: JollyView, before: readonly Slot[]): Slot[] {
  const left = [...before];
  let next = before.reduce((most, slot) => Math.max(most, slot.name), 0) + 1;
  const take = (fits: (slot: Slot) => boolean): number | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0]?.name ?? null);
  };
  // what stayed first, so that it is not taken for something that moved
  const found = slots(view).map((slot) => ({
    ...slot,
    name: take((old) => old.place === slot.place && (lying(slot.place) || old.face === slot.face)),
  }));
  for (const slot of found) {
    if (slot.name !== null) continue;
    const hand = `hand-${ownerOf(slot.place)}`;
    slot.name =
      (slot.face === '' ? null : take((old) => old.face === slot.face && !lying(old.place))) ??
      (lying(slot.place) ? take((old) => old.place === hand) : null) ??
      next++;
  }
  return found as Slot[];
}

/** The names at one place, in order. */
export const namesAt = (all: readonly Slot[], place: string): number[] =>
  all.filter((slot) => slot.place === place).map((slot) => slot.name);
