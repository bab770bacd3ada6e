// A client against servers that cheat: whatever they leave out, invent or change is
// noticed, during the game or at its end.
import { beforeEach, expect, it } from 'vitest';
import { Words } from '../src/lib/words';
import { pledgeOf, Receipt } from '../src/net/fairness';
import { sha256 } from '../src/net/sha256';
import { Table } from '../src/table/table.svelte';
import type { Round, SeenEvent, State, TableInfo } from '../src/wire';
import { Lines } from './fakes';

const [MINE, YOURS, NEW] = ['a', 'b', 'c'].map((one) => one.repeat(64)) as [string, string, string];
const SECRET = '5'.repeat(64);
const COMMITMENT = sha256(`klabauter commitment 1\n${SECRET}`);
const pledged = (...texts: (string | null)[]) => texts.map((text) => (text === null ? null : pledgeOf(text)));
const round = (texts: (string | null)[], contributions: (string | null)[] | null = texts): Round => ({
  pledges: pledged(...texts),
  contributions,
});

function info(status: TableInfo['status'], rounds: Round[], more: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ name: 'Anna' }, { name: 'Bert' }, { bot: 'random' }];
  return {
    id: 't',
    game: 'freibeuter',
    rules: 1,
    options: {},
    status,
    access: 'link',
    seats,
    commitment: COMMITMENT,
    rounds,
    ...more,
  };
}

const BEGUN = round([MINE, YOURS, null], null);
const DEALT = round([MINE, YOURS, null]);

/** A receipt of the person at seat 0, who has pledged and opened, after all of these were seen. */
function receipt(...seen: TableInfo[]): Receipt {
  const found = new Receipt(null, () => undefined);
  const own = found.own(0, 0, () => MINE);
  found.see(info('open', []), [0]);
  if (own) found.acknowledged(own, 'pledged');
  for (const one of seen) {
    found.see(one, [0]);
    if (own && one.status === 'starting') found.acknowledged(own, 'opened');
  }
  return found;
}

it('finds nothing wrong with an honest server', () => {
  const found = receipt(info('starting', [BEGUN]), info('playing', [DEALT]), info('over', [DEALT]));
  expect(found.faults).toEqual([]);
  expect(found.contributed).toBe(true);
});

it('finds nothing wrong with a round that is repeated because somebody did not open', () => {
  const [void_, own] = [round([MINE, YOURS, null], [MINE, null, null]), receipt(info('starting', [BEGUN]))];
  own.see(info('starting', [void_]), [0]);
  const again = own.own(1, 0, () => NEW);
  if (again) own.acknowledged(again, 'pledged');
  own.see(info('starting', [void_, round([NEW, null, null], null)]), [0]);
  own.see(info('playing', [void_, round([NEW, null, null])]), [0]);
  expect(own.faults).toEqual([]);
  expect(own.contributed).toBe(true);
});

it.each([
  ['commitment', [info('starting', [BEGUN], { commitment: 'f'.repeat(64) })]],
  [
    'bots',
    [
      info('starting', [BEGUN]),
      info('playing', [DEALT], { seats: [{ name: 'Anna' }, { name: 'Bert' }, { name: 'Cleo' }] }),
    ],
  ],
  ['bot', [info('starting', [round([MINE, YOURS, NEW], null)])]],
  [
    'bot',
    [info('starting', [BEGUN]), info('playing', [{ pledges: BEGUN.pledges, contributions: [MINE, YOURS, NEW] }])],
  ],
  ['own-pledge', [info('starting', [round([null, YOURS, null], null)])]],
  ['own-pledge', [info('starting', [round([NEW, YOURS, null], null)])]],
  [
    'own-contribution',
    [info('starting', [BEGUN]), info('playing', [{ pledges: BEGUN.pledges, contributions: [null, YOURS, null] }])],
  ],
  ['pledges', [info('starting', [BEGUN]), info('starting', [round([MINE, NEW, null], null)])]],
  [
    'contributions',
    [
      info('starting', [BEGUN]),
      info('playing', [DEALT]),
      info('playing', [round([MINE, YOURS, null], [MINE, null, null])]),
    ],
  ],
  [
    'contribution',
    [info('starting', [BEGUN]), info('playing', [{ pledges: BEGUN.pledges, contributions: [MINE, NEW, null] }])],
  ],
  [
    'missing',
    [info('starting', [BEGUN]), info('playing', [{ pledges: BEGUN.pledges, contributions: [MINE, null, null] }])],
  ],
  ['missing', [info('starting', [BEGUN]), info('playing', [BEGUN])]],
  ['rounds', [info('starting', [])]],
  ['rounds', [info('starting', [BEGUN]), info('playing', [])]],
  ['rounds', [info('starting', [BEGUN]), info('starting', [DEALT, round([null, NEW, null], null)])]],
  ['rounds', [info('starting', [BEGUN]), info('starting', [BEGUN, round([null, NEW, null], null)])]],
  ['rounds', [info('starting', [round([MINE, YOURS, null], [MINE, null, null]), round([null, NEW, null], null)])]],
] as const)('notices during the game: %s', (fault, seen) => {
  expect(receipt(...seen).faults).toContain(fault);
});

it('says that it was too late only if the page was there', () => {
  const silenced = info('playing', [round([MINE, YOURS, null], [null, YOURS, null]), round([null, NEW, null])]);
  const found = new Receipt(null, () => undefined);
  found.own(0, 0, () => MINE);
  const before = found.text();
  found.see(info('open', []), [0]);
  found.see(silenced, [0]);
  expect(found.faults).toEqual(['late']);
  const away = new Receipt(before, () => undefined);
  away.see(silenced, [0]);
  expect(away.faults).toEqual([]);
  expect(away.contributed).toBe(false);
});

it('knows a pledge of another device', () => {
  const found = receipt();
  expect(found.elsewhere([BEGUN], [0])).toEqual([]);
  expect(found.elsewhere([BEGUN], [0, 1, 2])).toEqual([1]);
});

it('keeps all of it when the page is loaded anew', () => {
  let kept = '';
  const before = new Receipt(receipt(info('starting', [BEGUN])).text(), (text) => (kept = text));
  before.see(info('playing', [DEALT]), [0]);
  const after = new Receipt(kept, () => undefined);
  after.see(info('playing', [round([MINE, NEW, null])]), [0]);
  expect(after.faults).toContain('pledges');
});

it('does not speak for a seat that is not its own any more', () => {
  const found = receipt();
  found.see(info('starting', [round([NEW, YOURS, null], null)]), []);
  expect(found.faults).toEqual([]);
});

const record = (
  change: object = {},
  seed = sha256(['klabauter seed 1', SECRET, MINE, YOURS, ''].join('\n')),
  kinds = ['human', 'human', 'random'],
) =>
  JSON.stringify({
    seed,
    meta: { kinds, fairness: { secret: SECRET, commitment: COMMITMENT, rounds: [DEALT], ...change } },
  });

it.each([
  [[], record()],
  [['commitment', 'seed'], record({ secret: '6'.repeat(64) })],
  [['commitment'], record({ commitment: 'f'.repeat(64) })],
  [['seed'], record({}, 'f'.repeat(64))],
  [
    ['pledges', 'contributions', 'own-pledge', 'own-contribution'],
    record({ rounds: [round([null, YOURS, null])] }, sha256(['klabauter seed 1', SECRET, '', YOURS, ''].join('\n'))),
  ],
  [['bots'], record({}, undefined, ['human', 'human', 'human'])],
  [['rounds', 'seed'], record({ rounds: [] })],
])('compares the record with all of it: %j', (faults, text) => {
  const found = receipt(info('starting', [BEGUN]), info('playing', [DEALT]));
  found.check(text, [0]);
  expect([...found.faults].sort()).toEqual([...faults].sort());
});

it('notices that the past is told differently, also after the page was loaded anew', () => {
  const event = (number: number, card: string): SeenEvent => ({
    number,
    rule: '1.1',
    line: 'drawn',
    values: { card },
    kinds: {},
    text: 'in any language',
  });
  let kept = '';
  const first = new Receipt(null, (text) => (kept = text));
  first.hear(0, 0, [event(0, 'red'), event(1, 'blue')]);
  first.hear(0, 2, [event(2, 'green')]);
  first.hear(0, 0, [event(0, 'red'), event(1, 'blue'), event(2, 'green')]);
  expect(first.faults).toEqual([]);
  const again = new Receipt(kept, () => undefined);
  again.hear(0, 0, [event(0, 'red'), event(1, 'blue'), event(2, 'green'), event(3, 'red')]);
  expect(again.faults).toEqual([]);
  const other = new Receipt(kept, () => undefined);
  other.hear(0, 0, [event(0, 'red'), event(1, 'gold'), event(2, 'green')]);
  expect(other.faults).toEqual(['past']);
  first.hear(0, 1, [event(1, 'gold')]);
  expect(first.faults).toEqual(['past']);
});

// -- the table

async function sitting() {
  const lines = new Lines();
  const table = new Table('t', {
    socket: lines.make,
    words: (_, players) => Promise.resolve(new Words('en', ['player = seat { $number }'], players)),
  });
  table.open();
  lines.now.accept();
  lines.now.tell({ type: 'welcome', seats: [0], host: false, chat: [] });
  const tell = async (told: TableInfo) => {
    lines.now.tell({ type: 'state', number: 0, at: 0, seat: 0, since: 0, events: [], table: told } as State);
    await new Promise((done) => setTimeout(done));
  };
  const done = async (type: 'pledge' | 'open') => {
    lines.now.tell({ type: 'done', reply: lines.now.last(type).id ?? 0 });
    await new Promise((then) => setTimeout(then));
  };
  const sent = (type: string) => lines.now.sent.filter((one) => one.type === type).length;
  return { table, lines, tell, done, sent };
}

beforeEach(() => localStorage.clear());

it('opens what it has pledged once all pledges are published, and pledges anew if the round was void', async () => {
  const { table, lines, tell, done, sent } = await sitting();
  await tell(info('open', []));
  const first = lines.now.last('pledge').hash;
  await done('pledge');
  const begun = { pledges: [first, pledgeOf(YOURS), null], contributions: null };
  await tell(info('starting', [begun]));
  await done('open');
  expect(pledgeOf(lines.now.last('open').text)).toBe(first);
  const over = { pledges: begun.pledges, contributions: [lines.now.last('open').text, null, null] };
  await tell(info('starting', [over]));
  const second = lines.now.last('pledge').hash;
  expect(second).not.toBe(first);
  await done('pledge');
  await tell(info('starting', [over, { pledges: [second, null, null], contributions: null }]));
  expect(pledgeOf(lines.now.last('open').text)).toBe(second);
  expect([sent('pledge'), sent('open')]).toEqual([2, 2]);
  expect(table.fairness.faults).toEqual([]);
  expect(table.beside).toMatchObject([{ line: 'unopened', values: { seat: 1 } }]);
});

it('opens nothing once something is wrong, and says what', async () => {
  const { table, lines, tell, done, sent } = await sitting();
  await tell(info('open', []));
  const { hash } = lines.now.last('pledge');
  await done('pledge');
  await tell(info('starting', [{ pledges: [hash, null, pledgeOf(YOURS)], contributions: null }]));
  expect(table.fairness.faults).toEqual(['bot']);
  expect(sent('open')).toBe(0);
});

it('pledges no more at a table where it did not open', async () => {
  const { tell, sent } = await sitting();
  await tell(info('starting', [round([MINE, YOURS, null], [null, YOURS, null])]));
  expect(sent('pledge')).toBe(0);
});

it('writes a receipt that has all of it', async () => {
  const { table, tell } = await sitting();
  await tell(info('playing', [DEALT]));
  const told = JSON.parse(table.receiptFile()) as Record<string, unknown>;
  expect(told).toMatchObject({
    format: 'klabauter receipt',
    version: 1,
    table: 't',
    commitment: COMMITMENT,
    bots: [2],
    rounds: [DEALT],
    seat: 0,
  });
});
