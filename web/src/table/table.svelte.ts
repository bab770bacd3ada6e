// A table as the person who looks knows it: seats, events, what is shown, what is being chosen. Beside it: the session
// (connection and own seats), the outbox (decisions on their way), the chat, previews and the fairness of the luck.
//
// Where several people share the device, a table ends with the look of a seat. The next one begins with what everybody
// may know (`handOver`), so that nothing of the seat that looked can stay behind: neither on the page nor in memory.
import { flushSync } from 'svelte';
import { measure, move } from '../board/glide';
import type { Facts, SeatLook, Shape, View, Whole } from '../board/board';
import { wordsOf } from '../lib/language.svelte';
import { moving, settings } from '../lib/settings.svelte';
import { Words } from '../lib/words';
import { Offline } from '../net/api';
import type { Socket, TableRequest } from '../net/connection';
import type { AnyMessage, Hints, Refusal as RefusalMessage, SeenEvent, State, TableInfo } from '../wire';
import { linesBeside } from './beside';
import { Chat } from './chat.svelte';
import { Fairness } from './fairness.svelte';
import { Keep } from './keep';
import { Outbox } from './outbox.svelte';
import { Picking, type Refusal } from './picking.svelte';
import { Previews } from './previews.svelte';
import { Replay, type Frame } from './replay.svelte';
import { Session } from './session.svelte';

const SHAPES: readonly Shape[] = ['diamond', 'circle', 'square', 'triangle', 'star'];

export interface Options {
  socket?: (language: string) => Socket;
  words?: (game: string, players: readonly string[]) => Promise<Words>;
  hear?: (events: readonly SeenEvent[]) => void;
  /** The look of a seat is over; from now on this table takes the place of the former one. */
  handedOver?: (next: Table) => void;
}

export class Table {
  readonly session: Session;
  readonly outbox: Outbox;
  readonly chat: Chat;
  readonly fairness: Fairness;
  readonly previews: Previews;
  /** Whether the host has removed the person of this browser, and the game has not begun. */
  readonly removed: boolean = $derived.by(
    () => this.session.sentAway && this.info?.status === 'open' && Boolean(this.info.removed),
  );
  readonly host: boolean = $derived.by(() => this.mine.includes(this.info?.host ?? -1));
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
  readonly shownEvents: readonly SeenEvent[] = $derived.by(() => this.events.slice(0, this.heard));
  /** What people did beside the game: lines of the log that are no events. */
  readonly beside: readonly SeenEvent[] = $derived.by(() => linesBeside(this.info, this.fairness.receipt, this.mine));
  /** The log: the events that were shown, with what people did between them. */
  readonly lines: readonly SeenEvent[] = $derived.by(() => {
    const beside = this.beside.filter((one) => one.number < this.shownEvents.length);
    return beside.length === 0
      ? this.shownEvents
      : [...this.shownEvents, ...beside].sort((one, other) => one.number - other.number);
  });
  /** Whether this device is asked for a decision now. */
  readonly asked: boolean = $derived.by(() => this.picking.asked && !this.replay.busy && this.outbox.waiting === null);
  words: Words = $state.raw(new Words('en', []));
  /** What was shown last, for the live region. */
  narrated: readonly SeenEvent[] = $state.raw([]);

  readonly keep: Keep;
  readonly replay: Replay;
  /** How the board shows a step with many events; set when it is loaded. */
  scenes: Facts['scenes'] = undefined;
  readonly picking: Picking;
  private question = -1; // how many moves were made when what is offered was asked
  private last: State | null = null; // how things stand, with all events
  private readonly tab: Keep;
  private lifted: number | null = null; // the seat whose person has lifted the curtain
  private takesBack = false; // a move is being taken back from behind the curtain
  private over = false; // the device was handed over: what still comes is not for this table
  private heard = $state(0); // so many events were shown
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

  /** A table that follows another one, because the look of a seat is over, begins with what everybody may know. */
  constructor(
    readonly id: string,
    private readonly options: Options = {},
    former?: Table,
  ) {
    this.keep = new Keep(id);
    this.tab = new Keep(id, () => sessionStorage);
    this.session = new Session(
      id,
      this.keep,
      {
        known: () => ({ since: this.events.length, ...(this.seat === null ? {} : { seat: this.seat }) }),
        hear: (message) => this.hear(message),
        lost: () => this.outbox.lost(),
        at: () => this.at,
      },
      { socket: options.socket, former: former?.session },
    );
    this.chat = new Chat(this.keep, () => this.mine);
    this.fairness = new Fairness(this.session, this.keep, former?.fairness);
    this.previews = new Previews(this.session, () => this.at);
    this.outbox = new Outbox(this.session, this.tab, {
      state: () => this.last,
      refused: (problem, late) => this.session.complain(problem, late),
      drop: () => this.picking.drop(),
      offer: () => {
        if (this.replay.shown && !this.replay.busy) this.offer(this.replay.shown);
      },
    });
    this.replay = new Replay({
      moving: () => moving() && !document.hidden,
      draw: (change, milliseconds) => this.draw(change, milliseconds),
      heard: (events) => this.narrate(events),
      scenes: (before, after, events) => this.scenes?.(before, after, events) ?? [],
      arrived: (frame) => {
        this.heard = this.events.length;
        this.offer(frame);
        this.mayHandOver();
      },
    });
    this.picking = new Picking({
      play: (choice) => {
        this.outbox.through = false;
        void this.play(choice);
      },
      why: (parts, after) => this.why({ parts: [...parts], ...(after.length > 0 ? { after: [...after] } : {}) }),
      complete: async ({ move }) => {
        const answer = await this.session.ask({ type: 'complete', move });
        return answer?.type === 'completions' ? answer : null;
      },
      foresees: (choice) => this.previews.of(choice),
      confirms: () => settings.confirm,
      decided: () => this.outbox.answersOnly(this.at) || this.question !== this.at,
      kept: () => this.outbox.waiting !== null,
    });
    const { unanswered } = this.outbox;
    if (former) {
      this.chat.lines = former.chat.lines;
      this.info = former.info;
      this.due = former.due;
      this.at = former.at;
      this.words = former.words;
      this.named = former.named;
    } else if (unanswered?.state) {
      this.session.mine = [unanswered.seat];
      this.taking = this.take(unanswered.state);
    }
  }

  /** The seats of this browser. */
  get mine(): readonly number[] {
    return this.session.mine;
  }

  /** Whether the question that stands is decided, and the answer on its way. A newer question can be here before the
   *  server has answered to the last decision: it can be decided at once. */
  get sending(): boolean {
    return this.outbox.answers(this.at);
  }

  /** Whether nothing is chosen, on its way or being shown: then nothing is lost if the page is loaded anew. */
  get idle(): boolean {
    return (
      !this.sending &&
      !this.outbox.unfinished &&
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
    this.session.open();
  }

  close(): void {
    this.session.close();
  }

  /** The language has changed: sentences are made here, only what the server says itself must be asked for anew. */
  async speak(): Promise<void> {
    this.named = '';
    await this.name();
    this.session.reconnect();
  }

  // -- from the person

  async play(choice: Whole): Promise<void> {
    if (!this.sending && this.question === this.at) await this.outbox.play(choice, this.at);
  }

  /** What can be answered now, unless it is answered already: by the rest of a move. */
  private offer({ at, prompt }: Frame): void {
    const moves = prompt?.moves ?? [];
    this.question = at;
    if (moves.length > 0) this.session.movedOn(at);
    const next = this.outbox.next(at, moves);
    this.picking.offer(next ? [] : moves, prompt ?? {});
    if (next && !this.sending) void this.play(next);
  }

  async takeBack(): Promise<void> {
    const { taker } = this;
    this.outbox.through = false;
    this.takesBack = true;
    try {
      if (taker !== null && taker !== this.seat) await this.look(taker);
      await this.outbox.takeBack(this.at);
    } finally {
      this.takesBack = false;
      this.mayHandOver(); // if it was refused
    }
  }

  /** What the server answers, or in a tunnel what it answered before the page was loaded anew. */
  async recall<T>(name: string, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.tab.set(name, JSON.stringify(answer));
      return answer;
    } catch (error) {
      const known = this.tab.get(name);
      if (known === null || !(error instanceof Offline)) throw error;
      return JSON.parse(known) as T;
    }
  }

  request(request: TableRequest): Promise<AnyMessage | null> {
    return this.session.request(request);
  }

  /** Why a move or a selection of parts is not possible; null if it is. */
  async why(what: { move: string } | { parts: string[]; after?: string[] }): Promise<Refusal | null> {
    const answer = await this.request({ type: 'why', ...what });
    if (answer?.type !== 'because' || !answer.reason) return null;
    return { part: null, text: this.reason(answer), rule: answer.rule ?? null };
  }

  private reason(refusal: Pick<RefusalMessage, 'reason' | 'values' | 'kinds'>): string {
    return this.words.refusal({ ...refusal, reason: refusal.reason ?? '' });
  }

  /** Ask what would be good. */
  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.request({ type: 'hint' });
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
    for (const seat of this.away) await this.request({ type: 'back', seat });
  }

  /** Lift the curtain: only now anything of this seat is asked for. */
  async look(seat: number | null): Promise<void> {
    this.lifted = seat;
    const answer = await this.session.ask({ type: 'look', seat, since: 0 });
    if (answer?.type !== 'done') this.lifted = this.seat;
  }

  /** If another own seat is asked than the one that looks, its look is over. */
  private mayHandOver(): void {
    if (this.over || this.seat === null || this.curtain === null || this.takesBack) return;
    this.over = true;
    const next = new Table(this.id, this.options, this);
    this.options.handedOver?.(next);
    void next.look(null);
  }

  dismiss(): void {
    this.session.problem = null;
    this.outbox.through = false;
    this.picking.refused = null;
  }

  // -- from the server

  private hear(message: AnyMessage): void {
    this.chat.hear(message);
    if (message.type === 'welcome') this.outbox.resume();
    else if (message.type === 'here') this.taking = this.taking.then(() => this.greet(message.seats));
    else if (message.type === 'state')
      // the next one counts anyhow
      this.taking = this.taking.then(() => this.take(message)).catch((error: unknown) => console.error(error));
  }

  /** Somebody came or went. */
  private greet(seats: readonly number[]): void {
    if (!this.info) return;
    this.info = { ...this.info, seats: this.info.seats.map((one, seat) => ({ ...one, here: seats.includes(seat) })) };
  }

  private async take(state: State): Promise<void> {
    const seat = state.seat ?? null;
    if (this.over || (this.mine.length > 1 && seat !== this.lifted)) return; // for a look that is over
    const other = seat !== this.seat;
    const known = other ? [] : this.events;
    if (state.since > known.length) {
      await this.session.ask({ type: 'look', seat, since: 0 }); // something is missing: the whole of it, please
      return;
    }
    const events = [...known.slice(0, state.since), ...state.events];
    if (other || state.at !== this.at) this.previews.clear();
    this.seat = seat;
    this.info = state.table;
    this.due = state.table.remaining == null ? null : performance.now() + state.table.remaining;
    this.at = state.at;
    this.undo = state.undo ?? false;
    if (seat !== null) this.keep.set('undo', this.undo ? `${seat} at ${state.at}` : '');
    this.hints = state.hints ?? false;
    if (this.advice?.at !== state.at) this.advice = null;
    this.events = events;
    this.last = { ...state, since: 0, events };
    if (seat !== null && this.mine.length === 1) this.fairness.receipt.hear(seat, state.since, state.events);
    this.fairness.see(state.table);
    this.startAtOnce(state.table);
    if (!this.named) await this.name();
    else void this.name();
    if (!state.view) return;
    const view = { ...state.view, outlook: state.outlook ?? {} } as unknown as View;
    const frame = {
      at: state.at,
      view,
      events: state.events,
      prompt: state.prompt ?? null,
      result: state.result ?? null,
    };
    if (other || state.since === 0) this.replay.jump(frame);
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

  /** A table that waits for nobody starts by itself, as soon as every own seat has contributed to the luck. */
  private startAtOnce(info: TableInfo): void {
    const full = info.seats.every((one) => one.name || one.bot);
    const promised = this.mine.every((seat) => info.seats[seat]?.pledged);
    const wanted = info.status === 'open' && this.host && full && promised && this.keep.get('at-once');
    if (wanted && this.fairness.once('start')) void this.session.ask({ type: 'start' });
  }

  /** For `klabauter verify --receipt`. Where several people share the device, nobody's log is in it. */
  receiptFile(): string {
    const { receipt } = this.fairness;
    return this.mine.length === 1 ? receipt.file(this.id, this.seat, this.events) : receipt.file(this.id, null, []);
  }
}
