// How clicks on things become a move. Knows no rule: everything follows from the legal moves and their parts.
//
// A move has parts, ids of the things it touches, with repetition ("rum", "rum" is two bottles). A person chooses parts
// in any order; whatever still fits some legal move can be chosen next. As soon as the chosen parts fit one move only,
// or are exactly the parts of one, it can be confirmed.
import type { Whole } from '../board/board';
import type { Choice, Completion, Completions } from '../wire';

export interface Assembly {
  /** What was chosen so far, in this order. */
  readonly parts: readonly string[];
  /** The legal moves that have all of it. */
  readonly candidates: readonly Whole[];
  /** What may be chosen next. */
  readonly open: ReadonlySet<string>;
  /** The moves that can be confirmed now. Usually none or one; several differ in their verb only. */
  readonly ready: readonly Whole[];
  /** Whether something may be added although a move is ready. */
  readonly more: boolean;
}

export function counts(parts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of parts) found.set(part, (found.get(part) ?? 0) + 1);
  return found;
}

/** The parts of a move that are not chosen yet; null if something was chosen that the move has not. */
export function missing(choice: Choice, parts: readonly string[]): string[] | null {
  const left = [...choice.parts];
  for (const part of parts) {
    const at = left.indexOf(part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The moves that complete others, as the server tells them. */
export type Completing = Partial<Pick<Completions, 'completions' | 'kinds'>>;

/** A move that completes another one, with everything that a choice has. */
function completed({ move, parts, values, cost }: Completion, completing: Completing): Choice {
  const [verb = '', ...words] = move.split(' ');
  const kinds = completing.kinds?.[verb] ?? {};
  const named = Object.fromEntries(Object.keys(kinds).map((name, n) => [name, words[n]]));
  return { move, verb, parts: parts ?? words, values: values ?? named, kinds, ...(cost ? { cost } : {}) };
}

function sum(one: Record<string, number> = {}, other: Record<string, number> = {}): Record<string, number> {
  const found = { ...one };
  for (const [what, much] of Object.entries(other)) found[what] = (found[what] ?? 0) + much;
  return found;
}

/** What a move becomes with each way to complete it: all of their parts, all that they cost, one after the other. */
export function wholes(choice: Choice, completing: Completing): Whole[] {
  const ways = (next: readonly number[] | undefined): { parts: string[]; whole: Whole }[] =>
    (next ?? []).flatMap((place) => {
      const one = completing.completions?.[place];
      if (!one) return [];
      const made = completed(one, completing);
      const rest = ways(one.next);
      if (rest.length === 0) return [{ parts: made.parts, whole: made }];
      return rest.map(({ parts, whole }) => ({
        parts: [...made.parts, ...parts],
        whole: { ...made, then: whole },
      }));
    });
  return ways(choice.next).map(({ parts, whole }) => {
    let cost = choice.cost;
    for (let one: Whole | undefined = whole; one; one = one.then) cost = sum(cost, one.cost);
    return { ...choice, parts: [...choice.parts, ...parts], ...(cost ? { cost } : {}), then: whole };
  });
}

/** The move whose parts were chosen before any other ones, if others complete it. */
export function begun(choices: readonly Choice[], parts: readonly string[]): Choice | undefined {
  return choices.find((choice) => {
    const first = parts.slice(0, choice.parts.length);
    return (choice.next?.length || choice.more) && first.length > 0 && missing(choice, first)?.length === 0;
  });
}

/** The moves of a whole that are chosen already, one of them less if that is all of them. */
export function chosen(choice: Choice, whole: Whole, parts: readonly string[]): string[] {
  const left = [...parts];
  const found: string[] = [];
  let all = true;
  for (let one: Whole | undefined = { ...whole, parts: choice.parts }; one; one = one.then) {
    const own = missing({ ...one, parts: left }, one.parts);
    if (own === null) all = false;
    else if (one.parts.length > 0) {
      left.splice(0, left.length, ...own);
      found.push(one.move);
    }
  }
  return all && found.length > 1 ? found.slice(0, -1) : found;
}

export function assemble(choices: readonly Whole[], parts: readonly string[]): Assembly {
  const candidates: Whole[] = [];
  const exact: Whole[] = [];
  const open = new Set<string>();
  for (const choice of choices) {
    const left = missing(choice, parts);
    if (left === null) continue;
    candidates.push(choice);
    if (left.length === 0) exact.push(choice);
    for (const part of left) open.add(part);
  }
  const only = candidates[0];
  const single = parts.length > 0 && candidates.length === 1 && only ? [only] : [];
  const ready = parts.length === 0 ? [] : exact.length > 0 ? exact : single;
  return { parts, candidates, open, ready, more: candidates.length > ready.length };
}

export type Picked =
  | { kind: 'chosen'; parts: readonly string[] } // one more part
  | { kind: 'taken-back'; parts: readonly string[] } // it was chosen before
  | { kind: 'anew'; parts: readonly string[] } // does not fit what was chosen, but begins another move
  | { kind: 'impossible'; parts: readonly string[] }; // fits no legal move: ask why these parts are refused

/** What a click on a thing does. A part that can be chosen several times is added until no move has more of it. */
export function pick(choices: readonly Choice[], parts: readonly string[], part: string): Picked {
  const now = assemble(choices, parts);
  if (now.open.has(part)) return { kind: 'chosen', parts: [...parts, part] };
  const at = parts.lastIndexOf(part);
  if (at >= 0) return { kind: 'taken-back', parts: parts.filter((_, n) => n !== at) };
  if (choices.some((choice) => choice.parts.includes(part))) return { kind: 'anew', parts: [part] };
  // nothing can be added: it is about this thing alone
  const done = now.candidates.some((choice) => choice.parts.length === parts.length) && !now.more;
  return { kind: 'impossible', parts: done ? [part] : [...parts, part] };
}

/** The number on the badge of a chosen thing: its place in the order of choosing, 0 if it was not chosen. */
export function badge(parts: readonly string[], part: string): number {
  return parts.indexOf(part) + 1;
}

/** The move a thing would lead to, to preview it: the one it completes, or the only one it leaves. */
export function leadsTo(choices: readonly Whole[], parts: readonly string[], part: string): Whole | null {
  const then = pick(choices, parts, part);
  if (then.kind === 'impossible' || then.kind === 'taken-back') return null;
  const ready = assemble(choices, then.parts).ready;
  return ready.length === 1 ? (ready[0] ?? null) : null;
}

/** Moves that no drawn thing leads to: the prompt bar offers them as buttons. */
export function loose(choices: readonly Choice[], drawn: (part: string) => boolean): Choice[] {
  return choices.filter((choice) => !choice.parts.some(drawn));
}

/** Moves as a list shows them: those of a verb together, verbs in the order they first come in. */
export function grouped<One extends Choice>(choices: readonly One[]): One[][] {
  const found = new Map<string, One[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return [...found.values()];
}

/** Tells moves apart, also those that begin alike and go on differently. */
export const keyOf = (choice: Whole): string => (choice.then ? `${choice.move} ${keyOf(choice.then)}` : choice.move);
