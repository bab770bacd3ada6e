// The luck of a table as this browser sees it: it contributes for its own seats, and compares what is published.
import { Lost, type TableRequest } from '../net/connection';
import { contribution, pledgeOf, Receipt, unopened, type Fault } from '../net/fairness';
import type { TableInfo } from '../wire';
import type { Keep } from './keep';
import type { Session } from './session.svelte';

export class Fairness {
  /** What this browser saw of the luck. */
  readonly receipt: Receipt;
  /** What of it was not as it must be. */
  faults: readonly Fault[] = $state.raw([]);
  private readonly done: Set<string>; // steps that were taken already

  /** One that follows another knows what everybody may know, and nothing of the log. */
  constructor(
    private readonly session: Session,
    private readonly keep: Keep,
    former?: Fairness,
  ) {
    this.receipt = new Receipt(former ? former.receipt.text() : keep.get('receipt'), (now) => keep.set('receipt', now));
    this.done = former?.done ?? new Set();
    this.faults = former?.faults ?? [];
  }

  /** Compare what is published with what was published before, and contribute to the luck for every own seat. */
  see(info: TableInfo): void {
    const { mine } = this.session;
    if (info.status === 'open') this.receipt.rise(mine);
    this.receipt.see(info, mine);
    this.faults = [...this.receipt.faults];
    const rounds = info.rounds ?? [];
    const last = rounds.at(-1);
    const opening = info.status === 'starting' && last?.contributions === null;
    for (const seat of mine) {
      if (opening) this.open(info, rounds.length - 1, seat, last.pledges[seat] ?? null);
      else if (info.status === 'open' || (info.status === 'starting' && !rounds.flatMap(unopened).includes(seat)))
        this.pledge(info, rounds.length, seat);
    }
  }

  /** Compare the record of the game with all that this browser saw. */
  check(record: string): void {
    this.receipt.check(record, this.session.mine);
    this.faults = [...this.receipt.faults];
  }

  /** Whether this step is to be taken now: the first time it is. */
  once(step: string): boolean {
    if (this.done.has(step)) return false;
    this.done.add(step);
    return true;
  }

  private pledge(info: TableInfo, round: number, seat: number): void {
    if (info.seats[seat]?.pledged || !this.once(`pledge-${round}-${seat}`)) return;
    const old = round === 0 ? this.keep.get(`contribution-${seat}`) : null; // of version 0.1
    const own = this.receipt.own(round, seat, () => old ?? contribution());
    if (own)
      void this.contribute({ type: 'pledge', seat, hash: pledgeOf(own.contribution) }, `pledge-${round}-${seat}`, () =>
        this.receipt.acknowledged(own, 'pledged'),
      );
  }

  /** Only what was pledged is opened, and only if everything that was published is as it must be. */
  private open(info: TableInfo, round: number, seat: number, published: string | null): void {
    const own = this.receipt.own(round, seat);
    if (
      !own ||
      this.faults.length > 0 ||
      info.seats[seat]?.opened ||
      published !== pledgeOf(own.contribution) ||
      !this.once(`open-${round}-${seat}`)
    )
      return;
    void this.contribute({ type: 'open', seat, text: own.contribution }, `open-${round}-${seat}`, () =>
      this.receipt.acknowledged(own, 'opened'),
    );
  }

  /** What could not be sent is tried again with the next state. What is refused is seen in what is published. */
  private async contribute(request: TableRequest, step: string, done: () => void): Promise<void> {
    try {
      const answer = await this.session.send(request);
      if (answer.type === 'done') done();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.done.delete(step);
    }
  }
}
