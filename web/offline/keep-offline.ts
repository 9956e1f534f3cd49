import { product } from '#shared/product.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { siteSettings } from '#web/site-settings.ts';

// Fixed names, without a hash: a browser comes back to each of them.

export const workerPath = '/sw.js';
export const manifestPath = '/site.webmanifest';
/** Of this product's caches; each release has one, and another part of the name. */
export const cachePrefix = `${product.id}-offline-`;

// The quiz asks for this when its first question is up: a first visit pays nothing for it.

/** From now on this browser can open the quiz without a net, and can install the site. Never fails. */
export async function keepOffline(): Promise<void> {
  if (isSharedDevice() || !siteSettings().keepsOffline || !('serviceWorker' in navigator)) return;
  await isQuiet();
  addManifest();
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerPath(), { updateViaCache: 'none' });
    // It rejects without a net. When it has found no newer one, what this browser holds is today's.
    if (registration.active) await registration.update();
    if (!registration.installing && !registration.waiting)
      // After a logout in this tab the browser has the same worker again, without what was removed.
      registration.active?.postMessage((await ownCaches()).length > 0 ? 'confirmed' : 'refill');
    if (isSharedDevice()) await forgetOffline();
  } catch {
    // Without a net, with storage switched off, or while a release is on its way. The next visit tries again.
  }
}

/** Under Trusted Types no plain string names a script. This policy has one name to give. */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath }).createScriptURL('') ?? workerPath;
}

/** As much as is used of it; TypeScript knows nothing of them. The value stands for its text. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
};

/** Nothing of it stays in this browser. Never fails. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing } = registration ?? {};
    await registration?.unregister();
    await removeCaches();
    // What is still being installed would write on.
    installing?.addEventListener('statechange', () => void removeCaches());
  } catch {
    // Where storage is switched off nothing was stored.
  }
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
const removeCaches = async () => Promise.all((await ownCaches()).map((name) => caches.delete(name)));

/** The page and what it asked for have come, and the browser has nothing else to do. */
const isQuiet = async () => {
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
