// What a first game has to explain and what it has explained. Knows no game: the lessons are the messages `first-…` of
// its word files, in their order, and a lesson is called by what brings it: `aim-1`, `ask-turn`, `log-boarded`, `end`.
//
// Every lesson is shown once. The aim comes first; then, whenever a person is asked something for the first time, what
// that is; then whatever happened for the first time, one after the other.
export interface Course {
  readonly aims: readonly string[];
  /** All that can be explained. */
  readonly all: ReadonlySet<string>;
  /** What a first game is meant to show; the rest is explained if it happens to come. */
  readonly core: readonly string[];
}

/** What a browser remembers of one guided game. */
export interface Kept {
  readonly on: boolean;
  /** Lessons shown, in this order. */
  readonly shown: readonly string[];
  /** The one before the person's eyes is `shown[at]`; past the end: none. */
  readonly at: number;
  /** What has happened and is not explained yet. */
  readonly waiting: readonly string[];
}

export const KNOWN = 'known'; // said once, when everything was shown
export const END = 'end';
export const FRESH: Kept = { on: true, shown: [], at: 0, waiting: [] };
const PREFIX = 'first-';

/** `keys`: the messages of a game that begin with `first-`; `rare`: which of them a first game need not show. */
export function courseOf(keys: readonly string[], rare: (key: string) => boolean): Course {
  const all = keys.map((key) => key.slice(PREFIX.length));
  return {
    aims: all.filter((lesson) => lesson.startsWith('aim-')),
    all: new Set(all),
    core: all.filter((lesson) => lesson !== END && !rare(PREFIX + lesson)),
  };
}

export const messageOf = (lesson: string): string => PREFIX + lesson;

export function current(kept: Kept): string | null {
  return kept.shown[kept.at] ?? null;
}

export function progress(course: Course, kept: Kept): { seen: number; total: number } {
  return { seen: course.core.filter((lesson) => kept.shown.includes(lesson)).length, total: course.core.length };
}

/** What comes after the lessons shown so far; `ask` is what the person is asked now. */
function following(course: Course, kept: Kept, ask: string | null): string | null {
  const fresh = (lesson: string) => course.all.has(lesson) && !kept.shown.includes(lesson);
  const aim = course.aims.find(fresh);
  if (aim) return aim;
  if (ask && fresh(ask)) return ask;
  const [next] = kept.waiting;
  if (next) return next;
  const { seen, total } = progress(course, kept);
  return seen === total && !kept.shown.includes(KNOWN) && !kept.shown.includes(END) ? KNOWN : null;
}

/** Show the next lesson if there is one; otherwise nothing is before the eyes. */
export function next(course: Course, kept: Kept, ask: string | null): Kept {
  if (kept.at < kept.shown.length - 1) return { ...kept, at: kept.at + 1 };
  const lesson = following(course, kept, ask);
  if (!lesson) return { ...kept, at: kept.shown.length };
  return {
    ...kept,
    shown: [...kept.shown, lesson],
    at: kept.shown.length,
    waiting: kept.waiting.filter((one) => one !== lesson),
  };
}

/** Whether there is something to show after this, and not only the board. */
export function more(course: Course, kept: Kept, ask: string | null): boolean {
  return kept.at < kept.shown.length - 1 || following(course, kept, ask) !== null;
}

export function back(kept: Kept): Kept {
  return kept.at > 0 ? { ...kept, at: kept.at - 1 } : kept;
}

/** This has happened, and that is asked now. Nothing that is being read is taken away. */
export function met(course: Course, kept: Kept, happened: readonly string[], ask: string | null): Kept {
  const fresh = new Set(
    happened.filter(
      (lesson) => course.all.has(lesson) && !kept.shown.includes(lesson) && !kept.waiting.includes(lesson),
    ),
  );
  const now = fresh.size > 0 ? { ...kept, waiting: [...kept.waiting, ...fresh] } : kept;
  return current(now) === null && more(course, now, ask) ? next(course, now, ask) : now;
}

/** The person has answered: what was explained before is done with, except the aim, which is read to its end. */
export function answered(course: Course, kept: Kept): Kept {
  const last = kept.shown.at(-1);
  return last === undefined || course.aims.includes(last) ? kept : { ...kept, at: kept.shown.length };
}

/** The game is over: now only the end is explained. */
export function over(course: Course, kept: Kept): Kept {
  return kept.shown.includes(END) || !course.all.has(END)
    ? kept
    : { ...kept, shown: [...kept.shown, END], at: kept.shown.length, waiting: [] };
}

/** What a browser has kept, if it can be read. */
export function read(text: string | null): Kept | null {
  if (!text) return null;
  try {
    const found = JSON.parse(text) as Partial<Kept>;
    return { ...FRESH, ...found };
  } catch {
    return null;
  }
}
