/**
 * Prints what each Lambda weighs as a zip and how long a fresh Node process takes to import it, beside two others
 * measured in the same run: an empty handler (what Node itself costs) and a tuned GetItem (the least that a function
 * with the AWS SDK can be). Trust the ratios: this machine is not Lambda's.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleEntry, bundleFunctions } from '#infra/aws/functions/bundle-functions.ts';
import { apiFunctionNames, entryOf } from '#infra/aws/functions/entries.ts';
import { zipSize } from '../infra/zip-size.ts';
import { dummyEnvironment } from './dummy-environment.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
/** `ONLY=create-submission` measures one function. */
const only = process.env.ONLY;
const routeEntries: readonly string[] = apiFunctionNames.map(entryOf);
const goals = { zipBytes: 90_000, importRatio: 1.2 };

const baselines = {
  '(empty)': 'export const handler = async () => undefined;',
  '(GetItem)': `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    export const handler = (event: { id: string }) => client.send(new GetCommand({ TableName: 't', Key: { userId: event.id } }));`,
};

async function bundleBaseline(name: string, text: string): Promise<[string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  for (const { path, contents } of (await bundleEntry({ text })).files)
    if (path.endsWith('.mjs')) writeFileSync(join(folder, basename(path)), contents);
  return [name, folder];
}

/** Milliseconds that a fresh process spends on the import alone, without Node's own start. */
function importMilliseconds(folder: string): number {
  const script = `const t=performance.now();await import(${JSON.stringify(join(folder, 'index.mjs'))});console.log(performance.now()-t)`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: dummyEnvironment });
  return Number(printed.toString());
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const bundles = await bundleFunctions(undefined, only ? [only] : undefined);
const measured = new Map([
  ...(await Promise.all(Object.entries(baselines).map(([name, code]) => bundleBaseline(name, code)))),
  ...Object.entries(bundles),
]);
const times = new Map([...measured.keys()].map((name) => [name, [] as number[]]));
const shuffled = () => [...measured].sort(() => Math.random() - 0.5);
for (let round = 0; round < rounds; round += 1)
  for (const [name, folder] of shuffled()) times.get(name)?.push(importMilliseconds(folder));

const floor = median(times.get('(GetItem)') ?? []);
console.log(`Medians of ${rounds} fresh processes, Node ${process.version}, ${process.arch}.`);
console.table(
  Object.fromEntries(
    [...measured].map(([name, folder]) => {
      const [zip, milliseconds] = [zipSize(folder), median(times.get(name) ?? [])];
      const ratio = milliseconds / floor;
      const inGoals = zip <= goals.zipBytes && ratio <= goals.importRatio ? 'yes' : 'no';
      return [
        name,
        {
          'zip bytes': zip,
          'import ms': Number(milliseconds.toFixed(1)),
          'against GetItem': Number(ratio.toFixed(2)),
          'in the goals': routeEntries.includes(name) ? inGoals : '',
        },
      ];
    }),
  ),
);
