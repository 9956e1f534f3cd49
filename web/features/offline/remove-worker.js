// Served at the worker's address when a deployment has disabled it (`offline` of the stage), and by the development server: it
// replaces the worker that a browser has, removes what that one stored, and then itself. Open tabs are left as they are; the next
// page comes from the network.

const cachePrefix = null;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
