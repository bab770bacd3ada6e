// Keys and values become sentences: the same as src/klabauter/words/words.py, from the same word files.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'de' | 'en';
export const LANGUAGES: readonly Language[] = ['de', 'en'];

export interface Sentence {
  values?: Record<string, unknown>;
  kinds?: Record<string, string>;
}

const IDENTIFIER = /^[a-zA-Z][a-zA-Z0-9_-]*$/;
const NUMBERED = /^(.+)-(\d+)$/;

export class Words {
  private readonly bundle: FluentBundle;
  private readonly order: string[] = [];

  /** `files`: Fluent texts, later ones lie over earlier ones. `players`: names by seat. */
  constructor(
    readonly language: Language,
    files: readonly string[],
    readonly players: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.order.push(...resource.body.map((entry) => entry.id));
      this.bundle.addResource(resource, { allowOverrides: true });
    }
  }

  /** The messages that begin so, in the order of the files. */
  keys(begin: string): string[] {
    return this.order.filter((key) => key.startsWith(begin));
  }

  /** What a message says beside itself: `.rule`, `.think` …; empty if it has no such thing. */
  beside(key: string, attribute: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : '';
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with these values; a missing one shows its key and never stops a game. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `[${key}]`;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, values, errors);
  }

  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say('list-none');
    return this.say('list-last', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say('player', { number: seat + 1 });
  }

  /** What the seats of a table are called: people by their names, bots by a word that no game has for anything. */
  seated(seats: readonly { name?: string | null; bot?: string | null }[]): string[] {
    return seats.map((one, seat) => one.name ?? this.say(one.bot ? 'player-bot' : 'player', { number: seat + 1 }));
  }

  /** What an element is called: `name-<id>`, else its kind's pattern, else the id. */
  name(id: string, kind = ''): string {
    if (IDENTIFIER.test(id) && this.has(`name-${id}`)) return this.say(`name-${id}`);
    const numbered = NUMBERED.exec(id);
    if (this.has(`kind-${kind}`)) {
      const [stem, number] = numbered ? [numbered[1] ?? id, Number(numbered[2])] : [id, 0];
      return this.say(`kind-${kind}`, { id, stem, number });
    }
    if (numbered && numbered[1] === 'seat') return this.player(Number(numbered[2]));
    return id;
  }

  part(name: string): string {
    return this.say(`part-${name}`);
  }

  tie(name: string): string {
    return this.say(`tie-${name}`);
  }

  event(event: Sentence & { line: string }): string {
    return this.sentence(`log-${event.line}`, event);
  }

  refusal(refusal: Sentence & { reason: string }): string {
    return this.sentence(`no-${refusal.reason}`, refusal);
  }

  ask(key: string, seat: number): string {
    return this.say(`ask-${key}`, { seat: this.player(seat), 'seat-id': seat });
  }

  /** What a move is; one that goes on says both. */
  move(choice: Sentence & { verb: string; then?: Sentence & { verb: string } }): string {
    const first = this.filled(`move-${choice.verb}`, choice);
    return choice.then ? `${first}, ${this.move(choice.then)}` : first;
  }

  remark(remark: Sentence & { remark: string }): string {
    return this.sentence(`hint-${remark.remark}`, remark);
  }

  /** How a move will probably turn out, from the share of the win it is given. */
  estimate(share: number): string {
    return this.say('estimate', { percent: Math.round(100 * share) });
  }

  /** How a table ended; nothing where nobody left the game. `me`: whom it is told to. */
  ended(
    ending: string,
    resigned: readonly number[],
    people: readonly number[],
    winners: readonly number[],
    me: number | null = null,
  ): string {
    const left = ending === 'agreed' ? people : resigned;
    const who = left.filter((seat) => seat !== me).map((seat) => this.player(seat));
    if (who.length < left.length) who.unshift(this.say('ui-ended-you'));
    const won = winners.map((seat) => this.player(seat));
    const you = left.includes(me ?? -1) ? 'did' : winners.includes(me ?? -1) ? 'won' : 'no';
    return this.say(`ended-${ending}`, {
      names: this.listed(who),
      count: who.length,
      winners: this.listed(won),
      won: won.length,
      you,
    });
  }

  /** It begins with a capital, except for a person's name, which is written as its owner writes it. */
  private sentence(key: string, data: Sentence): string {
    const text = this.filled(key, data);
    return this.players.some((name) => text.startsWith(name)) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  private filled(key: string, data: Sentence): string {
    const values: Record<string, FluentVariable> = {};
    for (const [slot, value] of Object.entries(data.values ?? {})) {
      values[slot] = this.shown(value, data.kinds?.[slot] ?? '');
      if (Array.isArray(value)) {
        values[`${slot}-id`] = value.join(' ');
        values[`${slot}-count`] = value.length;
      } else values[`${slot}-id`] = typeof value === 'number' ? value : String(value);
    }
    return this.say(key, values);
  }

  private shown(value: unknown, kind: string): string | number {
    if (Array.isArray(value)) return this.listed(value.map((one) => String(this.shown(one, kind))));
    if (typeof value === 'number') return kind === 'seat' ? this.player(value) : value;
    return kind === 'text' ? String(value) : this.name(String(value), kind);
  }
}
