/**
 * Bundles every Lambda with our own esbuild call. The CDK's `NodejsFunction` writes one file per function. We need several, so
 * that lazily imported code (mail, model, credential providers) does not load at the cold start. Measured on the create
 * handler: 99 ms of start-up with a single file, 53 ms with this one, and a zip that is a quarter smaller.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, context, type OutputFile, type Plugin } from 'esbuild';
import { portNamesOf } from '#functions/edge/lambda.ts';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { declaredIn } from '#functions/routes.ts';
import { apiFunctionOf, entryNames, routesOf } from './entries.ts';
import { leanSdk } from './lean-sdk.ts';

// esbuild is a Go program. With Go's default GOGC it spends a fifth of its time on garbage collection.
const lessGarbageCollection = '400';

/** A file, or generated text with the `name` that its source map uses. */
type EntrySource = { file: string } | { name: string; text: string; resolveDir: string };

/**
 * Builds the entries in sequence in one esbuild context, and passes the files of each to `keep`. Shared packages (the AWS SDK,
 * zod) are then parsed once and not forty times: 12 s of CPU time instead of 28, and 0.9 GB of memory instead of 2.6. Each
 * entry is linked separately, so the bytes equal those of a separate build.
 */
async function buildEachEntry(
  entries: Readonly<Record<string, EntrySource>>,
  settings: BuildOptions & { plugins: Plugin[]; write: false },
  keep: (name: string, files: OutputFile[]) => Promise<void>,
): Promise<void> {
  process.env.GOGC ??= lessGarbageCollection;
  const current: { source: EntrySource } = { source: { file: '' } };
  const builder = await context({
    ...settings,
    plugins: [...settings.plugins, entryAtThisTurn(current)],
    entryPoints: { index: thisEntry },
  });
  try {
    for (const [name, source] of Object.entries(entries)) {
      current.source = source;
      const { outputFiles } = await builder.rebuild();
      await keep(name, outputFiles ?? []);
    }
  } finally {
    await builder.dispose();
  }
}

/** A context cannot change its entry, so this fixed one resolves to another file in each build. */
const thisEntry = 'the-entry-of-this-build';
const entryAtThisTurn = (current: { source: EntrySource }): Plugin => ({
  name: 'entry-at-this-turn',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${thisEntry}$`) }, () =>
      'file' in current.source ? { path: current.source.file } : { path: current.source.name, namespace: 'made' },
    );
    onLoad({ filter: /./, namespace: 'made' }, () =>
      'text' in current.source
        ? { contents: current.source.text, resolveDir: current.source.resolveDir, loader: 'ts' }
        : undefined,
    );
  },
});

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/** Entry name (`create-submission`) → folder whose content is the Lambda's zip. */
export type Bundles = Readonly<Record<string, string>>;

/**
 * The SDK's core imports its event streams (Bedrock's streaming, Kinesis) for responses that are one. None of ours is, and they
 * would add 5 kB of zip to every client. Clients that need them at start-up still import them.
 */
const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * Our own files have no side effects on import, except the one that reads secrets. Knowing that, esbuild drops a port's adapter
 * and client where a route does not use the port.
 */
const ownFilesDoNothing: Plugin = {
  name: 'own-files-do-nothing',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[.#]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved' || from.kind === 'entry-point' || from.resolveDir.includes('node_modules'))
        return undefined;
      const found = await resolve(path, { ...from, pluginData: 'resolved' });
      return { ...found, sideEffects: found.path.endsWith(join('edge', 'env.ts')) };
    }),
};

/** Some packages call `require`, which ES modules lack. */
const requireForEsModules = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/**
 * Bundles all entries into `outDir/functions/<entry>@<hash>`, their source maps into `outDir/source-maps/<entry>@<hash>`. The
 * maps stay out of the zips: a linked map makes a zip four times as large and the cold start 20 ms slower. `npm run trace`
 * finds the source line for a location in a log. The same source gives the same bytes.
 */
export async function bundleFunctions(outDir = join(root, 'dist'), entries = entryNames): Promise<Bundles> {
  const folders: Record<string, string> = {};
  await buildEachEntry(
    Object.fromEntries(entries.map((name) => [name, sourceOf(name)])),
    { ...lambdaBuild, ...kept },
    async (name, files) => {
      folders[name] = await writeBundle(name, files, outDir);
    },
  );
  return Object.fromEntries(entries.map((name) => [name, folders[name] ?? '']));
}

/** The build settings of every Lambda. `npm run bench:lambda` measures with the same ones. */
export const lambdaBuild = {
  absWorkingDir: root,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  // A User-Agent parser that the SDK imports only in browsers.
  external: ['bowser'],
  plugins: [withoutEventStreams, ownFilesDoNothing, ...leanSdk],
  banner: { js: requireForEsModules },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions;

/** A worker's file, or the generated entry that connects the declarations of a function's routes with their ports. */
function sourceOf(entry: string): EntrySource {
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return { name: `${entry}.ts`, text: entryText(routesOf[ofApi]), resolveDir: root };
  const file = join(root, 'functions/entry', `${entry}.ts`);
  if (!existsSync(file)) throw new Error(`functions/entry/${entry}.ts does not exist, but the stack deploys it.`);
  return { file };
}

/**
 * Imports the files of the ports that the routes name, and no others: esbuild bundles what a file may load lazily, even if
 * nothing of that file is used.
 */
function entryText(routes: readonly DeclaredRoute[]): string {
  const declared = routes.map(({ name }) => declaredIn[name]);
  const ports = [...new Set(routes.flatMap(portNamesOf))];
  return `import { lambdaOfRoutes } from '#functions/edge/lambda.ts';
${declared.map(({ file, exported }) => `import { ${exported} } from '#functions/${file}';\n`).join('')}
${ports.map((port, at) => `import { ${port} as port${at} } from '#functions/ports/${portFiles.get(port)}';\n`).join('')}
const ports = { ${ports.map((port, at) => `${port}: port${at}`).join(', ')} };
export const handler = lambdaOfRoutes([${declared.map(({ exported }) => exported).join(', ')}], ports);
`;
}

/** The file of each port, in `functions/ports`. */
const portFiles = new Map<string, string>();
for (const file of readdirSync(join(root, 'functions/ports')))
  for (const port of Object.keys(await import(`#functions/ports/${file}`))) portFiles.set(port, file);

/** A map names its sources relative to itself. With a fixed location, the bytes do not depend on the output folder. */
const kept = { outdir: join(root, 'dist/functions/entry'), sourcemap: 'external', write: false } as const;

async function writeBundle(name: string, outputFiles: OutputFile[], outDir: string): Promise<string> {
  const isMap = (file: OutputFile) => file.path.endsWith('.map');
  const code = outputFiles.filter((file) => !isMap(file));
  const version = `${name}@${hashOf(code)}`;
  await writeOnce(join(outDir, 'source-maps', version), outputFiles.filter(isMap));
  return writeOnce(join(outDir, 'functions', version), code);
}

function hashOf(files: OutputFile[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(basename(file.path)).update(file.contents);
  return digest.digest('hex').slice(0, 16);
}

/**
 * The folder's name contains the hash of its content, and it appears atomically, so that two concurrent runs never see a
 * partial one.
 */
async function writeOnce(folder: string, files: OutputFile[]): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(files.map((file) => writeForAll(join(draft, basename(file.path)), file.contents)));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** The zip preserves file modes, and Lambda reads as another user: with a strict umask (027) no function would start. */
async function writeForAll(path: string, contents: Uint8Array): Promise<void> {
  await writeFile(path, contents);
  await chmod(path, 0o644);
}
