// The rising risk: what the next card can be, from what the seat may know. Where the table helps people's memory that
// is exact (8.2); where it does not, it is counted from what lies open, and said to be so.
import { box, card, COLOURS, known, type Card, type Colour, type PortView } from './cards';

export interface Odds {
  exact: boolean; // from all that was seen; else from what lies open
  cards: number; // how many cards the next one can be
  twin: number; // a colour that is in the harbour: everything is lost
  repelled: number; // such a one, but the sabres suffice
  fresh: number; // a ship of a new colour
  person: number;
  tax: number;
  threats: Record<Colour, number>; // cards by colour that would empty the harbour
  percent: number; // of losing everything
}

/** The cards the next one can be, and whether that is all one could know. */
export function heap(view: PortView, figures: Record<string, unknown>): { cards: string[]; exact: boolean } {
  const { pile, harbour, shown, top, players } = view.public;
  if (view.known) return { cards: pile > 0 ? view.known.unseen : view.known.discard, exact: true };
  if (!known(figures)) return { cards: [], exact: false };
  const open = [...harbour.map((one) => one.id), ...players.flatMap((one) => [...one.persons, ...one.ships])];
  if (shown) open.push(shown.id);
  if (top && pile > 0) open.push(top);
  const left = box(figures, view.options);
  for (const id of open) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return { cards: left, exact: false };
}

/** Colours that lie in the harbour. */
export function colours(view: PortView): Set<Colour> {
  const found = new Set<Colour>();
  for (const { id } of view.public.harbour) {
    const one = card(id);
    if (one.what === 'ship') found.add(one.colour);
  }
  return found;
}

export function odds(view: PortView, figures: Record<string, unknown>): Odds {
  const { cards, exact } = heap(view, figures);
  const there = colours(view);
  const sabres = view.public.players[view.public.active]?.sabres ?? 0;
  const threats = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
  const found: Odds = {
    exact,
    cards: cards.length,
    twin: 0,
    repelled: 0,
    fresh: 0,
    person: 0,
    tax: 0,
    threats,
    percent: 0,
  };
  for (const one of cards.map(card)) {
    if (one.what !== 'ship') found[one.what] += 1;
    else if (!there.has(one.colour)) found.fresh += 1;
    else if (strong(one, sabres)) found.repelled += 1;
    else {
      found.twin += 1;
      threats[one.colour] += 1;
    }
  }
  found.percent = percent(found.twin, found.cards);
  return found;
}

/** Whether so many sabres repel it (3.6, 3.7). */
export const strong = (one: Card, sabres: number): boolean =>
  one.what === 'ship' && one.sabres !== null && one.sabres <= sabres;

/** Rounded, but never to nothing or to certainty when it is neither. */
export function percent(part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}

/** Cards the active player may take with so many ships in the harbour (5.1). */
export const picks = (ships: number): number => (ships >= 5 ? 3 : ships === 4 ? 2 : 1);
