import { defineConfig } from 'vitest/config';

// Three kinds of test, told apart by what they need: nothing (unit), the local stack (integration), a synthesized
// template (infra). Browser tests run under Playwright (playwright.config.ts).
// The timeouts only end a test that hangs. They are far above what any test takes on a machine that is busy with
// something else, and so is the time that `expect.poll` waits.
const hangSeconds = 300;
const project = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`],
    testTimeout: hangSeconds * 1000,
    hookTimeout: hangSeconds * 1000,
    expect: { poll: { timeout: (hangSeconds / 2) * 1000 } },
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});

// One worker, one set of modules: the CDK is loaded once, and each variant of the stack is synthesized once for all.
const infra = project('infra');
const inOneWorker = { test: { ...infra.test, isolate: false, fileParallelism: false } };

// The rooms of pure functions, and of screens that are drawn from what they are given: no test there mocks a module or sets
// anything that outlives it. So their files share a worker's modules. To load the engines anew for each file would take
// longer than most of these tests. `--project 'unit*'` means both kinds.
const sharedRooms = [
  'answers',
  'engine-1',
  'fhir',
  'heart',
  'longevity',
  'methods',
  'person',
  'quiz',
  'quizzes',
  'results',
]
  .concat(['safety', 'scoring', 'sources', 'words'])
  .map((room) => `tests/unit/${room}`);
const unit = project('unit');
const unitAlone = { test: { ...unit.test, exclude: sharedRooms.map((room) => `${room}/**`) } };
const include = sharedRooms.map((room) => `${room}/**/*.test.{ts,tsx}`);
const unitShared = { test: { ...unit.test, name: 'unit-shared', include, isolate: false } };

// Integration waits for a queue, a clock of the product or a process that starts, in one case for a minute. Four at once fill
// such waits on two cores. Vitest wants a group of its own for another number of workers.
const waiting = project('integration');
const fourAtOnce = { test: { ...waiting.test, maxWorkers: 4, sequence: { groupOrder: 1 } } };

export default defineConfig({
  // Left to itself vitest keeps one processor free, which on two is half of them.
  test: { maxWorkers: '100%', projects: [unitAlone, unitShared, fourAtOnce, inOneWorker] },
});
