/**
 * Bundles every Lambda by one esbuild call of our own. `NodejsFunction` writes a single file per function and so cannot
 * split; splitting is what keeps code that is only imported on use (mail, model, credential providers) out of the start.
 * Measured on the create handler: 99 ms of start-up for the usual single file, 53 ms for this one, at three quarters of the zip.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { entryNames } from './entries.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Entry name (`create-submission`) → folder whose content is the Lambda's zip. */
export type Bundles = Readonly<Record<string, string>>;

/**
 * Credential providers that the SDK imports only when no credentials are in the environment, and a parser of browsers'
 * names. Lambda always has credentials in the environment, so these imports are never reached: left out of the zip.
 */
const unreachableInLambda = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  'bowser',
];

/**
 * The SDK's core imports its event streams (Bedrock's streaming, Kinesis) when a response is one. None of ours is, and
 * every client would carry them: 5 kB of zip. Clients that need them at once import them as usual.
 */
const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Some packages still call `require`, which an ES module does not have. */
const requireForEsModules = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/**
 * Bundles all entries into `outDir/functions/<entry>@<hash>`, their source maps into `outDir/source-maps/<entry>@<hash>`.
 * The maps stay out of the zips: a linked map makes a zip four times as large and the start 20 ms slower
 * (`npm run trace` turns a place in a log into a place in the source). The same source gives the same bytes.
 */
export async function bundleFunctions(outDir = join(root, 'dist'), entries = entryNames): Promise<Bundles> {
  const folders = await Promise.all(entries.map(async (name) => [name, await bundleOne(name, outDir)] as const));
  return Object.fromEntries(folders);
}

/** How every Lambda is built, and what it is measured against (`npm run bench:lambda`). */
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
  external: unreachableInLambda,
  plugins: [withoutEventStreams],
  banner: { js: requireForEsModules },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions;

async function bundleOne(name: string, outDir: string): Promise<string> {
  const entry = join(root, 'functions/entry', `${name}.ts`);
  if (!existsSync(entry)) throw new Error(`functions/entry/${name}.ts does not exist, but the stack deploys it.`);
  const { outputFiles } = await build({
    ...lambdaBuild,
    // A map names its sources relative to itself: a fixed place, wherever outDir is, gives the same bytes everywhere.
    outdir: join(root, 'dist/functions', name),
    entryPoints: { index: entry },
    sourcemap: 'external',
    write: false,
  });
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

/** A folder is named by its content and appears whole, so that two synths at once never see half of one. */
async function writeOnce(folder: string, files: OutputFile[]): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(files.map((file) => writeForAll(join(draft, basename(file.path)), file.contents)));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** The zip keeps the modes, and Lambda reads as somebody else: under a strict umask (027) no function would start. */
async function writeForAll(path: string, contents: Uint8Array): Promise<void> {
  await writeFile(path, contents);
  await chmod(path, 0o644);
}
