// A server's end of a WebSocket, in the hands of a test, and a clock that a test turns.
import type { Socket } from '../src/net/connection';
import type { AnyMessage, AnyRequest } from '../src/wire';

export class Line implements Socket {
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: AnyRequest[] = [];

  send(data: string): void {
    if (this.readyState !== 1) throw new Error('not open');
    this.sent.push(JSON.parse(data) as AnyRequest);
  }
  close(): void {
    this.drop(1000);
  }

  // -- what the test does
  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  tell(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last<T extends AnyRequest['type']>(type: T): Extract<AnyRequest, { type: T }> {
    const found = this.sent.filter((one) => one.type === type).at(-1);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<AnyRequest, { type: T }>;
  }
}

export class Lines {
  all: Line[] = [];
  make = (): Line => {
    const line = new Line();
    this.all.push(line);
    return line;
  };
  get now(): Line {
    const line = this.all.at(-1);
    if (!line) throw new Error('no line');
    return line;
  }
}

export class Clock {
  waiting: { at: number; action: () => void }[] = [];
  time = 0;
  later = (action: () => void, milliseconds: number): void => {
    this.waiting.push({ at: this.time + milliseconds, action });
  };
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }
}
