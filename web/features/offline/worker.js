// The service worker: an open quiz survives a reload while offline. It caches the two quiz pages, every file that they can need,
// including the warnings about emergencies, and two pages of its own. All of these are the same for every user. It never handles
// an API call, caches nothing but the list below, and tries the network first for every page: a user who is online never
// sees an old one.
//
// A new release installs beside the active one, under another cache name, and takes over when no tab of the old one is open.
// There is no `skipWaiting`: an open quiz keeps the files it began with.

// `build.ts` fills this in.
const release = null;

const millisecondsADay = 86_400_000;
/** A release confirmed as the newest longer ago than this is not shown: its advice on emergencies may be outdated. */
const maxAgeDays = 30;
/** A network that does not respond within this time counts as offline. */
const patienceMs = 6_000;

const confirmedPath = '/offline/confirmed-at';
const isQuizPage = (path) => release.pages.some((page) => page.path === path);

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', (event) => {
  if (event.data === 'confirmed') event.waitUntil(confirm());
  if (event.data === 'refill') event.waitUntil(install());
});
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(event.request));
  // A path with a dot is a file and never a page (`infra/aws/site/site-router.js`). API calls are not pages either.
  else if (event.request.mode === 'navigate' && !/^\/api(\/|$)|\./.test(pathname))
    event.respondWith(page(event, pathname));
});

/** All or nothing: if the release changes while it is fetched, no partial cache remains. */
async function install() {
  const cache = await caches.open(release.cache);
  const pages = release.pages.map(
    ({ path, integrity }) => new Request(path, { integrity, cache: 'no-cache', credentials: 'omit' }),
  );
  const files = release.files.map((path) => new Request(path, { credentials: 'omit' }));
  try {
    await cache.addAll([...pages, ...files]);
  } catch (error) {
    await caches.delete(release.cache);
    throw error;
  }
  await confirm();
}

async function activate() {
  const others = (await ownCaches()).filter((name) => name !== release.cache);
  await Promise.all(others.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  // From now on the worker also serves the page that installed it.
  await clients.claim();
}

/** Records that this release is the newest one now. A cache that a logout has removed is not created again. */
async function confirm() {
  if (!(await caches.has(release.cache))) return;
  const cache = await caches.open(release.cache);
  await cache.put(confirmedPath, new Response(String(Date.now())));
}

/**
 * The name contains the hash, so a copy from any release is valid. Never the network first: on a dead Wi-Fi the browser counts as
 * online, and what this worker has learnt about the network ends with it after 30 idle seconds.
 */
const file = async (request) => (await caches.match(request.url)) ?? fetch(request);

async function page(event, path) {
  const asked = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(asked.catch(() => {}));
  const answer = await (isQuizPage(path) ? Promise.race([asked, outOfPatience()]) : asked).catch(() => null);
  if (answer && (answer.status < 500 || !isQuizPage(path))) return answer;
  return (await pageWithoutNet(path)) ?? answer ?? Response.error();
}

const outOfPatience = () => new Promise((resolve) => setTimeout(resolve, patienceMs, null));

async function pageWithoutNet(path) {
  if (!isQuizPage(path)) return caches.match(release.offlinePage);
  // A waiting worker does not respond yet, but its cache can be used.
  const whole = (await Promise.all((await ownCaches()).map(confirmedAt))).filter(({ at }) => at > 0);
  const [newest] = whole.sort((one, other) => other.at - one.at);
  // The difference counts in both directions, so that a clock that was set back does not keep the release for ever.
  const isFresh = newest && Math.abs(Date.now() - newest.at) < maxAgeDays * millisecondsADay;
  return isFresh ? (await caches.open(newest.name)).match(path) : caches.match(release.connectPage);
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(release.cachePrefix));

async function confirmedAt(name) {
  const noted = await (await caches.open(name)).match(confirmedPath);
  return { name, at: noted ? Number(await noted.text()) : 0 };
}
