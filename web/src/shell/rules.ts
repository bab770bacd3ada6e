// The rules of a game, fetched once per language.
import { api, type RuleParagraph } from '../net/api';

const known = new Map<string, Promise<RuleParagraph[]>>();

export function rulesOf(game: string, language: string): Promise<RuleParagraph[]> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? api.rules(game, language).then((told) => told.paragraphs);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** Those that have all the words, in number, title or text. */
export function search(paragraphs: readonly RuleParagraph[], words: string): RuleParagraph[] {
  const wanted = words.toLowerCase().replaceAll('§', ' ').split(/\s+/).filter(Boolean);
  return paragraphs.filter((one) => {
    const text = `${one.number} ${one.title} ${one.text}`.toLowerCase();
    return wanted.every((word) => (/^[\d.]+$/.test(word) ? one.number.startsWith(word) || text.includes(word) : text.includes(word)));
  });
}

export function chapters(paragraphs: readonly RuleParagraph[]): { title: string; paragraphs: RuleParagraph[] }[] {
  const found: { title: string; paragraphs: RuleParagraph[] }[] = [];
  for (const one of paragraphs) {
    const last = found.at(-1);
    if (last?.title === one.chapter) last.paragraphs.push(one);
    else found.push({ title: one.chapter, paragraphs: [one] });
  }
  return found;
}
