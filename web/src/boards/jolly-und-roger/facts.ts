import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';

interface Public {
  turn: number;
  turns: number;
  ships: { gold: number; captain: number | null }[];
  chests: number[];
  captains: number[];
}

export function facts(view: View, seat: number): Fact[] {
  const open = view.public as unknown as Public;
  const ships = open.ships.filter((ship) => ship.captain === seat);
  const found: Fact[] = [
    { icon: 'ship', label: say('ui-fact-ships'), value: ships.length },
    { icon: 'coin', label: say('ui-fact-ship-gold'), value: ships.reduce((sum, ship) => sum + ship.gold, 0) },
    { icon: 'chest', label: say('ui-fact-chest-cards'), value: open.chests[seat] ?? 0 },
    { icon: 'hat', label: say('ui-fact-captains'), value: open.captains[seat] ?? 0 },
  ];
  const gold = (view.private as { gold?: number }).gold;
  if (view.seat === seat && gold !== undefined) found.push({ icon: 'coin', label: say('ui-fact-gold'), value: gold, own: true });
  return found;
}

export function progress(view: View): string {
  const { turn, turns } = view.public as unknown as Public;
  return say('ui-turn-of', { turn, turns });
}
