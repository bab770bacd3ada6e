// What happened, shown one after the other: a queue of steps from view to view, which one key skips.
import type { Prompt, SeenEvent, State } from '../wire';
import type { Scene, View } from '../board/board';

export interface Frame {
  at: number;
  view: View;
  events: SeenEvent[];
  prompt: Prompt | null;
  result: State['result'] | null;
}

export interface Shown extends Frame {
  number: number;
  before: View | null;
  milliseconds: number;
}

export interface Pace {
  /** Whether things may move at all. */
  moving(): boolean;
  /** Just before and just after another view is drawn. */
  draw(change: () => void, milliseconds: number): void;
  /** These events are on the board now. */
  heard(events: readonly SeenEvent[]): void;
  /** The newest state of things is on the table: now it can be answered. */
  arrived(frame: Frame): void;
  /** A step in parts that are shown one after the other. */
  scenes?(before: View, after: View, events: readonly SeenEvent[]): Scene[];
  later?(action: () => void, milliseconds: number): unknown;
}

export const MOVE = 320; // milliseconds of a movement
const BASE = 280;
const PER_EVENT = 420;
const LONGEST = 1800;

export class Replay {
  shown: Shown | null = $state.raw(null);
  /** Steps that wait. */
  queue: readonly Frame[] = $state.raw([]);
  /** How many steps this run has had, and has in all: "2 of 5". */
  done = $state(0);
  total = $state(0);
  /** Somebody reads: what comes next waits. */
  held = $state(false);
  private due = false; // a step waits for nothing but that
  private running = false;
  private run = 0;
  private count = 0;

  constructor(private readonly pace: Pace) {}

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** The newest state of things, shown or not. */
  get last(): Frame | null {
    return this.queue.at(-1) ?? this.shown;
  }

  /** Show this at once, without a way there: another seat looks, or one has just come. */
  jump(frame: Frame): void {
    this.stop();
    this.show(frame, null, 0);
  }

  /** Let the next steps wait, or go on. */
  hold(held: boolean): void {
    this.held = held;
    if (held || !this.due) return;
    this.due = false;
    this.running = true;
    this.later(() => {
      if (this.held || this.pace.moving()) this.next();
      else this.skip();
    }, 0);
  }

  /** Show this when everything before it was shown. */
  add(frame: Frame): void {
    if (!this.shown || (!this.pace.moving() && !this.held)) {
      for (const one of this.queue) this.pace.heard(one.events);
      this.stop();
      this.pace.heard(frame.events);
      this.show(frame, null, 0);
      return;
    }
    const before = this.last?.view;
    const scenes = (before && this.pace.scenes?.(before, frame.view, frame.events)) ?? [];
    const parts = scenes.slice(0, -1).map((scene): Frame => ({ at: frame.at, ...scene, prompt: null, result: null }));
    this.queue = [...this.queue, ...parts, { ...frame, events: scenes.at(-1)?.events ?? frame.events }];
    this.total += parts.length + 1;
    if (!this.running) this.next();
  }

  /** To the end of what has happened. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    for (const one of this.queue) this.pace.heard(one.events);
    this.stop();
    this.show(last, null, 0);
  }

  private next(): void {
    const [frame, ...rest] = this.queue;
    if (!frame) {
      this.running = false;
      this.done = this.total = 0;
      return;
    }
    if (this.held) {
      this.running = false;
      this.due = true;
      return;
    }
    this.running = true;
    this.queue = rest;
    this.done += 1;
    this.pace.heard(frame.events);
    const still = frame.events.length === 0;
    const hurry = rest.length > 6 ? 2 : 1;
    this.show(frame, this.shown?.view ?? null, still ? 0 : MOVE / hurry);
    const dwell = still ? 0 : Math.min(LONGEST, BASE + PER_EVENT * frame.events.length) / hurry;
    this.later(() => this.next(), dwell);
  }

  /** Later, unless the run is over by then. */
  private later(action: () => void, milliseconds: number): void {
    const run = this.run;
    const go = () => {
      if (run === this.run) action();
    };
    if (this.pace.later) this.pace.later(go, milliseconds);
    else setTimeout(go, milliseconds);
  }

  private show(frame: Frame, before: View | null, milliseconds: number): void {
    const shown: Shown = { ...frame, before, milliseconds, number: ++this.count };
    this.pace.draw(() => {
      this.shown = shown;
      if (this.queue.length === 0) this.pace.arrived(shown);
    }, milliseconds);
  }

  private stop(): void {
    this.queue = [];
    this.running = this.due = false;
    this.run += 1;
    this.done = this.total = 0;
  }
}
