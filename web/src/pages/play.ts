// From a wish to a table.
import { boxOf } from '../boards/boxes';
import { guided } from '../first/guide.svelte';
import { named, somebody, whoAmI } from '../lib/me.svelte';
import { go } from '../lib/route.svelte';
import { api } from '../net/api';
import { Keep } from '../table/keep';
import type { GameInfo, Joined, NewTable } from '../wire';

export function enter(joined: Joined, atOnce = false): void {
  if (atOnce) localStorage.setItem(`${joined.table}:at-once`, '1');
  go(joined.link);
}

/** One click: against as many bots as the game likes best. */
export async function againstBots(game: GameInfo): Promise<void> {
  await somebody();
  const [low = 2, high = 2] = game.seats;
  const count = Math.min(Math.max(low, 3), high);
  const seats = ['me', ...Array.from({ length: count - 1 }, () => 'sailor')];
  enter(await api.create({ game: game.id, seats, access: 'link', memory: 'none' }), true);
}

/** One click: a first game against cabin boys, with the mate beside it. It is real, only small. */
export async function firstGame(game: GameInfo): Promise<void> {
  await somebody();
  const { bots = 1, options = {} } = boxOf(game.id).first ?? {};
  const seats = ['me', ...Array.from({ length: bots }, () => 'cabin-boy')];
  const joined = await api.create({ game: game.id, seats, options, access: 'link', memory: 'aid', hints: true });
  guided(new Keep(joined.table));
  enter(joined, true);
}

/** One click: a table for two, for friends who get the link or for everybody who sees it in the list; the host sets
 *  more seats there, or puts bots on empty ones. */
export async function openTable(game: GameInfo, access: 'link' | 'open'): Promise<void> {
  await somebody();
  const [low = 2] = game.seats;
  const seats = ['me', ...Array.from({ length: low - 1 }, () => 'open')];
  enter(await api.create({ game: game.id, seats, access }));
}

export async function make(table: NewTable): Promise<void> {
  await somebody();
  enter(await api.create(table), !table.seats.includes('open'));
}

/** From a list to a free seat; whoever has not chosen a name yet is asked for it at the table. */
export async function sitDown(table: string): Promise<void> {
  await whoAmI();
  if (named()) await sit(table);
  else go(`/t/${table}#sit`);
}

export async function sit(table: string, password?: string): Promise<void> {
  await somebody();
  enter(await api.join(table, undefined, password));
}
