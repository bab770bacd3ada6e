// Written by tools/declared.py from the game's declaration.py. Do not edit.
import type { View } from '../../board/board';

export interface Discovery {
  id: string;
  coins: number;
  sabres: number | null;
}

export interface HarbourCard {
  id: string;
  coins?: number;
  sabres: number | null;
  cost?: number;
  influence?: number;
}

export interface Batch {
  cards: string[];
  coins: number[];
}

export interface Player {
  coins: number;
  influence: number;
  sabres: number;
  persons: string[];
  ships: string[];
}

export interface Public {
  round: number;
  starter: number;
  active: number;
  'last-round': boolean;
  goal: number;
  pile: number;
  discard: number;
  top: string | null;
  shown: Discovery | null;
  harbour: HarbourCard[];
  picks: number;
  players: Player[];
}

export interface Known {
  starter: number;
  turn: number;
  picks: number;
  taken: number;
  idle: number;
  dry: number;
  discovered: number;
  shown: string | null;
  spent: number;
  harbour: string[];
  discard: string[];
  unseen: string[];
  purses: number[];
  batches: Batch[];
  persons: string[][];
  ships: string[][];
}

export type PortView = View<Public> & { known?: Known };
