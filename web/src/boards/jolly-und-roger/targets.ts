// What a move is about, for the tabs at the ships, and in numbers what it changes there, as the server foresees it.
import { after, type Foreseen } from '../../board/foreseen';
import type { JollyView } from './types';
import type { Choice } from '../../wire';

export interface Target {
  choice: Choice;
  card: string;
  ship: number; // -1: no single one
  side: 'own' | 'other' | 'chest'; // whose number changes
}

export interface Effect {
  before: number;
  after: number;
  against: number; // the number that stays
  captain: 'mine' | 'theirs' | 'nobody'; // after the move
  changes: boolean; // whether the captain does
}

const SIDES: Record<string, Target['side']> = {
  lay: 'own',
  parrot: 'own',
  tortuga: 'own',
  kraken: 'other',
  board: 'chest',
};

/** Null for a split or a choice of sets. */
export function targetOf(choice: Choice, view: JollyView): Target | null {
  const side = SIDES[choice.verb];
  if (!side) return null;
  const ship = view.public.ships.findIndex((one) => one.id === choice.values['ship']);
  return { choice, card: choice.parts[0] ?? '', ship, side };
}

/** What it changes for this seat; null until the server has said it. */
export function effectOf(
  { choice, ship, side }: Target,
  view: JollyView,
  seat: number,
  foresees: (choice: Choice) => Foreseen | null,
): Effect | null {
  const foreseen = foresees(choice);
  if (!foreseen) return null;
  const then = after(view, foreseen);
  const nobody = { against: 0, captain: 'nobody', changes: false } as const;
  if (side === 'chest') return { ...nobody, before: view.private.gold ?? 0, after: then.private.gold ?? 0 };
  const strength = (of: JollyView, n: number, whose: number): number => of.public.ships[n]?.strength[whose] ?? 0;
  if (ship < 0) {
    // on all ships together
    const all = (of: JollyView) => of.public.ships.reduce((sum, _, n) => sum + strength(of, n, seat), 0);
    return { ...nobody, before: 0, after: all(then) - all(view) };
  }
  const whose = side === 'own' ? seat : 1 - seat;
  const [was, is] = [view, then].map((of) => of.public.ships[ship]?.captain ?? null);
  return {
    before: strength(view, ship, whose),
    after: strength(then, ship, whose),
    against: strength(then, ship, 1 - whose),
    captain: is === null ? 'nobody' : is === seat ? 'mine' : 'theirs',
    changes: is !== was,
  };
}

/** The moves this card can make. */
export const movesOf = (choices: readonly Choice[], card: string): Choice[] =>
  choices.filter((choice) => choice.parts[0] === card);
