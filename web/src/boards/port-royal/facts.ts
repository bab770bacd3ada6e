import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';
import type { Sound } from '../../lib/sound';
import type { Words } from '../../lib/words';
import type { Choice, SeenEvent } from '../../wire';
import type { PortView } from './cards';
import { odds, percent, picks, terms } from './outlook';
import { harbour, phase } from './table';

const ours = (view: View): PortView => view as unknown as PortView;

export function facts(view: View, seat: number): Fact[] {
  const one = ours(view).public.players[seat];
  if (!one) return [];
  return [
    { icon: 'shield', label: say('ui-fact-influence'), value: one.influence },
    { icon: 'coin', label: say('ui-fact-coins'), value: one.coins },
    { icon: 'sabre', label: say('ui-fact-sabres'), value: one.sabres },
    { icon: 'man', label: say('ui-fact-persons'), value: one.persons.length },
  ];
}

/** "Round 4 · discovering", and when it is the last. */
export function progress(view: View, words: Words): string {
  const now = phase(ours(view));
  const parts = [say('ui-round', { round: ours(view).public.round })];
  if (now !== 'over') parts.push(words.say(now === 'take' ? 'board-trading' : 'board-discovering'));
  if (now !== 'over' && ours(view).public['last-round']) parts.push(words.say('board-last-round'));
  return parts.join(' · ');
}

/** The risky button says its risk, the others what they lead to. */
export function note(choice: Choice, view: View, words: Words): string {
  const port = ours(view);
  const ships = harbour(port).berths.filter((one) => one.ship && !one.shown).length;
  const cards = (many: number): number => picks(port)[many] ?? 0;
  switch (choice.verb) {
    case 'discover': {
      const { exact, cards: all, twin } = odds(port);
      const risk = { percent: percent(twin, all) };
      return all === 0 ? '' : words.say(exact ? 'board-risk' : 'board-risk-about', risk);
    }
    case 'stop':
      return port.public.harbour.length === 0 ? '' : words.say('board-then-take', { cards: cards(ships) });
    case 'moor':
      return words.say('board-with-ships', { ships: ships + 1, cards: cards(ships + 1) });
    case 'trade':
    case 'hire': {
      const seat = port.actor ?? 0;
      const { left, points } = terms(port, String(choice.values['card']));
      const influence = (port.public.players[seat]?.influence ?? 0) + points;
      const parts = [words.say('board-after', { coins: left })];
      if (points > 0) parts.push(words.say('board-after-points', { influence, goal: port.public.goal }));
      return parts.join(', ');
    }
    default:
      return '';
  }
}

const SOUNDS: Record<string, Sound | null> = {
  discovered: 'card',
  moored: 'card',
  repelled: 'knock',
  'twin-repelled': 'knock',
  'too-much': 'no',
  traded: 'coin',
  hired: 'card',
  'paid-fee': 'coin',
  relief: 'coin',
  'paid-tax': 'coin',
  turn: null,
  begins: null,
  'may-take': null,
  'left-over': null,
  'cannot-take': null,
  paid: null,
};
export const sound = (event: SeenEvent): Sound | null =>
  event.line in SOUNDS ? (SOUNDS[event.line] ?? null) : 'knock';
