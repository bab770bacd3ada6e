// The mate beside a first game: what it explains now, kept in this browser.
import {
  FRESH,
  answered,
  back,
  courseOf,
  current,
  met,
  more,
  next,
  over,
  progress,
  read,
  type Course,
  type Kept,
} from './course';
import type { Keep } from '../table/keep';
import type { Words } from '../lib/words';
import type { SeenEvent } from '../wire';

const KEEP = 'first';
const PLAYED = 'klabauter:played';

/** The next visit to this table is a first game. */
export function guided(keep: Keep): void {
  keep.set(KEEP, JSON.stringify(FRESH));
}

export function played(): string[] {
  try {
    return (localStorage.getItem(PLAYED) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whoever has sat at a table of a game is no newcomer to it. */
export function remember(game: string): void {
  const known = played();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(PLAYED, [...known, game].join(' '));
  } catch {
    // then the first game is suggested once more
  }
}

export class Guide {
  kept: Kept | null = $state.raw(null); // null: an ordinary game
  course: Course = $state.raw(courseOf([], () => false));
  private ask: string | null = $state(null);
  private heard = 0; // events
  private moves = -1; // so many were made when the person was asked

  private ignored: string | null = $state(null); // a lesson that was there when the person played on regardless
  readonly lesson: string | null = $derived(this.kept?.on ? current(this.kept) : null);
  readonly progress = $derived(this.kept ? progress(this.course, this.kept) : { seen: 0, total: 0 });
  readonly more: boolean = $derived(this.kept !== null && more(this.course, this.kept, this.ask));
  /** Something is being read; what the others do can wait. */
  readonly reads: boolean = $derived(this.lesson !== null && this.lesson !== this.ignored);
  readonly on: boolean = $derived(this.kept?.on ?? false);

  constructor(private readonly keep: Keep) {
    this.kept = read(keep.get(KEEP));
  }

  /** The words of the game are there, or there in another language. */
  speaks(words: Words): void {
    this.course = courseOf(words.keys('first-'), (key) => words.beside(key, 'rare') !== '');
  }

  /** Things stand so: all events so far, what this person is asked (null: nothing), after so many moves. */
  stands(events: readonly SeenEvent[], ask: string | null, moves: number, ended: boolean): void {
    if (!this.kept?.on || this.course.all.size === 0) return;
    let kept = this.kept;
    if (this.moves >= 0 && this.moves !== moves) {
      kept = answered(this.course, kept);
      this.ignored = current(kept);
    }
    this.moves = ask === null ? -1 : moves;
    this.ask = ask === null ? null : `ask-${ask}`;
    const happened = events.slice(this.heard).map((event) => `log-${event.line}`);
    this.heard = events.length;
    this.set(ended ? over(this.course, kept) : met(this.course, kept, happened, this.ask));
  }

  next(): void {
    if (this.kept) this.set(next(this.course, this.kept, this.ask));
  }

  back(): void {
    if (this.kept) this.set(back(this.kept));
  }

  /** From here on it is an ordinary game. */
  skip(): void {
    if (this.kept) this.set({ ...this.kept, on: false });
  }

  /** The mate comes back where he was. */
  resume(): void {
    if (this.kept) this.set({ ...this.kept, on: true });
  }

  get canGoBack(): boolean {
    return (this.kept?.at ?? 0) > 0;
  }

  private set(kept: Kept): void {
    if (kept === this.kept) return;
    this.kept = kept;
    this.keep.set(KEEP, JSON.stringify(kept));
  }
}
