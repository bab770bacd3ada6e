import { expect, it } from 'vitest';
import { Replay, type Frame } from '../src/table/replay.svelte';
import type { View } from '../src/board/board';
import type { SeenEvent } from '../src/wire';
import { Clock } from './fakes';

const event = (number: number): SeenEvent => ({ number, rule: '1.1', line: 'move', values: {}, kinds: {} });
const frame = (at: number, events = 1): Frame => ({
  at,
  view: {
    game: 'x',
    seats: 2,
    options: {},
    seat: 0,
    actor: 0,
    over: false,
    pending: [],
    public: { at },
    private: {},
  } as View,
  events: Array.from({ length: events }, (_, n) => event(at * 10 + n)),
  prompt: null,
  result: null,
});

function setting(moving = true) {
  const clock = new Clock();
  const told: number[] = [];
  const arrived: number[] = [];
  const replay = new Replay({
    moving: () => moving,
    draw: (change) => change(),
    heard: (events) => told.push(...events.map((one) => one.number)),
    arrived: (one) => arrived.push(one.at),
    later: clock.later,
  });
  replay.jump(frame(0));
  return { replay, clock, told, arrived };
}

it('shows steps one after the other and lets nobody answer before the last', () => {
  const { replay, clock, arrived } = setting();
  for (const at of [1, 2, 3]) replay.add(frame(at));
  expect(replay.shown?.at).toBe(1);
  expect(replay.busy).toBe(true);
  expect(arrived).toEqual([0, 1]);
  clock.pass(700);
  expect([replay.shown?.at, replay.shown?.before?.public]).toEqual([2, { at: 1 }]);
  clock.pass(700);
  expect(replay.shown?.at).toBe(3);
  expect(replay.busy).toBe(false);
  expect(arrived).toEqual([0, 1, 3]);
});

it('skips to the end, and everything is still told once', () => {
  const { replay, clock, told, arrived } = setting();
  for (const at of [1, 2, 3]) replay.add(frame(at));
  replay.skip();
  expect([replay.shown?.at, replay.busy, arrived.at(-1)]).toEqual([3, false, 3]);
  expect(told).toEqual([10, 20, 30]);
  clock.pass(10_000);
  expect(replay.shown?.at).toBe(3);
});

it('moves nothing for those who want no motion, but tells it', () => {
  const { replay, told } = setting(false);
  for (const at of [1, 2, 3]) replay.add(frame(at));
  expect([replay.shown?.at, replay.shown?.milliseconds]).toEqual([3, 0]);
  expect(told).toEqual([10, 20, 30]);
});

it('wastes no time on states in which nothing happened', () => {
  const { replay, clock } = setting();
  replay.add(frame(1, 0));
  replay.add(frame(2, 0));
  clock.pass(0);
  expect(replay.shown?.at).toBe(2);
});

it('waits while somebody reads, and goes on where it was', () => {
  const { replay, clock, told, arrived } = setting();
  replay.add(frame(1));
  replay.hold(true);
  for (const at of [2, 3]) replay.add(frame(at));
  clock.pass(5000);
  expect([replay.shown?.at, replay.busy, told]).toEqual([1, true, [10]]);
  replay.hold(false);
  clock.pass(0);
  expect(replay.shown?.at).toBe(2);
  clock.pass(700);
  expect([replay.shown?.at, told]).toEqual([3, [10, 20, 30]]);
  expect(arrived.at(-1)).toBe(3);
});

it('waits without motion, too, and is not held up by it', () => {
  const { replay, clock, told } = setting(false);
  replay.hold(true);
  for (const at of [1, 2]) replay.add(frame(at));
  expect([replay.shown?.at, told]).toEqual([0, []]);
  replay.hold(false);
  clock.pass(0);
  expect([replay.shown?.at, replay.busy, told]).toEqual([2, false, [10, 20]]);
  replay.hold(true);
  replay.add(frame(3));
  replay.skip();
  replay.hold(false);
  expect([replay.shown?.at, replay.busy]).toEqual([3, false]);
});
