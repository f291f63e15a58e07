// Keeps one page, with its style and face, for when there is no connection. Everything else always comes from the network.
const CACHE = "plainsay-offline-1";
const PAGE = "/offline";
const PARTS = /(?:href|src)="(\/(?:assets\/[^"]+\.(?:css|woff2)|boot\.js|icon\.svg))"/g;

const keep = async () => {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`);
  const html = await page.clone().text();
  await cache.addAll([...html.matchAll(PARTS)].map(([, path]) => path));
  await cache.put(PAGE, page);
  await self.skipWaiting();
};

const takeOver = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const fromNetworkOr = async (request, key) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(key, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
};

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkOr(request, PAGE));
  else if (/\.(?:css|woff2)$|^\/(?:boot\.js|icon\.svg)$/.test(pathname))
    event.respondWith(fromNetworkOr(request, request));
});
