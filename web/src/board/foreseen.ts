// What a move will bring, as the server says it on demand.
import type { Effects } from '../wire';

/** The events up to the first luck or secret, and what of the view will be different, by path. */
export type Foreseen = Pick<Effects, 'events' | 'changes'>;

type Node = Record<string, unknown>;

/** The view after a move; what it does not change is shared. */
export function after<V extends object>(view: V, { changes }: Foreseen): V {
  const found = { ...view };
  for (const [path, value] of Object.entries(changes ?? {})) {
    const steps = path.split('/');
    const last = steps.pop() ?? '';
    let node = found as Node;
    for (const step of steps) {
      const inner = node[step];
      node[step] = Array.isArray(inner) ? [...(inner as unknown[])] : { ...(inner as Node) };
      node = node[step] as Node;
    }
    node[last] = value;
  }
  return found;
}
