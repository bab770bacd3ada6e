// Messages to this device when a game waits, by web push. The worker that shows them is the one of the account page.
import { api } from '../net/api';
import { whoAmI } from './me.svelte';

const WORKER = '/page/push-worker.js';
const SCOPE = '/page/';

/** Why there are none: `ui-push-<why>` says it and what to do. */
export type Why = 'insecure' | 'unknown' | 'denied' | 'failed' | 'nobody';

export class NoPush extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

function impossible(): Why | null {
  if (!window.isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? null : 'unknown';
}

/** Whether this device gets messages. */
export async function pushed(): Promise<boolean> {
  if (impossible() || Notification.permission !== 'granted' || !(await whoAmI())) return false;
  return (await api.ways()).push ?? false;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const made = await navigator.serviceWorker.register(WORKER);
  const one = made.active ?? made.waiting ?? made.installing;
  if (one && one.state !== 'activated') {
    await new Promise<void>((ready) => one.addEventListener('statechange', () => one.state === 'activated' && ready()));
  }
  return made;
}

/** Get messages from now on; NoPush if the browser does not allow it. */
export async function subscribe(): Promise<void> {
  const why = impossible();
  if (why) throw new NoPush(why);
  if (!(await whoAmI())) throw new NoPush('nobody');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('denied');
  const { push } = await api.server();
  const wish = { userVisibleOnly: true, applicationServerKey: push };
  const made = await worker()
    .then((one) => one.pushManager.subscribe(wish))
    .catch(() => {
      throw new NoPush('failed');
    });
  await api.push(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  await api.noPush();
  const made = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await made?.pushManager.getSubscription())?.unsubscribe();
}
