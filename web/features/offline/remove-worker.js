// Served at the worker's address when a deployment has disabled the worker (`offline` of the stage), and by the
// development server. It replaces the browser's worker, removes what that worker stored, and then removes itself. Open
// tabs are left as they are. The next page comes from the network.

const cachePrefix = null;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
