import { say } from '../../lib/language.svelte';
import { effectOf, targetOf } from './targets';
import type { Fact, View } from '../../board/board';
import type { Foreseen } from '../../board/foreseen';
import type { Sound } from '../../lib/sound';
import type { Words } from '../../lib/words';
import type { Choice, SeenEvent } from '../../wire';
import type { JollyView } from './types';

export function facts(view: View, seat: number): Fact[] {
  const { public: open, private: own } = view as unknown as JollyView;
  const ships = open.ships.filter((ship) => ship.captain === seat);
  const found: Fact[] = [
    { icon: 'ship', label: say('ui-fact-ships'), value: ships.length },
    { icon: 'coin', label: say('ui-fact-ship-gold'), value: ships.reduce((sum, ship) => sum + ship.gold, 0) },
    { icon: 'chest', label: say('ui-fact-chest-cards'), value: open.chests[seat] ?? 0 },
    { icon: 'hat', label: say('ui-fact-captains'), value: open.captains[seat] ?? 0 },
  ];
  if (view.seat === seat && own.gold !== undefined)
    found.push({ icon: 'coin', label: say('ui-fact-gold'), value: own.gold, own: true });
  return found;
}

export function progress(view: View): string {
  const { turn, turns } = (view as unknown as JollyView).public;
  return say('ui-turn-of', { turn, turns });
}

/** The two sets a split makes, the named one first. */
function sets(choice: Choice, view: JollyView): [string[], string[]] {
  const { offer } = view.public;
  const named = offer.map((_, n) => choice.parts.includes(`offer-${n + 1}`));
  return [offer.filter((_, n) => named[n]), offer.filter((_, n) => !named[n])];
}

/** What a move changes: 6 → 10 against 5. Of a split, which cards lie together. */
export function note(
  choice: Choice,
  given: View,
  words: Words,
  _: Record<string, unknown>,
  foresees: (choice: Choice) => Foreseen | null,
): string {
  const view = given as unknown as JollyView;
  if (choice.verb === 'split') {
    const [first, second] = sets(choice, view).map((cards) => words.listed(cards.map((id) => words.name(id, 'card'))));
    return words.say('board-note-split', { first: first ?? '', second: second ?? '' });
  }
  const target = targetOf(choice, view);
  const effect = target && view.seat !== null ? effectOf(target, view, view.seat, foresees) : null;
  if (!target || !effect) return '';
  const { before, after, against } = effect;
  if (target.ship < 0 && target.side === 'own') return words.say('board-note-tortuga', { gain: after });
  return target.side === 'chest'
    ? words.say('board-note-chest', { before, after })
    : words.say('board-note-crew', { before, after, against });
}

/** A split is told by the cards of its sets; that it is one need not be said again. */
export const tells = (choice: Choice): boolean => choice.verb === 'split';

/** One card is a split already, so Confirm says how many lie on each side. */
export function confirms(choice: Choice, view: View, words: Words): string {
  if (choice.verb !== 'split') return '';
  const [first, second] = sets(choice, view as unknown as JollyView);
  return words.say('board-confirm-split', { first: first.length, second: second.length });
}

const SOUNDS: Record<string, Sound> = {
  boarded: 'coin',
  captain: 'knock',
  'no-captain': 'knock',
  begins: 'knock',
  flag: 'knock',
};

export const sound = (event: SeenEvent): Sound => SOUNDS[event.line] ?? 'card';
