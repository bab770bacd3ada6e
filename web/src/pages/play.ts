// From a wish to a table.
import { somebody } from '../lib/me.svelte';
import { go } from '../lib/route.svelte';
import { api } from '../net/api';
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

/** One click: a table and a link for friends; the host may still put bots on empty seats. */
export async function withFriends(game: GameInfo): Promise<void> {
  await somebody();
  const [low = 2, high = 2] = game.seats;
  const count = Math.min(Math.max(low, 3), high);
  const seats = ['me', ...Array.from({ length: count - 1 }, () => 'open')];
  enter(await api.create({ game: game.id, seats, access: 'link' }));
}

export async function make(table: NewTable): Promise<void> {
  await somebody();
  enter(await api.create(table), !table.seats.includes('open'));
}

export async function sit(table: string, password?: string): Promise<void> {
  await somebody();
  enter(await api.join(table, undefined, password));
}
