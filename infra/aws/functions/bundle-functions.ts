/**
 * Bundles every Lambda with our own call of Rolldown, which Vite uses for the web app too. The CDK's `NodejsFunction` writes one
 * file per function. We need several, so that lazily imported code (mail, model, credential providers) does not load at the
 * cold start. Measured on the create handler: 99 ms of start-up with a single file, 53 ms with several, and a zip that is a
 * quarter smaller.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InputOptions, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { portNamesOf } from '#functions/edge/lambda.ts';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { apiFunctionOf, entryNames, routesOf } from './entries.ts';
import { composesResults, computedRules, leanResults } from './lean-data.ts';
import { leanSdk } from './lean-sdk.ts';
import { routeFiles } from './route-files.ts';

const root = join(import.meta.dirname, '../../..');

/** Entry name (`create-submission`) → folder whose content is the Lambda's zip. */
export type Bundles = Readonly<Record<string, string>>;

/**
 * Bundles all entries into `outDir/functions/<entry>@<hash>`, their source maps into `outDir/source-maps/<entry>@<hash>`. The
 * maps stay out of the zips: a linked map makes a zip four times as large and the cold start 20 ms slower. `npm run trace`
 * finds the source line for a location in a log. The same source gives the same bytes.
 */
export async function bundleFunctions(outDir = join(root, 'dist'), entries = entryNames): Promise<Bundles> {
  const folders: Record<string, string> = {};
  // In sequence: Rolldown uses all cores for one build, and the memory of 28 at once is more than a laptop has to spare.
  for (const name of entries) folders[name] = await writeBundle(name, await bundleEntry(sourceOf(name)), outDir);
  return folders;
}

/** A file, or the generated text of one that does not exist. */
type EntrySource = { readonly path: string; readonly text?: string };

/** The files of one Lambda, `index.mjs` and those that it imports. `npm run bench:lambda` measures its baselines with it. */
export async function bundleEntry({ path, text }: EntrySource): Promise<OutputChunk[]> {
  const generated = text === undefined ? [] : [generatedFile(path, text)];
  const data = composesResults(path) ? leanResults : [];
  const { output } = await build({
    ...lambdaInput,
    input: { index: path },
    plugins: [...generated, computedRules, ...data, withoutEventStreams, ...leanSdk],
    output: lambdaOutput,
    write: false,
  });
  return output.filter((file) => file.type === 'chunk');
}

const generatedFile = (path: string, text: string): Plugin => ({
  name: 'generated-file',
  resolveId: (id) => (id === path ? id : undefined),
  load: (id) => (id === path ? { code: text, moduleType: 'ts' } : undefined),
});

/**
 * The SDK's core imports its event streams (Bedrock's streaming, Kinesis) for responses that are one. None of ours is, and they
 * would add 5 kB of zip to every client. Clients that need them at start-up still import them.
 */
const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  resolveId: {
    filter: { id: /^@smithy\/core\/event-streams$/ },
    handler: (id, _, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
};

/**
 * Our own files have no side effects on import, except an entry and the file that reads secrets. Knowing that, Rolldown drops a
 * port's adapter and client where a route does not use the port. For a package, its package.json says it, except for one that
 * could say it too.
 */
const hasSideEffects = (id: string): boolean | undefined => {
  if (id.includes('node_modules')) return /@aws-sdk[\\/]lib-dynamodb/.test(id) ? false : undefined;
  return /[\\/]functions[\\/](entry[\\/][\w-]+|edge[\\/]env)\.ts$/.test(id);
};

const lambdaInput = {
  cwd: root,
  platform: 'node',
  resolve: { mainFields: ['module', 'main'], conditionNames: ['module', 'node', 'import', 'default'] },
  // A User-Agent parser that the SDK imports only in browsers.
  external: ['bowser'],
  transform: { target: 'node24' },
  // No getter that runs on import does anything but answer.
  treeshake: { moduleSideEffects: hasSideEffects, propertyReadSideEffects: false },
  logLevel: 'warn',
} satisfies InputOptions;

const lambdaOutput = {
  // A map names its sources relative to itself. With a fixed location, the bytes do not depend on the output folder.
  dir: join(root, 'dist/functions/entry'),
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  format: 'esm',
  minify: true,
  comments: false,
  sourcemap: 'hidden',
} satisfies OutputOptions;

/** A worker's file, or the generated entry that connects the declarations of a function's routes with their ports. */
function sourceOf(entry: string): EntrySource {
  const path = join(root, 'functions/entry', `${entry}.ts`);
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return { path, text: entryText(routesOf[ofApi]) };
  if (!existsSync(path)) throw new Error(`functions/entry/${entry}.ts does not exist, but the stack deploys it.`);
  return { path };
}

/**
 * Imports the files of the ports that the routes name, and no others: a bundler keeps what a file may load lazily, even if
 * nothing of that file is used.
 */
function entryText(routes: readonly DeclaredRoute[]): string {
  const ports = [...new Set(routes.flatMap(portNamesOf))];
  return `import { lambdaOfRoutes } from '#functions/edge/lambda.ts';
${routes.map(({ name }) => `import { ${name}Route } from '#functions/${routeFiles.get(name)}';\n`).join('')}
${ports.map((port, at) => `import { ${port} as port${at} } from '#functions/ports/${portFiles.get(port)}';\n`).join('')}
const ports = { ${ports.map((port, at) => `${port}: port${at}`).join(', ')} };
export const handler = lambdaOfRoutes([${routes.map(({ name }) => `${name}Route`).join(', ')}], ports);
`;
}

/** The file of each port, in `functions/ports`. */
const portFiles = new Map<string, string>();
for (const file of readdirSync(join(root, 'functions/ports')))
  for (const port of Object.keys(await import(`#functions/ports/${file}`))) portFiles.set(port, file);

async function writeBundle(name: string, chunks: OutputChunk[], outDir: string): Promise<string> {
  const code = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  // A file that only passes on exports has no map.
  const maps = new Map(chunks.flatMap(({ fileName, map }) => (map ? [[`${fileName}.map`, map.toString()]] : [])));
  const version = `${name}@${hashOf(code)}`;
  await writeOnce(join(outDir, 'source-maps', version), maps);
  return writeOnce(join(outDir, 'functions', version), code);
}

type Files = ReadonlyMap<string, string>;

function hashOf(files: Files): string {
  const digest = createHash('sha256');
  for (const [name, text] of files) digest.update(name).update(text);
  return digest.digest('hex').slice(0, 16);
}

/**
 * The folder's name contains the hash of its content, and it appears atomically, so that two concurrent runs never see a
 * partial one.
 */
async function writeOnce(folder: string, files: Files): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const [name, text] of files) {
    await writeFile(join(draft, name), text);
    // The zip preserves file modes, and Lambda reads as another user: with a strict umask (027) no function would start.
    await chmod(join(draft, name), 0o644);
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}
