import { expect, it } from 'vitest';
import { Connection, Lost, type Net } from '../src/net/connection';
import type { AnyMessage } from '../src/wire';
import { Clock, Lines } from './fakes';

function setting() {
  const lines = new Lines();
  const clock = new Clock();
  const heard: AnyMessage[] = [];
  const nets: Net[] = [];
  const connection = new Connection({
    socket: lines.make,
    hello: () => ({ type: 'hello', since: heard.length }),
    hear: (message) => heard.push(message),
    net: (status) => nets.push(status),
    later: clock.later,
  });
  connection.open();
  lines.now.accept();
  return { lines, clock, heard, nets, connection };
}

it('says hello first and gives each wish its answer', async () => {
  const { lines, connection } = setting();
  const answer = connection.request({ type: 'ping' });
  expect(lines.now.sent.map((one) => one.type)).toEqual(['hello', 'ping']);
  lines.now.tell({ type: 'done', reply: 1 });
  expect(await answer).toEqual({ type: 'done', reply: 1 });
});

it('comes back after a loss, waiting longer each time, and says what it has', () => {
  const { lines, clock, nets } = setting();
  lines.now.tell({ type: 'said', id: 1, at: 0, name: 'Ole', text: 'Arrr' });
  lines.now.drop(1006);
  expect(nets.at(-1)).toBe('lost');
  clock.pass(499);
  expect(lines.all.length).toBe(1);
  clock.pass(1);
  expect(lines.all.length).toBe(2);
  lines.now.drop(1006);
  clock.pass(500);
  expect(lines.all.length).toBe(2);
  clock.pass(500);
  expect(lines.all.length).toBe(3);
  lines.now.accept();
  expect(lines.now.last('hello').since).toBe(1);
});

it('sends an unanswered move again with the same number of moves', async () => {
  const { lines, clock, connection } = setting();
  const answer = connection.request({ type: 'play', move: 'boat A1', at: 17 });
  lines.now.drop(1006);
  clock.pass(500);
  lines.now.accept();
  expect(lines.now.sent.map((one) => one.type)).toEqual(['hello', 'play']);
  expect(lines.now.last('play')).toEqual({ type: 'play', move: 'boat A1', at: 17, id: 1 });
  lines.now.tell({ type: 'done', reply: 1, at: 17 });
  expect((await answer).type).toBe('done');
});

it('keeps a move that was wished while the line was down', () => {
  const { lines, clock, connection } = setting();
  lines.now.drop(1006);
  void connection.request({ type: 'play', move: 'boat A1', at: 3 });
  clock.pass(500);
  lines.now.accept();
  expect(lines.now.last('play').at).toBe(3);
});

it('lets other wishes fail with the line', async () => {
  const { lines, connection } = setting();
  const answer = connection.request({ type: 'why', parts: ['A1'] });
  lines.now.drop(1006);
  await expect(answer).rejects.toBeInstanceOf(Lost);
  await expect(connection.request({ type: 'ping' })).rejects.toBeInstanceOf(Lost);
});

it('does not come back to a table that does not exist', () => {
  const { lines, clock, nets } = setting();
  lines.now.drop(4404);
  clock.pass(60_000);
  expect(nets.at(-1)).toBe('refused');
  expect(lines.all.length).toBe(1);
});

it('gives up a line that has gone silent', () => {
  const { lines, clock } = setting();
  lines.now.tell({ type: 'done' });
  clock.pass(25_000);
  expect(lines.all[0]?.last('ping').type).toBe('ping');
  clock.pass(25_000);
  expect(lines.all[0]?.readyState).toBe(3);
  clock.pass(500);
  expect(lines.all.length).toBe(2);
});

it('says it when a move is not answered, then tries another connection and sends the move again', async () => {
  const { lines, clock, nets, connection } = setting();
  lines.now.tell({ type: 'said', id: 1, at: 0, name: 'Ole', text: 'Arrr' });
  const answer = connection.request({ type: 'play', move: 'boat A1', at: 17 });
  clock.pass(3_999);
  expect(nets.at(-1)).toBe('open');
  clock.pass(1);
  expect(nets.at(-1)).toBe('lost');
  clock.pass(6_000);
  clock.pass(500);
  expect(lines.all.length).toBe(2);
  lines.now.accept();
  expect(lines.now.last('play').at).toBe(17);
  expect(nets.at(-1)).toBe('lost'); // until something is heard
  clock.pass(10_000); // nor is it answered there
  clock.pass(1_000);
  expect(lines.all.length).toBe(3);
  lines.now.accept();
  lines.now.tell({ type: 'done', reply: 1, at: 17 });
  expect((await answer).type).toBe('done');
  expect(nets.at(-1)).toBe('open');
});

it('believes the browser that the network is gone, and that it is back', () => {
  const { lines, nets, connection } = setting();
  lines.now.tell({ type: 'said', id: 1, at: 0, name: 'Ole', text: 'Arrr' });
  connection.hurry();
  expect(lines.all.length).toBe(1); // nothing is wrong
  connection.offline();
  expect(nets.at(-1)).toBe('lost');
  connection.hurry();
  expect(lines.all.length).toBe(2);
  connection.hurry(); // again: the one that was begun in the tunnel may never answer
  expect(lines.all.length).toBe(3);
});

it('tells nobody what was asked by those who listened before', async () => {
  const { lines, connection, heard } = setting();
  const asked = connection.request({ type: 'hint' });
  const later: AnyMessage[] = [];
  connection.handOver({
    socket: lines.make,
    hello: () => ({ type: 'hello', since: 0 }),
    hear: (message) => later.push(message),
    net: () => undefined,
  });
  await expect(asked).rejects.toThrow(Lost);
  lines.now.tell({ type: 'hints', at: 1, moves: [], reply: 1 });
  lines.now.tell({ type: 'here', seats: [0] });
  expect([heard, later]).toEqual([[], [{ type: 'here', seats: [0] }]]);
});
