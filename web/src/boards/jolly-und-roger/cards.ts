// Cards as they are drawn: what a card shows, what it counts, and the crews card by card.
import type { Components, JollyView, Known } from './types';
import type { SeenEvent } from '../../wire';

export const COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = 'pirate' | 'skeleton' | 'kraken' | 'tortuga' | 'parrot';

export interface Face {
  id: string;
  kind: Kind;
  colour: Colour | null;
  strength: number; // 0: none is printed on it
}

export function faceOf(id: string, components: Components): Face {
  const pirate = /^(green|yellow|blue|red)-(\d+)$/.exec(id);
  if (pirate) return { id, kind: 'pirate', colour: pirate[1] as Colour, strength: Number(pirate[2]) };
  if (id === 'skeleton') return { id, kind: id, colour: null, strength: components.specials.skeleton.strength };
  if (id === 'kraken' || id === 'tortuga') return { id, kind: id, colour: null, strength: 0 };
  return { id, kind: 'parrot', colour: null, strength: components.parrot.strength };
}

export interface CrewCard {
  face: Face;
  under: Face | null; // what a parrot is in truth, if this view may know
}

/** A crew from the lowest card to the one on top. */
export function crewOf(view: JollyView, seat: number, ship: number, components: Components): CrewCard[] {
  const shown = view.public.ships[ship]?.crews[seat] ?? [];
  const own = view.seat === seat ? [...(view.private.parrots?.[ship] ?? [])] : [];
  const known = view.known?.crews[seat * COLOURS.length + ship];
  return shown.map((id, n) => {
    const face = faceOf(id, components);
    if (face.kind !== 'parrot') return { face, under: null };
    const truth = own.shift() ?? known?.[n]?.replace(/[()]/g, '');
    return { face, under: truth ? faceOf(truth, components) : null };
  });
}

export const strengthOf = (ids: readonly string[], components: Components): number =>
  ids.reduce((sum, id) => sum + faceOf(id, components).strength, 0);

/** The gold in a chest, if this view may know it. */
export function chestGold(view: JollyView, seat: number, components: Components): number | null {
  if (view.seat === seat && view.private.gold !== undefined) return view.private.gold;
  const known: Known | undefined = view.known;
  const cards = known?.chests[seat];
  return cards ? strengthOf(cards, components) : null;
}

export interface Standing {
  seat: number;
  ships: number; // gold of the ships held now
  chest: number | null; // null: face down
  cards: number;
  sum: number; // of what is known
}

/** What each would have if it ended now. */
export function standing(view: JollyView, components: Components): Standing[] {
  return [0, 1].map((seat) => {
    const ships = view.public.ships.filter((ship) => ship.captain === seat).reduce((sum, ship) => sum + ship.gold, 0);
    const chest = chestGold(view, seat, components);
    return { seat, ships, chest, cards: view.public.chests[seat] ?? 0, sum: ships + (chest ?? 0) };
  });
}

export type Stage = 'split' | 'take' | 'play' | 'over' | 'still';

/** Where in its turn the table is. */
export function stageOf(view: JollyView): Stage {
  const { offer, sets, hands } = view.public;
  if (view.over) return 'over';
  if (sets.length > 0) return 'take';
  if (offer.length > 0) return 'split';
  return hands.some((hand) => hand.length > 0) ? 'play' : 'still';
}

/** Who splits first: told by who has the flag, or, when all is over, by how it began. Null: it cannot be known. */
export function opener(view: JollyView, events: readonly SeenEvent[]): number | null {
  const { turn, flag } = view.public;
  if (flag !== null) return (flag + turn - 1) % 2;
  const began = events.find((event) => event.line === 'begins')?.values['seat'];
  return typeof began === 'number' ? began : null;
}

/** Who splits in each turn: the flag changes hands every time. */
export const splitters = (view: JollyView, first: number): number[] =>
  Array.from({ length: view.public.turns }, (_, n) => (first + n) % 2);
