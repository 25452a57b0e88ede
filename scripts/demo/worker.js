// The demo's service worker. It runs before the mocks (mockServiceWorker.js) and does what a static host cannot: any
// address below the site opens the portal, and brand pictures resolve below the site too.
/* global self, caches, importScripts */
const base = new URL(self.registration.scope).pathname;
const SHELL = 'demo-shell';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(new Request(base, { cache: 'reload' }))));
});

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (!answer) return;
  // Only one listener may respond; the one of mockServiceWorker.js comes later.
  event.stopImmediatePropagation();
  event.respondWith(answer);
});

// mockServiceWorker.js unregisters when the last page closes. Navigating within the site looks the same, and the host
// does not know the next address.
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

function answerFor(request) {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return isPage(url.pathname) ? openPage() : undefined;
  // Settings use /brand/logo.svg, which assumes the site at the root of its host; the demo may lie deeper.
  if (url.pathname.startsWith('/brand/')) return fetch(base + url.pathname.slice(1));
  return undefined;
}

const isPage = (path) => path.startsWith(base) && !/\.[a-z0-9]+$/i.test(path);

/**
 * The current page if the host is reachable, otherwise the cached one. File addresses are made absolute to the site's
 * root.
 */
async function openPage() {
  const fresh = await fetch(base, { cache: 'no-cache' }).catch(() => undefined);
  if (fresh?.ok) (await caches.open(SHELL)).put(base, fresh.clone());
  const page = fresh?.ok ? fresh : await caches.match(base);
  if (!page) return Response.error();
  const html = (await page.text()).replaceAll('="./', `="${base}`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

importScripts('mockServiceWorker.js');
