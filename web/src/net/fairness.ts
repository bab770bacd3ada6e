// Fairness: each own seat promises a contribution before the start and opens it afterwards; at the end all is checked.
// What is hashed is in docs/protocol.md.
import { sha256 } from './sha256';

export const pledgeOf = (contribution: string): string => sha256(`klabauter pledge 1\n${contribution}`);

export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Header {
  seed: string;
  meta: { fairness: { secret: string; commitment: string; contributions: (string | null)[]; pledges: (string | null)[] } };
}

/** Whether the luck of a record grew from what was promised. `seen`: the commitment seen before the game, if it was. */
export function fair(record: string, seen: string | null, own: ReadonlyMap<number, string>): boolean {
  const header = JSON.parse(record.split('\n')[0] ?? '') as Header;
  const { secret, commitment, contributions, pledges } = header.meta.fairness;
  const said = contributions.map((one) => one ?? '');
  return (
    sha256(`klabauter commitment 1\n${secret}`) === commitment &&
    (seen === null || seen === commitment) &&
    contributions.every((one, seat) => one === null || pledgeOf(one) === pledges[seat]) &&
    [...own].every(([seat, text]) => (contributions[seat] ?? null) === null || contributions[seat] === text) &&
    sha256(['klabauter seed 1', secret, ...said].join('\n')) === header.seed
  );
}
