import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';

interface Public {
  players: { boats: number; chests: number; debt: number; sea: number; dutchman: number; prizes: number }[];
  piles: { sea: number };
}

export function facts(view: View, seat: number): Fact[] {
  const one = (view.public as unknown as Public).players[seat];
  if (!one) return [];
  const found: Fact[] = [
    { icon: 'chest', label: say('ui-fact-chests'), value: one.chests },
    { icon: 'boat', label: say('ui-fact-boats'), value: one.boats },
    { icon: 'ship', label: say('ui-fact-prizes'), value: one.prizes },
    { icon: 'card', label: say('ui-fact-cards'), value: one.sea + one.dutchman },
  ];
  if (one.debt > 0) found.push({ icon: 'debt', label: say('ui-fact-debt'), value: one.debt });
  return found;
}

export const progress = (view: View): string => say('ui-sea-cards-left', { cards: (view.public as unknown as Public).piles.sea });
