// A table as the person who looks knows it: connection, seats, events, what is shown, what is being chosen.
//
// Where several people share the device, a table ends with the look of a seat. The next one begins with what everybody
// may know (`handOver`), so that nothing of the seat that looked can stay behind: neither on the page nor in memory.
import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Foreseen } from '../board/foreseen';
import { measure, move } from '../board/glide';
import type { Facts, SeatLook, Shape, View, Whole } from '../board/board';
import { say, wordsOf } from '../lib/language.svelte';
import { moving, settings } from '../lib/settings.svelte';
import { Words } from '../lib/words';
import { Connection, Lost, type Net, type Socket, type Wires, type Wish } from '../net/connection';
import { contribution, pledgeOf, Receipt, unopened, type Fault } from '../net/fairness';
import { Offline } from '../net/api';
import { newer } from '../net/update';
import type {
  AnyMessage,
  Hello,
  Hints,
  Play,
  Preview,
  Problem,
  ChatLine,
  Refusal as RefusalMessage,
  SeenEvent,
  State,
  TableInfo,
  Undo,
} from '../wire';
import { keyOf } from './assembly';
import { Keep } from './keep';
import { Picking, type Refusal } from './picking.svelte';
import { Replay, type Frame } from './replay.svelte';

const SHAPES: readonly Shape[] = ['diamond', 'circle', 'square', 'triangle', 'star'];

export interface Options {
  socket?: (language: string) => Socket;
  words?: (game: string, players: readonly string[]) => Promise<Words>;
  hear?: (events: readonly SeenEvent[]) => void;
  /** The look of a seat is over; from now on this table takes the place of the former one. */
  handedOver?: (next: Table) => void;
}

/** What a seat has decided and nobody has answered yet, with the rest of a move that was confirmed once. */
interface Decided {
  seat: number;
  wish: Play | Undo;
  choice: Whole | null; // null: to take the last move back
  then: { choice: Whole; at: number } | null;
  sent: boolean; // it may have arrived; until then it can be withdrawn
  state: State | null; // how the table stood
}

export class Table {
  net: Net = $state('connecting');
  closed: number | null = $state(null); // the code of a final refusal
  problem: Refusal | null = $state.raw(null);
  locked = $state(false); // the table wants a password
  mine: readonly number[] = $state.raw([]);
  private unwelcome = $state(false);
  readonly removed: boolean = $derived.by(
    () => this.unwelcome && this.info?.status === 'open' && Boolean(this.info.removed),
  ); // by the host
  readonly host: boolean = $derived.by(() => this.mine.includes(this.info?.host ?? -1));
  chat: readonly ChatLine[] = $state.raw([]);
  /** How many lines of others are new since the chat was last read in this browser. */
  readonly unread: number = $derived.by(
    () => this.chat.filter((line) => line.id > this.read && !this.mine.includes(line.seat ?? -1)).length,
  );
  info: TableInfo | null = $state.raw(null);
  // when the time of whoever decides is over, by performance.now(): no wall clock is asked
  due: number | null = $state(null);
  /** The own seats a bot plays for until their person takes over again. */
  readonly away: readonly number[] = $derived.by(() =>
    this.info?.status === 'playing'
      ? this.mine.filter((seat) => this.byBot(seat) && !this.info?.seats[seat]?.resigned)
      : [],
  );
  seat: number | null = $state(null); // the seat this device looks from
  at = $state(0);
  undo = $state(false);
  /** The own seat that may take the last move back: the one that looks; behind the
   *  curtain after a reload, the one that looked. */
  readonly taker: number | null = $derived.by(() => {
    if (this.undo) return this.seat;
    const [seat, at] = (this.seat === null && this.mine.length > 1 ? (this.keep.get('undo') ?? '') : '').split(' at ');
    return seat && Number(at) === this.at && this.mine.includes(Number(seat)) ? Number(seat) : null;
  });
  hints = $state(false); // whether one may ask for a hint now
  /** What a bot would do, with reasons; while it thinks, `thinking`. */
  advice: Hints | null = $state.raw(null);
  thinking = $state(false);
  events: readonly SeenEvent[] = $state.raw([]); // as this seat may know them
  /** Those of them that were shown: log and mate are never ahead of the board. */
  readonly told: readonly SeenEvent[] = $derived.by(() => this.events.slice(0, this.heard));
  /** What people did beside the game: lines of the log that are no events. */
  readonly beside: readonly SeenEvent[] = $derived.by(() => {
    const line = (what: string, seat: number, number: number) => ({
      line: what,
      rule: '',
      values: { seat },
      kinds: { seat: 'seat' },
      number,
    });
    const rounds = this.info?.rounds ?? [];
    const silent = rounds.flatMap((round, n) =>
      unopened(round).map((seat) => line('unopened', seat, -0.6 + (n * 16 + seat) / 1000)),
    ); // before the first event
    const elsewhere = this.receipt
      .elsewhere(rounds, this.mine)
      .map((seat) => line('elsewhere', seat, -0.1 + seat / 1000));
    const acts = (this.info?.seats ?? []).flatMap(
      (one, seat) =>
        (['parted', 'declined'] as const).flatMap((what, n) =>
          one[what] === null || one[what] === undefined
            ? []
            : [line(what, seat, one[what] - 1 + (1 + seat * 2 + n) / 100)],
        ), // after that event
    );
    return [...silent, ...elsewhere, ...acts];
  });
  /** The log: what was told, with that between it. */
  readonly lines: readonly SeenEvent[] = $derived.by(() => {
    const shown = this.beside.filter((one) => one.number < this.told.length);
    return shown.length === 0 ? this.told : [...this.told, ...shown].sort((one, other) => one.number - other.number);
  });
  /** What is on its way, also if it was decided before the page was loaded anew. */
  private going: Decided | null = $state.raw(null);
  /** That, as long as it waits for a connection. */
  readonly kept: Decided | null = $derived(this.net === 'open' ? null : this.going);
  /** Whether this device is asked for a decision now. */
  readonly asked: boolean = $derived.by(() => this.picking.asked && !this.replay.busy && this.kept === null);
  /** What had to wait for a connection has gone through, and nothing was done since. */
  through = $state(false);
  /** The program that the server has by now, if it is newer than this one. */
  newer: string | null = $state(null);
  words: Words = $state.raw(new Words('en', []));
  /** What was last told, for the live region. */
  narrated: readonly SeenEvent[] = $state.raw([]);

  readonly keep: Keep;
  /** What this device saw of the luck, and what of it was not as it must be. */
  receipt: Receipt;
  faults: readonly Fault[] = $state.raw([]);
  readonly replay: Replay;
  /** How the board shows a step with many events; set when it is loaded. */
  scenes: Facts['scenes'] = undefined;
  readonly picking: Picking;
  private then: Decided['then'] = null; // the rest of a move that was confirmed once
  private decided: Decided | null; // before the page was loaded anew
  private question = -1; // how many moves were made when what is offered was asked
  private problemAt = -1; // the same when there was a problem
  private welcomed = false;
  private voided = false; // the server does not know the token
  private late = false; // what is on its way had to wait for a connection
  private last: State | null = null; // how things stand, with all events
  private readonly tab: Keep;
  private readonly connection: Connection;
  private readonly foreseen = new SvelteMap<string, Foreseen>(); // of moves of the question that stands
  private readonly foreseeing = new Set<string>(); // those that were asked about
  private begun = new Set<string>(); // steps towards the start that were taken already
  private lifted: number | null = null; // the seat whose person has lifted the curtain
  private takesBack = false; // a move is being taken back from behind the curtain
  private over = false; // the device was handed over: what still comes is not for this table
  private heard = $state(0); // so many events were shown
  private read = $state(0); // the last line of the chat that was read
  private named = '';
  private taking: Promise<void> = Promise.resolve(); // states are taken in the order they came

  /** Who has to lift the curtain: an own seat that is asked while another one, or none, looks. */
  readonly curtain: number | null = $derived.by(() => {
    const turn = this.info?.status === 'playing' ? (this.info.turn ?? null) : null;
    if (turn === null || turn === this.seat || !this.mine.includes(turn) || this.byBot(turn) || this.replay.busy)
      return null;
    return this.mine.length > 1 || this.seat === null ? turn : null;
  });

  readonly seats: SeatLook[] = $derived.by(() =>
    (this.info?.seats ?? []).map((one, seat) => ({
      seat,
      name: this.words.player(seat),
      shape: SHAPES[seat % SHAPES.length] ?? 'circle',
      colour: `var(--seat-${seat % SHAPES.length})`,
      you: seat === this.seat,
      bot: Boolean(one.bot),
    })),
  );

  constructor(
    readonly id: string,
    private readonly options: Options = {},
    connection: Connection | null = null,
  ) {
    this.keep = new Keep(id);
    this.receipt = this.newReceipt(this.keep.get('receipt'));
    this.tab = new Keep(id, () => sessionStorage);
    this.decided = JSON.parse(this.tab.get('decided') ?? 'null') as Decided | null;
    this.going = this.decided;
    this.read = Number(this.keep.get('read') ?? 0);
    this.replay = new Replay({
      moving: () => moving() && !document.hidden,
      draw: (change, milliseconds) => this.draw(change, milliseconds),
      told: (events) => this.narrate(events),
      scenes: (before, after, events) => this.scenes?.(before, after, events) ?? [],
      arrived: (frame) => {
        this.heard = this.events.length;
        this.offer(frame);
        this.mayHandOver();
      },
    });
    this.picking = new Picking({
      play: (choice) => {
        this.through = false;
        void this.play(choice);
      },
      why: (parts, after) => this.why({ parts: [...parts], ...(after.length > 0 ? { after: [...after] } : {}) }),
      complete: async ({ move }) => {
        const answer = await this.ask({ type: 'complete', move });
        return answer?.type === 'completions' ? answer : null;
      },
      foresees: (choice) => this.foresees(choice),
      confirms: () => settings.confirm,
      decided: () => this.going?.wish.at === this.at || this.question !== this.at,
      kept: () => this.kept !== null,
    });
    const wires: Wires = {
      socket: () => (options.socket ?? open)(settings.language),
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      net: (status, code) => {
        // a server that was gone may be another one
        if (status === 'open' && this.net === 'lost') void newer().then((program) => (this.newer = program));
        this.net = status;
        if (status === 'lost') {
          this.late = true;
          if (this.going) this.goes(this.going);
        }
        if (status === 'refused') this.refused(code ?? 0);
      },
    };
    connection?.handOver(wires);
    this.connection = connection ?? new Connection(wires);
    if (this.decided?.state) {
      this.mine = [this.decided.seat];
      this.taking = this.take(this.decided.state);
    }

    function open(language: string): Socket {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      return new WebSocket(
        `${scheme}://${location.host}/api/tables/${id}/socket?lang=${language}`,
      ) as unknown as Socket;
    }
  }

  get token(): string | null {
    return this.keep.get('token');
  }

  /** Whether the question that stands is decided, and the answer on its way. A newer question can be here before the
   *  server has answered to the last decision: it can be decided at once. */
  get sending(): boolean {
    return this.going !== null && this.going.wish.at >= this.at;
  }

  /** Whether nothing is chosen, on its way or being shown: then nothing is lost if the page is loaded anew. */
  get idle(): boolean {
    return (
      !this.sending &&
      !this.then &&
      !this.replay.busy &&
      !this.thinking &&
      this.picking.parts.length === 0 &&
      this.picking.armed === null
    );
  }

  get game(): string | null {
    return this.info?.game ?? null;
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** A link to a seat that is void, because somebody left it or was removed: who has a cookie still comes in. */
  private refused(code: number): void {
    if (this.voided && this.token) {
      this.keep.drop('token');
      this.voided = this.welcomed = false;
      this.problem = null;
      this.open();
    } else this.closed = code;
  }

  /** Try this password at the door. */
  knock(password: string): void {
    this.keep.set('password', password);
    this.closed = this.problem = null;
    this.open();
  }

  hurry(): void {
    this.connection.hurry();
  }

  offline(): void {
    this.connection.offline();
  }

  /** The language has changed: sentences are made here, only what the server says itself must be asked for anew. */
  async speak(): Promise<void> {
    this.named = '';
    await this.name();
    this.connection.again();
  }

  /** Somebody was muted or blocked: the chat comes anew, without what they said. */
  chatAnew(): void {
    this.connection.again();
  }

  // -- from the person

  async play(choice: Whole): Promise<void> {
    if (this.sending || this.question !== this.at) return;
    this.then = choice.then ? { choice: choice.then, at: this.at + 1 } : null;
    await this.deed({ type: 'play', move: choice.move, at: this.at }, choice);
  }

  /** What can be answered now, unless it is answered already: by the rest of a move. */
  private offer({ at, prompt }: Frame): void {
    const moves = prompt?.moves ?? [];
    this.question = at;
    if (moves.length > 0 && this.problem && this.problemAt < at) this.problem = null;
    const next =
      at === this.then?.at && moves.some((one) => one.move === this.then?.choice.move) ? this.then.choice : undefined;
    this.picking.offer(next ? [] : moves, prompt ?? {});
    if (next && !this.sending) void this.play(next);
  }

  async takeBack(): Promise<void> {
    const { taker } = this;
    this.through = false;
    this.takesBack = true;
    try {
      if (taker !== null && taker !== this.seat) await this.look(taker);
      await this.deed({ type: 'undo', at: this.at }, null);
    } finally {
      this.takesBack = false;
      this.mayHandOver(); // if it was refused
    }
  }

  /** What waits for a connection is not wanted any more; false if there is no such thing, or it may have arrived. */
  withdraw(): boolean {
    if (!this.kept || this.kept.sent) return false;
    this.tab.drop('decided');
    this.going = this.decided = this.then = null;
    this.connection.withdraw();
    if (this.replay.shown && !this.replay.busy) this.offer(this.replay.shown);
    return true;
  }

  /** Kept until it is answered, so that it survives a page that is loaded anew in a tunnel. */
  private async deed(wish: Play | Undo, choice: Whole | null, anew = false): Promise<void> {
    if (this.sending) return;
    const decided = { seat: this.mine[0] ?? 0, wish, choice, then: this.then, state: this.last };
    this.goes({ ...decided, sent: anew });
    this.late = anew || this.net !== 'open';
    const newest = () => this.going?.wish === wish; // nothing was decided since
    try {
      const answer = await this.connection.wish(wish, () => newest() && this.goes({ ...decided, sent: true }));
      if (newest()) this.tab.drop('decided');
      if (answer.type === 'problem') {
        this.complain(answer, this.late);
        if (newest()) this.picking.drop();
      } else this.through ||= this.late;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    } finally {
      if (newest()) this.going = null;
    }
    if (this.then && this.replay.shown && !this.replay.busy) this.offer(this.replay.shown);
  }

  /** Where several people share the device nothing is kept in it: what one of them has decided lies behind the curtain.
   *  How the table stood is only needed without a connection. */
  private goes(decided: Decided): void {
    this.going = decided;
    if (this.mine.length === 1)
      this.tab.set('decided', JSON.stringify(this.net === 'open' ? { ...decided, state: null } : decided));
  }

  /** What the server tells, or in a tunnel what it told before the page was loaded anew. */
  async recall<T>(name: string, ask: () => Promise<T>): Promise<T> {
    try {
      const told = await ask();
      this.tab.set(name, JSON.stringify(told));
      return told;
    } catch (error) {
      const known = this.tab.get(name);
      if (known === null || !(error instanceof Offline)) throw error;
      return JSON.parse(known) as T;
    }
  }

  /** What was decided before the page was loaded anew goes on its way, if it is still this seat that sits here. The
   *  server knows whether its question still stands. */
  private resume(): void {
    const { decided } = this;
    if (!decided) return;
    this.decided = this.going = null;
    if (this.mine.length !== 1 || this.mine[0] !== decided.seat) {
      this.tab.drop('decided');
      return;
    }
    this.then = decided.then;
    void this.deed(decided.wish, decided.choice, true);
  }

  /** Everything else: start, resign, say … A refusal is shown, and that it could not be sent. */
  async wish(wish: Wish): Promise<AnyMessage | null> {
    const answer = await this.ask(wish);
    if (!answer) this.problem = { part: null, text: say('ui-not-sent'), rule: null };
    return answer;
  }

  /** The same, but what comes by itself need not be told: null if it could not be sent. */
  async ask(wish: Wish): Promise<AnyMessage | null> {
    try {
      const answer = await this.connection.wish(wish);
      if (answer.type === 'problem') this.complain(answer);
      return answer;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  /** Why a move or a selection of parts is not possible; null if it is. */
  async why(what: { move: string } | { parts: string[]; after?: string[] }): Promise<Refusal | null> {
    const answer = await this.wish({ type: 'why', ...what });
    if (answer?.type !== 'because' || !answer.reason) return null;
    return { part: null, text: this.reason(answer), rule: answer.rule ?? null };
  }

  private reason(told: Pick<RefusalMessage, 'reason' | 'values' | 'kinds'>): string {
    return this.words.refusal({ ...told, reason: told.reason ?? '' });
  }

  /** What a move will bring, as far as the seat can know; null until the server has said it. */
  foresees(choice: Whole): Foreseen | null {
    const key = keyOf(choice);
    const found = this.foreseen.get(key);
    if (found) return found;
    if (!this.foreseeing.has(key)) {
      this.foreseeing.add(key);
      queueMicrotask(() => void this.preview(key, choice)); // later: one may look at it while the page is drawn
    }
    return null;
  }

  private async preview(key: string, choice: Whole): Promise<void> {
    const { at } = this;
    const then: string[] = [];
    for (let one = choice.then; one; one = one.then) then.push(one.move);
    const wish: Preview = { type: 'preview', move: choice.move, ...(then.length > 0 ? { then } : {}) };
    try {
      const answer = await this.connection.wish(wish);
      if (answer.type === 'effects' && at === this.at) this.foreseen.set(key, answer);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  /** Ask what would be good. */
  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.wish({ type: 'hint' });
      if (answer?.type === 'hints' && answer.at === this.at) this.advice = answer;
    } finally {
      this.thinking = false;
    }
  }

  private byBot(seat: number): boolean {
    const one = this.info?.seats[seat];
    return Boolean(one?.away || one?.resigned);
  }

  /** Play again oneself, at every own seat a bot has kept. */
  async takeOver(): Promise<void> {
    for (const seat of this.away) await this.wish({ type: 'back', seat });
  }

  /** Lift the curtain: only now anything of this seat is asked for. */
  async look(seat: number | null): Promise<void> {
    this.lifted = seat;
    const answer = await this.ask({ type: 'look', seat, since: 0 });
    if (answer?.type !== 'done') this.lifted = this.seat;
  }

  /** If another own seat is asked than the one that looks, its look is over. */
  private mayHandOver(): void {
    if (this.over || this.seat === null || this.curtain === null || this.takesBack) return;
    this.over = true;
    const next = new Table(this.id, this.options, this.connection);
    // Only what everybody may know.
    next.welcomed = this.welcomed;
    next.net = this.net;
    next.mine = this.mine;
    next.chat = this.chat;
    next.info = this.info;
    next.due = this.due;
    next.at = this.at;
    next.words = this.words;
    next.named = this.named;
    next.begun = this.begun;
    next.receipt = next.newReceipt(this.receipt.text()); // without what it knows of the log
    next.faults = this.faults;
    this.options.handedOver?.(next);
    void next.look(null);
  }

  /** The chat is being read. */
  reads(): void {
    this.read = this.chat.at(-1)?.id ?? this.read;
    this.keep.set('read', String(this.read));
  }

  dismiss(): void {
    this.problem = null;
    this.through = false;
    this.picking.refused = null;
  }

  // -- from the server

  /** What is only remembered from before the page was loaded anew claims nothing. */
  private hello(): Hello {
    const { token } = this;
    const seat = this.welcomed ? this.seat : null;
    const password = this.keep.get('password');
    return {
      type: 'hello',
      since: this.welcomed ? this.events.length : 0,
      ...(token ? { token } : {}),
      ...(seat === null ? {} : { seat }),
      ...(password ? { password } : {}),
    };
  }

  private hear(message: AnyMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.mine = message.seats;
        this.unwelcome = message.removed ?? false;
        this.chat = message.chat;
        this.resume();
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'unsaid':
        this.chat = this.chat.filter((line) => line.id !== message.id);
        break;
      case 'here':
        this.taking = this.taking.then(() => this.greet(message.seats));
        break;
      case 'state':
        // the next one counts anyhow
        this.taking = this.taking.then(() => this.take(message)).catch((error: unknown) => console.error(error));
        break;
      case 'problem':
        this.complain(message);
        break;
      default:
        break;
    }
  }

  /** Somebody came or went. */
  private greet(seats: readonly number[]): void {
    if (!this.info) return;
    this.info = { ...this.info, seats: this.info.seats.map((one, seat) => ({ ...one, here: seats.includes(seat) })) };
  }

  private async take(told: State): Promise<void> {
    const seat = told.seat ?? null;
    if (this.over || (this.mine.length > 1 && seat !== this.lifted)) return; // for a look that is over
    const other = seat !== this.seat;
    const known = other ? [] : this.events;
    if (told.since > known.length) {
      await this.ask({ type: 'look', seat, since: 0 }); // something is missing: the whole of it, please
      return;
    }
    const events = [...known.slice(0, told.since), ...told.events];
    if (other || told.at !== this.at) {
      this.foreseen.clear();
      this.foreseeing.clear();
    }
    this.seat = seat;
    this.info = told.table;
    this.due = told.table.remaining == null ? null : performance.now() + told.table.remaining;
    this.at = told.at;
    this.undo = told.undo ?? false;
    if (seat !== null) this.keep.set('undo', this.undo ? `${seat} at ${told.at}` : '');
    this.hints = told.hints ?? false;
    if (this.advice?.at !== told.at) this.advice = null;
    this.events = events;
    this.last = { ...told, since: 0, events };
    if (seat !== null && this.mine.length === 1) this.receipt.hear(seat, told.since, told.events);
    this.promise();
    if (!this.named) await this.name();
    else void this.name();
    if (!told.view) return;
    const view = { ...told.view, outlook: told.outlook ?? {} } as unknown as View;
    const frame = { at: told.at, view, events: told.events, prompt: told.prompt ?? null, result: told.result ?? null };
    if (other || told.since === 0) this.replay.jump(frame);
    else this.replay.add(frame);
  }

  /** Names become part of the words. */
  private async name(): Promise<void> {
    const info = this.info;
    if (!info) return;
    const key = JSON.stringify([settings.language, info.game, info.seats.map((one) => [one.name, one.bot])]);
    if (key === this.named) return;
    this.named = key;
    const plain = await this.said(info.game, []);
    const words = await this.said(info.game, plain.seated(info.seats));
    if (key === this.named) this.words = words;
  }

  private said(game: string, players: readonly string[]): Promise<Words> {
    return this.options.words ? this.options.words(game, players) : wordsOf(settings.language, game, players);
  }

  /** `late`: it had to wait, so that nobody has seen how the game went on. */
  private complain(problem: Problem, late = false): void {
    if (problem.code === 'stale' && !late) return; // the state that made it so is already here or on its way
    this.locked = problem.code === 'wrong-password';
    this.voided = problem.code === 'who-are-you';
    this.problemAt = this.at;
    this.problem = {
      part: null,
      text: problem.code === 'stale' ? say('ui-kept-late') : problem.message,
      rule: problem.rule ?? null,
    };
  }

  private narrate(events: readonly SeenEvent[]): void {
    if (events.length === 0) return;
    this.narrated = events;
    const { number } = events[events.length - 1] as SeenEvent;
    this.heard = this.events.findLastIndex((one) => one.number <= number) + 1;
    this.options.hear?.(events);
  }

  private draw(change: () => void, milliseconds: number): void {
    if (milliseconds > 0) measure();
    change();
    if (milliseconds <= 0) return;
    flushSync();
    move(milliseconds);
  }

  // -- fairness, and the start of a table that waits for nobody

  private newReceipt(text: string | null): Receipt {
    return new Receipt(text, (now) => this.keep.set('receipt', now));
  }

  /** Compare what is published with what was published before, and contribute to the luck for every own seat. */
  private promise(): void {
    const info = this.info;
    if (!info) return;
    if (info.status === 'open') this.receipt.rise(this.mine);
    this.receipt.see(info, this.mine);
    this.faults = [...this.receipt.faults];
    const rounds = info.rounds ?? [];
    const last = rounds.at(-1);
    const opening = info.status === 'starting' && last?.contributions === null;
    for (const seat of this.mine) {
      if (opening) this.openContribution(rounds.length - 1, seat, last.pledges[seat] ?? null);
      else if (info.status === 'open' || (info.status === 'starting' && !rounds.flatMap(unopened).includes(seat)))
        this.pledge(rounds.length, seat);
    }
    const full = info.seats.every((one) => one.name || one.bot);
    const promised = this.mine.every((seat) => info.seats[seat]?.pledged);
    if (info.status === 'open' && this.host && full && promised && this.keep.get('at-once') && this.once('start')) {
      void this.ask({ type: 'start' });
    }
  }

  private pledge(round: number, seat: number): void {
    if (this.info?.seats[seat]?.pledged || !this.once(`pledge-${round}-${seat}`)) return;
    const old = round === 0 ? this.keep.get(`contribution-${seat}`) : null; // of version 0.1
    const own = this.receipt.own(round, seat, () => old ?? contribution());
    if (own)
      void this.contribute({ type: 'pledge', seat, hash: pledgeOf(own.contribution) }, `pledge-${round}-${seat}`, () =>
        this.receipt.acknowledged(own, 'pledged'),
      );
  }

  /** Only what was pledged is opened, and only if everything that was published is as it must be. */
  private openContribution(round: number, seat: number, published: string | null): void {
    const own = this.receipt.own(round, seat);
    if (
      !own ||
      this.faults.length > 0 ||
      this.info?.seats[seat]?.opened ||
      published !== pledgeOf(own.contribution) ||
      !this.once(`open-${round}-${seat}`)
    )
      return;
    void this.contribute({ type: 'open', seat, text: own.contribution }, `open-${round}-${seat}`, () =>
      this.receipt.acknowledged(own, 'opened'),
    );
  }

  /** What could not be sent is tried again with the next state. What is refused is seen in what is published. */
  private async contribute(wish: Wish, step: string, done: () => void): Promise<void> {
    try {
      const answer = await this.connection.wish(wish);
      if (answer.type === 'done') done();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.begun.delete(step);
    }
  }

  /** Compare the record of the game with all that this device saw. */
  check(record: string): void {
    this.receipt.check(record, this.mine);
    this.faults = [...this.receipt.faults];
  }

  /** For `klabauter verify --receipt`. Where several people share the device, nobody's log is in it. */
  receiptFile(): string {
    return this.mine.length === 1
      ? this.receipt.file(this.id, this.seat, this.events)
      : this.receipt.file(this.id, null, []);
  }

  private once(what: string): boolean {
    if (this.begun.has(what)) return false;
    this.begun.add(what);
    return true;
  }
}
