import { expect, it } from 'vitest';
import { skyline, waves } from '../src/boards/mutinies/art';
import { note, progress } from '../src/boards/mutinies/facts';
import { flights } from '../src/boards/mutinies/flights';
import {
  CELLS,
  CHART,
  PANEL,
  abreast,
  berths,
  cell,
  chartSpots,
  fan,
  panelSpots,
  ruler,
  standing,
  type Spots,
} from '../src/boards/mutinies/layout';
import { scenes } from '../src/boards/mutinies/scenes';
import { brought, outlook, size } from '../src/boards/mutinies/outlook';
import { actionOf, cardKind, face, heap } from '../src/boards/mutinies/types';
import type { MutinyView, Public } from '../src/boards/mutinies/view';
import { Words } from '../src/lib/words';
import type { View } from '../src/board/board';
import type { Choice, SeenEvent } from '../src/wire';

const SPACES = [
  ...['routes', 'beyond', 'wreck', 'tavern'].flatMap((one) => [1, 2, 3, 4, 5].map((n) => `${one}-${n}`)),
  ...['any2', 'any3', 'any4', 'same3', 'pairs', 'same4'].map((one) => `market-${one}`),
  ...['yarn', 'theft', 'visit', 'rumours', 'market'].map((one) => `city-${one}`),
  'cabin',
  'wheel-0',
  'wheel-1',
  'wheel-3',
  'wheel-6',
];
it('has a place for every space, and none on another', () => {
  const apart = (spots: Spots, of: (space: string) => boolean) => {
    const all = Object.entries(spots).filter(([space]) => of(space) && !space.startsWith('routes-'));
    for (const [one, a] of all)
      for (const [other, b] of all)
        if (one < other)
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${one} ${other}`).toBeGreaterThanOrEqual(a.r + b.r - 1);
  };
  expect(Object.keys(chartSpots(5)).sort()).toEqual([...SPACES].sort());
  expect(Object.keys(panelSpots(5)).sort()).toEqual([...SPACES].sort());
  expect(chartSpots(4)['routes-5']).toBeUndefined();
  apart(chartSpots(5), () => true);
  for (const place of ['beyond', 'wreck', 'tavern', 'market', 'city', 'wheel'])
    apart(panelSpots(5), (space) => space.startsWith(place));
  for (const { x, y, r } of Object.values(chartSpots(5))) {
    expect(x - r).toBeGreaterThan(CHART.side);
    expect(x + r).toBeLessThan(CHART.width - CHART.side);
    expect(y + r).toBeLessThan(CHART.height - CHART.frame);
  }
  for (const { x, r } of Object.values(panelSpots(5))) expect([x - r >= 0, x + r <= PANEL]).toEqual([true, true]);
});

it('lays the track once around the frame', () => {
  const all = Array.from({ length: CELLS }, (_, n) => cell(n));
  expect(new Set(all.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`)).size).toBe(CELLS);
  for (let n = 0; n < CELLS; n++) {
    const [a, b] = [cell(n), cell(n + 1)];
    const near = Math.max(
      Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width),
      Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height),
    );
    expect(near, String(n)).toBeLessThan(0.01); // it touches the next one
  }
  expect([standing(-2), standing(3), standing(59), standing(60), standing(64)]).toEqual([0, 3, 59, 0, 4]);
  for (const n of [3, 25]) {
    const box = cell(n);
    const discs = [0, 1, 2, 3, 4].map((one) => fan(box, 5, one));
    expect(new Set(discs.map((one) => one.x)).size).toBe(5);
    for (const { x, y } of discs)
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

it('lets everybody stand on deck and in the cabin', () => {
  for (const count of [3, 4, 5]) expect(new Set(berths(count).map((one) => one.x)).size).toBe(count);
  const cabin = { x: 50, y: 50, r: 26 };
  expect(abreast(cabin, 1, 0)).toEqual({ x: 50, y: 50 });
  expect([0, 1, 2, 3].map((n) => abreast(cabin, 4, n).x).every((x) => Math.abs(x - 50) <= 26)).toBe(true);
});

it('stacks discs on the ruler that would hide one another', () => {
  expect(ruler([3, 3, 3], 320).map((one) => one.level)).toEqual([0, 1, 2]);
  expect(ruler([3, 30], 320).map((one) => one.level)).toEqual([0, 0]);
  expect(ruler([80], 320)[0]?.x).toBeLessThan(320);
});

it('draws the same coast in every run', () => {
  expect(skyline(300, 3)).toEqual(skyline(300, 3));
  expect(skyline(300, 3).houses).not.toBe(skyline(300, 4).houses);
  expect(waves(8, 40, [[0, 2000, 0, 2000]])).toBe('');
});

it('reads tiles and cards', () => {
  expect(face('ruby-10')).toMatchObject({ treasure: false, stone: 'ruby', rum: 1, doubloons: 0 });
  expect(face('joker-12')).toMatchObject({ stone: 'joker', rum: 1, doubloons: 2 });
  expect(face('treasure-exchange')).toMatchObject({ treasure: true, stone: '', kind: 'exchange' });
  expect(face('treasure-ruby', { treasures: { ruby: { rum: 1, source: 'reconstructed' } } })).toMatchObject({
    treasure: true,
    stone: 'ruby',
    rum: 1,
  });
  expect(heap(['a', 'b', 'a'])).toEqual([
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
  ]);
  expect([cardKind('sharks'), cardKind('duel'), cardKind('loyal-soul')]).toEqual(['must', 'may', 'end']);
  expect([actionOf('market-any2'), actionOf('cabin'), actionOf('wheel-3')]).toEqual(['market', '', '']);
});

it('shows what the server works out', () => {
  const told = { outlook: { sizes: [2, 3, 4, 3, 4, 4], dives: [97], cards: 21 } } as unknown as MutinyView;
  expect([size(told, 'any2'), size(told, 'pairs'), size({} as MutinyView, 'any2')]).toEqual([2, 4, 0]);
  expect(outlook({} as MutinyView)).toEqual({});
  const paid = { number: 1, rule: '', line: 'yield', values: { seat: 0, doubloons: 2, prestige: 8 }, kinds: {} };
  expect([brought([paid]), brought([{ ...paid, line: 'handed-over' }])]).toEqual([{ doubloons: 2, prestige: 8 }, null]);
});

it('lets things fly from where they lay', () => {
  const before = { figures: ['routes-3', ''], display: ['ruby-00', 'topaz-00', 'ruby-00'] } as unknown as Public;
  const event = (line: string, values: Record<string, unknown>): SeenEvent => ({
    number: 1,
    rule: '',
    line,
    values,
    kinds: {},
  });
  expect(flights([event('took', { seat: 0, tile: 'ruby-00' })], before)).toEqual([
    { what: 'tile', tile: 'ruby-00', from: 'routes-3', to: 'seat-0' },
  ]);
  expect(flights([event('took', { seat: 1, tile: 'topaz-00' })], before)[0]?.from).toBe('routes-2');
  expect(
    flights([event('robbed', { seat: 1, victim: 0 }), event('round-begins', { round: 2, seat: 0 })], before),
  ).toEqual([{ what: 'coin', from: 'seat-0', to: 'seat-1' }]);
});

it('shows the end of a round part by part, the figures where they stand', () => {
  const event = (line: string, rule: string, values: Record<string, unknown>): SeenEvent => ({
    number: 1,
    rule,
    line,
    values,
    kinds: {},
  });
  const round = (figures: string[], action: string) => ({ seats: 2, public: { figures, action } }) as unknown as View;
  const [before, after] = [round(['tavern-1', '', 'wheel-0'], 'tavern'), round(['', '', ''], '')];
  const found = scenes(before, after, [
    event('to-cabin', '8.1', { seat: 1 }),
    event('used', '10.2', { seat: 1 }),
    event('first-rum', '5.5', { seat: 0 }),
    event('dealt', '5.6', { seat: 0 }),
    event('bonus', '2.2', { seat: 0 }),
    event('cabin-doubloon', '8.2', { seat: 1 }),
    event('henchman-wheel', '12.6', { seat: 0 }),
    event('no-mutiny', '8.7', {}),
    event('marked', '3.7', { action: 'tavern' }),
    event('round-begins', '3.1', { round: 2, seat: 0 }),
  ]);
  expect(found.map((one) => one.events.map((told) => told.line).join(' '))).toEqual([
    'to-cabin used',
    'first-rum dealt bonus',
    'cabin-doubloon',
    'henchman-wheel no-mutiny',
    'marked round-begins',
  ]);
  expect(found.map((one) => (one.view as unknown as { public: Public }).public.figures[1])).toEqual([
    'cabin',
    'cabin',
    'cabin',
    'cabin',
    '',
  ]);
  expect(
    scenes(before, after, [event('follows', '3.5', { seat: 1, space: 'tavern-2' })]).map((one) => one.view),
  ).toEqual([after]);
  expect(
    scenes(after, after, [
      event('captain-goes', '3.3', { seat: 0, action: 'wreck' }),
      event('sent', '12.2', { seat: 0, space: 'wheel-1' }),
      event('marked', '3.7', {}),
    ])[0]?.view.public as unknown as Public,
  ).toMatchObject({ action: 'wreck', figures: ['', '', 'wheel-1'] });
});

it('tells beside the board what a place is worth', () => {
  const words = new Words('en', [
    'board-pile-left = { $pile } left\n' +
      'board-note-wreck = { $percent } %\n' +
      'board-last = last\n' +
      'board-last-next = next is last',
  ]);
  const view = (last: number) =>
    ({
      public: { round: 4, last, pile: 9, tavern: 5, 'jewel-stack': 7 },
      outlook: { dives: [97, 89] },
    }) as unknown as View;
  const go = (space: string) => ({ move: '', verb: 'go', parts: [space], values: { space }, kinds: {} }) as Choice;
  expect(note(go('wreck-2'), view(0), words, {}, () => null)).toBe('89 %');
  expect(note(go('market-any2'), view(0), words, {}, () => null)).toBe('');
  expect(progress(view(0), words)).toContain('9 left');
  expect(progress(view(4), words)).toMatch(/last$/);
  expect(progress(view(5), words)).toContain('next is last');
});
