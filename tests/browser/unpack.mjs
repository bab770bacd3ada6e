// Unpacks the Chromium inside the npm package @sparticuz/chromium into the folder given; it appears when it is whole.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [out] = process.argv.slice(2);
const packed = path.join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin');
mkdirSync(out, { recursive: true });
const unpack = (name, file, mode) =>
  pipeline(createReadStream(path.join(packed, name)), createBrotliDecompress(), createWriteStream(file, { mode }));

for (const name of ['al2023', 'fonts', 'swiftshader']) {
  if (!existsSync(path.join(packed, `${name}.tar.br`))) continue;
  const archive = path.join(out, `${name}.tar`);
  await unpack(`${name}.tar.br`, archive, 0o644);
  execFileSync('tar', ['xf', archive, '-C', out]);
  rmSync(archive);
}
await unpack('chromium.br', path.join(out, 'chromium.part'), 0o755);
renameSync(path.join(out, 'chromium.part'), path.join(out, 'chromium'));
