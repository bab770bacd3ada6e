// The little Markdown of the rules texts, as blocks: paragraphs, lists, tables; **bold** and *slanted* inside.
export type Inline = { text: string; kind: 'plain' | 'bold' | 'slanted' };
export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (!piece) continue;
    if (piece.startsWith('**')) found.push({ text: piece.slice(2, -2), kind: 'bold' });
    else if (piece.startsWith('*')) found.push({ text: piece.slice(1, -1), kind: 'slanted' });
    else found.push({ text: piece.replaceAll('`', ''), kind: 'plain' });
  }
  return found;
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim());
    const [first, second] = lines;
    if (!first) continue;
    if (first.startsWith('|') && second?.startsWith('|')) {
      found.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) });
    } else if (/^([-*]|\d+\.) /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^\s*([-*]|\d+\.) /.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.) /, ''));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: 'list', items: items.map(inline) });
    } else found.push({ kind: 'paragraph', text: inline(lines.join(' ')) });
  }
  return found;
}
