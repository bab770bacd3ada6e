// The words of the page, and of a game when one is open, in the chosen language. Both are the files the server has.
import { settings } from './settings.svelte';
import { LANGUAGES, Words, type Language } from './words';

type Raw = () => Promise<string>;
const kernel = import.meta.glob('../../../src/klabauter/kernel/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Raw
>;
const common = import.meta.glob('../../../src/klabauter/words/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Raw
>;
const browser = import.meta.glob('../../../src/klabauter/words/browser/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>;
const games = import.meta.glob('../../../src/klabauter/games/*/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Raw
>;

const texts = new Map<string, string>();

async function text(files: Record<string, Raw>, end: string): Promise<string> {
  const known = texts.get(end);
  if (known !== undefined) return known;
  const load = Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
  const found = load ? await load() : '';
  texts.set(end, found);
  return found;
}

const folder = (game: string) => game.replaceAll('-', '_');

/** The words of this language, of a game if one is named. */
export async function wordsOf(language: Language, game?: string, players: readonly string[] = []): Promise<Words> {
  const files = [
    text(kernel, `kernel/${language}.ftl`),
    text(common, `words/${language}.ftl`),
    text(browser, `browser/${language}.ftl`),
  ];
  if (game) files.push(text(games, `games/${folder(game)}/${language}.ftl`));
  return new Words(language, await Promise.all(files), players);
}

class Page {
  words = $state.raw(new Words('en', []));
}
const page = new Page();

/** The page's own words; said anew by itself when the language changes. */
export const say: Words['say'] = (key, values) => page.words.say(key, values);
export const words = (): Words => page.words;

export async function speak(): Promise<void> {
  const language = LANGUAGES.find((one) => one === settings.language) ?? 'en';
  page.words = await wordsOf(language);
}
