import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';

interface Public {
  round: number;
  rounds: number;
  players: { pirates: number; hiring: number; barrels: number; flag: number; dates: number; aboard: boolean }[];
}

export function facts(view: View, seat: number): Fact[] {
  const one = (view.public as unknown as Public).players[seat];
  if (!one) return [];
  const found: Fact[] = [
    { icon: 'pirate', label: say('ui-fact-pirates'), value: one.pirates },
    { icon: 'rum', label: say('ui-fact-barrels'), value: one.barrels },
    { icon: 'heart', label: say('ui-fact-dates'), value: one.dates },
    { icon: 'tile', label: say('ui-fact-flag'), value: one.flag },
  ];
  const coins = (view.private as { coins?: number }).coins;
  if (view.seat === seat && coins !== undefined) found.push({ icon: 'coin', label: say('ui-fact-coins'), value: coins, own: true });
  return found;
}

export function progress(view: View): string {
  const { round, rounds } = view.public as unknown as Public;
  return say('ui-round-of', { round, rounds });
}
