const FILES = [];
const VERSION = "74549a1ac62d66ac";
// Several copies of the page can live on one origin, and caches belong to the origin.
const OWN = `quantum-tictactoe ${self.registration.scope} `;
const CACHE = OWN + VERSION;
const PLACES = new Set(FILES.map(([path]) => new URL(path, self.registration.scope).href));
/** Hosts may vary their answers by what the request says, but these files are always the same. */
const ANY = { ignoreVary: true };
self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request.url);
  const isOwn = PLACES.has(name) || name.startsWith(`${self.registration.scope}assets/`);
  if (event.request.method === "GET" && isOwn) event.respondWith(answer(event.request, name));
});
/** An address as the cache has it: whatever is asked of a page, it is the same file. */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/index\.html$/, "/");
}
async function fill() {
  const cache = await caches.open(CACHE);
  const keep = async ([path, integrity]) => {
    // The name of an asset changes with its content, so an earlier version's is as good; all else is asked anew.
    const isAsset = path.startsWith("./assets/");
    const known = isAsset ? await caches.match(path, ANY) : undefined;
    const response =
      known ??
      (await fetch(path, {
        cache: isAsset ? "default" : "reload",
        integrity,
      }));
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    // A page that a host has redirected can't be shown as it is.
    await cache.put(path, response.redirected ? new Response(response.body, response) : response);
  };
  await Promise.all(FILES.map(keep));
}
/** Open tabs may still need the parts of an earlier version; without any, its cache goes. */
async function tidy() {
  const open = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  const isOpen = open.some(({ url }) => url.startsWith(self.registration.scope));
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  const old = isOpen ? others.slice(0, -2) : others;
  await Promise.all(old.map((name) => caches.delete(name)));
}
async function answer(request, name) {
  try {
    const kept = (await (await caches.open(CACHE)).match(name, ANY)) ?? (await caches.match(name, ANY));
    if (kept) return kept;
  } catch {}
  return fetch(request);
}
