import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/support/test-steps.ts';
import { LongestFirst, needsOwnWorker } from './tests/support/vitest-workers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// Three kinds of test, told apart by what they need: nothing (unit), the local stack (integration), a synthesized
// template (infra). Browser tests run under Playwright (playwright.config.ts).
// The timeouts only end a test that hangs. They are far above what any test takes on a machine that is busy with
// something else, and so is the time that `expect.poll` waits.
const hangSeconds = 300;
// The machine's own zone decides nothing: days that a test expects in words are those of UTC. Components are those of a site in
// several languages, as the build makes them.
const env = { TZ: 'UTC', SPEAKS_SEVERAL: 'true' };
const project = (name: string) => ({
  test: {
    name,
    env,
    include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`],
    exclude: leftOut(),
    testTimeout: hangSeconds * 1000,
    hookTimeout: hangSeconds * 1000,
    expect: { poll: { timeout: (hangSeconds / 2) * 1000 } },
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});

// One worker, one set of modules: the CDK is loaded once, and each variant of the stack is synthesized once for all.
const infra = project('infra');
const inOneWorker = { test: { ...infra.test, isolate: false, fileParallelism: false } };

// A file that leaves no traces in its worker shares the worker's modules with the others of its kind: to load the engines or
// the AWS SDK anew for each file would take longer than most of these tests. `--project 'unit*'` means both kinds.
const inTwoProjects = (kind: ReturnType<typeof project>) => {
  const { name, include } = kind.test;
  const alone = globSync(include, { cwd: root }).filter((file) => needsOwnWorker(join(root, file)));
  return [
    { test: { ...kind.test, include: alone } },
    { test: { ...kind.test, name: `${name}-shared`, exclude: [...alone, ...leftOut()], isolate: false } },
  ];
};

const unit = project('unit');

// Integration waits for a queue, a clock of the product or a process that starts, in one case for a minute. Four at once fill
// such waits on two cores. Vitest wants a group of its own for another number of workers.
const waiting = project('integration');
// A password of a test protects nobody.
const cheap = { ...env, LOCAL_PASSWORD_COST: '16' };
const fourAtOnce = { test: { ...waiting.test, env: cheap, maxWorkers: 4, sequence: { groupOrder: 1 } } };

export default defineConfig({
  // Left to itself vitest keeps one processor free, which on two is half of them.
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [...inTwoProjects(unit), ...inTwoProjects(fourAtOnce), inOneWorker],
  },
});
