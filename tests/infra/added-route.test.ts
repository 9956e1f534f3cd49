import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';
import { copyProject } from '../white-label/copy-project.ts';

// One more line in shared/contract/routes.ts: the compiler names each table that lacks the route, and complains nowhere
// else. That it complains of nothing without that line is the first step of `npm test`.

const routesFile = 'shared/contract/routes.ts';
const addRoute = (folder: string): void => {
  const text = readFileSync(join(root, routesFile), 'utf8');
  const withOneMore = text.replace(
    'export const routes = {\n',
    (start) => `${start}  added: { method: 'POST', path: '/api/added', auth: 'signed-in' },\n`,
  );
  if (withOneMore === text) throw new Error(`${routesFile} has no table to add a route to.`);
  writeFileSync(join(folder, routesFile), withOneMore);
};

/** All that reads a table with a row for each route, the tables included. */
const readsRoutes = (file: string): boolean =>
  /^(shared|functions|web|infra|tests\/(unit|integration))\//.test(file) &&
  /contract\/(routes|schemas)\.ts'|'\.{1,2}\/(routes|schemas|entries|read-answer|call|operations?)\.ts'/.test(
    readFileSync(join(root, file), 'utf8'),
  );

/** Compiles those files in a copy of the project; answers with its complaints, each with the lines of its reason. */
const compile = (folder: string): string[] => {
  const config = { extends: './tsconfig.json', include: [], files: sourceFiles().filter(readsRoutes) };
  writeFileSync(join(folder, 'readers.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--project', 'readers.json', '--incremental', 'false', '--checkers', '1', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' });
  return stdout.trim().split(/\n(?=\S)/);
};

test('a route that is added is missed by every table of routes, and by nothing else', async () => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  addRoute(folder);
  const complaints = compile(folder);
  expect(complaints.map((complaint) => complaint.split('(')[0]).toSorted()).toEqual([
    // Who is told what when it fails, how big it is, how often it is called, what it may do.
    'infra/aws/function-alarm-rules.ts',
    'infra/aws/function-sizes.ts',
    'infra/aws/ops/calls-per-quiz.ts',
    'infra/aws/route-grants.ts',
    // What it takes and answers, and the API's description.
    'shared/contract/openapi/operations.ts',
    'shared/contract/schemas.ts',
    // Its entry, and the hostile bodies that it must stand.
    'tests/unit/functions/entry/entries.test.ts',
    'tests/unit/functions/fuzz.test.ts',
    // How the browser reads its answer.
    'web/api/read-answer.ts',
  ]);
  for (const complaint of complaints) expect(complaint).toContain("Property 'added' is missing");
});
