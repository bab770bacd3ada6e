import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { blocks } from '../src/lib/markdown';
import { Words, type Language } from '../src/lib/words';
import german from '../../src/klabauter/words/de.ftl?raw';
import germanHere from '../../src/klabauter/words/browser/de.ftl?raw';
import english from '../../src/klabauter/words/en.ftl?raw';
import englishHere from '../../src/klabauter/words/browser/en.ftl?raw';
import { chapters, search } from '../src/shell/rules';
import { sha256 } from '../src/net/sha256';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

it('hashes like everybody else', () => {
  for (const text of ['', 'abc', 'Säbel und ☠', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(1000)])
    expect(sha256(text)).toBe(hash(text));
});

it('reads the Markdown of the rules', () => {
  const found = blocks('A **boat** here.\nStill here.\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(found.map((one) => one.kind)).toEqual(['paragraph', 'list', 'table']);
  expect(found[0]).toMatchObject({
    text: [{ text: 'A ' }, { text: 'boat', kind: 'bold' }, { text: ' here. Still here.' }],
  });
  expect(found[1]).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two more' }]] });
});

it('shows the paragraphs of the rules by chapter, and what the server finds in its order', async () => {
  const rule = (number: string, text: string) => ({
    number,
    title: 'Boats',
    chapter: number.split('.')[0] ?? '',
    source: '',
    text,
  });
  const all = [rule('3.1', 'Place a boat.'), rule('3.4', 'Pay the helpers.'), rule('4.1', 'Board a ship.')];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const told = path.includes('/search')
      ? {
          found: [
            { number: '4.1', snippet: 'Board' },
            { number: '3.1', snippet: 'Place' },
          ],
        }
      : { paragraphs: all };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
  const found = await search('freibeuter', 'en', 'boats & ships');
  vi.unstubAllGlobals();
  expect(found.map((one) => [one.paragraph.text, one.snippet])).toEqual([
    ['Board a ship.', 'Board'],
    ['Place a boat.', 'Place'],
  ]);
  expect(asked).toContain('/api/rules/freibeuter/search?lang=en&q=boats%20%26%20ships');
  expect(chapters(all).map((one) => one.paragraphs.length)).toEqual([2, 1]);
});

it('tells people of their own end as you', () => {
  const ended = (language: Language, ...of: Parameters<Words['ended']>) =>
    new Words(language, language === 'de' ? [german, germanHere] : [english, englishHere], ['Anna', 'Bert', 'Cleo'])
      .ended(...of)
      .replace(/\s+/g, ' ');
  expect(ended('de', 'resigned', [0], [0, 1], [1], 0)).toBe(
    'Du hast aufgegeben, damit war vorzeitig Schluss. Bert gewinnt; so stand es.',
  );
  expect(ended('de', 'resigned', [0], [0, 1], [1], 1)).toBe(
    'Anna hat aufgegeben, damit war vorzeitig Schluss. Du gewinnst; so stand es.',
  );
  expect(ended('de', 'resigned', [0, 1], [0, 1, 2], [2], 1)).toBe(
    'Du und Anna habt aufgegeben, damit war vorzeitig Schluss. Cleo gewinnt; so stand es.',
  );
  expect(ended('de', 'played', [0], [0, 1], [1], 0)).toBe(
    'Du hast unterwegs aufgegeben. Ein Bot hat weitergespielt; dein Rang ist hinter allen anderen.',
  );
  expect(ended('de', 'agreed', [], [0], [], 0)).toBe(
    'Du hast die Partie vorzeitig beendet. Gewonnen hat niemand; so stand es.',
  );
  expect(ended('en', 'played', [0, 1], [0, 1, 2], [2], 0)).toBe(
    'You and Bert gave up on the way. A bot played on; you rank behind everybody else.',
  );
  expect(ended('en', 'played', [0], [0, 1, 2], [2], null)).toBe(
    'Anna gave up on the way. A bot played on; they rank behind everybody else.',
  );
  expect(ended('en', 'resigned', [0], [0, 1], [1], 1)).toBe(
    'Anna gave up, and the game ended there. You win; this is how things stood.',
  );
});
