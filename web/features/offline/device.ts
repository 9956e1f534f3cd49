import { product } from '#shared/product.ts';
import type { DeviceCopy } from '#web/device-copy.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { siteSettings } from '#web/site-settings.ts';
import { pathPrefix } from '#words/language.ts';

// Fixed names without a hash, because browsers request each of them again. Each language has a worker for the addresses below its
// own prefix, which a browser prefers to the one of the root: a visitor stores the quiz in the language of its pages, and no other.

export const workerPath = `${pathPrefix}/sw.js`;
export const manifestPath = `${pathPrefix}/site.webmanifest`;
/** The prefix of this product's caches in every language. */
const anyCachePrefix = `${product.id}-offline`;
/** Of those in this language. Each release has one cache, named after its contents. */
export const cachePrefix = `${anyCachePrefix}${pathPrefix}-`;

/** Makes the quiz available offline in this browser, and the site installable. Never fails. */
async function keepOffline(): Promise<void> {
  if (isSharedDevice() || !siteSettings().keepsOffline || !('serviceWorker' in navigator)) return;
  await whenIdle();
  addManifest();
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerPath(), { updateViaCache: 'none' });
    // Rejects while offline. If it finds no newer worker, the cached copy is current.
    if (registration.active) await registration.update();
    if (!registration.installing && !registration.waiting)
      // After a logout in this tab the browser has the same worker again, but an empty cache.
      registration.active?.postMessage((await cachesFrom(cachePrefix)).length > 0 ? 'confirmed' : 'refill');
    if (isSharedDevice()) await forgetOffline();
  } catch {
    // Offline, storage is disabled, or a release is being deployed. The next visit tries again.
  }
}

/** The quiz calls `keep` once its first question is on the screen, so that a first visit loads nothing for it. */
export const copies: readonly DeviceCopy[] = [{ keep: keepOffline, forget: forgetOffline }];

let policy: Policy | undefined;

/** Under Trusted Types a script address must come from a policy, which may be made once. This one returns a single address. */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL('') ?? workerPath;
}

/** The part of Trusted Types that this file uses. TypeScript does not declare it. */
type Policy = { createScriptURL(text: string): string };
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy };

/** An unregistered worker finishes its work within this time. */
const workerEndMs = 1_000;

/** Removes the worker and its caches from this browser. Never fails. */
async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Each language has a worker.
    const registrations = await navigator.serviceWorker.getRegistrations();
    const installing = registrations.map((registration) => registration.installing);
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await removeCaches();
    // A worker that is still installing would go on writing, and one that is ending may leave an empty cache.
    for (const worker of installing) worker?.addEventListener('statechange', () => void removeCaches());
    setTimeout(() => void removeCaches(), workerEndMs);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

const cachesFrom = async (prefix: string) => (await caches.keys()).filter((name) => name.startsWith(prefix));
const removeCaches = async () => Promise.all((await cachesFrom(anyCachePrefix)).map((name) => caches.delete(name)));

/** Resolves when the page has loaded and the browser is idle. */
const whenIdle = async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
  else await new Promise((resolve) => setTimeout(resolve, 1_000));
};

function addManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath;
  document.head.append(link);
}
