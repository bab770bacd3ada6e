// Names and captions of the board's things, in the language of the moment.
import type { Words } from '../../lib/words';
import { figure, type Change, type How, type Use } from './sea';
import type { Public, Tile } from './view';

/** A tile in as few signs as possible: 15/3, 10×2, camp. */
export const short = (tile: { kind: string; value: number; share: number }, words: Words): string =>
  figure(tile) || words.say('board-camp');

/** What a field is called: its boats, the card for it, what is left to come. */
export function fieldCaption(field: string, sea: Public, held: boolean, unseen: number | null, words: Words): string {
  const boats = (sea.fields[field] ?? []).map((seat) => words.say('board-boat-of', { seat: words.player(seat) }));
  if (sea.dutchman === field) boats.push(words.say('board-dutchman'));
  const parts = [
    boats.length
      ? words.say('board-field-taken', { field, boats: words.listed(boats) })
      : words.say('board-field-empty', { field }),
  ];
  const missing = sea.tiles.filter((tile) => tile.empty.length === 1 && tile.empty[0] === field);
  if (missing.length)
    parts.push(
      words.say('board-field-missing', { tiles: words.listed(missing.map((tile) => words.name(tile.tile, 'tile'))) }),
    );
  if (held) parts.push(words.say('board-field-held'));
  if (unseen !== null) parts.push(words.say('board-field-unseen', { cards: unseen }));
  return parts.join('; ');
}

export function tileCaption(tile: Tile, words: Words): string {
  const parts = [words.say('board-tile', { tile: words.name(tile.tile, 'tile'), fields: words.listed(tile.fields) })];
  if (tile.kind === 'ship')
    parts.push(
      tile.boarder === null
        ? words.say('board-tile-free')
        : words.say('board-tile-boarded', { seat: words.player(tile.boarder) }),
    );
  const taken = tile.fields.length - tile.empty.length;
  parts.push(
    tile.empty.length === 1
      ? words.say('board-tile-missing', { field: tile.empty[0] ?? '' })
      : words.say('board-tile-ring', { taken, all: tile.fields.length }),
  );
  return parts.join('; ');
}

/** Two lines on a card: what it is good for, and what comes of it. */
export function useCaption(found: Use, chests: number, words: Words): [string, string] {
  switch (found.kind) {
    case 'closes':
      return [closing(found.tiles, words), money(found.own, words)];
    case 'second':
      return [words.say('board-second'), words.say('board-second-or', { chests })];
    case 'ring':
      return [short(found.tile, words), words.say('board-ring', { taken: found.taken, all: found.tile.fields.length })];
    case 'line':
      return [closing(found.tiles, words), words.say('board-on', { fields: words.listed(found.fields) })];
    case 'idle':
      return [words.say('board-idle'), ''];
    case 'open':
      return [words.say('board-open'), ''];
  }
}

/** The same in a word or two, for the cards of a small screen. */
export function brief(found: Use, words: Words): string {
  switch (found.kind) {
    case 'closes':
    case 'line':
      return words.say('board-brief-closes');
    case 'second':
      return words.say('board-brief-second');
    case 'ring':
      return words.say('board-ring', { taken: found.taken, all: found.tile.fields.length });
    case 'idle':
      return words.say('board-brief-idle');
    case 'open':
      return words.say('board-brief-open');
  }
}

function closing(tiles: readonly Tile[], words: Words): string {
  const [first] = tiles;
  return first && tiles.length === 1
    ? words.say('board-closes', { tile: short(first, words) })
    : words.say('board-closes-many', { number: tiles.length });
}

function money(own: number, words: Words): string {
  if (own === 0) return '';
  return own > 0 ? words.say('board-earn', { chests: own }) : words.say('board-pay', { chests: -own });
}

/** How the chests of a seat change: "Chests 14 → 5". Empty if they do not. */
export function purse(changes: readonly Change[], seat: number, sea: Public, words: Words): string {
  const own = changes.find((one) => one.seat === seat);
  const before = sea.players[seat]?.chests ?? 0;
  if (!own?.by) return '';
  return own.credit > 0
    ? words.say('board-purse-credit', { before, credit: own.credit })
    : words.say('board-purse', { before, after: before + own.by });
}

/** What becomes of an encircled tile, for those who hear the board: who pays, who gets, who would need credit. */
export function settledCaption({ how, changes }: { how: How; changes: readonly Change[] }, words: Words): string {
  if (how === 'escapes' || how === 'doubles')
    return words.say(how === 'escapes' ? 'board-escapes' : 'board-settle-doubles');
  const parts = changes.map(
    ({ seat, by, credit }) =>
      words.say(by < 0 ? 'board-settle-pays' : 'board-settle-gets', {
        seat: words.player(seat),
        chests: Math.abs(by),
      }) + (credit > 0 ? ` (${words.say('board-credit', { credit })})` : ''),
  );
  return parts.length ? words.listed(parts) : words.say('board-brief-idle');
}
