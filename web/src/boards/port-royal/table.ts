// Where things lie: berths and quay, displays with ships under their wholesalers, and who takes when. Pure, from the
// view alone.
import { card, COLOURS, type Card, type Colour, type Person, type PortView, type Ship } from './cards';

/** A card at its place in the harbour; equal cards are told apart by their number. */
export interface Lying {
  id: string;
  key: string; // unique: id and number
  card: Card;
}

function lying(ids: readonly string[]): Lying[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const number = seen.get(id) ?? 0;
    seen.set(id, number + 1);
    return { id, key: `${id}/${number}`, card: card(id) };
  });
}

/** One berth per colour, and the persons on the quay. */
export function harbour(view: PortView): {
  berths: { colour: Colour; ship: Lying | null; shown: boolean }[];
  quay: Lying[];
} {
  const all = lying(view.public.harbour.map((one) => one.id));
  const shown = view.public.shown ? { id: view.public.shown.id, key: 'shown', card: card(view.public.shown.id) } : null;
  const of = (one: Lying, colour: Colour) => one.card.what === 'ship' && one.card.colour === colour;
  const berths = COLOURS.map((colour) => {
    const ship = all.find((one) => of(one, colour)) ?? null;
    const asked = !ship && shown && of(shown, colour) ? shown : null;
    return { colour, ship: ship ?? asked, shown: asked !== null };
  });
  const quay = all.filter((one) => one.card.what !== 'ship');
  if (shown && shown.card.what !== 'ship') quay.push(shown);
  return { berths, quay };
}

/** A display: persons in an order one can read, collected ships under the first
 *  wholesaler of their colour. */
export interface Group {
  key: string;
  person: Person;
  ships: Ship[];
}

const ORDER = ['wholesaler', 'sailor', 'pirate', 'passenger'];

export function display(persons: readonly string[], ships: readonly string[]): Group[] {
  const groups = lying(persons)
    .map(({ key, card: person }) => ({ key, person: person as Person, ships: [] as Ship[] }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.person.kind) - ORDER.indexOf(b.person.kind) ||
        COLOURS.indexOf(a.person.colour ?? 'yellow') - COLOURS.indexOf(b.person.colour ?? 'yellow') ||
        b.person.influence - a.person.influence,
    );
  for (const ship of ships.map(card)) {
    if (ship.what !== 'ship') continue;
    const home = groups.find((one) => one.person.colour === ship.colour);
    home?.ships.push(ship);
  }
  return groups;
}

/** Colours of ships this seat collects. */
export function patrons(view: PortView, seat: number): Set<Colour> {
  const found = new Set<Colour>();
  for (const id of view.public.players[seat]?.persons ?? []) {
    const one = card(id);
    if (one.what === 'person' && one.colour) found.add(one.colour);
  }
  return found;
}

export type Phase = 'discover' | 'take' | 'over';

/** Which phase of a turn it is. */
export function phase(view: PortView): Phase {
  if (view.over) return 'over';
  return view.pending.some((step) => /^(take|offer|open|fee|paid) ?/.test(step)) ? 'take' : 'discover';
}

/** Who takes in the second phase, in order from the active player on: has been, takes now, is to come. */
export function takers(view: PortView): { seat: number; state: 'done' | 'now' | 'later' }[] {
  const { active, players } = view.public;
  const seat = (step: string) => Number(step.split(' ')[1]);
  const now = view.pending.filter((step) => step.startsWith('take ')).map(seat);
  const later = view.pending.filter((step) => step.startsWith('offer ')).map(seat);
  return players.map((_, n) => {
    const one = (active + n) % players.length;
    return {
      seat: one,
      state: now.includes(one) ? ('now' as const) : later.includes(one) ? ('later' as const) : ('done' as const),
    };
  });
}

/** How wide cards of a shape (height = width x ratio, and a caption below) can be so that all fit into a
 *  box; in how many rows they lie then, and how wide these are at least. A part is a card, and a fraction
 *  more for each one that looks out from under it. */
export function fit(
  parts: readonly number[],
  box: { width: number; height: number },
  ratio: number,
  most: number,
  gap = 8,
  caption = 0,
): { width: number; rows: number; span: number } {
  for (let width = Math.floor(most); width > 0; width--) {
    const rows = flow(parts, width, gap, box.width);
    if (rows * (width * ratio + caption) + gap * (rows - 1) > box.height) continue;
    let span = box.width;
    while (span > width && flow(parts, width, gap, span - width / 4) === rows) span -= width / 4;
    return { width, rows, span: Math.ceil(span) };
  }
  return { width: 0, rows: 1, span: 0 };
}

/** In how many rows cards lie side by side; infinitely many if one alone is too wide. */
function flow(parts: readonly number[], width: number, gap: number, room: number): number {
  let [rows, used] = [1, 0];
  for (const part of parts) {
    const wide = part * width;
    if (wide > room) return Infinity;
    if (used > 0 && used + gap + wide > room) [rows, used] = [rows + 1, wide];
    else used += (used > 0 ? gap : 0) + wide;
  }
  return rows;
}

/** Seats clockwise, from the one after this on. */
export const others = (view: PortView, home: number): number[] =>
  view.public.players.map((_, n) => (home + 1 + n) % view.public.players.length).slice(0, -1);
