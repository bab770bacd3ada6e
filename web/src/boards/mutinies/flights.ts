// What flies over the chart in a step: coins, bottles and tiles from where they were to whoever gets them.
import type { SeenEvent } from '../../wire';
import type { Public } from './view';

export interface Flight {
  what: 'coin' | 'rum' | 'star' | 'jewel-back' | 'treasure-back' | 'tile';
  tile?: string;
  from: string; // a harbour of the chart, a space, or seat-N
  to: string;
}

const FROM: Record<string, [Flight['what'], string]> = {
  'extra-rum': ['rum', 'tavern'],
  'first-rum': ['rum', 'tavern'],
  dealt: ['rum', 'tavern'],
  visited: ['rum', 'tavern'],
  'more-rum': ['rum', 'tavern'],
  'extra-doubloons': ['coin', 'tavern'],
  'both-dice': ['coin', 'wreck'],
  'cabin-doubloon': ['coin', 'cabin'],
  'cabin-prestige': ['star', 'cabin'],
  'cabin-trade': ['star', 'cabin'],
  'wheel-paid': ['star', 'wheel'],
  'wheel-prestige-paid': ['coin', 'wheel'],
  yield: ['star', 'market'],
  spun: ['star', 'city'],
  fifth: ['star', 'city'],
  'found-hidden': ['treasure-back', 'wreck'],
  found: ['treasure-back', 'wreck'],
  'drew-jewel': ['jewel-back', 'stack'],
  'drew-jewel-hidden': ['jewel-back', 'stack'],
  'drew-card': ['treasure-back', 'wheel'],
  'drew-card-hidden': ['treasure-back', 'wheel'],
  'untold-card': ['treasure-back', 'wheel'],
};

export function flights(events: readonly SeenEvent[], before: Public): Flight[] {
  const found: Flight[] = [];
  for (const { line, values } of events) {
    const seat = Number(values['seat']);
    if (!Number.isInteger(seat)) continue;
    const plain = FROM[line];
    if (plain) found.push({ what: plain[0], from: plain[1], to: `seat-${seat}` });
    else if (line === 'took') {
      const tile = String(values['tile']);
      const stood = before.figures[seat] ?? '';
      const slot = stood.startsWith('routes-') ? stood : `routes-${before.display.indexOf(tile) + 1}`;
      found.push({ what: 'tile', tile, from: slot, to: `seat-${seat}` });
    } else if (line === 'robbed')
      found.push({ what: 'coin', from: `seat-${Number(values['victim'])}`, to: `seat-${seat}` });
  }
  return found;
}
