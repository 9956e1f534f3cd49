import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bundles, bundleFunctions } from '#infra/aws/functions/bundle-functions.ts';
import { apiFunctionNames, entryNames, entryOf } from '#infra/aws/functions/entries.ts';
import { functionEntries, ownActions } from './rights.ts';
import { zipSize } from './zip-size.ts';

const routeEntries = apiFunctionNames.map(entryOf);
const budgetBytes = 90_000;

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

/** The source maps name every file that went into a bundle. They have the sources' text too, so each is read once. */
const sourcesIn = (map: string): string[] => {
  const sources = read.get(map) ?? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
  read.set(map, sources);
  return sources;
};
const read = new Map<string, string[]>();
const sourcesOf = (entry: string, file = '*'): string[] =>
  globSync(join(outDir, 'source-maps', basename(folderOf(entry)), `${file}.map`)).flatMap(sourcesIn);

/** The modules that load before the first event: the entry and all its static imports, without the dynamic ones. */
const filesAtStart = (folder: string, file = 'index.mjs', seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.mjs)"/g))
    filesAtStart(folder, imported, seen);
  return seen;
};
const sourcesAtStart = (entry: string) =>
  [...filesAtStart(folderOf(entry))].flatMap((file) => sourcesOf(entry, file)).join('\n');

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

test('an entry that does not exist is named', async () => {
  await expect(bundleFunctions(outDir, ['fly-to-mars'])).rejects.toThrow(
    'functions/entry/fly-to-mars.ts does not exist',
  );
});

test.each(routeEntries.filter((entry) => entry !== 'export-me'))(`%s fits ${budgetBytes} bytes as a zip`, (entry) => {
  expect(zipSize(folderOf(entry))).toBeLessThanOrEqual(budgetBytes);
});

test('generate-results fits 160,000 bytes as a zip: it has both engines, and every word of a result', () => {
  expect(zipSize(folderOf('generate-results'))).toBeLessThanOrEqual(160_000);
});

test('export-me alone may be 110,000: it has the words of all questionnaires, and the FHIR document, which it reads when asked', () => {
  expect(zipSize(folderOf('export-me'))).toBeLessThanOrEqual(110_000);
  expect(sourcesOf('export-me').join('\n')).toContain('shared/fhir/');
  expect(sourcesAtStart('export-me')).not.toContain('shared/fhir/');
});

describe('a bundle holds only what its function uses', () => {
  const clients = ['client-sesv2', 'client-bedrock-runtime', 'client-secrets-manager'];

  test.each(routeEntries)('%s has neither mail nor model nor secrets in it', (entry) => {
    const sources = sourcesOf(entry).join('\n');
    expect(sources).toContain('functions/edge/http.ts');
    for (const client of [...clients, 'adapters/chooser.ts']) expect(sources).not.toContain(client);
  });

  test.each([
    ['generate-results', []],
    ['send-effects', ['client-sesv2', 'client-secrets-manager']],
  ] as [string, string[]][])(
    'the worker %s has those that its work needs, and loads each on first use',
    (entry, its) => {
      const [all, first] = [sourcesOf(entry).join('\n'), sourcesAtStart(entry)];
      expect(first).toContain('client-dynamodb');
      for (const client of clients) {
        expect([client, all.includes(client)]).toEqual([client, its.includes(client)]);
        expect(first).not.toContain(client);
      }
    },
  );

  test('the account worker has mail only, and loads it on first use', () => {
    const [all, first] = [sourcesOf('handle-account-jobs').join('\n'), sourcesAtStart('handle-account-jobs')];
    for (const client of clients) {
      expect([client, all.includes(client)]).toEqual([client, client === 'client-sesv2']);
      expect(first).not.toContain(client);
    }
    console.info(`handle-account-jobs is ${zipSize(folderOf('handle-account-jobs'))} bytes as a zip`);
  });

  /** The SDK's package for each service, or our file that calls it, by IAM's word for the service. */
  const clientOf = {
    dynamodb: '/client-dynamodb/',
    sqs: 'functions/adapters/queues.ts',
    'cognito-idp': '/client-cognito-identity-provider/',
    kms: 'functions/adapters/results/signing-keys.ts',
  };

  test.each(routeEntries)('%s has the clients of the services that it has a right to', (entry) => {
    const sources = sourcesOf(entry).join('\n');
    const services = new Set(ownActions('dev', entry).map((action) => action.split(':')[0]));
    for (const [service, client] of Object.entries(clientOf))
      expect([client, sources.includes(client)]).toEqual([client, services.has(service)]);
  });
});

/** IAM's action for a command of the SDK, where the two names differ. */
const actionOf: Record<string, string> = {
  SendMessageBatch: 'SendMessage',
  ListObjectsV2: 'ListBucket',
};
/** What is called without a command of the SDK, by the text in the bundle that does it. */
const ownCalls = /\b(?:AmazonSQS|TrentService)\.(\w+)|(\/converse)\b/g;
/** A transaction needs the rights of its parts; there is no right to transactions. */
const partsOf: Record<string, string[]> = {
  TransactWrite: ['ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
};
/** Lambda's own calls in the function's name: polling the queue, leaving failed events, tracing. */
const byLambda = /^(sqs:(ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueue\w+)|xray:\w+)$/;

test.each(functionEntries)('%s has no right that its code could not use', (entry) => {
  const commands = [
    ...sourcesOf(entry)
      .join('\n')
      .matchAll(/\/commands\/(\w+)Command\.js/g),
  ].map(([, name = '']) => name);
  const code = globSync(join(folderOf(entry), '*.mjs')).map((file) => readFileSync(file, 'utf8'));
  for (const [, name] of code.join('\n').matchAll(ownCalls)) commands.push(name ?? 'InvokeModel');
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
