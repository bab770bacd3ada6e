// Where things lie: berths and quay, displays with ships under their wholesalers, who takes when, and what a card would cost
// whom. Pure, from the view alone.
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
export function harbour(view: PortView): { berths: { colour: Colour; ship: Lying | null; shown: boolean }[]; quay: Lying[] } {
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

/** A display: persons in an order one can read, collected ships under the first wholesaler of their colour (6.1, 6.2). */
export interface Group {
  key: string;
  person: Person;
  ships: Ship[];
}

const ORDER = ['wholesaler', 'sailor', 'pirate', 'passenger'];

export function display(persons: readonly string[], ships: readonly string[]): Group[] {
  const groups = lying(persons)
    .map(({ key, card: person }) => ({ key, person: person as Person, ships: [] as Ship[] }))
    .sort((a, b) => ORDER.indexOf(a.person.kind) - ORDER.indexOf(b.person.kind) || COLOURS.indexOf(a.person.colour ?? 'yellow') - COLOURS.indexOf(b.person.colour ?? 'yellow') || b.person.influence - a.person.influence);
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

/** Which phase of a turn it is (3.1). */
export function phase(view: PortView): Phase {
  if (view.over) return 'over';
  return view.pending.some((step) => /^(take|offer|open|fee|paid) ?/.test(step)) ? 'take' : 'discover';
}

/** Who takes in the second phase, in order from the active player on: has been, takes now, is to come (5.1, 5.5). */
export function takers(view: PortView): { seat: number; state: 'done' | 'now' | 'later' }[] {
  const { active, players } = view.public;
  const seat = (step: string) => Number(step.split(' ')[1]);
  const now = view.pending.filter((step) => step.startsWith('take ')).map(seat);
  const later = view.pending.filter((step) => step.startsWith('offer ')).map(seat);
  return players.map((_, n) => {
    const one = (active + n) % players.length;
    return { seat: one, state: now.includes(one) ? ('now' as const) : later.includes(one) ? ('later' as const) : ('done' as const) };
  });
}

/** What taking a card means for a seat: 5.3 to 5.6, 6.1. */
export interface Terms {
  fee: number;
  purse: number; // coins afterwards; below zero: so many are missing
  gain: number; // coins from the pile
  points: number;
}

export function terms(one: Card, view: PortView, seat: number): Terms {
  const player = view.public.players[seat];
  const fee = seat === view.public.active ? 0 : 1;
  const coins = player?.coins ?? 0;
  if (one.what === 'ship') return { fee, gain: one.coins, purse: coins + one.coins - fee, points: patrons(view, seat).has(one.colour) ? 1 : 0 };
  if (one.what === 'person') return { fee, gain: 0, purse: coins - one.cost - fee, points: one.influence };
  return { fee: 0, gain: 0, purse: coins, points: 0 };
}

/** The widest cards of a shape (height = width x ratio, and a caption below) of which so many fit into a box, and in how many rows. */
export function fit(cards: number, width: number, height: number, ratio: number, most: number, gap = 8, caption = 0): { width: number; rows: number } {
  let best = { width: 0, rows: 1 };
  for (let rows = 1; rows <= Math.max(1, cards); rows++) {
    const across = Math.ceil(cards / rows);
    const wide = Math.min(most, (width - gap * (across - 1)) / Math.max(1, across), ((height - gap * (rows - 1)) / rows - caption) / ratio);
    if (wide > best.width + 0.5) best = { width: Math.floor(wide), rows };
  }
  return best;
}

/** Seats clockwise, from the one after this on. */
export const others = (view: PortView, home: number): number[] => view.public.players.map((_, n) => (home + 1 + n) % view.public.players.length).slice(0, -1);
