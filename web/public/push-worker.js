// Shows what the server has to say when no page is open. It keeps nothing and stands between no page and the server.
self.addEventListener("push", (event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: path, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(there(event.notification.data));
});

async function there(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

// The browser has another address for us now.
self.addEventListener("pushsubscriptionchange", (event) => { event.waitUntil(again(event)); });

async function again({ newSubscription, oldSubscription }) {
  const fresh = newSubscription ?? await self.registration.pushManager.subscribe(oldSubscription.options);
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/push", { method: "PUT", headers, body: JSON.stringify(fresh) });
}
