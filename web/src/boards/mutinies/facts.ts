import { say } from '../../lib/language.svelte';
import { brought, outlook } from './outlook';
import { actionOf, type Printed } from './types';
import type { MutinyView, Public } from './view';
import type { Fact, View, Whole } from '../../board/board';
import type { Foreseen } from '../../board/foreseen';
import type { Sound } from '../../lib/sound';
import type { Words } from '../../lib/words';
import type { SeenEvent } from '../../wire';

const SALE = new Set(['deal', 'lay', 'pour']);

const table = (view: View): Public => view.public as unknown as Public;

export function facts(view: View, seat: number): Fact[] {
  const one = table(view).players[seat];
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

export function progress(view: View, words: Words): string {
  const { round, last, pile } = table(view);
  if (last && round >= last) return `${say('ui-round', { round })} · ${words.say('board-last')}`;
  if (last) return `${say('ui-round', { round })} · ${words.say('board-last-next')}`;
  return `${say('ui-round', { round })} · ${words.say('board-pile-left', { pile })}`;
}

/** What a sale brings, or a place later, since the rules pay it out only when the round is resolved. */
export function note(
  choice: Whole,
  view: View,
  words: Words,
  components: Record<string, unknown>,
  foresees: (choice: Whole) => Foreseen | null,
): string {
  const gain = SALE.has(choice.verb) ? brought(foresees(choice)?.events ?? []) : null;
  if (gain) return words.say('board-brings', gain);
  if (choice.verb === 'refuse')
    return words.say('board-note-refuse', {
      prestige: (components as Partial<Printed>).refusal?.prestige ?? 0,
    });
  if (choice.verb !== 'go' && choice.verb !== 'board') return '';
  const space = String(choice.values['space'] ?? '');
  const number = Number(/-(\d)$/.exec(space)?.[1] ?? 0);
  if (space === 'cabin') return words.say('board-note-cabin');
  if (space.startsWith('wheel-')) return words.say('board-note-wheel', { bid: number });
  switch (actionOf(space)) {
    case 'wreck':
      return words.say('board-note-wreck', {
        percent: outlook(view as unknown as MutinyView).dives?.[number - 1] ?? 0,
      });
    case 'tavern':
      return words.say('board-note-tavern', { left: table(view).tavern });
    case 'beyond':
      return words.say('board-note-beyond', { left: table(view)['jewel-stack'] });
    default:
      return '';
  }
}

export { scenes } from './scenes';

/** What a sale brings is all there is to say. */
export const tells = (choice: Whole): boolean => SALE.has(choice.verb) && choice.then !== undefined;

const SOUNDS: Record<string, Sound> = {
  'wreck-rolled': 'dice',
  'tavern-rolled': 'dice',
  'henchman-rolled': 'dice',
  'duel-rolled': 'dice',
  rerolled: 'dice',
  'drew-card': 'card',
  'drew-card-hidden': 'card',
  'drew-mandatory': 'card',
  'untold-card': 'card',
  took: 'card',
  'drew-jewel': 'card',
  'drew-jewel-hidden': 'card',
  found: 'card',
  'found-hidden': 'card',
  lays: 'card',
  yield: 'coin',
  'wheel-paid': 'coin',
  'wheel-prestige-paid': 'coin',
  'cabin-doubloon': 'coin',
  'cabin-trade': 'coin',
  robbed: 'coin',
  spun: 'coin',
  rewarded: 'coin',
  'extra-doubloons': 'coin',
};

export const sound = (event: SeenEvent): Sound | null => SOUNDS[event.line] ?? 'knock';
