import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';

// One more line in shared/contract/routes.ts: the compiler names each table that lacks the route, and complains nowhere
// else. TypeScript 7 has no interface for programs yet, so this asks the TypeScript 6 that dependency-cruiser has too.

const routesFile = 'shared/contract/routes.ts';
const withOneMore = (text: string): string =>
  text.replace(
    'export const routes = {\n',
    (start) => `${start}  added: { method: 'POST', path: '/api/added', auth: 'signed-in' },\n`,
  );

/** All that reads a table with a row for each route, the tables included. */
const readsRoutes = (file: string): boolean =>
  /^(shared|functions|web|infra|tests\/(unit|integration))\//.test(file) &&
  /contract\/(routes|schemas)\.ts'|'\.{1,2}\/(routes|schemas|entries|read-answer|call|operations?)\.ts'/.test(
    readFileSync(join(root, file), 'utf8'),
  );

type Complaint = { readonly file: string; readonly text: string };

async function compile(edit: (routes: string) => string): Promise<Complaint[]> {
  const { default: ts } = await import('typescript-6');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = readFile(name);
    return text !== undefined && name.endsWith(routesFile) ? edit(text) : text;
  };
  const program = ts.createProgram(
    sourceFiles()
      .filter(readsRoutes)
      .map((file) => join(root, file)),
    options,
    host,
  );
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  return ours
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => ({
      file: relative(root, file?.fileName ?? ''),
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

test('a route that is added is missed by every table of routes, and by nothing else', async () => {
  const complaints = await compile(withOneMore);
  expect(complaints.map(({ file }) => file).toSorted()).toEqual([
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
  for (const { file, text } of complaints) expect(text, file).toContain("Property 'added' is missing");
});

test('without another route nothing is missed', async () => {
  expect(await compile((text) => text)).toEqual([]);
});
