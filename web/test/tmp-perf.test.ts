import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { housesOf } from '../src/boards/rum-und-ehre/houses';
import { planOf } from '../src/boards/rum-und-ehre/plan';
const { figures } = JSON.parse(readFileSync('/tmp/wt/rum4.json', 'utf-8'));
it('perf', () => {
  for (const t of ['1r3 4 8r1 6r3 3r3 7 2r2 5 9', '1r2 4 8r1 6r3 3r3 7 2r2 5 9', '1r1 4 8r1 6r3 3r3 7 2r2 5 9']) {
    const a = process.cpuUsage(); const p = planOf(t.split(' '), figures.tiles); const b = process.cpuUsage(a); const c = process.cpuUsage(); const h = housesOf(p); const d = process.cpuUsage(c);
    console.log('plan', b.user / 1000, 'houses', d.user / 1000, Object.entries(h).map(([k, v]) => `${k}:${v.length}`).join(' '));
  }
});
