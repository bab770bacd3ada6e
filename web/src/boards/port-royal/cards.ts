// The cards of Port Royal unterwegs as a board needs them: what an id says, what the box holds, which numbers
// are known for certain. An id is all there is: `blue-3-5` is a fluyt of 3 coins and 5 sabres,
// `wholesaler-red-5-1` costs 5 and counts 1.
import type { Words } from '../../lib/words';

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = 'wholesaler' | 'sailor' | 'pirate' | 'passenger';

export interface Ship {
  what: 'ship';
  id: string;
  colour: Colour;
  coins: number;
  sabres: number | null; // null: a skull
}
export interface Person {
  what: 'person';
  id: string;
  kind: Kind;
  colour: Colour | null; // of a wholesaler
  cost: number;
  influence: number;
}
export interface Tax {
  what: 'tax';
  id: string;
}
export type Card = Ship | Person | Tax;

export type { Known, Player, PortView, Public } from './view';

const isColour = (word: string | undefined): word is Colour => COLOURS.includes(word as Colour);

/** What is printed on a card, read from its id. */
export function card(id: string): Card {
  const words = id.split('-');
  const [first, second] = words;
  if (isColour(first)) {
    const sabres = words[2] === 'skull' ? null : Number(words[2]);
    return { what: 'ship', id, colour: first, coins: Number(words[1]), sabres };
  }
  const [cost, influence] = words.slice(-2).map(Number);
  if (words.length < 3 || cost === undefined || influence === undefined) return { what: 'tax', id };
  return { what: 'person', id, kind: first as Kind, colour: isColour(second) ? second : null, cost, influence };
}

// -- the box, from the components of the table

interface ShipComponents {
  coins: { each: number[]; source: string };
  sabres: { each: number[]; source: string };
}
interface PeopleComponents {
  cost: number[];
  influence: number[];
  copies?: number[];
  source: string;
}
export interface Components {
  ships: Record<string, ShipComponents>;
  wholesalers: Record<string, PeopleComponents>;
  sailors: PeopleComponents;
  pirates: PeopleComponents;
  passengers: PeopleComponents;
  sabres: { sailor: number; pirate: number };
  'cheap-wholesaler': { less: number };
  tax: { copies: number; limit: number; bonus: number };
}

/** Whether the components have arrived: they come after the first view. */
export const known = (components: Record<string, unknown>): components is Record<string, unknown> & Components =>
  'ships' in components;

/** Whether a figure printed on this card is reconstructed. */
export function reconstructed(one: Card, components: Record<string, unknown>): boolean {
  if (!known(components) || one.what === 'tax') return false;
  if (one.what === 'ship') {
    const ship = components.ships[one.colour];
    return ship !== undefined && [ship.coins.source, ship.sabres.source].includes('reconstructed');
  }
  const person = one.kind === 'wholesaler' ? components.wholesalers[one.colour ?? ''] : components[`${one.kind}s`];
  return person?.source === 'reconstructed';
}

/** Sabres a person brings. */
export const arms = (one: Card, components: Record<string, unknown>): number =>
  one.what === 'person' && known(components) && (one.kind === 'sailor' || one.kind === 'pirate')
    ? components.sabres[one.kind]
    : 0;

/** What a card is called and what it says, for those who hear the board. */
export function caption(id: string, words: Words): string {
  const one = card(id);
  const name = words.name(id, 'card');
  if (one.what === 'tax') return name;
  if (one.what === 'person') {
    const points = words.say('board-points', { points: one.influence });
    return `${name}: ${words.say('board-price', { coins: one.cost })}, ${points}`;
  }
  const steel = one.sabres === null ? words.say('board-skull') : words.say('board-arms', { sabres: one.sabres });
  return `${name}: ${words.say('board-brings', { coins: one.coins })}, ${steel}`;
}
