/**
 * Bundles every Lambda with esbuild. The CDK's `NodejsFunction` writes one file per function. We need several, so that lazily
 * imported code (mail, model, credential providers) does not load at the cold start. Measured on the create handler: 99 ms of
 * start-up with a single file, 53 ms with several, and a zip that is a quarter smaller.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type StdinOptions } from 'esbuild';
import { type EdgePort, edgePortsOf } from '#functions/edge/lambda.ts';
import type { Endpoint } from '#functions/edge/route.ts';
import { endpointFiles } from '#functions/endpoints.ts';
import { featureEndpointFiles } from '#functions/features/endpoints.ts';
import { buildConditions } from '#languages';
import { type Language, languageCodes, otherLanguages } from '#shared/contract/language.ts';
import { apiFunctionOf, endpointsOf, entryNames, inKebabCase, workerOfEntry } from './entries.ts';

const root = join(import.meta.dirname, '../../..');

/** Entry name (`create-submission`) → folder whose content is the Lambda's zip. */
export type Bundles = Readonly<Record<string, string>>;

/**
 * Bundles all entries into `outDir/functions/<entry>@<hash>`, and writes their source maps with esbuild's metafile,
 * which lists the files in each bundle, to `outDir/source-maps/<entry>@<hash>`. The maps stay out of the zips, because
 * a linked map makes a zip four times as large and the cold start 20 ms slower. `npm run ops -- trace` finds the source
 * line for a location in a log. The same source gives the same bytes.
 */
export async function bundleFunctions(
  outDir = join(root, 'dist'),
  entries = entryNames,
  languages = languageCodes,
): Promise<Bundles> {
  const folders: Record<string, string> = {};
  // In sequence: esbuild uses all cores for one build, and 28 builds at once need more memory than a laptop has to
  // spare.
  for (const name of entries) {
    const bundle = await bundleEntry(sourceOf(name));
    folders[name] = await writeBundle(name, { ...bundle, files: await withSpeech(bundle, languages) }, outDir);
  }
  return folders;
}

/** A file, or a generated text that imports files of ours. */
export type EntrySource = { readonly path: string } | { readonly text: string };

export type Bundle = {
  /** `index.mjs`, the files that it imports, and a source map for each. */
  readonly files: readonly OutputFile[];
  /** Every file that esbuild read, and what it took from it. */
  readonly metafile: Metafile;
};

/**
 * Bundles the files of one Lambda, or only our own files of it. `npm run bench:lambda` measures its baselines with it.
 */
export async function bundleEntry(source: EntrySource, packages: 'bundle' | 'external' = 'bundle'): Promise<Bundle> {
  const entry = 'path' in source ? { entryPoints: [source.path] } : { stdin: stdinOf(source.text) };
  const { outputFiles, metafile } = await build({ ...lambdaBuild, ...entry, packages });
  return { files: outputFiles, metafile };
}

/** The files of a bundle, and beside them what its function says in each other language (functions/edge/speech.ts). */
async function withSpeech({ files, metafile }: Bundle, languages: readonly Language[]): Promise<readonly OutputFile[]> {
  const spoken = Object.keys(metafile.inputs).flatMap((path) => speechFile(path) ?? []);
  return spoken.length === 0 ? files : [...files, ...(await bundleSpeech(spoken, languages))];
}

type SpeechFile = { readonly name: string; readonly path: string };

/** The speech file at this path, or undefined for any other file. */
export const speechFile = (path: string): SpeechFile | undefined => {
  const [, core, feature] = /^functions\/(?:speech\/([\w-]+)|features\/([\w-]+)\/speech)\.ts$/.exec(path) ?? [];
  const name = core ?? feature;
  return name === undefined ? undefined : { name, path };
};

/**
 * `<name>.<language>.mjs` of each file for each language but the default one, with the files that they import.
 * `languages` are those of the stage: in place of another one, the file says what the default one says, so an account
 * in that language gets mails whose links lead to pages.
 */
export async function bundleSpeech(
  spoken: readonly SpeechFile[],
  languages: readonly Language[] = languageCodes,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  // In sequence, as the functions are.
  for (const language of otherLanguages) {
    const { outputFiles } = await build({
      ...lambdaBuild,
      entryPoints: Object.fromEntries(spoken.map(({ name, path }) => [`${name}.${language}`, path])),
      entryNames: '[name]',
      ...underConditions([...(languages.includes(language) ? [language] : []), ...buildConditions]),
    });
    files.push(...outputFiles);
  }
  return files;
}

/** esbuild leaves `module` out as soon as there is a condition of ours. */
const underConditions = (ours: readonly string[]): Pick<BuildOptions, 'conditions'> =>
  ours.length > 0 ? { conditions: ['module', ...ours] } : {};

/** Named after a file of functions/entry, where its imports resolve. */
const stdinOf = (contents: string): StdinOptions => ({
  contents,
  sourcefile: 'functions/entry/routes.ts',
  resolveDir: root,
  loader: 'ts',
});

/**
 * Uses no plugin: packages and our own files are bundled as they are. `sideEffects` in package.json says which of our
 * files do something on import. So esbuild drops a port's adapter and client if a route does not use the port.
 */
export const lambdaBuild = {
  absWorkingDir: root,
  // A map names its sources relative to itself. With a fixed location, the bytes do not depend on the output folder.
  outdir: join(root, 'dist/functions/entry'),
  entryNames: 'index',
  chunkNames: '[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Uses the SDK's files for ES modules. By default esbuild would use those for `require`, which it cannot tree-shake.
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  sourcemap: 'external',
  metafile: true,
  ...underConditions(buildConditions),
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The source of a function's bundle: a generated entry that opens a worker, or serves the endpoints of a function. */
export function sourceOf(entry: string): { readonly text: string } {
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return { text: entryText(endpointsOf[ofApi]) };
  const worker = workerOfEntry(entry);
  if (!worker) throw new Error(`functions/workers.ts has no worker ${entry}, but the stack deploys it.`);
  return {
    text: `import { openWorker } from '#functions/edge/worker.ts';
import { ${worker}Entry } from '#functions/entry/${entry}.ts';
export const handler = await openWorker(${worker}Entry);
`,
  };
}

/**
 * Imports only what these endpoints need, because esbuild also bundles what a file may load lazily, even if it is never
 * used.
 */
function entryText(endpoints: readonly Endpoint[]): string {
  const names = endpoints.map(({ route }) => route.name);
  const needed = [...new Set<EdgePort>(endpoints.flatMap(({ route }) => edgePortsOf(route)))];
  return `import { lambdaOfEndpoints } from '#functions/edge/lambda.ts';
${names.map((name) => `import { ${name} } from '${fileOf.get(name)}';\n`).join('')}
${needed.map((name) => `import { ${name} as ${name}Port } from '#functions/ports/${edgePortFiles[name]}';\n`).join('')}
const edgePorts = { ${needed.map((name) => `${name}: ${name}Port`).join(', ')} };
export const handler = lambdaOfEndpoints([${names.join(', ')}], edgePorts);
`;
}

/** The file that joins an endpoint, by the endpoint's name. */
const fileOf = new Map(
  [
    ...Object.entries(endpointFiles).map(([name, joined]) => [`endpoints/${inKebabCase(name)}.ts`, joined] as const),
    ...Object.entries(featureEndpointFiles).map(([name, joined]) => [`features/${name}.ts`, joined] as const),
  ].flatMap(([file, joined]) => Object.keys(joined).map((name) => [name, `#functions/${file}`] as const)),
);

const edgePortFiles: Readonly<Record<EdgePort, string>> = {
  log: 'base-ports.ts',
  measure: 'base-ports.ts',
  hash: 'base-ports.ts',
  verify: 'account-ports.ts',
};

async function writeBundle(name: string, { files, metafile }: Bundle, outDir: string): Promise<string> {
  const isMap = ({ path }: OutputFile) => path.endsWith('.map');
  const code = files.filter((file) => !isMap(file));
  const version = `${name}@${hashOf(code)}`;
  const metafileJson = { path: 'metafile.json', contents: Buffer.from(JSON.stringify(metafile)) };
  await writeOnce(join(outDir, 'source-maps', version), [...files.filter(isMap), metafileJson]);
  return writeOnce(join(outDir, 'functions', version), code);
}

function hashOf(files: readonly OutputFile[]): string {
  const digest = createHash('sha256');
  for (const { path, contents } of files) digest.update(basename(path)).update(contents);
  return digest.digest('hex').slice(0, 16);
}

/**
 * The folder's name contains the hash of its content, and it appears atomically, so that two concurrent runs never see a
 * partial one.
 */
async function writeOnce(folder: string, files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const { path, contents } of files) {
    const file = join(draft, basename(path));
    await writeFile(file, contents);
    // The zip preserves file modes, and Lambda reads as another user: with a strict umask (027) no function would start.
    await chmod(file, 0o644);
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}
