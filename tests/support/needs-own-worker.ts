import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What a test does to the modules or the globals of its worker so that another file could meet it: modules that are mocked
 * or loaded anew, the environment, the clock, a global of the browser (the language apart, which all of them give back),
 * the browser's database.
 */
const leavesTraces =
  /\bvi\.(mock|doMock|resetModules|stubEnv|useFakeTimers)\(|\bvi\.stubGlobal\((?!'navigator')|'fake-indexeddb/;

const helpersOf = (path: string, text: string): string[] =>
  [...text.matchAll(/ from '(?:#tests\/|(\.))([^']+)'/g)]
    .map(([, dot = '', rest = '']) => (dot ? resolve(dirname(path), dot + rest) : join(root, 'tests', rest)))
    .filter((helper) => helper.startsWith(join(root, 'tests')) && existsSync(helper));

/** Whether a test file, or a helper that it imports, leaves traces in the worker that runs it. */
export const needsOwnWorker = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  return leavesTraces.test(text) || helpersOf(path, text).some((helper) => needsOwnWorker(helper, seen));
};
