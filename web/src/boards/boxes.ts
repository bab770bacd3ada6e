// What the outside of a game's box says, from boards/<game>/box.ts. It is loaded with the start page, so a box imports
// nothing of its board. The cover (boards/<game>/cover.svg) is in art/Cover.svelte: it is heavier, and not every page
// shows it.
import type { NewTable } from '../wire';

export interface Box {
  readonly place: number; // among the games on the start page
  readonly weight: 1 | 2 | 3; // how much there is to learn
  readonly detail: string; // the part of the cover (a viewBox) that small pictures show
  /** How a first game differs from one against a single bot with the usual options. */
  readonly first?: { readonly bots?: number; readonly options?: NewTable['options'] };
}

const boxes: Record<string, Box> = import.meta.glob('./*/box.ts', { import: 'box', eager: true });

const PLAIN: Box = { place: Infinity, weight: 2, detail: '0 0 320 240' };

/** The box of a game; a plain one for a game that has none. */
export const boxOf = (game: string): Box => boxes[`./${game}/box.ts`] ?? PLAIN;
