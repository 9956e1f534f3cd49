import { vi } from 'vitest';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()].sort(),
  };
}

/** An empty local and session storage in place of the browser's. */
export function stubStorage() {
  const stores = { local: fakeStorage(), session: fakeStorage() };
  vi.stubGlobal('localStorage', stores.local);
  vi.stubGlobal('sessionStorage', stores.session);
  return stores;
}
