import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { copyProject } from '../white-label/copy-project.ts';

// One endpoint more, in a copy of the project: its declaration with its handler, its row in the contract and its ports, and the call
// of a screen. Nothing else is edited, and everything else follows.

const added = {
  'functions/submissions/added.ts': `import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { addedSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import type { SubmissionSummary } from './submission.ts';

type Deps = { list: (userId: UserId) => Promise<SubmissionSummary[]> };

const added =
  ({ list }: Deps): Handler<'added'> =>
  async ({ body, caller }) => {
    const own = (await list(caller.userId)).find(({ submissionId }) => submissionId === body.submissionId);
    return own ? { answer: { at: own.submittedAt } } : refuse('not-found', 'This isn’t one of your results.');
  };

export const addedRoute = {
  name: 'added',
  method: 'POST',
  path: '/api/submissions/added',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'When a submission was handed in',
  refusals: ['not-found'],
  schemas: addedSchemas,
  throttle: { rate: 7, burst: 14 },
  whoIsAffected: 'People cannot see when they handed in a quiz.',
  handle: added,
} as const satisfies RouteDeclaration<'added'>;
`,
  'web/api/added.ts': `import { call } from './call.ts';

export const whenHandedIn = (submissionId: string) => call('added', { submissionId });
`,
};

/** What is inserted: the file, the line before it, and the text. */
const rows = [
  [
    'shared/contract/routes.ts',
    'export const routes = {',
    "  added: { method: 'POST', path: '/api/submissions/added', auth: 'signed-in' },",
  ],
  ['shared/contract/schemas/schemas.ts', 'export const schemas = {', '  added: submission.addedSchemas,'],
  [
    'shared/contract/schemas/submission-schemas.ts',
    "import * as z from 'zod/mini';",
    `export const addedSchemas = {
  body: z.object({ submissionId: z.string() }),
  status: 200,
  answer: z.object({ at: z.string() }),
} as const;`,
  ],
  [
    'functions/endpoints/submission-endpoints.ts',
    "import * as data from '#functions/ports/data-ports.ts';",
    `import { addedRoute } from '#functions/submissions/added.ts';
export const added = {
  route: addedRoute,
  uses: { list: data.listSubmissions },
} satisfies EndpointOf<typeof addedRoute>;`,
  ],
] as const;

/** The names of these tests of the copy, all of which passed. */
const passing = (folder: string, asked: readonly string[]): string[] => {
  const report = join(folder, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`];
  // Vitest tells its own workers by variables that this run must not inherit.
  const own = Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name));
  const env = { ...Object.fromEntries(own), PROPERTY_RUNS: 'few' };
  const run = spawnSync(process.execPath, [...vitest, ...asked], { cwd: folder, encoding: 'utf8', env });
  expect(run.status, run.stdout + run.stderr).toBe(0);
  type Result = { assertionResults: { fullName: string; status: string }[] };
  const { testResults }: { testResults: Result[] } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : []));
};

test('an endpoint that is added needs no other file, is served, and its function may do what its handler uses', async () => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(added)) writeFileSync(join(folder, file), text);
  for (const [file, before, row] of rows) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(`${before}\n`);
    writeFileSync(join(folder, file), text.replace(before, `${before}\n${row}`));
  }
  const compiler = [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--incremental', 'false'];
  expect(spawnSync(process.execPath, compiler, { cwd: folder, encoding: 'utf8' }).stdout).toBe('');

  // The tests of the copy find it by themselves: its rights in the template, its entry, and hostile bodies.
  const passed = [
    ...passing(folder, ['tests/infra/rights.test.ts', '--testNamePattern', 'added']),
    ...passing(folder, ['tests/unit/functions/entry', 'tests/unit/functions/fuzz.test.ts']),
  ];
  expect(passed).toEqual(
    expect.arrayContaining([
      'each function may do what its code does added, as the ports of its routes say',
      'added requires a token or our own site if and only if its route says so, before it calls anything',
      expect.stringMatching(/requests of the shape that the document describes get a response$/),
    ]),
  );
});
