// What keeps messages from a browser is named; and what version 0.1 left there is tidied away.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoPush, impossible, subscribe, unsubscribe } from '../src/lib/push';
import { me, remember } from '../src/lib/me.svelte';

const calls: string[] = [];
let permission = 'granted';
let registered = new Map<string, unknown>();

function registration(scope: string) {
  return {
    scope: location.origin + scope,
    active: { state: 'activated' },
    unregister: async () => registered.delete(scope),
    pushManager: {
      subscribe: async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1' }) }),
      getSubscription: async () => ({ unsubscribe: async () => void calls.push(`ended ${scope}`) }),
    },
  };
}
const worker = {
  register: async (script: string, { scope }: { scope: string }) => {
    calls.push(`registered ${script}`);
    registered.set(scope, registration(scope));
    return registered.get(scope);
  },
  // the browser also names one that is in charge of a folder above
  getRegistration: async (scope: string) => registered.get(scope) ?? registration('/'),
};

beforeEach(() => {
  calls.length = 0;
  permission = 'granted';
  registered = new Map();
  me.asked = true;
  remember({ id: '1', name: 'Anna' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', { ...navigator, language: 'en', serviceWorker: worker });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return new Response(JSON.stringify({ push: 'key' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const why = () =>
  subscribe().then(
    () => null,
    (error: unknown) => (error as NoPush).why,
  );

test('a browser that can show messages gets them', async () => {
  expect(impossible()).toBe(null);
  expect(await why()).toBe(null);
  expect(calls).toEqual(['GET /api/server', 'registered /push-worker.js', 'PUT /api/me/push']);
  await unsubscribe();
  expect(calls.slice(3)).toEqual(['DELETE /api/me/push', 'ended /push/']);
  expect(registered.size).toBe(0);
});

test('what version 0.1 left is tidied away, and the worker that keeps the program stays', async () => {
  registered.set('/page/', registration('/page/'));
  await subscribe();
  expect(calls.at(-1)).toBe('ended /page/');
  expect([...registered.keys()]).toEqual(['/push/']);
  await unsubscribe();
  expect(calls).not.toContain('ended /');
});

test.each([
  ['insecure', () => vi.stubGlobal('isSecureContext', false)],
  ['unknown', () => Reflect.deleteProperty(globalThis, 'PushManager')],
  ['denied', () => (permission = 'denied')],
  ['dismissed', () => (permission = 'default')],
  [
    'worker',
    () => vi.stubGlobal('navigator', { serviceWorker: { ...worker, register: () => Promise.reject(new Error()) } }),
  ],
])('what keeps them from a browser is named: %s', async (name, obstacle) => {
  obstacle();
  expect(await why()).toBe(name);
});
