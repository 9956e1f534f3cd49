import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectDir } from './processes.ts';

/**
 * The slowest files. Each takes several seconds, and the first of each kind a minute. A fresh clone has no measured times yet,
 * and a slow file that starts last leaves the other worker idle.
 */
const longest = [
  'unit/heart/range-properties',
  'unit/heart/words/result',
  'unit/heart/exact-number-properties',
  'unit/results/rendered/said-once',
  'unit/longevity/words/every-page',
  'unit/longevity/age-properties',
  'unit/longevity/any-input',
  'unit/functions/fuzz',
  'unit/heart/score-properties',
  'unit/safety/properties',
  'unit/words/in-units',
  'unit/longevity/plan-and-praise-properties',
  'unit/features/what-if/equals-the-server',
  'unit/verify/forgeries',
  'unit/fhir/bundle',
  'unit/infra/ops',
  'integration/local/stack',
  'integration/pipeline/outage',
  'integration/deployed/journey',
  'integration/local/lost-data',
  'integration/operator/recall-interrupted',
  'integration/pipeline/poison',
  'integration/pipeline/kill-9',
  'integration/api/accepted-once',
].map((name) => `/tests/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? longest.length : place;
};

/** Vitest's own order, but within a project the slowest files start first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((some) => some.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

/**
 * Changes to a worker that another test file could notice: mocked or reloaded modules, the environment, the clock, the browser's
 * database, and browser globals. `navigator` is excepted, because every test restores it.
 */
const leavesTraces =
  /\bvi\.(mock|doMock|resetModules|stubEnv|useFakeTimers)\(|\bvi\.stubGlobal\((?!'navigator')|'fake-indexeddb/;

const helpersOf = (path: string, text: string): string[] =>
  [...text.matchAll(/ from '(?:#tests\/|(\.))([^']+)'/g)]
    .map(([, dot = '', rest = '']) => (dot ? resolve(dirname(path), dot + rest) : join(projectDir, 'tests', rest)))
    .filter((helper) => helper.startsWith(join(projectDir, 'tests')) && existsSync(helper));

/** Whether a test file, or a helper that it imports, makes such a change. */
export const needsOwnWorker = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  return leavesTraces.test(text) || helpersOf(path, text).some((helper) => needsOwnWorker(helper, seen));
};
