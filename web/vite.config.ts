import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.ts';

const OUT = '../src/klabauter/server/static';

/** Every text is also written compressed, so that the server only has to hand it out. */
function compressed(): Plugin {
  let folder = OUT;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [
    // As little as possible to load: short classes for a component's own styles, nothing of Svelte 4.
    svelte({
      compilerOptions: { cssHash: ({ css, hash }) => `s${hash(css).slice(0, 4)}`, discloseVersion: false, runes: true },
    }),
    licences(),
    compressed(),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our pages load nothing from data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8731', ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
});
