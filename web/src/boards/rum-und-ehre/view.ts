// Written by tools/declared.py from the game's declaration.py. Do not edit.
import type { View } from '../../board/board';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface Field {
  id: string;
  kind: string;
  sort: string | null;
  tile: number;
  x: number;
  y: number;
}

export interface Alley {
  id: string;
  ends: string[];
  length: number;
  dark: boolean;
  owner: number | null;
}

export type Row = [crew: string, left: number, right: number];

export interface Brawl {
  crews: number;
  side: Side;
  champion: number;
  best: number;
  fighters: number[];
}

export interface Player {
  pirates: number;
  hiring: number;
  barrels: number;
  flag: number;
  dates: number;
  aboard: boolean;
}

export interface Public {
  round: number;
  rounds: number;
  starter: number;
  town: string[];
  fields: Field[];
  alleys: Alley[];
  captain: string | null;
  players: Player[];
  barrels: number;
  pubs: string[];
  maps: string[];
  chest: string | null;
  scorpion: string | null;
  sleep: (string | null)[];
  stacks: Record<string, number>;
  shopping: boolean;
  ship: Row[];
  brawl: Brawl | null;
  drinkers: number[];
  roller: number;
  total: number;
  die: number;
  spare: number;
}

export interface Private {
  coins?: number;
  flag?: string[];
  supplies?: string[];
  dates?: string[];
  held?: string | null;
}

export interface Known {
  town: string;
  round: number;
  starter: number;
  captain: string | null;
  alleys: Record<string, number>;
  hiring: number[];
  coins: number[];
  barrels: number[];
  pubs: string[];
  maps: string[];
  chest: string | null;
  scorpion: string | null;
  sleep: (string | null)[];
  flags: string[][];
  supplies: ((string | null | [string | null, number[]])[])[];
  held: string | null | [string | null, number[]] | null;
  sold: (string | null | [string | null, number[]])[];
  'guards-small': string[];
  'guards-large': string[];
  dates: ((string | null | [string | null, string[]])[])[];
  gone: string[];
  ship: Row[];
  brawl: Brawl | null;
  drinkers: number[];
  roller: number;
  total: number;
  die: number;
  spare: number;
}

export type RumView = View<Public, Private> & { known?: Known };
