// What a person is choosing right now: the assembly as something a board can look at, with a refusal if there was one.
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import {
  assemble,
  badge,
  begun,
  chosen,
  grouped,
  leadsTo,
  loose,
  pick,
  wholes,
  type Assembly,
  type Completing,
} from './assembly';
import type { Whole } from '../board/board';
import type { Foreseen } from '../board/foreseen';
import type { Choice } from '../wire';

export interface Refusal {
  part: string | null;
  text: string;
  rule: string | null;
}

export interface Deeds {
  play(choice: Whole): void;
  /** Why these parts are no move, after own moves that would come before it. */
  why(parts: readonly string[], after: readonly string[]): Promise<Refusal | null>;
  /** What completes a move, where that was too much to be told unasked. */
  complete(choice: Choice): Promise<(Completing & { next: number[] }) | null>;
  /** What a move will bring; null until the server has said it. */
  foresees(choice: Whole): Foreseen | null;
  /** Whether a move made of things is to be confirmed. */
  confirms(): boolean;
  /** Whether this question is decided already, and the answer on its way. */
  decided(): boolean;
  /** Whether that waits for a connection: then nothing is offered. */
  kept(): boolean;
}

export class Picking {
  parts: readonly string[] = $state.raw([]);
  /** What is possible; a move that others complete is replaced by the whole ones as soon as it is chosen. */
  readonly choices: readonly Whole[] = $derived.by(() => {
    if (this.deeds.kept()) return [];
    const { begun, whole } = this;
    return whole.length > 0
      ? this.offered.flatMap((one): readonly Whole[] => (one === begun ? whole : [one]))
      : this.offered;
  });
  /** The thing under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** The last refusal; the thing it is about wears a red mark. */
  refused: Refusal | null = $state.raw(null);
  /** A whole move under the pointer, from a list or a button. */
  pointed: Choice | null = $state.raw(null);

  /** A move that ends the turn for good and was tapped once: the second tap plays it. */
  armed: Whole | null = $state.raw(null);

  readonly now: Assembly = $derived.by(() => {
    const now = assemble(this.choices, this.parts);
    return this.asksFor ? { ...now, ready: [], more: true } : now;
  });
  /** The only move that what is chosen makes, and nothing can be added to it. */
  readonly clear: Whole | null = $derived(
    this.now.ready.length === 1 && !this.now.more ? (this.now.ready[0] ?? null) : null,
  );
  /** The move to tell about: pointed at, made ready, or the one the hovered thing leads to. */
  readonly preview: Whole | null = $derived.by(() => {
    if (this.pointed) return this.pointed;
    const hovered = this.hovered === null ? null : leadsTo(this.choices, this.parts, this.hovered);
    return hovered ?? (this.now.ready.length === 1 ? (this.now.ready[0] ?? null) : null);
  });
  readonly loose: readonly Choice[] = $derived.by(() => loose(this.choices, (part) => this.drawn.has(part)));

  /** What a list of moves shows, by verb. While things are being chosen, what still fits; once a move is clear,
   *  everything again, to change one's mind. The numbers people type count through it: `listed.flat()`. */
  readonly listed: readonly (readonly Whole[])[] = $derived(grouped(this.clear ? this.choices : this.now.candidates));

  private offered: readonly Choice[] = $state.raw([]);
  private completing: Completing = $state.raw({});
  private readonly fetched = new SvelteMap<string, readonly Whole[]>(); // wholes of moves that were asked about
  private readonly begun = $derived(begun(this.offered, this.parts));
  private readonly whole: readonly Whole[] = $derived(
    this.begun ? (this.fetched.get(this.begun.move) ?? wholes(this.begun, this.completing)) : [],
  );
  /** What completes the move that was begun is asked for: until it is known, nothing can be confirmed. */
  private readonly asksFor: boolean = $derived(Boolean(this.begun?.more) && !this.fetched.has(this.begun?.move ?? ''));
  private fetching: Promise<void> | null = null;
  private readonly drawn = new SvelteMap<string, number>();
  private all = $state(0);

  constructor(private readonly deeds: Deeds) {}

  /** Whether this seat is asked at all. */
  get asked(): boolean {
    return this.offered.length > 0;
  }

  /** Moves that need a button of their own, because nothing drawn leads to them. */
  get buttons(): readonly Choice[] {
    return this.all > 0 ? [] : this.loose;
  }

  /** What is possible now. If nothing has changed for this seat, what was chosen stays chosen. */
  offer(choices: readonly Choice[], completing: Completing = {}): void {
    const same =
      choices.length === this.offered.length && choices.every((one, n) => one.move === this.offered[n]?.move);
    this.offered = choices;
    this.completing = completing;
    if (same) return;
    this.fetched.clear();
    this.fetching = null;
    this.drop();
  }

  /** Ask what completes the move that was begun, if it was not told. Without an answer it is asked for by itself. */
  private async fetch(): Promise<void> {
    const { begun, offered } = this;
    if (!begun || !this.asksFor) return;
    const answer = await this.deeds.complete(begun);
    if (offered !== this.offered) return;
    this.fetched.set(begun.move, answer ? wholes({ ...begun, next: answer.next }, answer) : []);
  }

  /** Whether a click on this thing chooses it. */
  can(part: string): boolean {
    return this.now.open.has(part);
  }

  /** Its number in the order of choosing; 0: not chosen. */
  badge(part: string): number {
    return badge(this.parts, part);
  }

  /** What a move will bring, as far as the seat can know; null until the server has said it. */
  foresees(choice: Whole): Foreseen | null {
    return this.deeds.foresees(choice);
  }

  count(part: string): number {
    return this.parts.filter((one) => one === part).length;
  }

  /** The legal moves that have this part and everything chosen so far: for costs at the thing. */
  with(part: string): Whole[] {
    return this.now.candidates.filter((choice) => choice.parts.includes(part));
  }

  /** A click on a thing. */
  async pick(part: string): Promise<void> {
    if (this.fetching) await this.fetching;
    if (this.deeds.decided()) return;
    this.refused = this.armed = null;
    const then = pick(this.choices, this.parts, part);
    const { begun, whole } = this;
    if (then.kind !== 'impossible') {
      // Another last part takes the place of the one that was chosen; without its first move a further one is nothing.
      const instead = this.parts.slice(0, -1);
      const other = then.kind === 'anew' && whole.length > 0 && assemble(this.choices, instead).open.has(part);
      this.parts = other ? [...instead, part] : then.parts;
      if (this.now.candidates.length === 0) this.parts = [];
      if (this.asksFor) await (this.fetching = this.fetch());
      if (this.clear && !this.clear.ends && !this.deeds.confirms()) this.play(this.clear);
      return;
    }
    const [candidate] = this.now.candidates;
    const refusal = await (begun && whole.length > 0 && candidate
      ? this.deeds.why([part], chosen(begun, candidate, this.parts))
      : this.deeds.why(then.parts, []));
    if (refusal) this.refused = { ...refusal, part };
  }

  /** Whether to choose this move is to play it. */
  atOnce(choice: Whole): boolean {
    return choice.parts.length === 0 || !this.deeds.confirms();
  }

  /** A whole move at once, from a list. */
  choose(choice: Whole): void {
    if (this.deeds.decided()) return;
    this.refused = null;
    if (this.atOnce(choice)) this.play(choice);
    else {
      this.parts = [...choice.parts];
      if (this.asksFor) this.fetching = this.fetch();
    }
  }

  confirm(): void {
    const [only] = this.now.ready;
    if (only && this.now.ready.length === 1) this.play(only, true);
  }

  /** With one tap, or to confirm what was chosen before (`sure`). What ends the turn for good needs a second tap. */
  play(choice: Whole, sure = false): void {
    if (choice.ends && !sure && this.armed !== choice) {
      if (!this.deeds.decided()) this.armed = choice;
      return;
    }
    this.armed = null;
    this.deeds.play(choice);
  }

  /** Take back the first tap of two, or the last part; false if there was neither. */
  back(): boolean {
    this.refused = null;
    if (this.armed) {
      this.armed = null;
      return true;
    }
    if (this.parts.length === 0 || this.deeds.decided()) return false;
    this.parts = this.parts.slice(0, -1);
    return true;
  }

  /** A move is no longer pointed at. Later: what has the focus loses it while it is taken out
   *  of the page, when nothing may be changed. */
  leaves(choice: Choice | null): void {
    queueMicrotask(() => {
      if (this.pointed === choice) this.pointed = null;
    });
  }

  drop(): void {
    this.parts = [];
    this.hovered = null;
    this.pointed = null;
    this.refused = null;
    this.armed = null;
  }

  /** A board says that it draws this part; the answer takes it back. */
  draws(part: string): () => void {
    const count = (by: number) =>
      untrack(() => {
        const now = (this.drawn.get(part) ?? 0) + by;
        if (now > 0) this.drawn.set(part, now);
        else this.drawn.delete(part);
      });
    count(1);
    return () => count(-1);
  }

  /** A board says that it offers every move itself; the answer takes it back. */
  drawsAll(): () => void {
    const count = (by: number) => untrack(() => void (this.all += by));
    count(1);
    return () => count(-1);
  }
}
