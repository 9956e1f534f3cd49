/**
 * Bundles every Lambda with our own esbuild call. The CDK's `NodejsFunction` writes one file per function. We need several:
 * code that is imported on use (mail, model, credential providers) then does not load at the start. Measured on the
 * create handler: 99 ms of start-up with a single file, 53 ms with this one, and a quarter less zip.
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

// esbuild is a Go program. With Go's own setting it spends a fifth of its time collecting garbage.
const lessGarbageCollection = '400';

/** A file, or a text that is made: `name` is what its source map calls it. */
type EntrySource = { file: string } | { name: string; text: string; resolveDir: string };

/**
 * Builds one entry after the other in the same esbuild context, and hands the files of each to `keep`. What entries share
 * (the AWS SDK, zod) is then parsed once and not forty times: 12 s of a processor instead of 28, and 0.9 GB of memory
 * instead of 2.6. Each entry is linked by itself, so the bytes are those of a build of its own.
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

/** A context has the same entry for life: so this one leads to another file at each build. */
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
 * The SDK's core imports its event streams (Bedrock's streaming, Kinesis) when a response is one. None of our responses
 * is, and every client would carry 5 kB of zip for them. Clients that need them from the start still import them.
 */
const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * Our own files do nothing when they are imported, but for the one that reads secrets. Told so, esbuild leaves out a port's
 * adapter, and its client, where a route does not name the port.
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

/** Some packages call `require`, which ES modules do not have. */
const requireForEsModules = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/**
 * Bundles all entries into `outDir/functions/<entry>@<hash>`, their source maps into `outDir/source-maps/<entry>@<hash>`.
 * The maps stay out of the zips: with a linked map a zip is four times as large and the start 20 ms slower. `npm run
 * trace` finds the source line for a place in a log. The same source gives the same bytes.
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
  // A parser of browser names. The SDK imports it when it is asked what browser it runs in.
  external: ['bowser'],
  plugins: [withoutEventStreams, ownFilesDoNothing, ...leanSdk],
  banner: { js: requireForEsModules },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions;

/** A worker's file, or the entry that joins the declarations of a function's routes with their ports. */
function sourceOf(entry: string): EntrySource {
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return { name: `${entry}.ts`, text: entryText(routesOf[ofApi]), resolveDir: root };
  const file = join(root, 'functions/entry', `${entry}.ts`);
  if (!existsSync(file)) throw new Error(`functions/entry/${entry}.ts does not exist, but the stack deploys it.`);
  return { file };
}

/**
 * Imports the files of the ports that the routes name, and none of the others: esbuild keeps what a file may load on use, also
 * when nothing of that file is used.
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

/** A map names its sources relative to itself. With a fixed place, the bytes do not depend on the folder that is asked for. */
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

/** A folder is named by its content and appears whole, so that two runs at once never see half of one. */
async function writeOnce(folder: string, files: OutputFile[]): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(files.map((file) => writeForAll(join(draft, basename(file.path)), file.contents)));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** The zip keeps the file modes, and Lambda reads as another user: with a strict umask (027) no function would start. */
async function writeForAll(path: string, contents: Uint8Array): Promise<void> {
  await writeFile(path, contents);
  await chmod(path, 0o644);
}
