import { beforeEach, expect, it, vi } from 'vitest';
import { say } from '../src/lib/language.svelte';
import { settings } from '../src/lib/settings.svelte';
import { Words } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import { after } from '../src/board/foreseen';
import type { Choice, ChatLine, Prompt, SeenEvent, State } from '../src/wire';
import { Lines } from './fakes';

const choice = (move: string, ...parts: string[]): Choice => ({ move, verb: 'go', parts, values: {}, kinds: {} });
const event = (number: number): SeenEvent => ({ number, rule: '1.1', line: 'move', values: {}, kinds: {} });

function state(at: number, turn: number, seat: number | null, more: Partial<State> = {}): State {
  const asked = turn === seat;
  return {
    type: 'state',
    number: at,
    at,
    seat,
    since: 0,
    events: [],
    table: {
      id: 't',
      game: 'freibeuter',
      rules: 1,
      options: {},
      status: 'playing',
      access: 'link',
      seats: [{ name: 'Anna' }, { name: 'Bert' }],
      turn,
    },
    view: { seat, at } as Record<string, unknown>,
    prompt: {
      seat: turn,
      key: 'turn',
      rule: '3.1',
      ...(asked ? { moves: [choice('go A1', 'A1'), choice('go B1', 'B1')] } : {}),
    },
    ...more,
  };
}

async function sitting(seats: number[]) {
  settings.motion = 'off';
  const lines = new Lines();
  const next: Table[] = []; // those that took the place of the first, one for each hand-over
  const table = new Table('t', {
    socket: lines.make,
    words: (_, players) => Promise.resolve(new Words('en', ['player = seat { $number }'], players)),
    handedOver: (one) => next.push(one),
  });
  table.open();
  lines.now.accept();
  lines.now.tell({ type: 'welcome', seats, host: true, chat: [] });
  const tell = async (told: State) => {
    lines.now.tell(told);
    await new Promise((done) => setTimeout(done));
  };
  return { table, lines, tell, next };
}

/** A person lifts the curtain and sees how things stand. */
async function lift(table: Table, lines: Lines, told: State) {
  const lifted = table.look(told.seat ?? null);
  lines.now.tell(told);
  lines.now.tell({ type: 'done', reply: lines.now.last('look').id ?? 0 });
  await lifted;
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => sessionStorage.clear());

it('offers the moves it was sent and plays the one that was put together', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  await table.picking.pick('B1');
  expect(table.picking.now.ready[0]?.move).toBe('go B1');
  table.picking.confirm();
  expect(lines.now.last('play')).toMatchObject({ move: 'go B1', at: 5 });
});

it('counts the remaining time by no wall clock', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { table, tell } = await sitting([0]);
  const told = state(5, 0, 0);
  await tell({ ...told, table: { ...told.table, deadline: 12, remaining: 60_000 } });
  expect(table.due).toBe(61_000);
  await tell({ ...told, at: 6 });
  expect(table.due).toBeNull();
  now.mockRestore();
});

it('plays both halves of a move that was confirmed once', async () => {
  const { table, lines, tell } = await sitting([0]);
  const [go, ...others] = state(5, 0, 0).prompt?.moves ?? [];
  const prompt = {
    ...(state(5, 0, 0).prompt as Prompt),
    moves: [{ ...(go as Choice), next: [0, 1] }, ...others],
    completions: [{ move: 'on C1' }, { move: 'on D1' }],
  };
  await tell(state(5, 0, 0, { prompt }));
  expect([table.picking.can('A1'), table.picking.can('C1')]).toEqual([true, false]);
  await table.picking.pick('A1');
  expect([table.picking.can('C1'), table.picking.now.ready.length]).toEqual([true, 0]);
  const asked = table.picking.pick('E1');
  const why = lines.now.last('why');
  expect(why).toMatchObject({ parts: ['E1'], after: ['go A1'] });
  lines.now.tell({ type: 'because', reason: 'far', rule: '4.1', reply: why.id ?? 0 });
  await asked;
  expect(table.picking.refused).toMatchObject({ part: 'E1', rule: '4.1' });
  await table.picking.pick('C1');
  await table.picking.pick('D1'); // another second half
  expect(table.picking.parts).toEqual(['A1', 'D1']);
  await table.picking.pick('A1'); // without a first there is no second
  expect(table.picking.parts).toEqual([]);
  for (const part of ['A1', 'D1']) await table.picking.pick(part);
  table.picking.confirm();
  const { id = 0 } = lines.now.last('play');
  expect(lines.now.last('play')).toMatchObject({ move: 'go A1', at: 5 });
  await tell(
    state(6, 0, 0, {
      prompt: { seat: 0, key: 'on', rule: '3.1', moves: [choice('on C1', 'C1'), choice('on D1', 'D1')] },
    }),
  );
  expect(table.picking.asked).toBe(false);
  expect(lines.now.last('play')).toMatchObject({ move: 'on D1', at: 6 });
  lines.now.tell({ type: 'done', reply: id });
  await new Promise((done) => setTimeout(done));
  const { id: second = 0 } = lines.now.last('play');
  lines.now.tell({ type: 'done', reply: second });
  await tell(state(7, 0, 0));
  expect(table.picking.asked).toBe(true);
});

it('asks once what a move will bring, and anew at the next question', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  const whole = { ...choice('go A1', 'A1', 'C1'), then: choice('on C1', 'C1') };
  expect([table.previews.of(whole), table.previews.of(whole)]).toEqual([null, null]);
  await Promise.resolve();
  const asked = () => lines.now.sent.filter((one) => one.type === 'preview');
  expect(asked()).toMatchObject([{ move: 'go A1', then: ['on C1'] }]);
  lines.now.tell({ type: 'effects', events: [event(1)], changes: { 'public/gold': 2 }, reply: asked()[0]?.id ?? 0 });
  await new Promise((done) => setTimeout(done));
  const told = table.previews.of(whole);
  expect(told?.events).toHaveLength(1);
  expect(told && after({ public: { gold: 1, ships: [1] }, seat: 0 }, told)).toEqual({
    public: { gold: 2, ships: [1] },
    seat: 0,
  });
  await tell(state(5, 0, 0)); // somebody came or went
  expect(table.previews.of(whole)).toBe(told);
  await tell(state(6, 0, 0));
  expect(table.previews.of(whole)).toBeNull();
});

it('takes a decision before the server has answered to the one before', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  await table.picking.pick('A1');
  table.picking.confirm();
  expect(table.sending).toBe(true);
  const { id: first = 0 } = lines.now.last('play');
  await tell(state(6, 0, 0)); // what came of it is here, the answer is not
  expect([table.sending, table.picking.asked]).toEqual([false, true]);
  await table.picking.pick('B1');
  table.picking.confirm();
  expect(lines.now.last('play')).toMatchObject({ move: 'go B1', at: 6 });
  expect(table.sending).toBe(true);
  lines.now.tell({ type: 'done', reply: first });
  await new Promise((done) => setTimeout(done));
  expect(table.sending).toBe(true); // the second one is still on its way
  expect(sessionStorage.getItem('t:decision')).toContain('go B1');
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await tell(state(7, 1, 0));
  expect(table.sending).toBe(false);
});

it('plays a chain of moves that was confirmed once, as long as it is possible', async () => {
  const { table, lines, tell } = await sitting([0]);
  const prompt = {
    ...(state(5, 0, 0).prompt as Prompt),
    moves: [{ ...choice('go A1', 'A1'), next: [0] }],
    completions: [{ move: 'on B2', next: [1] }, { move: 'on C3' }],
  };
  const asks = (at: number, ...moves: string[]) =>
    tell(
      state(at, 0, 0, { prompt: { seat: 0, key: 'on', rule: '3.1', moves: moves.map((move) => choice(move, move)) } }),
    );
  const answer = async () => {
    lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
    await new Promise((done) => setTimeout(done));
  };
  await tell(state(5, 0, 0, { prompt }));
  for (const part of ['A1', 'C3', 'B2']) await table.picking.pick(part);
  table.picking.confirm();
  await answer();
  await asks(6, 'on B1', 'on B2');
  expect(lines.now.last('play')).toMatchObject({ move: 'on B2', at: 6 });
  await asks(7, 'on C1', 'on C2'); // the third is gone: the person is asked
  await answer();
  expect([lines.now.last('play').at, table.picking.asked]).toEqual([6, true]);
});

it('lets nobody answer a question that is gone while what came of it is still being shown', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0, { events: [event(0)] }));
  table.replay.hold(true);
  await tell(
    state(6, 0, 0, {
      since: 1,
      events: [event(1)],
      prompt: { seat: 0, key: 'on', rule: '3.1', moves: [choice('on C1', 'C1')] },
    }),
  );
  expect([table.at, table.picking.choices[0]?.move]).toEqual([6, 'go A1']);
  table.picking.play(choice('go A1', 'A1'));
  await table.picking.pick('B1');
  expect([lines.now.sent.filter((one) => one.type === 'play').length, table.picking.parts]).toEqual([0, []]);
  table.replay.hold(false);
  await new Promise((done) => setTimeout(done, 5));
  table.picking.play(choice('on C1', 'C1'));
  expect(lines.now.last('play')).toMatchObject({ move: 'on C1', at: 6 });
});

it('puts a refusal away with the next question', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  table.picking.play(choice('go A1', 'A1'));
  lines.now.tell({ type: 'problem', code: 'illegal-move', message: 'No.', reply: lines.now.last('play').id ?? 0 });
  await new Promise((done) => setTimeout(done));
  await tell(state(5, 0, 0));
  expect(table.session.problem?.text).toBe('No.');
  await tell(state(6, 1, 0)); // somebody else is asked
  expect(table.session.problem?.text).toBe('No.');
  await tell(state(7, 0, 0));
  expect(table.session.problem).toBeNull();
});

it('says what could not be sent, but nothing about what it asks by itself', async () => {
  const { table, lines } = await sitting([0]);
  lines.now.drop(1006);
  expect(await table.session.ask({ type: 'look', seat: 0, since: 0 })).toBeNull();
  expect(table.session.problem).toBeNull();
  expect(await table.request({ type: 'say', text: 'Ahoy' })).toBeNull();
  expect(table.session.problem?.text).toBe(say('ui-not-sent'));
});

it('asks the server why something is impossible and shows its paragraph', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  const done = table.picking.pick('Z9');
  const { id = 0, parts } = lines.now.last('why');
  expect(parts).toEqual(['Z9']);
  lines.now.tell({ type: 'because', rule: '4.2', reason: 'taken', reply: id });
  await done;
  expect(table.picking.refused).toMatchObject({ part: 'Z9', rule: '4.2' });
});

it('keeps what was chosen when a message changes nothing for this seat', async () => {
  const { table, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  await table.picking.pick('A1');
  await tell(state(5, 0, 0, { since: 0 }));
  expect(table.picking.parts).toEqual(['A1']);
});

it('lets several people on one device hand it on, and asks for nothing before the curtain is lifted', async () => {
  const { table, lines, tell, next } = await sitting([0, 1]);
  await tell(state(5, 0, null));
  expect(table.curtain).toBe(0);
  expect(lines.now.sent.some((one) => one.type === 'look')).toBe(false);
  await lift(table, lines, state(5, 0, 0));
  expect([table.curtain, table.asked, next.length]).toEqual([null, true, 0]);
  await tell(state(6, 1, 0));
  expect([next[0]?.curtain, next[0]?.asked]).toEqual([1, false]);
  expect(lines.now.last('look')).toMatchObject({ seat: null });
});

it('hands over nothing but what everybody may know', async () => {
  const { table, lines, tell, next } = await sitting([0, 1]);
  await tell(state(5, 0, null, { events: [event(0)] }));
  await lift(table, lines, state(5, 0, 0, { events: [event(0)], hints: true }));
  const hint = table.hint();
  expect(table.previews.of(choice('go A1', 'A1'))).toBeNull();
  await table.picking.pick('A1');
  const asked = (['hint', 'preview'] as const).map((type) => lines.now.last(type).id ?? 0);
  await tell(state(6, 1, 0, { since: 1, events: [event(1)], undo: true }));
  const [now] = next as [Table];
  expect([
    now.seat,
    now.events,
    now.shownEvents,
    now.narrated,
    now.replay.shown,
    now.picking.choices,
    now.picking.parts,
  ]).toEqual([null, [], [], [], null, [], []]);
  expect([now.curtain, now.at, now.mine, now.session.net, now.words.player(1)]).toEqual([1, 6, [0, 1], 'open', 'Bert']);
  // What the seat had asked is answered to nobody, and what is still on its way to it is not taken.
  lines.now.tell({ type: 'hints', at: 6, moves: [], reply: asked[0] ?? 0 });
  lines.now.tell({ type: 'problem', code: 'not-now', message: 'Not now.', reply: asked[1] ?? 0 });
  await tell(state(6, 1, 0, { since: 2, events: [event(2)] }));
  await hint;
  expect([now.seat, now.advice, now.session.problem, now.events.length, next.length]).toEqual([null, null, null, 0, 1]);
  await tell(state(6, 1, null, { events: [event(0), event(1)] }));
  expect([now.seat, now.events.length, now.narrated]).toEqual([null, 2, []]);
  await lift(now, lines, state(6, 1, 1, { events: [event(0), event(1)] }));
  expect([now.curtain, now.seat, now.asked, now.shownEvents.length]).toEqual([null, 1, true, 2]);
});

it('stays behind the curtain when the connection is lost while it is being lifted', async () => {
  const { table, lines, tell } = await sitting([0, 1]);
  await tell(state(5, 0, null));
  const lifted = table.look(0);
  lines.now.drop(1006);
  await lifted;
  table.session.hurry();
  lines.now.accept();
  expect(lines.now.last('hello')).not.toHaveProperty('seat');
  await tell(state(7, 1, null)); // the game went on
  expect([table.curtain, table.at]).toEqual([1, 7]);
});

it('hands the device to nobody for whom a bot plays, and takes every such seat back', async () => {
  const { table, lines, tell } = await sitting([0, 1]);
  const told = state(5, 1, null);
  told.table.seats = [
    { name: 'Anna', away: true },
    { name: 'Bert', away: true },
  ];
  await tell(told);
  expect([table.curtain, table.away]).toEqual([null, [0, 1]]);
  const taken = table.takeOver();
  for (const seat of [0, 1]) {
    expect(lines.now.last('back')).toMatchObject({ seat });
    lines.now.tell({ type: 'done', reply: lines.now.last('back').id ?? null });
    await new Promise((done) => setTimeout(done));
  }
  await taken;
});

it('offers to take a move back behind the curtain, also after a reload', async () => {
  localStorage.clear();
  const { table: before, lines: first, next } = await sitting([0, 1]);
  await lift(before, first, state(6, 1, 0, { undo: true }));
  expect(next[0]?.taker).toBe(0);
  const { table, lines, tell: again, next: none } = await sitting([0, 1]);
  await again(state(6, 1, null));
  expect([table.curtain, table.taker]).toEqual([1, 0]);
  const back = table.takeBack();
  const { id = 0 } = lines.now.last('look');
  expect(lines.now.last('look')).toMatchObject({ seat: 0 });
  await again(state(6, 1, 0, { undo: true }));
  lines.now.tell({ type: 'done', reply: id });
  await new Promise((done) => setTimeout(done));
  expect(lines.now.last('undo')).toMatchObject({ at: 6 });
  await again(state(7, 0, 0));
  lines.now.tell({ type: 'done', reply: lines.now.last('undo').id ?? 0 });
  await back;
  expect([table.curtain, table.asked, none.length]).toEqual([null, true, 0]);
});

it('hands the device over after all when a move cannot be taken back', async () => {
  localStorage.clear();
  const { table: before, lines: first } = await sitting([0, 1]);
  await lift(before, first, state(6, 1, 0, { undo: true }));
  const { table, lines, tell, next } = await sitting([0, 1]);
  await tell(state(6, 1, null));
  const back = table.takeBack();
  await tell(state(6, 1, 0));
  lines.now.tell({ type: 'done', reply: lines.now.last('look').id ?? 0 });
  await new Promise((done) => setTimeout(done));
  expect(next.length).toBe(0);
  lines.now.tell({ type: 'problem', code: 'no-undo', message: 'No.', reply: lines.now.last('undo').id ?? 0 });
  await back;
  expect([next[0]?.curtain, next[0]?.seat, next[0]?.session.problem]).toEqual([1, null, null]);
});

it('offers no undo of a move that others have moved after', async () => {
  localStorage.clear();
  const { table: before, lines } = await sitting([0, 1]);
  await lift(before, lines, state(6, 1, 0, { undo: true }));
  const { table, tell: again } = await sitting([0, 1]);
  await again(state(7, 1, null));
  expect(table.taker).toBeNull();
});

it('counts what others wrote since the chat was read, also after coming back', async () => {
  localStorage.clear();
  const said = (id: number, seat: number): ChatLine => ({ type: 'said', id, at: 0, name: '', text: '', seat });
  const { table, lines } = await sitting([0]);
  lines.now.tell(said(1, 1));
  lines.now.tell(said(2, 0));
  expect(table.chat.unread).toBe(1);
  table.chat.markRead();
  expect(table.chat.unread).toBe(0);
  const { table: back, lines: again } = await sitting([0]);
  again.now.tell({ type: 'welcome', seats: [0], host: true, chat: [said(1, 1), said(2, 0), said(3, 0), said(4, 1)] });
  expect(back.chat.unread).toBe(1);
});

it('tells in the log where somebody gave up, as soon as that was shown', async () => {
  const { table, tell } = await sitting([0]);
  const told = state(1, 0, 0, { events: [event(0), event(1), event(2)] });
  const seats = [
    { name: 'Anna', declined: 1 },
    { name: 'Bert', resigned: true, parted: 1 },
  ];
  await tell({ ...told, table: { ...told.table, seats } });
  expect(table.lines.map((one) => one.line)).toEqual(['move', 'declined', 'parted', 'move', 'move']);
  expect([table.shownEvents.length, table.lines[2]?.values['seat']]).toEqual([3, 1]);
  const late = [{ name: 'Anna' }, { name: 'Bert', resigned: true, parted: 5 }]; // two events are still to be shown
  await tell({ ...told, table: { ...told.table, seats: late } });
  expect(table.lines.length).toBe(3);
});

it('asks anew for everything a seat may know each time it looks', async () => {
  const { table, lines, tell, next } = await sitting([0, 1]);
  await lift(table, lines, state(1, 0, 0, { events: [event(0), event(1)] }));
  await tell(state(2, 1, 0, { since: 2, events: [event(2)] }));
  const [now] = next as [Table];
  await lift(now, lines, state(2, 1, 1, { events: [event(0), event(1), event(2)] }));
  expect([now.events.length, lines.now.last('look')]).toMatchObject([3, { seat: 1, since: 0 }]);
});

it('asks for the whole when events are missing', async () => {
  const { lines, tell } = await sitting([0]);
  await tell(state(1, 0, 0, { events: [event(0)] }));
  await tell(state(9, 0, 0, { since: 4, events: [event(4)] }));
  expect(lines.now.last('look')).toMatchObject({ seat: 0, since: 0 });
});

it('comes back with its seat and the number of events it has', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(1, 0, 0, { events: [event(0), event(1)] }));
  await table.speak();
  lines.now.accept();
  expect(lines.now.last('hello')).toMatchObject({ seat: 0, since: 2 });
});

it('leaves a stale answer to the state that made it so', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  table.picking.choose(choice('pass'));
  lines.now.tell({ type: 'problem', code: 'stale', message: 'too late', reply: lines.now.last('play').id ?? 0 });
  await new Promise((done) => setTimeout(done));
  expect([table.session.problem, table.sending]).toEqual([null, false]);
});

const rest = () => new Promise((done) => setTimeout(done));

/** A decision in a tunnel, and the page loaded anew in it: the new table, before it hears anything. */
async function loadedAnew(seats: number[], more: Partial<Choice & { then: Choice }> = {}) {
  const { table, lines } = await sitting(seats);
  await lift(table, lines, state(5, 0, 0));
  lines.now.drop(1006);
  void table.play({ ...choice('go B1', 'B1'), ...more });
  return reopened();
}

function reopened() {
  const lines = new Lines();
  const table = new Table('t', {
    socket: lines.make,
    words: (_, players) => Promise.resolve(new Words('en', [], players)),
  });
  table.open();
  const welcome = (...seats: number[]) => {
    lines.now.accept();
    lines.now.tell({ type: 'welcome', seats, host: true, chat: [] });
  };
  return { table, lines, welcome };
}
const played = (lines: Lines) => lines.now.sent.filter((one) => one.type === 'play');

it('sends what was decided in a tunnel also if the page was loaded anew in it', async () => {
  const { table, lines, welcome } = await loadedAnew([0], { then: choice('on C1', 'C1') });
  expect(table.sending).toBe(true); // which is said
  welcome(0);
  expect(played(lines)).toMatchObject([{ move: 'go B1', at: 5 }]);
  lines.now.tell(state(6, 0, 0, { prompt: { seat: 0, key: 'on', rule: '3.1', moves: [choice('on C1', 'C1')] } }));
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await rest();
  expect(played(lines)).toMatchObject([{ at: 5 }, { move: 'on C1', at: 6 }]); // and the rest of it
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await rest();
  expect([table.sending, table.session.problem, reopened().table.sending]).toEqual([false, null, false]);
});

it('tells it when the question of such a decision is gone', async () => {
  const { table, lines, welcome } = await loadedAnew([0]);
  welcome(0);
  lines.now.tell({
    type: 'problem',
    code: 'stale',
    message: 'The game has gone on meanwhile.',
    reply: lines.now.last('play').id ?? 0,
  });
  await rest();
  expect([table.session.problem?.text, table.sending, reopened().table.sending]).toEqual([
    say('ui-kept-late'),
    false,
    false,
  ]);
});

it('keeps no decision for another seat, nor where several people share the device', async () => {
  const other = await loadedAnew([0]);
  other.welcome(1);
  expect([played(other.lines), other.table.sending, reopened().table.sending]).toEqual([[], false, false]);
  const shared = await loadedAnew([0, 1]);
  expect([shared.table.sending, sessionStorage.length]).toEqual([false, 0]);
});

/** A decision while there is no connection. */
async function inTunnel(seats = [0]) {
  const { table, lines, tell } = await sitting(seats);
  await tell(state(5, 0, 0));
  lines.now.drop(1006);
  await table.picking.pick('B1');
  table.picking.confirm();
  return { table, lines, tell };
}
async function comeBack(table: Table, lines: Lines) {
  table.session.hurry();
  lines.now.accept();
  lines.now.tell({ type: 'welcome', seats: [0], host: true, chat: [] });
  await rest();
}

it('withdraws what was decided in a tunnel, for good', async () => {
  const { table, lines, tell } = await inTunnel();
  expect(table.outbox.waiting).toMatchObject({ choice: { move: 'go B1' }, sent: false });
  expect([table.picking.choices, table.picking.badge('B1'), table.picking.now.ready]).toEqual([[], 1, []]);
  await table.picking.pick('A1'); // nothing is to be had
  table.picking.choose(choice('go A1', 'A1'));
  expect([table.picking.back(), table.picking.parts]).toEqual([false, ['B1']]);
  expect([table.outbox.withdraw(), table.outbox.waiting, table.sending, sessionStorage.length]).toEqual([
    true,
    null,
    false,
    0,
  ]);
  // put together, and not confirmed
  expect([table.picking.choices.length, table.picking.now.ready.length]).toEqual([2, 1]);
  await rest();
  await table.picking.pick('A1');
  table.picking.confirm();
  await comeBack(table, lines);
  expect(played(lines)).toMatchObject([{ move: 'go A1' }]);
  await tell(state(6, 0, 0));
});

it('offers the next half of a move whose second half is withdrawn', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  void table.play({ ...choice('go A1', 'A1'), then: choice('on C1', 'C1') });
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await rest();
  lines.now.drop(1006);
  await tell(
    state(6, 0, 0, {
      prompt: { seat: 0, key: 'on', rule: '3.1', moves: [choice('on C1', 'C1'), choice('on D1', 'D1')] },
    }),
  );
  table.session.net = 'lost'; // that line was the last one heard
  expect([table.outbox.waiting?.choice?.move, table.picking.asked]).toEqual(['on C1', false]);
  expect([table.outbox.withdraw(), table.picking.asked]).toEqual([true, true]);
});

it('withdraws nothing that may have arrived', async () => {
  const { table, lines, tell } = await sitting([0]);
  await tell(state(5, 0, 0));
  await table.picking.pick('B1');
  table.picking.confirm();
  expect([table.outbox.waiting, table.picking.back()]).toEqual([null, false]); // decided is decided
  lines.now.drop(1006);
  expect([table.outbox.waiting?.sent, table.outbox.withdraw(), table.sending]).toEqual([true, false, true]);
  const { table: anew } = reopened();
  expect([anew.outbox.waiting?.sent, anew.outbox.withdraw(), anew.sending]).toEqual([true, false, true]);
});

it('tells when what was kept has gone through, until something else is done', async () => {
  const { table, lines, tell } = await inTunnel();
  await comeBack(table, lines);
  expect([table.outbox.waiting, table.sending, table.outbox.through]).toEqual([null, true, false]);
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await tell(state(6, 0, 0));
  expect(table.outbox.through).toBe(true);
  await table.picking.pick('A1');
  table.picking.confirm();
  expect(table.outbox.through).toBe(false);
  lines.now.tell({ type: 'done', reply: lines.now.last('play').id ?? 0 });
  await rest();
  expect(table.outbox.through).toBe(false); // nothing was in its way
});

it('tells it when the game went on without what was kept', async () => {
  const { table, lines } = await inTunnel();
  await comeBack(table, lines);
  lines.now.tell({
    type: 'problem',
    code: 'stale',
    message: 'The game has gone on meanwhile.',
    reply: lines.now.last('play').id ?? 0,
  });
  await rest();
  expect([table.session.problem?.text, table.outbox.through]).toEqual([say('ui-kept-late'), false]);
});

it('shows how things stood when the page is loaded anew in a tunnel, and claims nothing by it', async () => {
  const { table, lines, welcome } = await loadedAnew([0]);
  await rest();
  expect([table.replay.shown?.at, table.game, table.outbox.waiting?.choice?.move, table.picking.asked]).toEqual([
    5,
    'freibeuter',
    'go B1',
    true,
  ]);
  expect(table.outbox.withdraw()).toBe(true);
  await table.picking.pick('A1');
  table.picking.confirm();
  welcome(0);
  expect(lines.now.last('hello')).toEqual({ type: 'hello', since: 0 });
  expect(played(lines)).toMatchObject([{ move: 'go A1', at: 5 }]);
});
