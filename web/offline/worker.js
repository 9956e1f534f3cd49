// The service worker: a quiz that is open survives a reload without a net. It holds the two quiz pages, the files that a walk
// through them needs, the warnings about emergencies among them, and two pages of its own. All of these are the same for
// everybody. It never touches a call to the API, never stores what it was not told of here, and asks the net first for every page:
// somebody who is online never sees an old one.
//
// A new release installs beside the one in use, under another name, and takes over when no tab of the old one is open. There is
// no `skipWaiting`: an open quiz keeps the files it began with.

// `web/build/offline.ts` fills in this release.
const release = null;

const millisecondsADay = 86_400_000;
/** A page of a release that was confirmed to be the newest longer ago is not shown: what it says about emergencies may be old. */
const maxAgeDays = 30;
/** A net that does not answer is none. */
const patienceMs = 6_000;

const confirmedPath = '/offline/confirmed-at';
/** The last page that was asked for came from here. */
let isNetAway = false;
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
  // With a net the browser's own fetch and its own cache are as good, and quicker.
  if (pathname.startsWith('/assets/') && (isNetAway || !navigator.onLine)) event.respondWith(file(event.request));
  // A path with a dot in it is a file, never a page (`infra/aws/site/site-router.js`), and so is all of the API.
  else if (event.request.mode === 'navigate' && !/^\/api(\/|$)|\./.test(pathname))
    event.respondWith(page(event, pathname));
});

/** All or nothing: of a release that changes while it is fetched, no half remains. */
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
  // The page that has installed it asks it for what is still to come.
  await clients.claim();
}

/** Notes that this release is the newest one today. What a logout has removed stays removed. */
async function confirm() {
  if (!(await caches.has(release.cache))) return;
  const cache = await caches.open(release.cache);
  await cache.put(confirmedPath, new Response(String(Date.now())));
}

/** Its name holds its hash, so a copy is as good as the original, from whichever release it is. */
const file = async (request) => (await caches.match(request.url)) ?? fetch(request);

async function page(event, path) {
  const asked = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(asked.catch(() => {}));
  const answer = await (isQuizPage(path) ? Promise.race([asked, outOfPatience()]) : asked).catch(() => null);
  isNetAway = answer === null;
  if (answer && (answer.status < 500 || !isQuizPage(path))) return answer;
  return (await pageWithoutNet(path)) ?? answer ?? Response.error();
}

const outOfPatience = () => new Promise((resolve) => setTimeout(resolve, patienceMs, null));

async function pageWithoutNet(path) {
  if (!isQuizPage(path)) return caches.match(release.offlinePage);
  // The worker of a release that waits does not answer yet, and its files can.
  const whole = (await Promise.all((await ownCaches()).map(confirmedAt))).filter(({ at }) => at > 0);
  const [newest] = whole.sort((one, other) => other.at - one.at);
  // A clock that was set back would else keep it for ever.
  const isFresh = newest && Math.abs(Date.now() - newest.at) < maxAgeDays * millisecondsADay;
  return isFresh ? (await caches.open(newest.name)).match(path) : caches.match(release.connectPage);
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(release.cachePrefix));

async function confirmedAt(name) {
  const noted = await (await caches.open(name)).match(confirmedPath);
  return { name, at: noted ? Number(await noted.text()) : 0 };
}
