import { say } from '../../lib/language.svelte';
import type { Fact, View, Whole } from '../../board/board';
import type { Sound } from '../../lib/sound';
import type { Words } from '../../lib/words';
import type { SeenEvent } from '../../wire';
import { awaits, goal } from './captions';
import type { RumView } from './types';

export { scenes } from './scenes';

export function facts(view: View, seat: number): Fact[] {
  const { public: now, private: own } = view as unknown as RumView;
  const one = now.players[seat];
  if (!one) return [];
  const found: Fact[] = [
    { icon: 'pirate', label: say('ui-fact-pirates'), value: one.pirates },
    { icon: 'rum', label: say('ui-fact-barrels'), value: one.barrels },
    { icon: 'heart', label: say('ui-fact-dates'), value: one.dates },
    { icon: 'tile', label: say('ui-fact-flag'), value: one.flag },
  ];
  if (view.seat === seat && own.coins !== undefined)
    found.push({ icon: 'coin', label: say('ui-fact-coins'), value: own.coins, own: true });
  return found;
}

export function progress(view: View): string {
  const { round, rounds } = (view as unknown as RumView).public;
  return say('ui-round-of', { round: Math.min(round, rounds), rounds });
}

/** Where an alley leads and what awaits the captain there. */
export function note(choice: Whole, view: View, words: Words): string {
  const rum = view as unknown as RumView;
  if (choice.verb === 'board') return words.say('board-row-next', { row: rum.public.ship.length + 1 });
  const field = goal(choice, rum);
  return field ? awaits(words, field, rum) : '';
}

/** Where the captain goes, what he costs and what awaits him is all there is to say. */
export const tells = (choice: Whole): boolean => ['move', 'dark', 'enter'].includes(choice.verb);

/** Where a dark alley leads out, six on each side: d1 to d6 at the top. */
export const sideOf = (alley: string): string =>
  ['top', 'right', 'bottom', 'left'][Math.ceil(Number(alley.slice(1)) / 6) - 1] ?? '';

/** A move by the places an alley leads to: its own name is not on the map. */
export function calls(choice: Whole, view: View, words: Words): string {
  const rum = view as unknown as RumView;
  const alley = rum.public.alleys.find((one) => one.id === choice.values['alley']);
  if (!alley) return words.move(choice);
  const [first = '', last = first] = (
    choice.verb === 'move' ? [goal({ ...choice, then: undefined }, rum)?.id ?? ''] : alley.ends
  ).map((id) => words.name(id, 'field'));
  const twins =
    // at a corner of the town
    alley.dark && rum.public.alleys.some((one) => one !== alley && one.dark && one.ends[0] === alley.ends[0]);
  const called = words.say(`board-calls-${choice.verb}`, {
    first,
    last,
    dark: alley.dark ? 'yes' : 'no',
    side: twins ? sideOf(alley.id) : '',
  });
  return choice.then ? `${called}, ${calls(choice.then, view, words)}` : called;
}

/** Out of the town by a dark alley: the one back in. */
export function missing(left: readonly Whole[], words: Words): string {
  return left[0]?.verb === 'dark' ? words.say('board-missing-enter') : '';
}

const SOUNDS: Record<string, Sound | null> = {
  rolled: 'dice',
  'rolled-for-crew': 'dice',
  'got-coin': 'coin',
  sold: 'coin',
  drinks: 'coin',
  'guard-pays': 'coin',
  'paid-for-move': 'coin',
  'paid-for-dark': 'coin',
  'turned-up': 'card',
  'took-map': 'card',
  met: 'card',
  looks: 'card',
  'looks-hidden': 'card',
  'got-date': 'card',
  'got-date-hidden': 'card',
  'won-token': 'card',
  fight: null,
  counted: null,
  'won-nothing': null,
  'crew-out': null,
};

export function sound(event: SeenEvent): Sound | null {
  const found = SOUNDS[event.line];
  return found === undefined ? 'knock' : found;
}
