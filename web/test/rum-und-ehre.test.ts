import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encounter } from '../src/boards/rum-und-ehre/encounter';
import { housesOf } from '../src/boards/rum-und-ehre/houses';
import { calls, missing, sideOf } from '../src/boards/rum-und-ehre/facts';
import { along, around, beside, planOf, PLAZA, stones, TOWN, type Plan } from '../src/boards/rum-und-ehre/plan';
import { scenes } from '../src/boards/rum-und-ehre/scenes';
import { token, type Components, type Public, type RumView, type Tile } from '../src/boards/rum-und-ehre/types';
import { won } from '../src/boards/rum-und-ehre/won';
import type { View } from '../src/board/board';
import { LANGUAGES, Words } from '../src/lib/words';
import { wholes } from '../src/table/assembly';
import type { Choice, SeenEvent } from '../src/wire';

// The tiles of the game's own components file: its lists are JSON.
const text = readFileSync(`${import.meta.dirname}/../../src/klabauter/games/rum_und_ehre/components.toml`, 'utf-8');
const tiles: Record<string, Tile> = {};
for (const part of text.split('[tiles.').slice(1)) {
  const list = (name: string): unknown => JSON.parse(new RegExp(`^${name} = (\\[.*\\])`, 'm').exec(part)?.[1] ?? '[]');
  tiles[part[0] ?? ''] = { fields: list('fields'), at: list('at'), inner: list('inner'), stubs: list('stubs') } as Tile;
}
const components = { tiles, dates: { rum: 4, chest: 6 }, scorpions: { points: -2 } } as unknown as Components;

const PATIENCE = 60_000; // milliseconds; much is computed, and the machine may be busy
const TOWN_A = ['1r3', '4', '8r1', '6r3', '3r3', '7', '2r2', '5', '9'];
// Alleys of this town as the server counts their segments.
const LENGTHS =
  '1a:2 1b:1 1c:2 1d:3 1e:2 2a:2 2b:3 2c:3 2d:2 2e:2 3a:3 3b:3 3c:3 3d:2 3e:2 4a:2 4b:2 4c:2 4d:2 5a:1 ' +
  '5b:2 5c:2 6a:2 6b:2 6c:2 6d:2 7a:1 7b:2 7c:3 7d:3 7e:1 8a:2 8b:3 8c:1 8d:2 9a:2 9b:2 9c:3 9d:2 9e:2 ' +
  'x1:3 x2:3 x3:3 x4:3 x5:2 x6:3 x7:2 x8:3 x9:3 x10:3 x11:3 x12:2 x13:3 x14:1 x15:3 x16:4 x17:4 x18:2 ' +
  'x19:2 x20:2 x21:4 x22:2 x23:2 x24:1 d1:2 d2:3 d3:2 d4:3 d5:1 d6:3 d7:3 d8:2 d9:3 d10:2 d11:2 d12:2 ' +
  'd13:2 d14:2 d15:2 d16:2 d17:2 d18:2 d19:3 d20:1 d21:2 d22:3 d23:2 d24:1';

function random(seed: number): string[] {
  let state = seed;
  const next = (below: number) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
  const left = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return Array.from({ length: 9 }, () => `${left.splice(next(left.length), 1)[0] ?? ''}r${next(4)}`);
}
const far = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(((a[0] ?? 0) - (b[0] ?? 0)) ** 2 + ((a[1] ?? 0) - (b[1] ?? 0)) ** 2);

it('draws the alleys the server counts', () => {
  const plan = planOf(TOWN_A, tiles);
  expect(plan.ways.map((way) => `${way.id}:${way.stones}`).sort()).toEqual(LENGTHS.split(' ').sort());
  for (const way of plan.ways) expect(way.spots).toHaveLength(way.stones);
  expect(new Set(plan.ways.map((way) => way.id)).size).toBe(88);
});

it(
  'draws any town so that stones can be counted and nothing lies on anything',
  () => {
    for (let seed = 1; seed <= 12; seed++) {
      const plan: Plan = planOf(random(seed), tiles);
      expect(plan.ways).toHaveLength(88);
      expect(plan.places).toHaveLength(36);
      let [inside, apart, clear] = [TOWN, TOWN, TOWN];
      for (const way of plan.ways) {
        way.spots.forEach((spot, n) => {
          inside = Math.min(inside, spot[0], spot[1], TOWN - spot[0], TOWN - spot[1]);
          if (n) apart = Math.min(apart, far(spot, way.spots[n - 1] ?? [0, 0]));
        });
        apart = Math.min(apart, way.pitch);
        plan.places.forEach((place, n) => {
          if (n !== way.from && n !== way.to)
            for (const point of way.points.filter((_, k) => k % 3 === 0)) clear = Math.min(clear, far(point, place.at));
        });
      }
      expect(inside).toBeGreaterThan(-1);
      expect(apart).toBeGreaterThan(14);
      expect(clear).toBeGreaterThan(PLAZA + 8);
    }
  },
  PATIENCE,
);

it('turns a tile without tearing its alleys', () => {
  const [upright, turned] = [planOf(['4'], tiles), planOf(['4r1'], tiles)];
  upright.places.forEach((place, n) => {
    const other = turned.places[n];
    expect(other?.at[0]).toBeCloseTo(300 - place.at[1]);
    expect(other?.at[1]).toBeCloseTo(place.at[0]);
  });
  expect(upright.ways).toHaveLength(12); // four inner alleys and eight stubs that wait for a neighbour or lead out
  for (const way of turned.ways)
    expect(along(way.points, way.length).at[0]).toBeCloseTo(way.points.at(-1)?.[0] ?? 0, 3);
  expect(stones(turned.ways[0] as Plan['ways'][0], 14.6).dashes).toMatch(/^\d/);
});

it('puts badges beside their alley and apart from each other', () => {
  const plan = planOf(TOWN_A, tiles);
  const here = 0;
  const taken: { at: readonly [number, number]; radius: number }[] = [];
  for (const way of plan.ways.filter((one) => one.from === here || one.to === here)) {
    const at = beside(plan, way, 21, 14, taken, here);
    for (const other of taken) expect(far(at, other.at)).toBeGreaterThan(20);
    expect(Math.min(...way.points.map((point) => far(point, at)))).toBeLessThan(90);
    taken.push({ at, radius: 21 });
  }
});

it(
  'builds the same houses every time',
  () => {
    const houses = housesOf(planOf(TOWN_A, tiles));
    expect(housesOf(planOf(TOWN_A, tiles))).toBe(houses);
    expect(houses.roofs.split('M').length + houses.tiled.split('M').length).toBeGreaterThan(500);
    expect(houses.landmarks.length).toBeGreaterThan(5);
  },
  PATIENCE,
);

const table = (change: Partial<Public> = {}): RumView =>
  ({
    game: 'rum-und-ehre',
    seats: 4,
    options: {},
    seat: 0,
    actor: 0,
    over: false,
    pending: [],
    private: { coins: 2, dates: ['date-rum'] },
    public: {
      round: 1,
      rounds: 5,
      starter: 0,
      town: TOWN_A,
      captain: 'rum-1',
      fields: [
        { id: 'rum-1', kind: 'rum', sort: null, tile: 1, x: 0, y: 0 },
        { id: 'coin-1', kind: 'coin', sort: null, tile: 1, x: 0, y: 0 },
      ],
      alleys: [{ id: '1a', ends: ['rum-1', 'coin-1'], length: 2, dark: false, owner: null }],
      players: [0, 1, 2, 3].map(() => ({ pirates: 5, hiring: 5, barrels: 0, flag: 0, dates: 0, aboard: false })),
      barrels: 12,
      pubs: ['swan-4', 'swan-2'],
      maps: [],
      chest: 'chest-5',
      scorpion: 'scorpion-17',
      sleep: ['bunk-7', 'hammock-4', 'coil-1'],
      stacks: {},
      shopping: false,
      ship: [],
      brawl: null,
      drinkers: [],
      roller: 0,
      total: 0,
      die: 0,
      spare: 0,
      ...change,
    },
  }) as unknown as RumView;
const told = (line: string, values: Record<string, unknown>): SeenEvent => ({
  number: 0,
  rule: '',
  line,
  values,
  kinds: {},
});
const show = (before: RumView, events: SeenEvent[]) =>
  scenes(before as unknown as View, table() as unknown as View, events).map((one) => ({
    now: (one.view as unknown as RumView).public,
    lines: one.events.map((event) => event.line),
  }));

it('shows a brawl column by column', () => {
  // Gold 1 and Blue 1 fight at the mast, Violet alone crosses first.
  const before = table({
    ship: [
      ['seat-0', 1, 0],
      ['seat-1', 1, 0],
      ['seat-3', 2, 0],
    ],
  });
  const found = show(before, [
    told('brawl-begins', { crews: ['seat-0', 'seat-1', 'seat-3'], pirates: [1, 1, 2] }),
    told('crosses-alone', { crew: 'seat-3', column: 2 }),
    told('fight', { column: 1, crews: ['seat-0', 'seat-1', 'seat-3'] }),
    told('rolled', { seat: 0, number: 3 }),
    told('rolled', { seat: 1, number: 3 }),
    told('loses', { crew: 'seat-0', by: 'seat-1', number: 3 }),
    told('crew-out', { crew: 'seat-0' }),
    told('sleeps', { crew: 'seat-0', token: 'coil-1' }),
    told('rolled', { seat: 3, number: 2 }),
    told('loses', { crew: 'seat-3', by: 'seat-1', number: 3 }),
    told('crosses', { crew: 'seat-1' }),
    told('other-side', { pirates: [0, 1, 1] }),
  ]);
  expect(found.map((one) => one.lines.join(' '))).toEqual([
    'brawl-begins',
    'crosses-alone',
    'fight rolled',
    'rolled',
    'loses',
    'crew-out sleeps',
    'rolled',
    'loses crosses',
    'other-side',
  ]);
  expect(found[1]?.now.ship[2]).toEqual(['seat-3', 1, 1]);
  expect(found[2]?.now).toMatchObject({ die: 3, brawl: { champion: 0, best: 0, fighters: [1, 2] } });
  expect(found[4]?.now).toMatchObject({ die: 0, brawl: { champion: 1, best: 3, fighters: [2] } });
  expect(found[4]?.now.players[0]?.pirates).toBe(6);
  expect(found[5]?.now.sleep).toEqual(['bunk-7', 'hammock-4', null]);
  expect(found[7]?.now.ship).toEqual([
    ['seat-0', 0, 0],
    ['seat-1', 0, 1],
    ['seat-3', 0, 1],
  ]);
  expect(before.public.ship[0]).toEqual(['seat-0', 1, 0]); // what was before stays as it was
});

it('shows a walk and what it brings, and ends with what the server sent', () => {
  const found = show(table(), [
    told('moved', { seat: 0, alley: '1a', pirates: 2, field: 'coin-1' }),
    told('got-coin', { seat: 0, field: 'coin-1' }),
  ]);
  expect(found).toHaveLength(2);
  expect(found[0]?.now).toMatchObject({ captain: 'coin-1' });
  expect(found[0]?.now.alleys[0]?.owner).toBe(0);
  expect(found[1]?.now.captain).toBe('rum-1');
});

it('walks round the town from gate to gate, the shorter way', () => {
  const plan = planOf(TOWN_A, tiles);
  const gate = (id: string) => plan.ways.find((way) => way.id === id) as Plan['ways'][0];
  const length = (points: readonly (readonly number[])[]) =>
    points.slice(1).reduce((sum, point, n) => sum + far(point, points[n] ?? [0, 0]), 0);
  for (const [one, other, turns] of [
    ['d1', 'd2', 0],
    ['d1', 'd24', 1],
    ['d6', 'd7', 1],
    ['d1', 'd13', 2],
    ['d17', 'd6', 2],
  ] as const) {
    const there = around(gate(one), gate(other));
    expect(there).toHaveLength(turns + 2);
    expect(length(there)).toBeCloseTo(length(around(gate(other), gate(one))));
    expect(length(there)).toBeLessThanOrEqual(2 * (TOWN + 25));
    for (const [x, y] of there) expect(Math.max(-x, -y, x - TOWN, y - TOWN)).toBeCloseTo(12.5);
  }
});

const dark = (id: string, end: string, length: number, owner: number | null = null) => ({
  id,
  ends: [end],
  length,
  dark: true,
  owner,
});
const chosen = (verb: string, alley: string, cost?: Record<string, number>): Choice => ({
  move: `${verb} ${alley}`,
  verb,
  parts: [alley],
  values: { alley },
  kinds: { alley: 'alley' },
  ...(cost ? { cost } : {}),
});

it('names the way back in while it is still missing', () => {
  const left = wholes(
    { ...chosen('dark', 'd1'), next: [0, 1] },
    { completions: [{ move: 'enter d2' }, { move: 'enter d3' }], kinds: { enter: { alley: 'alley' } } },
  );
  const told = LANGUAGES.map((language) => {
    const words = new Words(language, [
      readFileSync(`${import.meta.dirname}/../../src/klabauter/games/rum_und_ehre/${language}.ftl`, 'utf-8'),
    ]);
    return [missing(left, words), missing([chosen('move', '1a')], words)];
  });
  expect(told).toEqual([
    ['Durch die dunkle Gasse geht es hinaus. Und durch welche wieder herein?', ''],
    ['Out he goes by the dark alley. And by which one back in?', ''],
  ]);
});

it('calls a move by the places its alleys lead to, and says which side where two are dark', () => {
  const alleys = [
    dark('d7', 'rum-1', 2),
    dark('d6', 'rum-1', 2),
    dark('d2', 'coin-1', 1),
    { id: '1a', ends: ['rum-1', 'coin-1'], length: 2, dark: false, owner: 0 },
  ];
  const view = table({ alleys }) as unknown as View;
  const pair = { ...chosen('dark', 'd7'), then: chosen('enter', 'd2') };
  const told = LANGUAGES.map((language) => {
    const words = new Words(language, [
      readFileSync(`${import.meta.dirname}/../../src/klabauter/games/rum_und_ehre/${language}.ftl`, 'utf-8'),
    ]);
    return [pair, chosen('dark', 'd6'), chosen('move', '1a'), chosen('recall', '1a'), chosen('recall', 'd2')].map(
      (one) => calls(one, view, words),
    );
  });
  expect(told).toEqual([
    [
      'durch die rechte dunkle Gasse hinaus, bei Münze 1 wieder herein',
      'durch die obere dunkle Gasse hinaus',
      'Kapitän auf das Feld Münze 1',
      'aus der Gasse zwischen Rumfässer 1 und Münze 1 zurückholen',
      'aus der dunklen Gasse bei Münze 1 zurückholen',
    ],
    [
      'out by the right dark alley, back in at coin 1',
      'out by the upper dark alley',
      'captain to coin 1',
      'call back from the alley between rum 1 and coin 1',
      'call back from the dark alley at coin 1',
    ],
  ]);
  const out: Record<string, number[]> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };
  for (const way of planOf(TOWN_A, tiles).ways.filter((one) => one.dark))
    expect(way.out?.map((one) => Math.round(one) + 0)).toEqual(out[sideOf(way.id)]);
});

it('knows what the captain has met', () => {
  expect(encounter(table(), 'turn', [])).toBeNull();
  expect(encounter(table(), 'guard', [])).toBe('guard');
  expect(encounter(table({ drinkers: [0, 1] }), 'rum', [])).toBe('pub');
  expect(
    encounter(
      table({ drinkers: [0, 1], brawl: { crews: 2, side: 'left', champion: 0, best: 0, fighters: [] } }),
      null,
      [],
    ),
  ).toBe('brawl');
});

it('reads what a token shows', () => {
  expect(token('scorpion-17', components)).toEqual({ stem: 'scorpion', number: 17, value: -2 });
});

it('knows who has won which token', () => {
  const told = (line: string, values: Record<string, unknown>): SeenEvent => ({
    number: 0,
    rule: '',
    line,
    values,
    kinds: {},
  });
  expect(won([told('rolled', { seat: 1, number: 4 }), told('won-token', { seat: 1, token: 'swan-3' })])).toEqual([
    { token: 'swan-3', seat: 1 },
  ]);
  expect(won([told('drinks-alone', { seat: 0, tokens: ['cruce-3', 'cruce-4'] })])).toHaveLength(2);
  expect(
    won([told('sleeps', { crew: 'seat-2', token: 'bunk-8' }), told('sleeps', { crew: 'imaginary', token: 'coil-1' })]),
  ).toEqual([{ token: 'bunk-8', seat: 2 }]);
});
