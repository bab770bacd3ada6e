// Who this browser is at a table: its connection, its seats, and what the server refused last.
import { say } from '../lib/language.svelte';
import { settings } from '../lib/settings.svelte';
import { Connection, Lost, type Net, type Socket, type TableRequest, type Wires } from '../net/connection';
import { newer } from '../net/update';
import type { AnyMessage, Hello, Problem } from '../wire';
import type { Keep } from './keep';
import type { Refusal } from './picking.svelte';

export interface Listener {
  /** What is known of the table already, for a connection that opens again. */
  known(): Pick<Hello, 'since' | 'seat'>;
  hear(message: AnyMessage): void;
  lost(): void;
  /** How many moves were made so far. */
  at(): number;
}

export class Session {
  net: Net = $state('connecting');
  closed: number | null = $state(null); // the code of a final refusal
  locked = $state(false); // the table wants a password
  problem: Refusal | null = $state.raw(null);
  mine: readonly number[] = $state.raw([]); // the seats of this browser
  sentAway = $state(false); // the host has removed this browser's person
  /** The program that the server has by now, if it is newer than this one. */
  newer: string | null = $state(null);
  private welcomed = false;
  private voided = false; // the server does not know the token
  private problemAt = -1; // how many moves were made when there was a problem
  private readonly connection: Connection;

  /** A session that follows another one takes over its connection, but nothing that only one seat may know. */
  constructor(
    id: string,
    private readonly keep: Keep,
    private readonly listener: Listener,
    { socket, former }: { socket?: ((language: string) => Socket) | undefined; former?: Session | undefined },
  ) {
    const wires: Wires = {
      socket: () => (socket ?? ((language) => open(id, language)))(settings.language),
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      net: (status, code) => this.turns(status, code),
    };
    if (former) {
      former.connection.handOver(wires);
      this.welcomed = former.welcomed;
      this.net = former.net;
      this.mine = former.mine;
    }
    this.connection = former?.connection ?? new Connection(wires);
  }

  get token(): string | null {
    return this.keep.get('token');
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** Begin again: in another language, or because the chat has changed for this person. */
  reconnect(): void {
    this.connection.again();
  }

  hurry(): void {
    this.connection.hurry();
  }

  offline(): void {
    this.connection.offline();
  }

  /** Forget the moves that wait for a connection. */
  withdraw(): void {
    this.connection.withdraw();
  }

  /** Try this password at the door. */
  knock(password: string): void {
    this.keep.set('password', password);
    this.closed = this.problem = null;
    this.open();
  }

  /** Send a request and wait for the answer; throws Lost if it could not be sent. */
  send(request: TableRequest, goes?: () => void): Promise<AnyMessage> {
    return this.connection.request(request, goes);
  }

  /** The same for what may fail silently: null if it could not be sent. A refusal is shown. */
  async ask(request: TableRequest): Promise<AnyMessage | null> {
    try {
      const answer = await this.send(request);
      if (answer.type === 'problem') this.complain(answer);
      return answer;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  /** The same for what a person wants: start, resign, say … It is also shown if it could not be sent. */
  async request(request: TableRequest): Promise<AnyMessage | null> {
    const answer = await this.ask(request);
    if (!answer) this.problem = { part: null, text: say('ui-not-sent'), rule: null };
    return answer;
  }

  /** Show a refusal. `late`: the request had to wait, so that nobody has seen how the game went on. */
  complain(problem: Problem, late = false): void {
    if (problem.code === 'stale' && !late) return; // the state that made it so is already here or on its way
    this.locked = problem.code === 'wrong-password';
    this.voided = problem.code === 'who-are-you';
    this.problemAt = this.listener.at();
    this.problem = {
      part: null,
      text: problem.code === 'stale' ? say('ui-kept-late') : problem.message,
      rule: problem.rule ?? null,
    };
  }

  /** There is a new question: a problem with an earlier one is over. */
  movedOn(at: number): void {
    if (this.problem && this.problemAt < at) this.problem = null;
  }

  /** What is only remembered from before the page was loaded anew claims nothing. */
  private hello(): Hello {
    const { token } = this;
    const password = this.keep.get('password');
    return {
      type: 'hello',
      ...(this.welcomed ? this.listener.known() : { since: 0 }),
      ...(token ? { token } : {}),
      ...(password ? { password } : {}),
    };
  }

  private hear(message: AnyMessage): void {
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.mine = message.seats;
      this.sentAway = message.removed ?? false;
    } else if (message.type === 'problem') this.complain(message);
    this.listener.hear(message);
  }

  private turns(status: Net, code?: number): void {
    // a server that was gone may be another one
    if (status === 'open' && this.net === 'lost') void newer().then((program) => (this.newer = program));
    this.net = status;
    if (status === 'lost') this.listener.lost();
    if (status === 'refused') this.refused(code ?? 0);
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
}

function open(id: string, language: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?lang=${language}`) as unknown as Socket;
}
