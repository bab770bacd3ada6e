// Who has just got which token, and where it lay: what flies from the table to a crew.
import type { SeenEvent } from '../../wire';
import { crewSeat } from './types';

export interface Won {
  token: string;
  seat: number;
}

const ONE = new Set(['won-token', 'took-map', 'beat-guard', 'opened', 'stung', 'met']);

export function won(events: readonly SeenEvent[]): Won[] {
  return events.flatMap(({ line, values }): Won[] => {
    const seat = Number(values['seat']);
    if (ONE.has(line)) return [{ token: String(values['token']), seat }];
    if (line === 'drinks-alone') return (values['tokens'] as string[]).map((token) => ({ token, seat }));
    const crew = String(values['crew']);
    return line === 'sleeps' && crew !== 'imaginary' ? [{ token: String(values['token']), seat: crewSeat(crew) }] : [];
  });
}
