// Written by tools/declared.py from the game's declaration.py. Do not edit.
import type { View } from '../../board/board';

export const ACTIONS = ['routes', 'beyond', 'wreck', 'tavern', 'market', 'city'] as const;
export type Action = (typeof ACTIONS)[number];

export const BONUSES = ['doubloon', 'treasure', 'rum', 'jewel'] as const;
export type Bonus = (typeof BONUSES)[number];

export const DEALS = ['any2', 'any3', 'any4', 'same3', 'pairs', 'same4'] as const;
export type Deal = (typeof DEALS)[number];

export interface Yield {
  deal: Deal;
  doubloons: number[];
  prestige: number[];
}

export interface Player {
  seat: number;
  prestige: number;
  doubloons: number;
  rum: number;
  bonuses: Bonus[];
  jewels: number;
  treasures: number;
  cards: number;
  front: string[];
  muted: number;
}

export interface Public {
  round: number;
  last: number;
  order: number[];
  action: Action | '';
  marker: Action | '';
  closed: Action[];
  calm: boolean;
  figures: string[];
  free: number[];
  players: Player[];
  display: string[];
  'jewel-stack': number;
  'treasure-stack': number;
  tavern: number;
  pile: number;
  card: string;
  deal: Deal | '';
  laid: string[];
  dice: number[];
  gone: string[];
  'gone-cards': string[];
  yields: Yield[];
  beyond: number[];
  track: Record<'doubloon' | 'treasure' | 'rum' | 'jewel', number>;
}

export interface Private {
  jewels?: string[];
  treasures?: string[];
  hand?: string[];
  fresh?: string[];
}

export interface Known {
  round: number;
  last: number;
  calm: number;
  action: Action | '';
  marker: Action | '';
  closed: Action[];
  order: number[];
  figures: string[];
  free: number[];
  rum: number[];
  doubloons: number[];
  prestige: number[];
  bonus: Bonus[][];
  muted: number[];
  display: string[];
  shown: string[][];
  fronts: string[][];
  pile: number;
  card: string;
  deal: Deal | '';
  laid: string[];
  dice: number[];
  gone: string[];
  'gone-cards': string[];
  jewels: string[][];
  treasures: string[][];
  hands: string[][];
  hidden: number[][];
  fresh: string[];
  unseen: string[];
  'unseen-cards': string[];
}

export type MutinyView = View<Public, Private> & { known?: Known };
