import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bundles, bundleFunctions, lambdaBuild } from '#infra/aws/functions/bundle-functions.ts';
import { apiFunctionNames, entryNames, entryOf } from '#infra/aws/functions/entries.ts';
import { root } from '#tests/structure/read-imports.ts';
import { functionEntries, ownActions, secretsAtStart } from './rights.ts';

const routeEntries = apiFunctionNames.map(entryOf);

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

let outDir: string;
let bundles: Bundles;
beforeAll(async () => {
  outDir = await newFolder();
  bundles = await bundleFunctions(outDir);
});

const folderOf = (entry: string): string => bundles[entry] ?? expect.fail(`${entry} was not bundled`);
const besideCode = (entry: string): string => join(outDir, 'source-maps', basename(folderOf(entry)));

const metafileOf = (entry: string): Metafile => {
  const read = metafiles.get(entry) ?? JSON.parse(readFileSync(join(besideCode(entry), 'metafile.json'), 'utf8'));
  metafiles.set(entry, read);
  return read;
};
const metafiles = new Map<string, Metafile>();

/** Every file that has code in the bundle. */
const filesOf = (entry: string): string[] => filesIn(entry, Object.keys(metafileOf(entry).outputs));

/** Every file whose code loads before the first event: the entry and all its static imports, without the dynamic ones. */
const filesAtStart = (entry: string): string[] => {
  const { outputs } = metafileOf(entry);
  const loaded = new Set(Object.keys(outputs).filter((output) => basename(output) === 'index.mjs'));
  for (const output of loaded)
    for (const { path, kind } of outputs[output]?.imports ?? []) if (kind === 'import-statement') loaded.add(path);
  return filesIn(entry, [...loaded]);
};

const filesIn = (entry: string, chunks: readonly string[]): string[] => {
  const { outputs } = metafileOf(entry);
  const inputs = chunks.flatMap((chunk) => Object.entries(outputs[chunk]?.inputs ?? {}));
  return inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
};

const has = (files: readonly string[], part: string): boolean => files.some((file) => file.includes(part));

test('a bundle is readable for all users, however strict the build machine’s umask: Lambda does not run as its owner', async () => {
  const folder = await newFolder();
  const script = `import('#infra/aws/functions/bundle-functions.ts').then(({ bundleFunctions }) => bundleFunctions(${JSON.stringify(folder)}, ['session']))`;
  const strict = 'umask 077 && exec "$0" --input-type=module --eval "$1"';
  const { status } = spawnSync('/bin/sh', ['-c', strict, process.execPath, script], { stdio: 'inherit' });
  const files = globSync(join(folder, 'functions/*/*'));
  expect([status, files.length > 0]).toEqual([0, true]);
  for (const file of files) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o644]);
});

test('each function of the API and each worker is bundled, and no file of functions/entry is forgotten', () => {
  const written = readdirSync(new URL('../../functions/entry', import.meta.url)).map((file) => basename(file, '.ts'));
  expect(Object.keys(bundles).sort()).toEqual([...entryNames].sort());
  expect([...written, ...routeEntries].sort()).toEqual([...entryNames].sort());
});

test('the same source gives the same bytes, wherever they are written', async () => {
  // A route, the worker with the engines, one that loads a part on use, and one without a route.
  const some = ['session', 'generate-results', 'export-me', 'sweep-waiting'] as const;
  const again = await bundleFunctions(await newFolder(), [...some]);
  expect(Object.keys(again).sort()).toEqual([...some].sort());
  for (const entry of some) expect(basename(again[entry] ?? '')).toBe(basename(folderOf(entry)));
});

test('in place of a language that the stage leaves out, a function says the default one', async () => {
  const english = await bundleFunctions(await newFolder(), ['generate-results'], ['en']);
  const code = (folder = '') =>
    globSync(join(folder, '*.mjs')).reduce((text, file) => text + readFileSync(file, 'utf8'), '');
  // esbuild writes letters beyond ASCII by their codes.
  const spanish = /presi(?:ó|\\xF3)n arterial/;
  expect(code(folderOf('generate-results'))).toMatch(spanish);
  expect(code(english['generate-results']).match(spanish)).toBeNull();
  expect(existsSync(join(english['generate-results'] ?? '', 'results.es.mjs'))).toBe(true);
});

test('an entry that does not exist is named', async () => {
  await expect(bundleFunctions(outDir, ['fly-to-mars'])).rejects.toThrow(
    'functions/workers.ts has no worker fly-to-mars',
  );
});

test('export-me has the FHIR document, and reads it when asked', () => {
  expect(has(filesOf('export-me'), 'shared/fhir/bundle.ts')).toBe(true);
  expect(has(filesAtStart('export-me'), 'shared/fhir/bundle.ts')).toBe(false);
});

describe('a bundle holds only what its function uses', () => {
  const lazyClients = ['client-sesv2', 'client-bedrock-runtime'];

  test.each(routeEntries)('%s has neither mail nor model in it', (entry) => {
    const files = filesOf(entry);
    expect(files).toContain('functions/edge/http.ts');
    for (const part of [...lazyClients, 'adapters/language-model.ts'])
      expect([part, has(files, part)]).toEqual([part, false]);
  });

  test.each([
    ['generate-results', 'client-bedrock-runtime'],
    ['send-effects', 'client-sesv2'],
    ['handle-account-jobs', 'client-sesv2'],
  ])('the worker %s has %s, loads it on first use, and has no other such client', (entry, its) => {
    const [all, first] = [filesOf(entry), filesAtStart(entry)];
    expect(has(first, '/client-dynamodb/')).toBe(true);
    for (const client of lazyClients)
      expect([client, has(all, client), has(first, client)]).toEqual([client, client === its, false]);
  });

  test.each(functionEntries)('%s reads secrets when it starts only if the stack tells it of one', (entry) => {
    const isTold = secretsAtStart('everything', entry).length > 0;
    expect(has(filesAtStart(entry), 'functions/adapters/secret-keys.ts')).toBe(isTold);
    expect(has(filesAtStart(entry), '/client-secrets-manager/')).toBe(isTold);
  });

  /** The SDK's package for each service, by IAM's word for the service. */
  const clientOf = {
    dynamodb: '/client-dynamodb/',
    sqs: '/client-sqs/',
    'cognito-idp': '/client-cognito-identity-provider/',
    kms: '/client-kms/',
  };

  test.each(routeEntries)('%s has the clients of the services that it has a right to', (entry) => {
    const files = filesOf(entry);
    const services = new Set(ownActions('dev', entry).map((action) => action.split(':')[0]));
    for (const [service, client] of Object.entries(clientOf))
      expect([client, has(files, client)]).toEqual([client, services.has(service)]);
  });
});

/** IAM's action for a command of the SDK, where the two names differ. */
const actionOf: Record<string, string> = {
  SendMessageBatch: 'SendMessage',
  Converse: 'InvokeModel',
  ListObjectsV2: 'ListBucket',
};
/** A transaction needs the rights of its parts; there is no right to transactions. */
const partsOf: Record<string, string[]> = {
  TransactWrite: ['ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
};
/** Lambda's own calls in the function's name: polling the queue, leaving failed events, tracing. */
const byLambda = /^(sqs:(ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueue\w+)|xray:\w+)$/;

test.each(functionEntries)('%s has no right that its code could not use', (entry) => {
  const commands = filesOf(entry).flatMap((file) => /\/commands\/(\w+)Command\.js$/.exec(file)?.[1] ?? []);
  const usable = new Set(commands.flatMap((name) => partsOf[name] ?? actionOf[name] ?? name));
  const asynchronous = ['sweep-waiting', 'record-mail-event'].includes(entry);
  const idle = ownActions('everything', entry)
    .filter((action) => !byLambda.test(action) && !(asynchronous && action === 'sqs:SendMessage'))
    .filter((action) => !usable.has(action.split(':')[1] ?? ''));
  expect(idle).toEqual([]);
});

test('no map and no mention of one is in a zip: reading it would slow every start', () => {
  for (const entry of entryNames) {
    const folder = folderOf(entry);
    expect(existsSync(join(folder, 'index.mjs'))).toBe(true);
    for (const file of readdirSync(folder)) {
      expect(file).toMatch(/\.mjs$/);
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain('sourceMappingURL');
    }
  }
});

// Packages run as published, and our own files as written: nothing loads another text for a file.

/** The entry of a function is generated. It only imports files. */
const generated = 'functions/entry/routes.ts';

/** The path of an input, as esbuild has it, from the path in a map that it writes. */
const inputOf = (source: string): string => relative(root, join(lambdaBuild.outdir, source));

const textOnDisk = (file: string): string => {
  const text = onDisk.get(file) ?? readFileSync(join(root, file), 'utf8');
  onDisk.set(file, text);
  return text;
};
const onDisk = new Map<string, string>();

type SourceMap = { sources: string[]; sourcesContent: string[] };

/** The files of which a bundle has another text than the disk: by what esbuild took in, and by the text in its source maps. */
const changedIn = ({ inputs }: Metafile, maps: readonly string[]): string[] => {
  const bySize = Object.entries(inputs).filter(
    ([file, { bytes }]) => file !== generated && statSync(join(root, file)).size !== bytes,
  );
  const byText = maps.flatMap((map) => {
    const { sources, sourcesContent } = JSON.parse(map) as SourceMap;
    return sources.map(inputOf).filter((file, at) => file !== generated && sourcesContent[at] !== textOnDisk(file));
  });
  return [...bySize.map(([file]) => file), ...byText];
};

test.each(entryNames)('%s has the text of every file as it is on the disk', (entry) => {
  const maps = globSync(join(besideCode(entry), '*.map')).map((map) => readFileSync(map, 'utf8'));
  expect(maps.length).toBeGreaterThan(0);
  expect(changedIn(metafileOf(entry), maps)).toEqual([]);
});

test('a plugin that gives a file of a package another text is noticed, even one of the same length', async () => {
  // The folder of packages may be a link. esbuild names the file behind it.
  const file = relative(root, realpathSync(join(root, 'node_modules/ulid/dist/node/index.js')));
  const changedBy = async (contents: string) => {
    const anotherText: Plugin = {
      name: 'another-text',
      setup: ({ onLoad }) => onLoad({ filter: /ulid[\\/]dist[\\/]node[\\/]index\.js$/ }, () => ({ contents })),
    };
    const stdin = { contents: "export { ulid } from 'ulid';", resolveDir: root, sourcefile: generated };
    const { metafile, outputFiles } = await build({ ...lambdaBuild, stdin, plugins: [anotherText] });
    return changedIn(
      metafile,
      outputFiles.flatMap(({ path, text }) => (path.endsWith('.map') ? [text] : [])),
    );
  };
  const published = textOnDisk(file);
  expect(await changedBy(published)).toEqual([]);
  expect(await changedBy(published.replace('32', '31'))).toContain(file);
  expect(await changedBy(`${published}\n`)).toContain(file);
});

// The packages of the customer's card that run in AWS, in the bundles that need them. packages.test.ts has the others.
test.each([
  ['create-submission', '@aws-sdk/client-dynamodb'],
  ['create-submission', '@aws-sdk/lib-dynamodb'],
  ['create-submission', '@aws-sdk/client-sqs'],
  ['create-submission', 'aws-jwt-verify'],
  ['generate-results', '@aws-sdk/client-dynamodb'],
  ['generate-results', '@aws-sdk/lib-dynamodb'],
  ['generate-results', '@aws-sdk/client-sqs'],
])('%s has %s, which a file of ours in it imports', (entry, name) => {
  const files = filesOf(entry);
  expect(has(files, `node_modules/${name}/`)).toBe(true);
  const { inputs } = metafileOf(entry);
  const importers = files.filter(
    (file) => file.startsWith('functions/') && inputs[file]?.imports.some(({ original }) => original?.startsWith(name)),
  );
  expect(importers.length).toBeGreaterThan(0);
});
