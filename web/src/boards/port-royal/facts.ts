import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';

interface Public {
  round: number;
  players: { coins: number; influence: number; sabres: number; persons: string[] }[];
}

export function facts(view: View, seat: number): Fact[] {
  const one = (view.public as unknown as Public).players[seat];
  if (!one) return [];
  return [
    { icon: 'shield', label: say('ui-fact-influence'), value: one.influence },
    { icon: 'coin', label: say('ui-fact-coins'), value: one.coins },
    { icon: 'sabre', label: say('ui-fact-sabres'), value: one.sabres },
    { icon: 'man', label: say('ui-fact-persons'), value: one.persons.length },
  ];
}

export const progress = (view: View): string => say('ui-round', { round: (view.public as unknown as Public).round });
