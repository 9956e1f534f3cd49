import { afterEach, vi } from 'vitest';

const changed: string[] = [];
afterEach(() => {
  for (const path of changed.splice(0)) vi.doUnmock(path);
  vi.resetModules();
});

/** Replaces some exports of a module. Imports after this call get the changed module, until the test ends. */
export async function changeFact(path: string, facts: object): Promise<void> {
  vi.resetModules();
  // Loaded here, before any importer: while several importers wait for a module, a mock's factory may get an empty one.
  const original = await vi.importActual<object>(path);
  vi.doMock(path, () => ({ ...original, ...facts }));
  changed.push(path);
}
