// What the captain has met, as far as the table shows it.
import type { SeenEvent } from '../../wire';
import type { RumView } from './types';

export type Meeting = 'brawl' | 'pub' | 'chest' | 'guard' | 'shop' | 'map' | null;

const ASKED: Record<string, Meeting> = {
  host: 'pub',
  guest: 'pub',
  win: 'pub',
  chest: 'chest',
  guard: 'guard',
  shop: 'shop',
  chart: 'map',
};

export function encounter(view: RumView, key: string | null, events: readonly Pick<SeenEvent, 'line'>[]): Meeting {
  const now = view.public;
  if (now.brawl) return 'brawl';
  const asked = key === null ? undefined : ASKED[key];
  if (asked) return asked;
  if (now.drinkers.length > 0) return 'pub';
  const field = now.fields.find((one) => one.id === now.captain);
  if (field?.kind === 'chest' && now.chest === null && now.scorpion !== null && (key === 'rum' || key === null))
    return 'chest';
  if (now.shopping) return 'shop';
  return events.some((event) => event.line === 'beat-guard' || event.line === 'lost-to-guard') ? 'guard' : null;
}
