import { describe, expect, it } from 'vitest';
import { assemble, badge, begun, chosen, grouped, keyOf, leadsTo, loose, pick, wholes } from '../src/table/assembly';
import type { Choice } from '../src/wire';

const move = (text: string, ...parts: string[]): Choice => ({
  move: text,
  verb: text.split(' ')[0] ?? '',
  parts,
  values: {},
  kinds: {},
});
const texts = (choices: readonly Choice[]) => choices.map((one) => one.move);

// A hand of Jolly & Roger: a card goes to its ship, to the chest, or face down as a parrot to any ship.
const CREW = [
  move('lay red-2 ship-red', 'red-2', 'ship-red'),
  move('parrot red-2 ship-red', 'red-2', 'ship-red', 'parrot'),
  move('parrot red-2 ship-blue', 'red-2', 'ship-blue', 'parrot'),
  move('board red-2 ship-red', 'red-2', 'chest'),
  move('kraken ship-blue', 'kraken', 'enemy-ship-blue'),
  move('tortuga'),
];
const POUR = [move('pour 0'), move('pour 1', 'rum'), move('pour 2', 'rum', 'rum'), move('pour 3', 'rum', 'rum', 'rum')];

describe('assemble', () => {
  it('offers every part while nothing is chosen, and nothing to confirm', () => {
    const now = assemble(CREW, []);
    expect([...now.open].sort()).toEqual([
      'chest',
      'enemy-ship-blue',
      'kraken',
      'parrot',
      'red-2',
      'ship-blue',
      'ship-red',
    ]);
    expect(now.ready).toEqual([]);
  });

  it('narrows to the moves that have all chosen parts, in any order', () => {
    expect(texts(assemble(CREW, ['ship-red', 'red-2']).candidates)).toEqual([
      'lay red-2 ship-red',
      'parrot red-2 ship-red',
    ]);
    expect(texts(assemble(CREW, ['red-2', 'ship-red']).candidates)).toEqual([
      'lay red-2 ship-red',
      'parrot red-2 ship-red',
    ]);
  });

  it('is ready with exactly the parts of a move, though more could be added', () => {
    const now = assemble(CREW, ['red-2', 'ship-red']);
    expect(texts(now.ready)).toEqual(['lay red-2 ship-red']);
    expect(now.more).toBe(true);
    expect([...now.open]).toEqual(['parrot']);
  });

  it('is ready as soon as one move only is left: nobody has to click what is forced', () => {
    const now = assemble(CREW, ['kraken']);
    expect(texts(now.ready)).toEqual(['kraken ship-blue']);
    expect(now.more).toBe(false);
  });

  it('offers moves of the same parts side by side', () => {
    const both = [move('keep ware', 'ware'), move('sell ware', 'ware')];
    expect(texts(assemble(both, ['ware']).ready)).toEqual(['keep ware', 'sell ware']);
  });

  it('counts parts that come several times', () => {
    const now = assemble(POUR, ['rum', 'rum']);
    expect(texts(now.ready)).toEqual(['pour 2']);
    expect(now.open.has('rum')).toBe(true);
    expect(assemble(POUR, ['rum', 'rum', 'rum']).open.has('rum')).toBe(false);
  });
});

describe('pick', () => {
  it('adds what fits', () => {
    expect(pick(CREW, ['red-2'], 'ship-blue')).toEqual({ kind: 'chosen', parts: ['red-2', 'ship-blue'] });
  });

  it('takes back what was chosen', () => {
    expect(pick(CREW, ['red-2', 'ship-blue'], 'red-2')).toEqual({ kind: 'taken-back', parts: ['ship-blue'] });
  });

  it('begins anew with what belongs to other moves only', () => {
    expect(pick(CREW, ['red-2', 'chest'], 'kraken')).toEqual({ kind: 'anew', parts: ['kraken'] });
  });

  it('says which parts to ask about when nothing fits', () => {
    expect(pick(CREW, ['red-2'], 'ship-green')).toEqual({ kind: 'impossible', parts: ['red-2', 'ship-green'] });
    expect(pick([], [], 'ship-green').kind).toBe('impossible');
    // nothing can be added to that move
    expect(pick(CREW, ['kraken', 'enemy-ship-blue'], 'ship-green').parts).toEqual(['ship-green']);
  });

  it('adds a bottle after the other, then takes one back', () => {
    expect(pick(POUR, ['rum', 'rum'], 'rum').parts).toEqual(['rum', 'rum', 'rum']);
    expect(pick(POUR, ['rum', 'rum', 'rum'], 'rum')).toEqual({ kind: 'taken-back', parts: ['rum', 'rum'] });
  });
});

it('numbers what was chosen in the order of choosing', () => {
  expect([badge(['b', 'a'], 'a'), badge(['b', 'a'], 'b'), badge(['b', 'a'], 'c')]).toEqual([2, 1, 0]);
});

it('previews the move a thing leads to', () => {
  expect(leadsTo(CREW, [], 'kraken')?.move).toBe('kraken ship-blue');
  expect(leadsTo(CREW, [], 'red-2')).toBeNull();
  expect(leadsTo(CREW, ['red-2'], 'chest')?.move).toBe('board red-2 ship-red');
  expect(leadsTo(CREW, ['red-2'], 'red-2')).toBeNull();
});

it('gives buttons to moves that nothing drawn leads to', () => {
  expect(texts(loose(CREW, (part) => part !== 'kraken' && !part.startsWith('enemy')))).toEqual([
    'kraken ship-blue',
    'tortuga',
  ]);
});

it('lists moves of a verb together, so that numbers count down the list', () => {
  const mixed = [move('lay a', 'a'), move('pass'), move('lay b', 'b'), move('pass twice')];
  expect(grouped(mixed).map(texts)).toEqual([
    ['lay a', 'lay b'],
    ['pass', 'pass twice'],
  ]);
});

describe('a decision of several moves', () => {
  const deal: Choice = { ...move('deal any2', 'any2'), cost: { favour: 1 }, next: [1, 2] };
  const told = {
    completions: [
      { move: 'pour 1', parts: ['rum'], values: { rum: 1 }, cost: { rum: 1 } },
      { move: 'lay ruby', next: [0, 3] },
      { move: 'lay topaz' },
      { move: 'pour 0', parts: [], values: { rum: 0 } },
    ],
    kinds: { lay: { tile: 'tile' }, pour: { rum: 'rum' } },
  };
  const made = wholes(deal, told);

  it('has all parts and all costs of its moves, and what the server left out', () => {
    expect(made.map((one) => [keyOf(one), one.parts, one.cost])).toEqual([
      ['deal any2 lay ruby pour 1', ['any2', 'ruby', 'rum'], { favour: 1, rum: 1 }],
      ['deal any2 lay ruby pour 0', ['any2', 'ruby'], { favour: 1 }],
      ['deal any2 lay topaz', ['any2', 'topaz'], { favour: 1 }],
    ]);
    expect(made[0]?.then).toMatchObject({
      verb: 'lay',
      parts: ['ruby'],
      values: { tile: 'ruby' },
      kinds: { tile: 'tile' },
    });
    expect(made[0]?.then?.then?.values).toEqual({ rum: 1 });
  });

  it('is begun by the move whose parts were chosen first', () => {
    expect(begun([move('go', 'ruby'), deal], ['any2', 'ruby'])).toBe(deal);
    expect(begun([move('go', 'ruby'), deal], ['ruby', 'any2'])).toBeUndefined();
    expect(begun([deal], [])).toBeUndefined();
  });

  it('tells which of its moves are chosen, so that one can be asked about after them', () => {
    const [poured] = made;
    if (!poured) throw new Error('no whole');
    expect(chosen(deal, poured, ['any2'])).toEqual(['deal any2']);
    expect(chosen(deal, poured, ['any2', 'ruby'])).toEqual(['deal any2', 'lay ruby']);
    // after all, nothing is asked
    expect(chosen(deal, poured, ['any2', 'ruby', 'rum'])).toEqual(['deal any2', 'lay ruby']);
  });
});
