// Fairness: each own seat pledges a contribution to the luck before the start and opens it when
// all pledges are published. What the server publishes is kept and compared with everything it
// says later. The argument is in docs/luck.md.
import type { Round, SeenEvent, TableInfo } from '../wire';
import { sha256 } from './sha256';

export const pledgeOf = (contribution: string): string => sha256(`klabauter pledge 1\n${contribution}`);

export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is not as it must be; each has a sentence (`ui-fault-…`). */
export type Fault =
  | 'commitment' // is not the one seen first, or not that of the secret
  | 'bots' // other seats are bots than at the start
  | 'bot' // a bot has pledged or contributed
  | 'own-pledge' // is missing or was changed
  | 'own-contribution'
  | 'pledges' // were changed after they had been published
  | 'contributions'
  | 'contribution' // does not belong to its pledge
  | 'missing' // a pledged contribution is not part of the luck
  | 'rounds' // a round is missing, was repeated for no reason, or has a seat that may not contribute any more
  | 'seed' // did not come from secret and contributions
  | 'past' // an event in the log was changed afterwards
  | 'late'; // the server says that a pledge or a contribution of this device did not come in time

/** A contribution of this device, and whether the server has acknowledged pledge and opening. */
export interface Own {
  round: number;
  seat: number;
  contribution: string;
  pledged: boolean;
  opened: boolean;
}

type Published = Pick<TableInfo, 'status' | 'commitment' | 'rounds' | 'ending'> & {
  seats: readonly { bot?: string | null }[];
};

interface Kept {
  commitment: string | null;
  bots: number[] | null;
  rounds: Round[];
  own: Own[];
  faults: Fault[];
  seen: { seat: number; count: number; hash: string } | null; // so many events of the log, and their hash
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The seats that pledged and did not open, in a round that is over. */
export const unopened = (round: Round): number[] =>
  round.contributions === null
    ? []
    : round.pledges.flatMap((pledge, seat) => (pledge !== null && round.contributions?.[seat] === null ? [seat] : []));

/** What this device saw of a table's luck. It survives a reload, and the server cannot change it. */
export class Receipt {
  private kept: Kept = { commitment: null, bots: null, rounds: [], own: [], faults: [], seen: null };
  private hashes: string[] = []; // after each event of the log
  private there = false; // this page was open before the game began

  constructor(
    text: string | null,
    private readonly save: (text: string) => void,
  ) {
    if (text) this.kept = JSON.parse(text) as Kept;
  }

  get faults(): readonly Fault[] {
    return this.kept.faults;
  }

  text(): string {
    return JSON.stringify(this.kept);
  }

  /** Compare what the server publishes with what it published before, and with what was done for the own seats. */
  see(published: Published, mine: readonly number[]): void {
    const { kept } = this;
    const rounds = published.rounds ?? [];
    const own = kept.own.filter((one) => mine.includes(one.seat));
    const begun = published.status === 'starting' || published.status === 'playing';
    const dealt = published.status === 'playing' || (published.status === 'over' && published.ending !== 'closed');
    if (published.commitment) {
      kept.commitment ??= published.commitment;
      if (published.commitment !== kept.commitment) this.fault('commitment');
    }
    if (rounds.length < kept.rounds.length || (begun && rounds.length === 0 && own.length > 0)) this.fault('rounds');
    if (rounds.length > 0) {
      const bots = published.seats.flatMap((one, seat) => (one.bot ? [seat] : []));
      kept.bots ??= bots;
      if (!same(bots, kept.bots)) this.fault('bots');
    }
    rounds.forEach((round, number) =>
      this.round(
        round,
        number,
        own.filter((one) => one.round === number),
        dealt && number === rounds.length - 1,
      ),
    );
    if (this.there && kept.faults.length === 0 && own.some((one) => this.isLate(one, rounds[one.round])))
      this.fault('late');
    this.there ||= published.status === 'open' || published.status === 'starting';
    this.save(this.text());
  }

  /** Whether a contribution that this device has made is not part of its round, which is published or over. */
  private isLate({ seat, pledged, contribution }: Own, round: Round | undefined): boolean {
    if (!round) return false;
    return round.pledges[seat] === null
      ? !pledged
      : unopened(round).includes(seat) && round.pledges[seat] === pledgeOf(contribution);
  }

  private round(round: Round, number: number, own: readonly Own[], last: boolean): void {
    const { kept } = this;
    const before = kept.rounds[number];
    const earlier = kept.rounds.slice(0, number);
    if (before && !same(before.pledges, round.pledges)) this.fault('pledges');
    if (before?.contributions && !same(before.contributions, round.contributions)) this.fault('contributions');
    if (
      kept.bots?.some(
        (seat) => (round.pledges[seat] ?? null) !== null || (round.contributions?.[seat] ?? null) !== null,
      )
    )
      this.fault('bot');
    if (earlier.length > 0 && earlier.some((one) => unopened(one).length === 0)) this.fault('rounds');
    if (earlier.flatMap(unopened).some((seat) => (round.pledges[seat] ?? null) !== null)) this.fault('rounds');
    if (own.some((one) => one.pledged && round.pledges[one.seat] !== pledgeOf(one.contribution)))
      this.fault('own-pledge');
    if (round.contributions) {
      if (round.contributions.some((text, seat) => text !== null && round.pledges[seat] !== pledgeOf(text)))
        this.fault('contribution');
      if (own.some((one) => one.opened && round.contributions?.[one.seat] !== one.contribution))
        this.fault('own-contribution');
    }
    if (last && round.pledges.some((pledge, seat) => pledge !== null && (round.contributions?.[seat] ?? null) === null))
      this.fault('missing');
    if (!before || (!before.contributions && round.contributions))
      kept.rounds[number] = { pledges: before?.pledges ?? round.pledges, contributions: round.contributions };
  }

  private fault(what: Fault): void {
    if (!this.kept.faults.includes(what)) this.kept.faults.push(what);
  }

  /** Compare events with those that came before under the same number, also before the page was loaded anew. */
  hear(seat: number, since: number, events: readonly SeenEvent[]): void {
    const { kept, hashes } = this;
    if (kept.seen && kept.seen.seat !== seat) kept.seen = null;
    events.forEach(({ line, values }, n) => {
      const at = since + n;
      const hash = sha256(`${hashes[at - 1] ?? ''}\n${JSON.stringify([line, values])}`);
      const before = hashes[at] ?? (kept.seen?.count === at + 1 ? kept.seen.hash : hash);
      if (hash !== before) this.fault('past');
      hashes[at] = hash;
    });
    const count = hashes.length;
    if (count > (kept.seen?.count ?? 0)) kept.seen = { seat, count, hash: hashes[count - 1] ?? '' };
    this.save(this.text());
  }

  /** The own contribution of a seat in a round. `first`: what to contribute, unless it was decided already. */
  own(round: number, seat: number, first?: () => string): Own | null {
    const { own } = this.kept;
    let found = own.find((one) => one.round === round && one.seat === seat) ?? null;
    if (!found && first) {
      found = { round, seat, contribution: first(), pledged: false, opened: false };
      own.push(found);
      this.save(this.text());
    }
    return found;
  }

  /** The server has acknowledged a pledge, or an opening. */
  acknowledged(own: Own, what: 'pledged' | 'opened'): void {
    own[what] = true;
    this.save(this.text());
  }

  /** Before the start: what was pledged for seats that are not one's own any more does not count. */
  rise(mine: readonly number[]): void {
    this.kept.own = this.kept.own.filter((one) => mine.includes(one.seat));
  }

  /** Whether the luck is also this device's own: it has contributed to the last round for one of its seats. */
  get contributed(): boolean {
    const last = this.kept.rounds.length - 1;
    return this.kept.own.some(
      (one) => one.round === last && this.kept.rounds[last]?.contributions?.[one.seat] === one.contribution,
    );
  }

  /** Of the own seats those whose pledge in the last round does not come from this device. */
  elsewhere(rounds: readonly Round[], mine: readonly number[]): number[] {
    const number = rounds.length - 1;
    return mine.filter((seat) => {
      const [pledge, own] = [rounds[number]?.pledges[seat] ?? null, this.own(number, seat)];
      return pledge !== null && (own === null || pledgeOf(own.contribution) !== pledge);
    });
  }

  /** Compare a record of the game with all of this. */
  check(record: string, mine: readonly number[]): void {
    const { seed, meta } = JSON.parse(record.split('\n')[0] ?? '') as Header;
    const { secret, commitment, rounds } = meta.fairness;
    const last = (rounds.at(-1)?.contributions ?? []).map((one) => one ?? '');
    if (sha256(`klabauter commitment 1\n${secret}`) !== commitment) this.fault('commitment');
    if (sha256(['klabauter seed 1', secret, ...last].join('\n')) !== seed) this.fault('seed');
    this.see(
      {
        status: 'over',
        commitment,
        rounds,
        seats: meta.kinds.map((kind) => ({ bot: kind === 'human' ? null : kind })),
      },
      mine,
    );
  }

  /** For `klabauter verify --receipt`; with the log as this device saw it. */
  file(table: string, seat: number | null, events: readonly SeenEvent[]): string {
    const { commitment, bots, rounds, own } = this.kept;
    const seen = events.map(({ number, rule, line, values, kinds }) => ({ number, rule, line, values, kinds }));
    return JSON.stringify(
      { format: 'klabauter receipt', version: 1, table, commitment, bots, rounds, own, seat, events: seen },
      null,
      1,
    );
  }
}

interface Header {
  seed: string;
  meta: { kinds: string[]; fairness: { secret: string; commitment: string; rounds: Round[] } };
}
