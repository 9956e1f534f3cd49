// Stands at the worker's address when a deployment has switched it off (`offline` of the stage), and on a development server: it
// takes the place of the worker that a browser has, removes what that one stored, and then itself. Open tabs are left as they
// are; the next page that is opened comes from the net.

const cachePrefix = null;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
