import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { scenes, apply } from '../src/boards/rum-und-ehre/scenes';
it('agrees with the server', () => {
  for (const f of ['rum2', 'rum4', 'rum5']) {
    const { steps } = JSON.parse(readFileSync(`/tmp/wt/${f}.json`, 'utf-8'));
    const bad: Record<string, number> = {}; let count = 0, most = 0;
    for (let n = 1; n < steps.length; n++) {
      const now = structuredClone(steps[n - 1].view.public);
      for (const e of steps[n].events) apply(now, e);
      const after = steps[n].view.public;
      for (const k of Object.keys(after)) {
        const sort = (x: unknown) => (k === 'pubs' || k === 'maps' ? [...(x as string[])].sort() : x);
        if (JSON.stringify(sort(now[k])) !== JSON.stringify(sort(after[k]))) { bad[k] = (bad[k] ?? 0) + 1; if ((bad[k] ?? 0) <= 2) console.log(f, n, k, JSON.stringify(now[k]).slice(0, 300), JSON.stringify(after[k]).slice(0, 300), steps[n].events.map((e: {line: string}) => e.line).join(' ').slice(-300)); }
      }
      const s = scenes(steps[n - 1].view, steps[n].view, steps[n].events); count += s.length; most = Math.max(most, s.length);
    }
    console.log(f, steps.length, 'scenes', count, 'most', most, JSON.stringify(bad));
  }
});
