// The boards, found by their folders: boards/<game>/Board.svelte and, if there is one, boards/<game>/facts.ts.
import type { Component } from 'svelte';
import type { BoardProps, Facts } from '../board/board';

const boards = import.meta.glob('./*/Board.svelte', { import: 'default' }) as Record<
  string,
  () => Promise<Component<BoardProps>>
>;
const facts = import.meta.glob('./*/facts.ts') as Record<string, () => Promise<Facts>>;

export interface BoardModule extends Facts {
  Board: Component<BoardProps>;
  drawn: boolean; // whether it is the game's own board
}

export async function boardOf(game: string): Promise<BoardModule> {
  const own = boards[`./${game}/Board.svelte`];
  const load = own ?? boards['./generic/Board.svelte'];
  if (!load) throw new Error('no board');
  const [Board, beside] = await Promise.all([load(), facts[`./${game}/facts.ts`]?.() ?? Promise.resolve({} as Facts)]);
  return { Board, drawn: own !== undefined, ...beside };
}
