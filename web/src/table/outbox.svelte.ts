// The offline queue of a table: the decision that is on its way, and what completes it. It survives a lost connection
// and a page that is loaded anew in a tunnel, and can be withdrawn until it was sent.
import type { Whole } from '../board/board';
import { Lost } from '../net/connection';
import type { Choice, Play, Problem, State, Undo } from '../wire';
import type { Keep } from './keep';
import type { Session } from './session.svelte';

/** What a seat has decided and nobody has answered yet, with the rest of a move that was confirmed once. */
export interface Decision {
  seat: number;
  request: Play | Undo;
  choice: Whole | null; // null: to take the last move back
  rest: Rest | null;
  sent: boolean; // it may have arrived; until then it can be withdrawn
  state: State | null; // how the table stood
}

interface Rest {
  choice: Whole;
  at: number;
}

export interface Sender {
  /** How the table stands, with all events. */
  state(): State | null;
  refused(problem: Problem, late: boolean): void;
  /** The decision did not go through: what was chosen is chosen no more. */
  drop(): void;
  /** Ask the question that stands again. */
  offer(): void;
}

export class Outbox {
  private going: Decision | null = $state.raw(null);
  /** What is on its way, as long as it waits for a connection. */
  readonly waiting: Decision | null = $derived.by(() => (this.session.net === 'open' ? null : this.going));
  /** What had to wait for a connection has gone through, and nothing was done since. */
  through = $state(false);
  private rest: Rest | null = null; // of a move that was confirmed once
  private restored: Decision | null; // from before the page was loaded anew
  private late = false; // what is on its way had to wait for a connection

  constructor(
    private readonly session: Session,
    private readonly tab: Keep,
    private readonly sender: Sender,
  ) {
    this.restored = JSON.parse(tab.get('decision') ?? 'null') as Decision | null;
    this.going = this.restored;
  }

  /** What was decided before the page was loaded anew, until the server knows this browser again. */
  get unanswered(): Decision | null {
    return this.restored;
  }

  /** Whether a move that was confirmed once is not yet played as a whole. */
  get unfinished(): boolean {
    return this.rest !== null;
  }

  /** Whether the question after so many moves is decided, and the answer on its way. */
  answers(at: number): boolean {
    return this.going !== null && this.going.request.at >= at;
  }

  /** The same, for exactly this question. */
  answersOnly(at: number): boolean {
    return this.going?.request.at === at;
  }

  async play(choice: Whole, at: number): Promise<void> {
    this.rest = choice.then ? { choice: choice.then, at: at + 1 } : null;
    await this.send({ type: 'play', move: choice.move, at }, choice);
  }

  async takeBack(at: number): Promise<void> {
    await this.send({ type: 'undo', at }, null);
  }

  /** The rest of a move that was confirmed once, if this is the question it answers. */
  next(at: number, moves: readonly Choice[]): Whole | undefined {
    const { rest } = this;
    return rest?.at === at && moves.some((one) => one.move === rest.choice.move) ? rest.choice : undefined;
  }

  /** What waits for a connection is not wanted any more; false if there is no such thing, or it may have arrived. */
  withdraw(): boolean {
    if (!this.waiting || this.waiting.sent) return false;
    this.tab.drop('decision');
    this.going = this.restored = this.rest = null;
    this.session.withdraw();
    this.sender.offer();
    return true;
  }

  /** The connection was lost: from now on it counts how the table stood. */
  lost(): void {
    this.late = true;
    if (this.going) this.store(this.going);
  }

  /** What was decided before the page was loaded anew goes on its way, if it is still this seat that sits here. The
   *  server knows whether its question still stands. */
  resume(): void {
    const decision = this.restored;
    if (!decision) return;
    this.restored = this.going = null;
    const { mine } = this.session;
    if (mine.length !== 1 || mine[0] !== decision.seat) {
      this.tab.drop('decision');
      return;
    }
    this.rest = decision.rest;
    void this.send(decision.request, decision.choice, true);
  }

  /** Kept until it is answered. */
  private async send(request: Play | Undo, choice: Whole | null, anew = false): Promise<void> {
    if (this.answers(request.at)) return;
    const decision = { seat: this.session.mine[0] ?? 0, request, choice, rest: this.rest, state: this.sender.state() };
    this.store({ ...decision, sent: anew });
    this.late = anew || this.session.net !== 'open';
    const newest = () => this.going?.request === request; // nothing was decided since
    try {
      const answer = await this.session.send(request, () => newest() && this.store({ ...decision, sent: true }));
      if (newest()) this.tab.drop('decision');
      if (answer.type === 'problem') {
        this.sender.refused(answer, this.late);
        if (newest()) this.sender.drop();
      } else this.through ||= this.late;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    } finally {
      if (newest()) this.going = null;
    }
    if (this.rest) this.sender.offer();
  }

  /** Where several people share the device nothing is stored in it: what one of them has decided lies behind the
   *  curtain. How the table stood is only needed without a connection. */
  private store(decision: Decision): void {
    this.going = decision;
    if (this.session.mine.length === 1)
      this.tab.set('decision', JSON.stringify(this.session.net === 'open' ? { ...decision, state: null } : decision));
  }
}
