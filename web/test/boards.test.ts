// Boards know no rules: the server says what is possible, what it costs and what it brings.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const BOARDS = join(import.meta.dirname, '../src/boards');
// A box is no part of the board: it gives options to a first game, and reads none.
const files = readdirSync(BOARDS, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.endsWith('box.ts'))
  .map((name) => join(BOARDS, name));

/** What in a source cites a paragraph, reads a rules option, or repeats a number of the components. */
export function rules(source: string): string[] {
  const found: string[] = [];
  const comments = source.match(/<!--[^]*?-->|\/\*[^]*?\*\/|(?<![:\w])\/\/.*/g) ?? [];
  // "(7.9)", "3.6, 3.7", "7.4: …"; a size such as "radius 11.5" or "9.500" is none
  const cited = /§|(?<=^\W*|[(,] ?|\bby |\brules? |\bparagraph )\b\d{1,2}\.\d{1,2}(?=[),:;]| to \d| \(|$)/gm;
  for (const comment of comments) found.push(...(comment.match(cited) ?? []));
  const texts = source.match(/(['"`])§?\d{1,2}\.\d{1,2}\1(?!\s*\/?>)/g) ?? []; // as a value: '4.1'
  const attributes = new Set(source.match(/(?<==)(["'])\d{1,2}\.\d{1,2}\1/g) ?? []); // of a drawing: r="2.5"
  found.push(...texts.filter((text) => !attributes.has(text)));
  found.push(...(source.match(/\bview\.options\b|\boptions\[|\.options\[|[{,]\s*options\s*[,}:]|\.options\./g) ?? []));
  // a copied number
  found.push(...(source.match(/\b(?:printed|components|Printed>\))\??\.[\w.?]+ \?\? -?[1-9]\d*/g) ?? []));
  return found;
}

describe('a board', () => {
  it.each(files.map((file) => [relative(BOARDS, file), file]))(
    '%s cites no paragraph, reads no option and repeats no component',
    (_, file) => {
      expect(rules(readFileSync(file, 'utf-8'))).toEqual([]);
    },
  );

  it('is found out if it does', () => {
    expect(rules("if (!alley.dark) return no('4.1', 'enter-by-dark');")).toEqual(["'4.1'"]);
    expect(rules('// 7.4: with equal sums the richest ship decides')).toEqual(['7.4']);
    expect(rules('/** Cards the active player may take (5.1). */')).toEqual(['5.1']);
    expect(rules('<!-- The order matters (7.9): each tile -->')).toEqual(['7.9']);
    expect(rules('const pay = printed?.pay ?? 5;')).toEqual(['printed?.pay ?? 5']);
    expect(rules('const pay = printed?.pay ?? 0;')).toEqual([]);
    expect(rules('// see § 3')).toEqual(['§']);
    expect(rules("view.options['dark-return'] === true")).not.toEqual([]);
    expect(rules('const { public: { fields }, seat, options } = view;')).not.toEqual([]);
    expect(rules('<circle r="2.5" /> // a ring, radius 11.5')).toEqual([]);
    expect(rules('const far = Math.min(4.6, 100 / cards);')).toEqual([]);
  });
});
