import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Whose work a font is; its package only names the shop. */
const AUTHORS: Record<string, string> = {
  '@fontsource/alegreya-sans': 'Juan Pablo del Peral, Huerta Tipográfica',
  '@fontsource/alegreya-sans-sc': 'Juan Pablo del Peral, Huerta Tipográfica',
  '@fontsource/im-fell-dw-pica-sc': 'Igino Marini',
};
const RULE = '-'.repeat(80);

type Package = { name: string; version: string; license: string; author?: string | { name: string } };

/** The package a module comes from, as a folder below node_modules. */
export function packageFolder(module: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1];
}

function text(folder: string, licence: string): string {
  const own = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const file = own ? join(folder, own) : join(import.meta.dirname, 'licences', `${licence}.txt`);
  if (!existsSync(file)) throw new Error(`${folder} brings no licence text; put ${licence}.txt into web/licences`);
  return readFileSync(file, 'utf-8')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();
}

/** A page of everything that is bundled: names first, then every licence text once. */
export function notice(folders: Iterable<string>): string {
  const lines: string[] = [];
  const texts = new Map<string, string[]>();
  for (const folder of [...new Set(folders)].sort()) {
    const told = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Package;
    const author =
      AUTHORS[told.name] ?? (typeof told.author === 'string' ? told.author.replace(/ [<(].*/, '') : told.author?.name);
    lines.push(`${told.name} ${told.version}, ${told.license}${author ? `, ${author}` : ''}`);
    const words = text(folder, told.license);
    texts.set(words, [...(texts.get(words) ?? []), told.name]);
  }
  const parts = [...texts].map(([words, names]) => `${RULE}\n${names.join(', ')}\n${RULE}\n\n${words}\n`);
  const list = lines.map((line) => `  ${line}\n`).join('');
  return `The client in the browser contains work of others:\n\n${list}\n${parts.join('\n')}`;
}

/** Writes licences.txt beside the built files, from what really went into them. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      );
      const folders = modules.map((name) =>
        packageFolder(name.startsWith('node_modules') ? join(import.meta.dirname, name) : name),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: notice(folders.filter((folder) => folder !== undefined)),
      });
    },
  };
}
