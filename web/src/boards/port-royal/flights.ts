// What moves when one view becomes the next: cards and coins fly between places. Pure; Flights.svelte lets them fly.
//
// Places: pile, discard, card:<key> (a card in the harbour), purse:<seat>, display:<seat>.
import type { SeenEvent } from '../../wire';
import { card, type PortView } from './cards';
import { harbour, patrons } from './table';

export interface Flight {
  card: string | null; // null: a card face down, that is a coin
  from: string;
  to: string;
  turns: boolean; // comes face down and is turned over on its way
}

const most = 5; // coins that fly at once; more would be a cloud

function lies(view: PortView | null, id: string): string | null {
  if (!view) return null;
  if (view.public.shown?.id === id) return 'card:shown';
  const { berths, quay } = harbour(view);
  const key = [...berths.map((one) => one.ship), ...quay].filter((one) => one?.id === id).at(-1)?.key;
  return key ? `card:${key}` : null;
}

/** Where the ship of this one's colour lies. */
function berth(view: PortView | null, id: string): string | null {
  const one = card(id);
  const there =
    view && one.what === 'ship' ? harbour(view).berths.find(({ colour }) => colour === one.colour)?.ship : null;
  return there ? `card:${there.key}` : null;
}

export function flights(before: PortView | null, view: PortView, events: readonly SeenEvent[]): Flight[] {
  const found: Flight[] = [];
  const id = (event: SeenEvent) => String(event.values['card']);
  const seat = (event: SeenEvent) => Number(event.values['seat']);
  const fly = (one: string | null, from: string, to: string, turns = false) =>
    found.push({ card: one, from, to, turns });
  const coins = (much: unknown, from: string, to: string) => {
    for (let n = 0; n < Math.min(most, Number(much)); n++) fly(null, from, to);
  };
  const cleared = (cards: readonly string[]) => {
    for (const one of cards) fly(one, lies(before, one) ?? 'pile', 'discard');
  };
  const lost = events.some((event) => event.line === 'too-much');
  for (const event of events) {
    switch (event.line) {
      case 'discovered': {
        const gone = lost && events.some((later) => later.number > event.number && later.line === 'too-much');
        if (!gone) fly(id(event), 'pile', lies(view, id(event)) ?? 'discard', true);
        break;
      }
      case 'too-much': {
        const all = (event.values['cards'] as string[] | undefined) ?? [];
        const twin = all.at(-1) ?? ''; // runs into the ship of its colour, and everything is gone
        fly(twin, 'pile', berth(before, twin) ?? 'discard', true);
        cleared(all.slice(0, -1));
        break;
      }
      case 'left-over':
        cleared((event.values['cards'] as string[] | undefined) ?? []);
        break;
      case 'moored':
        fly(id(event), 'card:shown', lies(view, id(event)) ?? 'discard');
        break;
      case 'repelled':
        fly(id(event), 'card:shown', 'discard');
        break;
      case 'traded': {
        const one = card(id(event));
        const kept = one.what === 'ship' && patrons(view, seat(event)).has(one.colour);
        fly(id(event), lies(before, id(event)) ?? 'discard', kept ? `display:${seat(event)}` : 'discard');
        coins(event.values['coins'], 'pile', `purse:${seat(event)}`);
        break;
      }
      case 'hired':
        fly(id(event), lies(before, id(event)) ?? 'discard', `display:${seat(event)}`);
        break;
      case 'paid':
      case 'paid-tax':
        coins(event.values['coins'], `purse:${seat(event)}`, 'discard');
        break;
      case 'paid-fee':
        fly(null, `purse:${seat(event)}`, `purse:${Number(event.values['active'])}`);
        break;
      case 'relief':
        for (const one of (event.values['seats'] as number[] | undefined) ?? []) fly(null, 'pile', `purse:${one}`);
        break;
      default:
        break;
    }
  }
  return found;
}
