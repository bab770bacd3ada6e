// The interface between the table and a board. docs/browser.md explains it with an example.
import type { Foreseen } from './foreseen';
import type { Picking } from '../table/picking.svelte';
import type { Choice, Prompt, SeenEvent, State } from '../wire';
import type { Sound } from '../lib/sound';
import type { Settings } from '../lib/settings.svelte';
import type { Words } from '../lib/words';

/** A view as record-format.md describes it; a board gives the types of its game for P and Q. */
export interface View<P = Record<string, unknown>, Q = Record<string, unknown>> {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  actor: number | null;
  over: boolean;
  pending: string[];
  public: P;
  private: Q;
  known?: unknown; // only where the table helps people's memory
  outlook?: Record<string, unknown>; // what the server works out from all this for the board: chances, prices
}

export type Shape = 'diamond' | 'circle' | 'square' | 'triangle' | 'star';

/** A seat as everybody sees it: a colour and a shape, never a colour alone. */
export interface SeatLook {
  seat: number;
  name: string;
  shape: Shape;
  colour: string; // a CSS value: var(--seat-0)
  you: boolean; // the seat this device looks from
  bot: boolean;
}

/** What has just happened: how the board got from the view before to this one. */
export interface Step<V = View> {
  number: number; // grows with every step shown
  before: V | null; // null: there is nothing to move from
  events: SeenEvent[];
  milliseconds: number; // how long the step is shown; 0: do not move anything
}

export interface BoardProps<V = View> {
  view: V;
  step: Step<V>;
  seat: number | null; // whose view it is; null: a spectator's
  seats: SeatLook[];
  prompt: Prompt | null; // who is asked what; its moves are in `picking`
  picking: Picking; // what can be chosen, what is chosen; see thing.ts
  result: State['result'] | null; // at the end
  components: Record<string, unknown>; // what is printed on cards and tiles, each with its source (components.toml)
  words: Words;
  settings: Settings;
}

/** Something public about a player for the strip above the board. */
export interface Fact {
  icon: string; // a name of art/icons.ts
  label: string; // for screen readers and as a tooltip
  value: string | number;
  own?: boolean; // hidden from the others: gets a dashed frame
}

/** A part of a step that is shown by itself: some of its events and the view after them. */
export interface Scene {
  view: View;
  events: SeenEvent[];
}

/** A move with those that complete it, which the same person is asked for right after it, as the server says:
 *  chosen together, confirmed once. */
export interface Whole extends Choice {
  then?: Whole;
}

/** What a game may export from boards/<game>/facts.ts. */
export interface Facts {
  facts?(view: View, seat: number, words: Words): Fact[];
  /** Where in the game we are, in a few words, for the title: "Round 3 of 5". */
  progress?(view: View, words: Words): string;
  /** What a move is, by what can be seen on the board, where its notation names what cannot. */
  calls?(choice: Whole, view: View, words: Words): string;
  /** A few words more at a move's button and preview, from what the seat may know: "21 % risk". */
  note?(
    choice: Whole,
    view: View,
    words: Words,
    components: Record<string, unknown>,
    foresees: (choice: Whole) => Foreseen | null,
  ): string;
  /** Whether the note says everything about a move, so that the events it brings need not be told. */
  tells?(choice: Whole): boolean;
  /** What Confirm says instead of its word, where what it would confirm could be mistaken. */
  confirms?(choice: Whole, view: View, words: Words): string;
  /** What is still to be chosen while these moves are left, where it can be named. */
  missing?(left: readonly Whole[], words: Words): string;
  /** A step with many events in scenes, to show one after the other; the last one has the view after the step. */
  scenes?(before: View, after: View, events: readonly SeenEvent[]): Scene[];
  /** What an event sounds like; without it a knock. */
  sound?(event: SeenEvent): Sound | null;
}
