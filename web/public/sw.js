// Keeps the program, never a game: pages and built files, so that it opens without a network and says so.
// Everything under /api goes to the server. Addresses under /assets carry a hash and never change.
const STORE = 'klabauter-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.add('/')).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('klabauter-') && name !== STORE);
  const drop = (names) => Promise.all(old(names).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

async function built(request) {
  const store = await caches.open(STORE);
  const known = await store.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) store.put(request, answer.clone());
  return answer;
}

async function page(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) store.put('/', answer.clone());
    return answer;
  } catch (error) {
    const known = await store.match('/');
    if (known) return known;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(built(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});
