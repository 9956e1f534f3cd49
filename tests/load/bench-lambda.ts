/**
 * Prints what each Lambda weighs as a zip and how long a fresh Node process takes to import it, beside two others
 * measured in the same run: an empty handler (what Node itself costs) and a tuned GetItem (the least that a function
 * with the AWS SDK can be). Of `help` it also prints import and first call together: it reads a secret when it starts, and
 * its first call writes to DynamoDB and sends to SQS, here to a service in this process that answers at once. Trust the
 * ratios, and on a busy machine the time of the processor: this machine is not Lambda's.
 *
 * `ONLY=create-submission,session` measures these functions. `BESIDE=/other/checkout/dist` measures the bundles of another checkout
 * in the same run.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { bundleEntry, bundleFunctions } from '#infra/aws/functions/bundle-functions.ts';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/route.ts';
import { zipSize } from '../infra/zip-size.ts';
import { dummyEnvironment } from './dummy-environment.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const { ONLY, BESIDE: beside } = process.env;
const only = ONLY?.split(',');

const baselines = {
  '(empty)': 'export const handler = async () => undefined;',
  '(GetItem)': `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    export const handler = (event: { id: string }) => client.send(new GetCommand({ TableName: 't', Key: { userId: event.id } }));`,
};

async function bundleBaseline(name: string, code: string): Promise<[string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  for (const { path, contents } of (await bundleEntry({ text: code })).files)
    if (path.endsWith('.mjs')) writeFileSync(join(folder, basename(path)), contents);
  return [name, folder];
}

/** Answers what the first call of `help` asks of AWS. */
const service = createServer(async (request, response) => {
  const { MessageBody = '' } = JSON.parse((await text(request)) || '{}') as { MessageBody?: string };
  const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
  response.end(JSON.stringify({ SecretString: 'none'.repeat(11), MessageId: 'm', MD5OfMessageBody, Attributes: {} }));
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const { SERVER_KEY: _, ...others } = dummyEnvironment;
const environment = {
  ...others,
  SERVER_KEY_SECRET_ARN: 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:ServerKey-AbCdEf',
  AWS_ENDPOINT_URL: endpoint,
  ACCOUNT_QUEUE_URL: `${endpoint}/111122223333/accounts`,
};

const firstEvents: Readonly<Record<string, object>> = {
  help: {
    version: '2.0',
    routeKey: 'POST /api/auth/help',
    rawPath: '/api/auth/help',
    headers: {
      host: 'site.invalid',
      'content-type': 'application/json',
      [originSecretHeader]: dummyEnvironment.ORIGIN_SECRETS,
      [viewerAddressHeader]: '203.0.113.7',
    },
    requestContext: { requestId: 'first', http: { method: 'POST', path: '/api/auth/help', sourceIp: '203.0.113.7' } },
    body: JSON.stringify({ email: 'ada@example.com' }),
    isBase64Encoded: false,
  },
};

type Times = { importMs: number; importCpuMs: number; firstCallMs?: number; firstCallCpuMs?: number };

/** Milliseconds of a fresh process until the import has ended, and until the first call has, without Node's own start. */
async function measure(folder: string, event?: object): Promise<Times> {
  const script = `const [begun, used] = [performance.now(), process.cpuUsage()];
    const cpuMs = () => { const { user, system } = process.cpuUsage(used); return (user + system) / 1000; };
    const { handler } = await import(${JSON.stringify(join(folder, 'index.mjs'))});
    const imported = { importMs: performance.now() - begun, importCpuMs: cpuMs() };
    const event = ${JSON.stringify(event ?? null)};
    const answer = event && (await handler(event, {}));
    if (event && answer.statusCode !== 202) throw new Error('The first call failed: ' + JSON.stringify(answer));
    console.log(JSON.stringify({ ...imported, ...(event && { firstCallMs: performance.now() - begun, firstCallCpuMs: cpuMs() }) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: environment,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (milliseconds: number): string => (Number.isNaN(milliseconds) ? '' : milliseconds.toFixed(1));

const entryIn = (folder: string): string => basename(folder).split('@')[0] ?? '';
const ofOthers = beside
  ? globSync(join(beside, 'functions/*@*')).filter((folder) => only?.includes(entryIn(folder)) ?? true)
  : [];
const measured = new Map([
  ...(await Promise.all(Object.entries(baselines).map(([name, code]) => bundleBaseline(name, code)))),
  ...Object.entries(await bundleFunctions(undefined, only)),
  ...ofOthers.map((folder) => [`${entryIn(folder)} (beside)`, folder] as const),
]);
const times = new Map([...measured.keys()].map((name) => [name, [] as Times[]]));
const shuffled = () => [...measured].sort(() => Math.random() - 0.5);
for (let round = 0; round < rounds; round += 1)
  for (const [name, folder] of shuffled()) times.get(name)?.push(await measure(folder, firstEvents[entryIn(folder)]));
service.close();

const medianOf = (name: string, time: keyof Times): number =>
  median((times.get(name) ?? []).flatMap(({ [time]: milliseconds }) => milliseconds ?? []));
const floor = medianOf('(GetItem)', 'importMs');
console.log(`Medians of ${rounds} fresh processes, Node ${process.version}, ${process.arch}.`);
console.table(
  Object.fromEntries(
    [...measured]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, folder]) => [
        name,
        {
          'zip bytes': zipSize(folder),
          'import ms': shown(medianOf(name, 'importMs')),
          'against GetItem': (medianOf(name, 'importMs') / floor).toFixed(2),
          'its processor ms': shown(medianOf(name, 'importCpuMs')),
          'with first call ms': shown(medianOf(name, 'firstCallMs')),
          'and its processor ms': shown(medianOf(name, 'firstCallCpuMs')),
        },
      ]),
  ),
);
