// Messages to this device when a game waits, by web push.
import { api } from '../net/api';
import { say } from './language.svelte';
import { whoAmI } from './me.svelte';

const WORKER = '/push-worker.js';
const SCOPE = '/push/'; // no page lies there: it stands between no page and the server
const FORMER = '/page/'; // where it was in version 0.1

/** Why there are none; the error says it, and what to do. */
export type Why = 'insecure' | 'unknown' | 'denied' | 'dismissed' | 'worker' | 'failed' | 'nobody';

export class NoPush extends Error {
  constructor(readonly why: Why) {
    super(say(`ui-push-${why}`));
  }
}

/** Why this browser cannot show any. */
export function impossible(): Why | null {
  if (!window.isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? null : 'unknown';
}

/** Whether this device gets messages. */
export async function pushed(): Promise<boolean> {
  if (impossible() || Notification.permission !== 'granted' || !(await whoAmI())) return false;
  return (await api.ways()).push ?? false;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const made = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const one = made.active ?? made.waiting ?? made.installing;
  if (one && one.state !== 'activated') {
    await new Promise<void>((ready) => one.addEventListener('statechange', () => one.state === 'activated' && ready()));
  }
  return made;
}

const because = (why: Why) => () => {
  throw new NoPush(why);
};

/** Get messages from now on; NoPush if the browser does not allow it. */
export async function subscribe(): Promise<void> {
  const why = impossible();
  if (why) throw new NoPush(why);
  if (!(await whoAmI())) throw new NoPush('nobody');
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new NoPush(answer === 'denied' ? 'denied' : 'dismissed');
  const { push } = await api.server();
  const made = await worker().catch(because('worker'));
  const wish = { userVisibleOnly: true, applicationServerKey: push };
  const subscription = await made.pushManager.subscribe(wish).catch(because('failed'));
  await api.push(subscription.toJSON());
  await end(FORMER);
}

/** The browser forgets what it was given there. */
async function end(scope: string): Promise<void> {
  const made = await navigator.serviceWorker.getRegistration(scope);
  if (made?.scope !== location.origin + scope) return; // the one that keeps the program is in charge of every address
  await (await made.pushManager.getSubscription())?.unsubscribe();
  await made.unregister();
}

export async function unsubscribe(): Promise<void> {
  await api.noPush();
  await end(SCOPE);
  await end(FORMER);
}
