// The rules of a game, fetched once per language.
import { api, type RuleParagraph } from '../net/api';

const known = new Map<string, Promise<RuleParagraph[]>>();

export function rulesOf(game: string, language: string): Promise<RuleParagraph[]> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? api.rules(game, language).then((answer) => answer.paragraphs);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export interface Found {
  paragraph: RuleParagraph;
  snippet: string;
  language: string; // of the rules it stands in
}

/** What the server finds for these words or this number, the best first: the same search as in the terminal. Words of
 *  the other language find its rules. */
export async function search(game: string, language: string, words: string): Promise<Found[]> {
  const answer = await api.searchRules(game, language, words);
  const all = await rulesOf(game, answer.lang);
  return answer.found.flatMap(({ number, snippet }) => {
    const paragraph = all.find((one) => one.number === number);
    return paragraph ? [{ paragraph, snippet, language: answer.lang }] : [];
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
