// Written by tools/declared.py from the game's declaration.py. Do not edit.
import type { View } from '../../board/board';

export interface Tile {
  id: string;
  tile: string;
  kind: 'ship' | 'camp' | 'double';
  value: number;
  share: number;
  boarder: number | null;
  fields: string[];
  empty: string[];
}

export interface Discarded {
  number: number;
  top: string | null;
}

export interface Player {
  boats: number;
  chests: number;
  debt: number;
  sea: number;
  dutchman: number;
  prizes: number;
}

export interface Public {
  fields: Record<string, number[]>;
  dutchman: string | null;
  tiles: Tile[];
  encircled: string[];
  aside: string[];
  escaped: number;
  unlaid: number;
  players: Player[];
  piles: Record<'sea' | 'dutchman', number>;
  discards: Record<'sea' | 'dutchman', Discarded>;
}

export interface Private {
  hand?: string[];
  prizes?: string[];
}

export interface Known {
  fields: Record<string, number[]>;
  dutchman: string | null;
  tiles: Record<string, string>;
  boarded: Record<string, number>;
  prizes: string[][];
  escaped: string[];
  aside: string[];
  unlaid: string[];
  chests: number[];
  debts: number[];
  discards: string[];
  hand: string[];
  hands: number[][];
  unseen: string[];
}

export type FreibeuterView = View<Public, Private> & { known?: Known };
