// Messages to this browser by web push. What stands in the way is named: the words `push-<why>` say it, and what to do.
export class NoPush extends Error {
  constructor(why) {
    super(why);
    this.why = why;
  }
}

// Why this browser cannot get messages at all; null if it can.
export function impossible() {
  if (!globalThis.isSecureContext) return "insecure"; // browsers offer it by https, or from this very machine, only
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis ? null : "unknown";
}

const otherwise = (why) => () => { throw new NoPush(why); };

async function worker() {
  const made = await navigator.serviceWorker.register("/page/push-worker.js");
  const one = made.active ?? made.waiting ?? made.installing;
  if (one.state !== "activated") await new Promise((ready) => { one.addEventListener("statechange", () => one.state === "activated" && ready()); });
  return made;
}

// The subscription of this browser for the server with this key; NoPush if there is none to be had.
export async function subscription(key) {
  const why = impossible();
  if (why) throw new NoPush(why);
  const answer = await Notification.requestPermission();
  if (answer !== "granted") throw new NoPush(answer === "denied" ? "denied" : "dismissed");
  const made = await worker().catch(otherwise("no-worker"));
  return made.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(otherwise("no-service"));
}
