// One step of the game often brings many events: a move, a carouse, a whole brawl. Here they become scenes, each with
// the view of its moment, so that dice fall one after the other and pirates cross the mast one by one. Nothing is
// decided here: every event says what happened, and the last scene is the view the server sent.
import type { Scene, View } from '../../board/board';
import type { SeenEvent } from '../../wire';
import { crewSeat, type Public, type RumView } from './types';

/** Events after which the table is shown. */
const SHOWN = new Set([
  'moved',
  'left-town',
  'came-back',
  'dead-end',
  'went-aboard',
  'recalled',
  'imaginary-crew',
  'opened',
  'counted',
  'invites',
  'drinks',
  'rolled',
  'rolled-for-crew',
  'won-token',
  'won-nothing',
  'stung',
  'beat-guard',
  'lost-to-guard',
  'took-map',
  'met',
  'brawl-begins',
  'crosses-alone',
  'loses',
  'crosses',
  'sleeps',
  'brawl-won',
]);
/** What is told together with the event after it. */
const JOINED: Record<string, string> = {
  loses: 'crosses',
  rolled: 'stands',
  counted: 'stung',
  'crosses-alone': 'crosses-alone',
};

export function scenes(before: View, after: View, events: readonly SeenEvent[]): Scene[] {
  const found: Scene[] = [];
  let now = structuredClone((before as unknown as RumView).public);
  let heard: SeenEvent[] = [];
  events.forEach((event, n) => {
    apply(now, event);
    heard.push(event);
    const next = events[n + 1];
    if (!next || !SHOWN.has(event.line) || JOINED[event.line] === next.line) return;
    found.push({ view: { ...before, public: now as unknown as Record<string, unknown> }, events: heard });
    now = structuredClone(now);
    heard = [];
  });
  return [...found, { view: after, events: heard }];
}

/** What an event changes on the table, as far as everybody sees it. */
export function apply(now: Public, { line, values }: Pick<SeenEvent, 'line' | 'values'>): void {
  const seat = Number(values['seat']);
  const player = now.players[seat];
  const text = (slot: string) => String(values[slot]);
  const number = (slot: string) => Number(values[slot]);
  const own = (alley: string, owner: number | null) => {
    for (const one of now.alleys) if (one.id === alley) one.owner = owner;
  };
  const row = (crew: string) => now.ship.findIndex((one) => one[0] === crew);
  const cross = (crew: string) => {
    const one = now.ship[row(crew)];
    if (!one) return;
    const left = now.brawl?.side !== 'right';
    one[left ? 1 : 2] -= 1;
    one[left ? 2 : 1] += 1;
  };
  const without = (tokens: string[], token: string) => {
    const at = tokens.indexOf(token);
    return at < 0 ? tokens : tokens.filter((_, n) => n !== at);
  };
  switch (line) {
    case 'moved':
    case 'left-town':
    case 'came-back':
      own(text('alley'), seat);
      if (player) player.pirates -= number('pirates');
      if (line !== 'left-town') now.captain = text('field');
      break;
    case 'dead-end':
      now.captain = text('to');
      break;
    case 'recalled':
      own(text('alley'), null);
      if (player) player.pirates += number('pirates');
      break;
    case 'went-aboard':
      now.ship.push([`seat-${seat}`, number('pirates'), 0]);
      if (player) [player.pirates, player.aboard] = [0, true];
      break;
    case 'imaginary-crew':
      now.ship.push(['imaginary', number('pirates'), 0]);
      break;
    case 'hired':
      if (player) [player.pirates, player.hiring] = [player.pirates + 1, number('left')];
      break;
    case 'got-barrels':
      now.barrels -= number('barrels');
      if (player) player.barrels += number('barrels');
      break;
    case 'rolls-again':
      [now.die, now.spare] = [0, now.spare - 1];
      break;
    case 'stands':
      now.spare = 0;
      break;
    case 'spent-barrel':
      [now.die, now.spare] = [0, 1];
      now.barrels += 1;
      if (player) player.barrels = number('left');
      break;
    case 'looks':
    case 'looks-hidden':
      now.shopping = true;
      now.stacks['supplies'] = (now.stacks['supplies'] ?? 1) - 1;
      break;
    case 'kept':
      now.shopping = false;
      if (player) player.flag += 1;
      break;
    case 'sold':
      now.shopping = false;
      now.stacks['supplies'] = (now.stacks['supplies'] ?? 0) + 1;
      break;
    case 'got-date':
    case 'got-date-hidden':
      now.stacks['dates'] = (now.stacks['dates'] ?? 1) - 1;
      if (player) player.dates += 1;
      break;
    case 'met':
      if (player) [player.dates, player.flag] = [player.dates - 1, player.flag + 1];
      break;
    case 'took-map':
      now.maps = without(now.maps, text('token'));
      if (player) player.flag += 1;
      break;
    case 'beat-guard': {
      const stack = Number(text('token').split('-').at(-1)) > 3 ? 'guards-large' : 'guards-small';
      now.stacks[stack] = (now.stacks[stack] ?? 1) - 1;
      if (player) player.flag += 1;
      break;
    }
    case 'turned-up': {
      const token = text('token');
      const pile = token.startsWith('chest')
        ? 'chests'
        : token.startsWith('scorpion')
          ? 'scorpions'
          : /^(yellow|pink|green)/.test(token)
            ? 'maps'
            : 'pubs';
      if (pile === 'chests') now.chest = token;
      else if (pile === 'scorpions') now.scorpion = token;
      else now[pile] = [...now[pile], token];
      now.stacks[pile] = (now.stacks[pile] ?? 1) - 1;
      break;
    }
    case 'invites':
      now.drinkers = [seat];
      now.roller = seat;
      break;
    case 'drinks':
      now.drinkers = [...now.drinkers, seat];
      break;
    case 'drinks-alone': {
      const tokens = values['tokens'] as string[];
      for (const token of tokens) now.pubs = without(now.pubs, token);
      if (player) player.flag += tokens.length;
      break;
    }
    case 'rolled':
    case 'rolled-for-crew':
      if (!now.brawl) now.roller = seat;
      // the first of the column has rolled, now the next
      else if (now.die > 0 && now.brawl.best === 0) now.brawl.best = now.die;
      now.die = number('number');
      break;
    case 'won-token':
      now.pubs = without(now.pubs, text('token'));
      if (player) player.flag += 1;
      break;
    case 'carouse-ends':
      now.drinkers = [];
      now.die = now.roller = 0;
      break;
    case 'opened':
      now.chest = null;
      now.roller = seat;
      now.die = now.total = 0;
      if (player) player.flag += 1;
      break;
    case 'counted':
      now.total = number('total');
      break;
    case 'stung':
      now.scorpion = null;
      now.total = now.die = now.roller = 0;
      if (player) player.flag += 1;
      break;
    case 'brawl-begins':
      now.brawl = { crews: now.ship.length, side: 'left', champion: 0, best: 0, fighters: [] };
      now.die = 0;
      break;
    case 'fight': {
      const rows = (values['crews'] as string[]).map(row);
      if (now.brawl) [now.brawl.champion, now.brawl.fighters, now.brawl.best] = [rows[0] ?? 0, rows.slice(1), 0];
      now.die = 0;
      break;
    }
    case 'loses': {
      const [loser, by] = [row(text('crew')), row(text('by'))];
      const one = now.ship[loser];
      if (!now.brawl || !one) break;
      one[now.brawl.side === 'left' ? 1 : 2] -= 1;
      const home = text('crew') === 'imaginary' ? undefined : now.players[crewSeat(text('crew'))];
      if (home) home.pirates += 1;
      [now.brawl.champion, now.brawl.best] = [by, number('number')];
      now.brawl.fighters = now.brawl.fighters.filter((fighter) => fighter !== loser && fighter !== by);
      now.die = 0;
      break;
    }
    case 'crosses':
    case 'crosses-alone':
      cross(text('crew'));
      if (now.brawl) [now.brawl.champion, now.brawl.best, now.brawl.fighters] = [0, 0, []];
      now.die = 0;
      break;
    case 'other-side':
      if (now.brawl) now.brawl.side = now.brawl.side === 'left' ? 'right' : 'left';
      break;
    case 'sleeps': {
      const place = now.sleep.indexOf(text('token'));
      if (place >= 0) now.sleep[place] = null;
      const winner = now.players[crewSeat(text('crew'))];
      if (winner && text('crew') !== 'imaginary') winner.flag += 1;
      break;
    }
    case 'round-ends':
      for (const one of now.alleys) one.owner = null;
      [now.ship, now.brawl, now.die] = [[], null, 0];
      for (const one of now.players) one.aboard = false;
      break;
    case 'round-begins':
      [now.round, now.starter] = [number('round'), seat];
      break;
    case 'sleeping-places':
      now.sleep = [...(values['tokens'] as string[])];
      break;
  }
}
