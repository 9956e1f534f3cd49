import { afterEach, vi } from 'vitest';

const changed: string[] = [];
afterEach(() => {
  for (const path of changed.splice(0)) vi.doUnmock(path);
  vi.resetModules();
});

/** The module as it is, but with other facts. Later imports get it, until the test ends. */
export async function changeFact(path: string, facts: object): Promise<void> {
  vi.resetModules();
  // Loaded before anything imports it: if several importers wait for a module, a factory may get an empty one.
  const original = await vi.importActual<object>(path);
  vi.doMock(path, () => ({ ...original, ...facts }));
  changed.push(path);
}
