// The chat of a table, and how far it was read in this browser.
import type { AnyMessage, ChatLine } from '../wire';
import type { Keep } from './keep';

export class Chat {
  lines: readonly ChatLine[] = $state.raw([]);
  private read = $state(0); // the id of the last line that was read
  /** How many lines of others are new since the chat was last read in this browser. */
  readonly unread: number = $derived.by(
    () => this.lines.filter((line) => line.id > this.read && !this.mine().includes(line.seat ?? -1)).length,
  );

  constructor(
    private readonly keep: Keep,
    private readonly mine: () => readonly number[],
  ) {
    this.read = Number(keep.get('read') ?? 0);
  }

  hear(message: AnyMessage): void {
    if (message.type === 'welcome') this.lines = message.chat;
    else if (message.type === 'said') this.lines = [...this.lines, message];
    else if (message.type === 'unsaid') this.lines = this.lines.filter((line) => line.id !== message.id);
  }

  /** Everything up to the last line has been read. */
  markRead(): void {
    this.read = this.lines.at(-1)?.id ?? this.read;
    this.keep.set('read', String(this.read));
  }
}
