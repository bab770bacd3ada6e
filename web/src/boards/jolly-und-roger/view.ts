// Written by tools/declared.py from the game's declaration.py. Do not edit.
import type { View } from '../../board/board';

export interface ShipView {
  id: string;
  gold: number;
  captain: number | null;
  strength: [number, number];
  crews: [string[], string[]];
}

export interface Public {
  turn: number;
  turns: number;
  deck: number;
  away: number;
  flag: number | null;
  offer: string[];
  sets: string[][];
  hands: [string[], string[]];
  ships: ShipView[];
  chests: [number, number];
  captains: [number, number];
  gone: number;
}

export interface Private {
  parrots?: string[][];
  chest?: string[];
  gold?: number;
}

export interface Known {
  turn: number;
  offer: string[];
  sets: string[][];
  hands: [string[], string[]];
  crews: string[][];
  chests: [string[], string[]];
  gone: string[];
  unseen: string[];
}

export type JollyView = View<Public, Private> & { known?: Known };
