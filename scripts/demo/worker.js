// The demo's service worker. It stands before the mocked calls (mockServiceWorker.js) and does what a static host cannot:
// any address below the site opens the portal, and pictures of a brand lie below the site too.
/* global self, caches, importScripts */
const base = new URL(self.registration.scope).pathname;
const SHELL = 'demo-shell';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(new Request(base, { cache: 'reload' }))));
});

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (!answer) return;
  // Only one listener may answer; the one of mockServiceWorker.js comes after this one.
  event.stopImmediatePropagation();
  event.respondWith(answer);
});

// mockServiceWorker.js takes its registration back when the last page closes. A page that is left for another one of the site
// says the same, and the next address would reach the host, which does not know it.
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

function answerFor(request) {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return isPage(url.pathname) ? openPage() : undefined;
  // A setting says /brand/logo.svg: on a host of its own that is the site's root, here the site lies deeper.
  if (url.pathname.startsWith('/brand/')) return fetch(base + url.pathname.slice(1));
  return undefined;
}

const isPage = (path) => path.startsWith(base) && !/\.[a-z0-9]+$/i.test(path);

/** The newest page where the host can be reached, the kept one where it cannot. Its files are named from the site's root. */
async function openPage() {
  const fresh = await fetch(base, { cache: 'no-cache' }).catch(() => undefined);
  if (fresh?.ok) (await caches.open(SHELL)).put(base, fresh.clone());
  const page = fresh?.ok ? fresh : await caches.match(base);
  if (!page) return Response.error();
  const html = (await page.text()).replaceAll('="./', `="${base}`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

importScripts('mockServiceWorker.js');
