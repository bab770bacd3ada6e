import { describe, expect, it } from 'vitest';
import { crewOf, faceOf, opener, splitters, stageOf, standing } from '../src/boards/jolly-und-roger/cards';
import { effectOf, targetOf } from '../src/boards/jolly-und-roger/targets';
import { confirms, note, tells } from '../src/boards/jolly-und-roger/facts';
import { crewLayout, rowFor, shipWidth } from '../src/boards/jolly-und-roger/layout';
import { named, namesAt } from '../src/boards/jolly-und-roger/naming';
import { toggled, upper } from '../src/boards/jolly-und-roger/split';
import { Words } from '../src/lib/words';
import type { JollyView, Known, Public } from '../src/boards/jolly-und-roger/types';
import type { Choice } from '../src/wire';
import type { View } from '../src/board/board';

const components = { specials: { skeleton: { strength: 3 } }, parrot: { strength: 1 } };
const forgotten: Known = {
  turn: 4,
  offer: [],
  sets: [],
  hands: [[], []],
  crews: [],
  chests: [[], []],
  gone: [],
  unseen: [],
};
const SHIPS = ['green', 'yellow', 'blue', 'red'];

function table(open: Partial<Public> = {}, more: Partial<JollyView> = {}): JollyView {
  const ships = SHIPS.map((colour, n) => ({
    id: `ship-${colour}`,
    gold: 3 + 2 * n,
    captain: null,
    strength: [0, 0] as [number, number],
    crews: [[], []] as [string[], string[]],
  }));
  const basic: Public = {
    turn: 5,
    turns: 8,
    deck: 15,
    away: 10,
    flag: 1,
    offer: [],
    sets: [],
    hands: [[], []],
    ships,
    chests: [0, 0],
    captains: [4, 4],
    gone: 0,
  };
  return {
    game: 'jolly-und-roger',
    seats: 2,
    options: {},
    seat: 0,
    actor: 0,
    over: false,
    pending: [],
    private: {},
    ...more,
    public: { ...basic, ...open },
  };
}
function at(view: JollyView, ship: number, change: object): JollyView {
  const ships = view.public.ships.map((one, n) => (n === ship ? { ...one, ...change } : one));
  return { ...view, public: { ...view.public, ships } };
}
const choice = (verb: string, card: string, ship = ''): Choice => ({
  move: `${verb} ${card} ${ship}`,
  verb,
  parts: [card, ship],
  values: { card, ship },
  kinds: {},
});

describe('cards', () => {
  it('reads what is printed on a card', () => {
    expect(faceOf('blue-4', components)).toMatchObject({ kind: 'pirate', colour: 'blue', strength: 4 });
    expect(faceOf('skeleton', components)).toMatchObject({ colour: null, strength: 3 });
    expect(faceOf('kraken', components).strength).toBe(0);
    expect(faceOf('parrot', components)).toMatchObject({ kind: 'parrot', strength: 1 });
  });

  it('knows the truth under own parrots only, or under all where the table remembers', () => {
    let view = at(table({}, { private: { parrots: [['red-2', 'kraken'], [], [], []] } }), 0, {
      crews: [['parrot', 'green-1', 'parrot'], ['parrot']],
    });
    expect(crewOf(view, 0, 0, components).map((card) => card.under?.id ?? null)).toEqual(['red-2', null, 'kraken']);
    expect(crewOf(view, 1, 0, components)[0]?.under).toBeNull();
    view = {
      ...view,
      seat: null,
      private: {},
      known: {
        ...forgotten,
        crews: [['(red-2)', 'green-1', '(kraken)'], [], [], [], ['(blue-1)']],
        chests: [['red-4'], []],
      },
    };
    expect(crewOf(view, 1, 0, components)[0]?.under?.id).toBe('blue-1');
    expect(standing(view, components).map((line) => line.chest)).toEqual([4, 0]);
  });

  it('sums what each would have, as far as it can be known', () => {
    const view = at(table({ chests: [2, 3] }, { private: { gold: 7 } }), 2, { captain: 1 });
    expect(standing(view, components)).toEqual([
      { seat: 0, ships: 0, chest: 7, cards: 2, sum: 7 },
      { seat: 1, ships: 7, chest: null, cards: 3, sum: 7 },
    ]);
  });

  it('tells the stage and who splits in every turn', () => {
    expect(stageOf(table({ offer: ['red-1'] }))).toBe('split');
    expect(stageOf(table({ sets: [['red-1'], ['red-2']] }))).toBe('take');
    expect(stageOf(table({ hands: [[], ['red-1']] }))).toBe('play');
    expect(stageOf(table({}, { over: true }))).toBe('over');
    expect(opener(table(), [])).toBe(1);
    expect(opener(table({ turn: 6 }), [])).toBe(0);
    expect(splitters(table(), 1)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    const began = { number: 1, rule: '2.6', line: 'begins', values: { seat: 1 }, kinds: {} };
    expect(opener(table({ flag: null }), [began])).toBe(1); // the flag is gone when all is over
    expect(opener(table({ flag: null }), [])).toBeNull();
  });
});

describe('effects', () => {
  const view = at(table({}, { private: { gold: 5, parrots: [[], [], ['red-4', 'kraken'], []] } }), 2, {
    strength: [6, 8],
    captain: 1,
    crews: [
      ['blue-4', 'parrot', 'parrot'],
      ['blue-5', 'skeleton'],
    ],
  });
  const effect = (one: Choice, changes: Record<string, unknown> = {}) => {
    const target = targetOf(one, view);
    return target && { ...target, ...effectOf(target, view, 0, () => ({ events: [], changes })) };
  };
  it('are what the server says, in numbers', () => {
    const laid = { 'public/ships/2/strength/0': 9, 'public/ships/2/captain': 0 };
    expect(effect(choice('lay', 'blue-3', 'ship-blue'), laid)).toMatchObject({
      ship: 2,
      side: 'own',
      before: 6,
      after: 9,
      against: 8,
      captain: 'mine',
      changes: true,
    });
    expect(effect(choice('parrot', 'blue-3', 'ship-blue'), { 'public/ships/2/strength/0': 7 })).toMatchObject({
      after: 7,
      captain: 'theirs',
      changes: false,
    });
    expect(effect(choice('kraken', 'kraken', 'ship-blue'), { 'public/ships/2/strength/1': 5 })).toMatchObject({
      side: 'other',
      before: 8,
      after: 5,
      against: 6,
    });
    expect(effect(choice('board', 'blue-3', 'ship-blue'), { 'private/gold': 8 })).toMatchObject({
      side: 'chest',
      before: 5,
      after: 8,
    });
    expect(effect(choice('tortuga', 'tortuga'), laid)).toMatchObject({ ship: -1, after: 3 });
    expect(effect(choice('take', 'set-1'))).toBeNull();
  });
  it('are not there before the server has said them', () => {
    const target = targetOf(choice('lay', 'blue-3', 'ship-blue'), view);
    expect(target && effectOf(target, view, 0, () => null)).toBeNull();
  });
  it('says it at the prompt', () => {
    const words = new Words('en', [
      'board-note-crew = { $before } to { $after } against { $against }\n' +
        'board-note-split = { $first } against { $second }\n' +
        'board-confirm-split = split into { $first } and { $second }\n' +
        'list-last = { $first } and { $last }\n',
    ]);
    const foresees = () => ({ events: [], changes: { 'public/ships/2/strength/0': 9 } });
    expect(note(choice('lay', 'blue-3', 'ship-blue'), view as unknown as View, words, {}, foresees)).toBe(
      '6 to 9 against 8',
    );
    const split = { ...choice('split', ''), parts: ['offer-1', 'offer-3'] };
    const five = table({ offer: ['green-1', 'green-2', 'kraken', 'skeleton', 'red-5'] });
    expect(note(split, five as unknown as View, words, {}, () => null)).toBe(
      'green-1 and kraken against green-2, skeleton and red-5',
    );
    expect(confirms(split, five as unknown as View, words)).toMatch(/2.* and .*3/);
    expect(confirms(choice('lay', 'blue-3', 'ship-blue'), view as unknown as View, words)).toBe('');
    expect([split, choice('take', 'set-1')].map(tells)).toEqual([true, false]);
  });
});

describe('a split', () => {
  const none = { parts: [], flipped: false };
  it('names the set without the last card, whichever row a person fills', () => {
    const first = toggled(none, 1);
    expect(first).toEqual({ parts: ['offer-2'], flipped: false });
    const last = toggled(first, 4); // 2 and 5 above: the named set is 1, 3, 4 below
    expect(last).toEqual({ parts: ['offer-1', 'offer-3', 'offer-4'], flipped: true });
    expect(upper(last)).toEqual([false, true, false, false, true]);
    expect(toggled(last, 4)).toEqual(first);
  });
  it('is none while all five lie together', () => {
    expect(upper(none)).toEqual([false, false, false, false, false]);
    const all = [0, 1, 2, 3, 4].reduce(toggled, none as Parameters<typeof toggled>[0]);
    expect(all.parts).toEqual([]);
  });
});

describe('layout', () => {
  it('keeps crews of every length in their room with readable strips', () => {
    for (const [width, room] of [
      [108, 250],
      [84, 172],
      [80, 100],
    ] as const) {
      for (let count = 1; count <= 8; count++) {
        const laid = crewLayout(count, width, room);
        expect(laid.strip).toBeGreaterThanOrEqual(18);
        if (room > 150) expect(laid.height).toBeLessThanOrEqual(room);
      }
    }
    expect(crewLayout(4, 108, 250)).toMatchObject({ columns: 1, card: 125, strip: 31 });
    expect(crewLayout(14, 108, 250).columns).toBe(2);
    expect(crewLayout(0, 108, 250).height).toBe(0);
  });
  it('gives a row of crews on a phone the room of the longest, up to a bound', () => {
    const heights = [0, 1, 2, 3, 9].map((longest) => rowFor(longest, 112));
    expect(heights).toEqual([52, 96, 116, 136, 136]);
    expect(crewLayout(3, 84, rowFor(3, 112) - 24).height).toBeLessThanOrEqual(112);
  });
  it('lets ships grow with their gold', () => {
    const widths = [3, 5, 7, 9].map((gold) => shipWidth(gold, 9));
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(new Set(widths).size).toBe(4);
  });
});

describe('naming', () => {
  it('follows a card from the offer to set, hand, crew and chest', () => {
    const offer = named(table({ offer: ['green-1', 'green-1', 'red-2', 'red-4', 'kraken'] }), []);
    const [first, second, two, four] = namesAt(offer, 'offer');
    const sets = named(
      table({
        sets: [
          ['green-1', 'red-2'],
          ['green-1', 'red-4', 'kraken'],
        ],
      }),
      offer,
    );
    expect(namesAt(sets, 'set-0')).toEqual([first, two]);
    const hands = named(
      table({
        hands: [
          ['green-1', 'red-2'],
          ['green-1', 'red-4', 'kraken'],
        ],
      }),
      sets,
    );
    expect(new Set(namesAt(hands, 'hand-1').slice(0, 2))).toEqual(new Set([second, four]));
    const parrot = named(
      at(table({ hands: [['green-1'], ['green-1', 'red-4', 'kraken']] }), 3, { crews: [['parrot'], []] }),
      hands,
    );
    expect(namesAt(parrot, 'crew-0-3')).toEqual([two]);
    const chest = named(
      at(table({ hands: [[], ['green-1', 'red-4', 'kraken']], chests: [1, 0] }), 3, { crews: [['parrot'], []] }),
      parrot,
    );
    expect(namesAt(chest, 'chest-0')).toEqual([first]);
    expect(namesAt(chest, 'crew-0-3')).toEqual([two]);
    const turned = named(
      at(table({ hands: [[], ['green-1', 'red-4', 'kraken']], chests: [1, 0] }), 3, { crews: [['red-2'], []] }),
      chest,
    );
    expect(namesAt(turned, 'crew-0-3')).toEqual([two]);
  });
  it('gives every card a name of its own, also from nothing', () => {
    const all = named(table({ hands: [['red-1', 'red-1'], ['red-1']], chests: [3, 2] }), []);
    expect(new Set(all.map((slot) => slot.name)).size).toBe(8);
  });
});
