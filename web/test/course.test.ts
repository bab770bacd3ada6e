import { describe, expect, it } from 'vitest';
import {
  FRESH,
  KNOWN,
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
  type Kept,
} from '../src/first/course';
import { Words } from '../src/lib/words';

const FILE = `
log-boarded = boards
first-aim-1 = One.
    .rule = 1.1
first-aim-2 = Two.
    .rule = 1.2
first-ask-turn = What to do?
    .think = Think.
    .rule = 3.1
first-ask-order = Which first?
    .think = Think.
    .rule = 7.9
    .rare = yes
first-log-boarded = Boarded.
    .rule = 4.1
first-log-escapes = Gone.
    .rule = 7.2
    .rare = yes
first-end = The end.
    .rule = 9.4
`;
const words = new Words('en', [FILE]);
const course = courseOf(words.keys('first-'), (key) => words.beside(key, 'rare') !== '');
const readAims = (kept: Kept): Kept => next(course, next(course, met(course, kept, [], null), null), null);

describe('a course', () => {
  it('is made of the messages of a game, in their order', () => {
    expect(course.aims).toEqual(['aim-1', 'aim-2']);
    expect(course.core).toEqual(['aim-1', 'aim-2', 'ask-turn', 'log-boarded']);
    expect(words.beside('first-ask-turn', 'rule')).toBe('3.1');
    expect(words.beside('first-ask-turn', 'rare')).toBe('');
  });

  it('begins with the aim, even if something is asked and has happened already', () => {
    let kept = met(course, FRESH, ['log-boarded', 'log-placed'], 'ask-turn');
    expect(current(kept)).toBe('aim-1');
    kept = next(course, kept, 'ask-turn');
    expect(current(kept)).toBe('aim-2');
    kept = next(course, kept, 'ask-turn');
    expect(current(kept)).toBe('ask-turn'); // what is asked before what has happened
    kept = next(course, kept, 'ask-turn');
    expect(current(kept)).toBe('log-boarded');
    kept = next(course, kept, 'ask-turn');
    expect(current(kept)).toBe(KNOWN);
    expect(more(course, kept, 'ask-turn')).toBe(false);
    expect(current(next(course, kept, 'ask-turn'))).toBeNull();
  });

  it('never explains a thing twice', () => {
    let kept = readAims(FRESH);
    const seen: string[] = [];
    for (let n = 0; n < 8; n++) {
      kept = met(course, kept, ['log-boarded', 'log-escapes', 'log-boarded'], n % 2 ? 'ask-turn' : 'ask-order');
      const lesson = current(kept);
      if (lesson) seen.push(lesson);
      kept = answered(course, kept);
    }
    expect(seen).toEqual(['ask-order', 'ask-turn', 'log-boarded', 'log-escapes', KNOWN]);
    expect(new Set(kept.shown).size).toBe(kept.shown.length);
  });

  it('leaves what is being read, and the aim even when one plays on', () => {
    let kept = met(course, FRESH, [], 'ask-turn');
    expect(current(answered(course, kept))).toBe('aim-1');
    kept = met(course, readAims(FRESH), ['log-boarded'], null);
    expect(current(kept)).toBe('log-boarded');
    kept = met(course, kept, ['log-escapes'], 'ask-turn');
    expect(current(kept)).toBe('log-boarded');
    expect(current(next(course, kept, 'ask-turn'))).toBe('ask-turn');
  });

  it('explains a decision when it is asked, not later', () => {
    let kept = met(course, readAims(FRESH), ['log-boarded'], null);
    kept = met(course, kept, [], 'ask-turn'); // not read: an event was being explained
    kept = met(course, answered(course, kept), ['log-escapes'], null);
    expect(current(kept)).toBe('log-escapes');
    kept = met(course, answered(course, kept), [], 'ask-turn');
    expect(current(kept)).toBe('ask-turn');
  });

  it('goes back through what was shown and forward again', () => {
    let kept = met(course, readAims(FRESH), [], 'ask-turn');
    kept = back(back(kept));
    expect(current(kept)).toBe('aim-1');
    expect(current(back(kept))).toBe('aim-1');
    expect(kept.shown).toEqual(['aim-1', 'aim-2', 'ask-turn']);
    kept = next(course, next(course, kept, 'ask-turn'), 'ask-turn');
    expect(current(kept)).toBe('ask-turn');
  });

  it('counts what a first game is meant to show', () => {
    let kept = readAims(FRESH);
    expect(progress(course, kept)).toEqual({ seen: 2, total: 4 });
    kept = met(course, kept, ['log-escapes'], null);
    expect(progress(course, kept)).toEqual({ seen: 2, total: 4 });
    kept = met(course, answered(course, kept), ['log-boarded'], null);
    expect(progress(course, kept)).toEqual({ seen: 3, total: 4 });
  });

  it('ends with the end, whatever was still waiting', () => {
    const kept = over(course, met(course, readAims(FRESH), ['log-boarded', 'log-escapes'], null));
    expect(current(kept)).toBe('end');
    expect(kept.waiting).toEqual([]);
    expect(over(course, kept)).toBe(kept);
    expect(current(next(course, kept, null))).toBeNull();
  });

  it('goes on where it was after a reload', () => {
    const kept = met(course, readAims(FRESH), ['log-boarded'], 'ask-turn');
    const again = read(JSON.stringify(kept));
    expect(again).toEqual(kept);
    expect(met(course, again ?? FRESH, ['log-boarded'], 'ask-turn')).toEqual(kept);
    expect(read(null)).toBeNull();
    expect(read('{')).toBeNull();
    expect(read('{"on":false}')).toEqual({ ...FRESH, on: false });
  });
});
