// The WebSocket of a table: says hello, comes back after a loss, sends an unanswered move again with the same `at`.
import type { AnyMessage, AnyRequest, Hello } from '../wire';

export type Net = 'connecting' | 'open' | 'lost' | 'refused';
/** What a client may ask of a table's server, but for `hello`. */
export type TableRequest = Exclude<AnyRequest, Hello>;

export interface Socket {
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Wires {
  socket(): Socket;
  hello(): Hello;
  hear(message: AnyMessage): void;
  net(status: Net, code?: number): void;
  later?(action: () => void, milliseconds: number): unknown;
}

export class Lost extends Error {}

interface Waiting {
  request: TableRequest & { id: number };
  goes(): void; // it is handed to a connection: from now on it may have arrived
  done(answer: AnyMessage): void;
  fail(error: Error): void;
}

const FIRST = 500;
const LONGEST = 10_000;
const FINAL = new Set([4400, 4403, 4404]); // coming back would not help
const BEAT = 25_000;
const SLOW = 4_000; // a move is answered sooner; later, people are warned that no answer comes
const DEAD = 10_000; // and then another connection is tried

export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST;
  private count = 0;
  private closed = false;
  private heard = true;
  private lost = false; // people were warned
  private readonly waiting = new Map<number, Waiting>();

  constructor(private wires: Wires) {}

  open(): void {
    if (!this.lost) this.wires.net('connecting');
    const socket = this.wires.socket();
    this.socket = socket;
    socket.onopen = () => {
      this.heard = true;
      this.transmit(this.wires.hello());
      for (const waiting of this.waiting.values()) this.ask(waiting);
      this.beat(socket);
    };
    socket.onmessage = ({ data }) => {
      this.heard = true;
      this.wait = FIRST;
      this.receive(JSON.parse(data) as AnyMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.gone(code);
    };
  }

  /** Send a request; the promise has its answer. Moves survive a loss of the connection, other requests fail with Lost.
   *  `goes` is called whenever it is sent; until then it can be withdrawn. */
  request(request: TableRequest, goes: () => void = () => undefined): Promise<AnyMessage> {
    const id = ++this.count;
    const sent = { ...request, id };
    return new Promise((done, fail) => {
      const ready = this.socket?.readyState === 1;
      if (!ready && !kept(sent)) {
        fail(new Lost());
        return;
      }
      const waiting = { request: sent, goes, done, fail };
      this.waiting.set(id, waiting);
      if (ready) this.ask(waiting);
    });
  }

  /** Forget the moves that wait for a connection; they fail with Lost. */
  withdraw(): void {
    for (const { fail } of this.waiting.values()) fail(new Lost());
    this.waiting.clear();
  }

  /** From now on somebody else listens. What was asked before is answered to nobody. */
  handOver(wires: Wires): void {
    this.withdraw();
    this.wires = wires;
  }

  /** Begin again, for example with another language. */
  again(): void {
    this.leave();
    this.drop();
    this.open();
  }

  /** Try now, because the network seems to be back. What was lost may look open for long. */
  hurry(): void {
    if (this.closed || (this.socket && !this.lost)) return;
    this.wait = FIRST;
    this.leave();
    this.open();
  }

  /** The network is gone, says the browser: in a tunnel a connection looks open for a minute and more. */
  offline(): void {
    if (!this.closed) this.gone(1006);
  }

  close(): void {
    this.closed = true;
    this.leave();
    this.withdraw();
  }

  private receive(message: AnyMessage): void {
    this.lost = false;
    this.wires.net('open');
    const reply = 'reply' in message ? message.reply : undefined;
    if (reply === undefined || reply === null) {
      this.wires.hear(message);
      return;
    }
    const waiting = this.waiting.get(reply); // none: nobody waits for this answer any more
    this.waiting.delete(reply);
    waiting?.done(message);
  }

  private leave(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** Send a request. If it is a move and is not answered, that is said first, and then another connection is tried. */
  private ask({ request, goes }: Waiting): void {
    goes();
    this.transmit(request);
    if (!kept(request)) return;
    const socket = this.socket;
    const silent = () => this.socket === socket && this.waiting.has(request.id);
    this.later(() => {
      if (silent()) this.miss();
    }, SLOW);
    this.later(() => {
      if (silent()) this.gone(1006);
    }, DEAD);
  }

  private miss(code?: number): void {
    this.lost = true;
    this.wires.net('lost', code);
  }

  private gone(code: number): void {
    this.leave();
    this.drop();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.wires.net('refused', code);
      return;
    }
    this.miss(code);
    const wait = this.wait;
    this.wait = Math.min(wait * 2, LONGEST);
    this.later(() => {
      if (!this.closed && this.socket === null) this.open();
    }, wait);
  }

  private drop(): void {
    for (const [id, { request, fail }] of [...this.waiting]) {
      if (kept(request)) continue;
      this.waiting.delete(id);
      fail(new Lost());
    }
  }

  /** A connection that says nothing for long is asked; if it then says nothing, it is dead. */
  private beat(socket: Socket): void {
    this.later(() => {
      if (this.socket !== socket || socket.readyState !== 1) return;
      if (!this.heard) {
        this.gone(1006);
        return;
      }
      this.heard = false;
      this.transmit({ type: 'ping' });
      this.beat(socket);
    }, BEAT);
  }

  private transmit(message: AnyRequest): void {
    this.socket?.send(JSON.stringify(message));
  }

  private later(action: () => void, milliseconds: number): void {
    if (this.wires.later) this.wires.later(action, milliseconds);
    else setTimeout(action, milliseconds);
  }
}

function kept(request: TableRequest): boolean {
  return request.type === 'play' || request.type === 'undo';
}
