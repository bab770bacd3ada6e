import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';

interface Public {
  round: number;
  players: { prestige: number; doubloons: number; rum: number; jewels: number; treasures: number; cards: number }[];
}

export function facts(view: View, seat: number): Fact[] {
  const one = (view.public as unknown as Public).players[seat];
  if (!one) return [];
  return [
    { icon: 'star', label: say('ui-fact-prestige'), value: one.prestige },
    { icon: 'coin', label: say('ui-fact-doubloons'), value: one.doubloons },
    { icon: 'bottle', label: say('ui-fact-rum'), value: one.rum },
    { icon: 'gem', label: say('ui-fact-jewels'), value: one.jewels },
    { icon: 'chest', label: say('ui-fact-treasures'), value: one.treasures },
    { icon: 'card', label: say('ui-fact-cards'), value: one.cards },
  ];
}

export const progress = (view: View): string => say('ui-round', { round: (view.public as unknown as Public).round });
