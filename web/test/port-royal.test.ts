import { describe, expect, it } from 'vitest';
import english from '../../src/klabauter/games/port_royal/en.ftl?raw';
import { note, progress } from '../src/boards/port-royal/facts';
import { card, reconstructed, type Components, type PortView, type Public } from '../src/boards/port-royal/cards';
import { flights } from '../src/boards/port-royal/flights';
import { newest, turnedUp, worth } from '../src/boards/port-royal/news';
import { odds, percent, scale, terms } from '../src/boards/port-royal/outlook';
import { display, fit, harbour, others, phase, takers } from '../src/boards/port-royal/table';
import type { View } from '../src/board/board';
import { Words } from '../src/lib/words';
import type { Choice, SeenEvent } from '../src/wire';

const words = new Words('en', [english], ['Anne', 'Bart', 'Mary']);

const ships = (sabres: number[]) => ({
  coins: { each: [1, 1, 2, 3, 4], source: 'reconstructed' },
  sabres: { each: sabres, source: 'reconstructed' },
});
const wholesaler = { cost: [5, 7], influence: [1, 2], source: 'reconstructed' };
const components: Components & Record<string, unknown> = {
  ships: {
    yellow: ships([1, 1, 2, 2, 4]),
    blue: ships([1, 1, 2, 5, 5]),
    green: ships([1, 1, 3, 5, 5]),
    red: ships([1, 1, 3, 6, 0]),
    black: ships([2, 2, 4, 7, 0]),
  },
  wholesalers: { yellow: wholesaler, blue: wholesaler, green: wholesaler, red: wholesaler, black: wholesaler },
  sailors: { cost: [3, 5, 7], influence: [1, 2, 3], copies: [7, 2, 1], source: 'public' },
  pirates: { cost: [5, 7], influence: [1, 2], copies: [1, 1], source: 'reconstructed' },
  passengers: { cost: [2, 4, 6], influence: [1, 2, 3], copies: [4, 4, 2], source: 'reconstructed' },
  sabres: { sailor: 1, pirate: 2 },
  'cheap-wholesaler': { less: 1 },
  tax: { copies: 3, limit: 8, bonus: 1 },
};

const player = { coins: 3, influence: 0, sabres: 0, persons: [] as string[], ships: [] as string[] };
function view(open: Partial<Public> = {}, rest: Partial<PortView> = {}): PortView {
  const state: Public = {
    round: 1,
    starter: 0,
    active: 0,
    'last-round': false,
    goal: 8,
    pile: 40,
    discard: 0,
    top: null,
    shown: null,
    harbour: [],
    picks: 0,
    players: [player, player, player],
    ...open,
  };
  return {
    game: 'port-royal',
    seats: 3,
    options: {},
    seat: 0,
    actor: 0,
    over: false,
    pending: ['onward 0', 'turn-end'],
    public: state,
    private: {},
    ...rest,
  };
}
const any = (one: PortView) => one as unknown as View; // as the page, which knows no game, hands it on
const lying = (...ids: string[]) => ids.map((id) => ({ id, sabres: 0 }));
let number = 0;
const event = (line: string, values: Record<string, unknown>): SeenEvent => ({
  number: ++number,
  rule: '3.2',
  line,
  values,
  kinds: {},
});

describe('cards', () => {
  it('reads from an id what is printed', () => {
    expect(card('blue-3-5')).toMatchObject({ what: 'ship', colour: 'blue', coins: 3, sabres: 5 });
    expect(card('red-4-skull')).toMatchObject({ what: 'ship', coins: 4, sabres: null });
    expect(card('wholesaler-red-5-1')).toMatchObject({
      what: 'person',
      kind: 'wholesaler',
      colour: 'red',
      cost: 5,
      influence: 1,
    });
    expect(card('sailor-7-3')).toMatchObject({ kind: 'sailor', colour: null, cost: 7, influence: 3 });
    expect(card('tax').what).toBe('tax');
  });

  it('marks what is reconstructed and nothing else', () => {
    expect(reconstructed(card('black-4-skull'), components)).toBe(true);
    expect(reconstructed(card('wholesaler-blue-7-2'), components)).toBe(true);
    expect(reconstructed(card('sailor-3-1'), components)).toBe(false);
    expect(reconstructed(card('tax'), components)).toBe(false);
  });

  it('has a name for everything it draws', () => {
    for (const kind of [
      'yellow',
      'blue',
      'green',
      'red',
      'black',
      'wholesaler',
      'sailor',
      'pirate',
      'passenger',
      'tax',
    ])
      expect(words.has(`board-kind-${kind}`)).toBe(true);
  });
});

describe('the risk', () => {
  const harbour = lying('blue-1-1', 'red-2-3', 'sailor-3-1');

  it('never rounds to nothing or to certainty', () => {
    expect([percent(0, 9), percent(1, 400), percent(399, 400), percent(3, 3), percent(0, 0)]).toEqual([
      0, 1, 99, 100, 0,
    ]);
  });

  it('is said at the button that runs it', () => {
    const choice = { move: 'discover', verb: 'discover', parts: ['pile'], values: {}, kinds: {} } as Choice;
    const outlook = { odds: { exact: true, cards: 4, twin: 1, threats: { blue: 1 } }, picks: [1, 1, 1, 1, 2, 3] };
    expect(note(choice, any(view({ harbour }, { outlook })), words)).toBe('25 % risk');
    const about = { ...outlook, odds: { ...outlook.odds, exact: false } };
    expect(note(choice, any(view({ harbour }, { outlook: about })), words)).toBe('about 25 % risk');
    expect(note(choice, any(view({ harbour })), words)).toBe(''); // not told yet
    expect(note({ ...choice, verb: 'stop', parts: [] }, any(view({ harbour }, { outlook })), words)).toBe(
      'then take 1 card',
    );
  });
});

describe('the table', () => {
  it('has a berth for every colour and the persons on the quay', () => {
    const found = harbour(
      view({ harbour: lying('red-1-1', 'sailor-3-1', 'sailor-3-1'), shown: { id: 'blue-2-2', coins: 2, sabres: 2 } }),
    );
    expect(found.berths.map((one) => one.ship?.id ?? null)).toEqual([null, 'blue-2-2', null, 'red-1-1', null]);
    expect(found.berths.map((one) => one.shown)).toEqual([false, true, false, false, false]);
    expect(new Set(found.quay.map((one) => one.key)).size).toBe(2);
  });

  it('lays collected ships under the first wholesaler of their colour', () => {
    const found = display(
      ['passenger-2-1', 'wholesaler-blue-5-1', 'sailor-3-1', 'wholesaler-blue-7-2'],
      ['blue-1-1', 'blue-3-5'],
    );
    expect(found.map((one) => one.person.id)).toEqual([
      'wholesaler-blue-7-2',
      'wholesaler-blue-5-1',
      'sailor-3-1',
      'passenger-2-1',
    ]);
    expect(found.map((one) => one.ships.length)).toEqual([2, 0, 0, 0]);
  });

  it('knows the phase and who takes when', () => {
    expect(phase(view())).toBe('discover');
    const taking = view({ active: 1 }, { pending: ['take 2', 'offer 0', 'turn-end'], actor: 2 });
    expect(phase(taking)).toBe('take');
    expect(takers(taking)).toEqual([
      { seat: 1, state: 'done' },
      { seat: 2, state: 'now' },
      { seat: 0, state: 'later' },
    ]);
    expect(progress(any(taking), words)).toContain('trading');
    expect(phase(view({}, { over: true, pending: [] }))).toBe('over');
  });

  it('tells what taking a card means, and how many cards the ships are good for', () => {
    const outlook = { left: { 'blue-2-2': 5 }, points: { 'blue-2-2': 1 }, fee: 1, picks: [1, 1, 1, 1, 2, 3] };
    const told = view({}, { outlook });
    expect(terms(told, 'blue-2-2')).toEqual({ left: 5, points: 1, fee: 1 });
    expect([terms(told, 'tax').left, odds(told).cards]).toEqual([0, 0]);
    expect(scale(told)).toEqual([
      { from: 0, to: 3, cards: 1 },
      { from: 3, to: 4, cards: 2 },
      { from: 4, to: 5, cards: 3 },
    ]);
    const choice = { move: 'trade', verb: 'trade', parts: [], values: { card: 'blue-2-2' }, kinds: {} } as Choice;
    expect(note(choice, any(told), words)).toMatch(/^5 coins.*1.*8/);
  });

  it('makes cards as large as their room allows, in rows of one length', () => {
    const cards = (many: number) => Array.from({ length: many }, () => 1);
    expect(fit(cards(3), { width: 640, height: 170 }, 1.4, 110)).toMatchObject({ width: 110, rows: 1 });
    const many = fit(cards(16), { width: 500, height: 160 }, 214 / 180, 110, 6);
    expect(many.rows).toBeGreaterThan(1);
    expect(many.width).toBeGreaterThan(50);
    expect(many.rows * many.width * (214 / 180) + 6 * (many.rows - 1)).toBeLessThanOrEqual(160);
    const six = fit(cards(6), { width: 407, height: 166 }, 214 / 180, 91, 6);
    expect(six).toMatchObject({ width: 67, rows: 2 });
    expect(Math.floor((six.span + 6) / (six.width + 6))).toBe(3);
    expect(fit([1.84, 1], { width: 200, height: 100 }, 1, 90, 6).width).toBe(68); // ships under a wholesaler need room
    expect(fit([1], { width: 0, height: 0 }, 1.4, 110).width).toBe(0);
  });

  it('seats the others clockwise', () => {
    expect(others(view(), 1)).toEqual([2, 0]);
  });
});

describe('what moves', () => {
  const before = view({ harbour: lying('blue-2-2', 'sailor-3-1') });

  it('is a card from the pile, turned over on its way', () => {
    const after = view({ harbour: lying('blue-2-2', 'sailor-3-1', 'tax', 'red-1-1') });
    expect(flights(before, after, [event('discovered', { seat: 0, card: 'red-1-1' })])).toEqual([
      { card: 'red-1-1', from: 'pile', to: 'card:red-1-1/0', turns: true },
    ]);
  });

  it('is a ship for coins, and a coin for the active player', () => {
    const told = [event('traded', { seat: 1, card: 'blue-2-2', coins: 2 }), event('paid-fee', { seat: 1, active: 0 })];
    expect(
      flights(before, view({ harbour: lying('sailor-3-1') }), told).map(
        (one) => `${one.card ?? 'coin'} ${one.from} ${one.to}`,
      ),
    ).toEqual(['blue-2-2 card:blue-2-2/0 discard', 'coin pile purse:1', 'coin pile purse:1', 'coin purse:1 purse:0']);
  });

  it('goes to the wholesaler who keeps it', () => {
    const after = view({ players: [{ ...player, persons: ['wholesaler-blue-5-1'] }, player, player] });
    expect(flights(before, after, [event('traded', { seat: 0, card: 'blue-2-2', coins: 0 })])[0]?.to).toBe('display:0');
  });

  it('is everything when it was too much, and then the next one’s first card', () => {
    const after = view({ harbour: lying('tax', 'passenger-2-1') });
    const told = [
      event('discovered', { seat: 0, card: 'blue-1-1' }),
      event('too-much', { seat: 0, cards: ['blue-2-2', 'sailor-3-1', 'blue-1-1'] }),
      event('turn', { seat: 1, round: 1 }),
      event('discovered', { seat: 1, card: 'passenger-2-1' }),
    ];
    expect(flights(before, after, told).map((one) => `${one.card} ${one.from} ${one.to}`)).toEqual([
      'blue-1-1 pile card:blue-2-2/0',
      'blue-2-2 card:blue-2-2/0 discard',
      'sailor-3-1 card:sailor-3-1/0 discard',
      'passenger-2-1 pile card:passenger-2-1/0',
    ]);
  });
});

describe('what is news', () => {
  const turn = event('turn', { seat: 1, round: 2 });
  const card = (id: string) => event('discovered', { seat: 1, card: id });
  const lines = (all: readonly SeenEvent[]) => all.map((one) => one.line);

  it('is the last move only, also for whoever gets many at once', () => {
    const all = [
      turn,
      card('red-1-1'),
      card('tax'),
      event('relief', { seats: [1], influence: 0, coins: 1 }),
      event('stopped', { seat: 1, cards: [] }),
      event('hired', { seat: 1, card: 'sailor-3-1' }),
    ];
    expect(lines(newest(all))).toEqual(['hired']);
    expect(lines(newest(all.slice(0, 4)))).toEqual(['discovered', 'relief']);
    expect(lines(worth(newest(all.slice(0, 4))))).toEqual(['relief']);
    expect(turnedUp(newest(all))).toBeNull();
  });

  it('has a lost harbour together with the first card of the next turn, which is a must', () => {
    const all = [
      card('blue-1-1'),
      card('blue-2-2'),
      event('too-much', { seat: 0, cards: ['blue-1-1', 'blue-2-2'] }),
      turn,
      card('pirate-5-1'),
    ];
    expect(lines(newest(all))).toEqual(['discovered', 'too-much', 'turn', 'discovered']);
    expect(turnedUp(newest(all))).toBe('pirate-5-1');
    expect(lines(newest([...all, card('tax')]))).toEqual(['discovered']);
  });

  it('is the last thing where nothing changed hands', () => {
    expect(lines(worth([turn, card('pirate-5-1')]))).toEqual(['discovered']);
    expect(worth([])).toEqual([]);
  });
});
