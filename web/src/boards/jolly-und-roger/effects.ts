// What a move changes, in numbers: for the tabs at the ships, the totals at the water's edge and the prompt.
import { crewOf, faceOf } from './cards';
import type { Figures, JollyView } from './types';
import type { Choice } from '../../wire';

export type Captain = 'mine' | 'theirs' | 'nobody';

export interface Effect {
  kind: 'lay' | 'parrot' | 'board' | 'kraken' | 'tortuga';
  card: string;
  ship: number; // -1: no single one
  side: 'own' | 'other' | 'chest'; // whose number changes
  before: number;
  after: number;
  against: number; // the number that stays
  captain: Captain; // after the move
  changes: boolean; // whether the captain does
}

const text = (choice: Choice, slot: string): string => String(choice.values[slot] ?? '');

function holder(mine: number, theirs: number): Captain {
  return mine > theirs ? 'mine' : mine < theirs ? 'theirs' : 'nobody';
}

/** What this seat's move would change; null for a split or a choice of sets. */
export function effectOf(choice: Choice, view: JollyView, seat: number, figures: Figures): Effect | null {
  const { ships } = view.public;
  const at = ships.findIndex((one) => one.id === text(choice, 'ship'));
  const ship = ships[at];
  const other = 1 - seat;
  const [mine, theirs] = [ship?.strength[seat] ?? 0, ship?.strength[other] ?? 0];
  const card = choice.parts[0] ?? '';
  const was = holder(mine, theirs);
  const base = { card, ship: at, before: mine, against: theirs };
  switch (choice.verb) {
    case 'lay':
    case 'parrot': {
      const gain = choice.verb === 'lay' ? faceOf(card, figures).strength : figures.parrot.strength;
      const captain = holder(mine + gain, theirs);
      return { ...base, kind: choice.verb, side: 'own', after: mine + gain, captain, changes: captain !== was };
    }
    case 'kraken': {
      const victim = crewOf(view, other, at, figures).at(-1);
      const after = theirs - (victim?.face.strength ?? 0);
      const captain = holder(mine, after);
      return {
        ...base,
        kind: 'kraken',
        side: 'other',
        before: theirs,
        against: mine,
        after,
        captain,
        changes: captain !== was,
      };
    }
    case 'board': {
      const gold = view.private.gold ?? 0;
      return {
        ...base,
        kind: 'board',
        side: 'chest',
        before: gold,
        after: gold + faceOf(card, figures).strength,
        captain: 'mine',
        changes: false,
      };
    }
    case 'tortuga': {
      const gain = ships.reduce((sum, _, n) => sum + turning(view, seat, n, figures), 0);
      return {
        ...base,
        ship: -1,
        kind: 'tortuga',
        side: 'own',
        before: 0,
        after: gain,
        captain: 'nobody',
        changes: false,
      };
    }
    default:
      return null;
  }
}

/** By how much Tortuga strengthens this crew: pirates among the own parrots count what is printed on them. */
export function turning(view: JollyView, seat: number, ship: number, figures: Figures): number {
  return crewOf(view, seat, ship, figures).reduce(
    (sum, { under }) => (under?.kind === 'pirate' ? sum + under.strength - figures.parrot.strength : sum),
    0,
  );
}

/** The moves this card can make. */
export const movesOf = (choices: readonly Choice[], card: string): Choice[] =>
  choices.filter((choice) => choice.parts[0] === card);
