// What the server tells about a table of Jolly & Roger (view.py), and what is printed on its cards (components.toml).
import type { View } from '../../board/board';

export interface ShipView {
  id: string;
  gold: number;
  captain: number | null;
  strength: [number, number];
  crews: [string[], string[]]; // card ids from the lowest to the one on top; "parrot" lies face down
}

export interface Public {
  turn: number;
  turns: number;
  deck: number;
  away: number;
  flag: number | null;
  offer: string[];
  sets: string[][];
  hands: string[][];
  ships: ShipView[];
  chests: number[];
  captains: number[];
  gone: number;
}

export interface Private {
  parrots?: string[][]; // per ship: what the own parrots are in truth
  chest?: string[];
  gold?: number;
}

/** Where the table helps memory: everything lay open once. A card in brackets lies face down. */
export interface Known {
  crews: string[][];
  chests: string[][];
}

export type JollyView = View<Public, Private> & { known?: Known };

export interface Figures {
  specials: { skeleton: { strength: number } };
  parrot: { strength: number };
}
