import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { apiFunctionOf, entryNames } from '#infra/aws/functions/entries.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

type LambdaResource = {
  Type: string;
  Properties: { Code: { S3Key: string }; Environment?: { Variables: Record<string, unknown> } };
};
type AssetManifest = { files: Record<string, { source: { path: string } }> };

/** `cdk synth`, as an operator runs it: through the CLI and a stage's file, with mail on, without an account. */
export async function synthesize(outDir: string): Promise<void> {
  const stages = join(outDir, 'stages');
  mkdirSync(stages, { recursive: true });
  writeFileSync(join(stages, 'dev.json'), JSON.stringify({ sender: 'results@quiz.example', probe: true }));
  const env = { ...process.env, STAGES_FOLDER: stages, CDK_DISABLE_CLI_TELEMETRY: 'true', NODE_ENV: 'production' };
  await run(join(root, 'node_modules/.bin/cdk'), ['synth', '--quiet', '--output', outDir], { cwd: root, env });
}

/** The construct of a function begins its logical id: routes by their name, workers by theirs. */
const idStart = (entry: string): string => {
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return `Api${ofApi}Function`;
  const words = entry.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Function`;
};

export type SynthesizedLambda = {
  /** The file that Lambda would start, out of the asset that would be uploaded. */
  file: string;
  /** From the template; a value that only AWS knows is a placeholder. */
  environment: Record<string, string>;
};

export function readLambdas(outDir: string, stack: string): Record<string, SynthesizedLambda> {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(outDir, file), 'utf8')) as T;
  const { Resources } = read<{ Resources: Record<string, LambdaResource> }>(`${stack}.template.json`);
  const { files } = read<AssetManifest>(`${stack}.assets.json`);
  return Object.fromEntries(
    entryNames.map((entry) => {
      const found = Object.entries(Resources).filter(
        ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.includes(idStart(entry)),
      );
      const { Code, Environment } = found[0]?.[1].Properties ?? {};
      const path = files[Code?.S3Key.replace('.zip', '') ?? '']?.source.path;
      if (found.length !== 1 || !path)
        throw new Error(`${found.length} synthesized functions run ${entry}; expected one.`);
      return [entry, { file: join(outDir, path, 'index.mjs'), environment: filledIn(Environment?.Variables ?? {}) }];
    }),
  );
}

/** A placeholder as long as a secret. */
const onlyOnAws = 'https://nowhere.invalid/what-only-aws-can-fill-in';

const filledIn = (variables: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === 'string' ? value : onlyOnAws]),
  );

/**
 * Puts a small module before each Lambda that notes which AWS operations it calls, by Node's own diagnostics of
 * outgoing requests, of the SDK's and of those by `fetch`. The Lambda itself is the untouched file of its asset.
 */
export function watchCalls(lambdas: Record<string, { file: string }>, folder: string) {
  const diary = join(folder, 'calls.txt');
  writeFileSync(diary, '');
  const watched = Object.entries(lambdas).map(([entry, { file }]) => {
    const wrapper = join(folder, `${entry}.mjs`);
    writeFileSync(wrapper, witnessBefore(entry, file, diary));
    return [entry, wrapper];
  });
  const read = () =>
    readFileSync(diary, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { entry: string; call: string; routeKey?: string });
  return {
    files: Object.fromEntries(watched) as Record<string, string>,
    /** `create-submission dynamodb:PutItem submissions`, each once. */
    calls: () => [...new Set(read().map(({ entry, call }) => `${entry} ${call}`))].sort(),
    /** What each route of the API has called: `dynamodb:PutItem submissions` by `POST /api/submissions/create`. */
    callsOfRoutes: () =>
      Map.groupBy(
        read().filter(({ routeKey }) => routeKey),
        ({ routeKey }) => routeKey ?? '',
      ),
  };
}

/**
 * JSON services name the operation in a header, REST services by their path. A call of DynamoDB names its table or index too,
 * and a transaction needs the right to each of its parts; both are in the body.
 */
const namesOfCall = `(target, path, body) => {
  const [service, operation] = String(target ?? '').split('.');
  const services = { DynamoDB_20120810: 'dynamodb', AmazonSQS: 'sqs', AWSCognitoIdentityProviderService: 'cognito-idp', secretsmanager: 'secretsmanager', TrentService: 'kms' };
  if (operation === 'TransactWriteItems')
    return JSON.parse(body).TransactItems.flatMap(Object.entries).map(
      ([kind, { TableName }]) => 'dynamodb:' + kind + 'Item ' + TableName,
    );
  if (services[service] === 'dynamodb') {
    const { TableName, IndexName } = JSON.parse(body);
    return ['dynamodb:' + operation + ' ' + (IndexName ? TableName + '/' + IndexName : TableName)];
  }
  if (operation) return [services[service] + ':' + operation];
  if (path.endsWith('/v2/email/account')) return ['ses:GetAccount'];
  if (path.endsWith('/converse')) return ['bedrock:InvokeModel'];
  return path.endsWith('/outbound-emails') ? ['ses:SendEmail'] : [];
}`;

const witnessBefore = (entry: string, file: string, diary: string): string => `
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { handler as deployed } from ${JSON.stringify(pathToFileURL(file).href)};
const running = new AsyncLocalStorage();
const namesOfCall = ${namesOfCall};
const note = (calls, { routeKey }) => {
  for (const call of calls)
    appendFileSync(${JSON.stringify(diary)}, JSON.stringify({ entry: ${JSON.stringify(entry)}, call, routeKey }) + '\\n');
};
channel('http.client.request.created').subscribe(({ request }) => {
  const call = running.getStore();
  if (!call) return;
  const end = request.end;
  request.end = (body, ...others) => {
    note(namesOfCall(request.getHeader('x-amz-target'), request.path, body), call);
    return end.call(request, body, ...others);
  };
});
channel('undici:request:create').subscribe(({ request }) => {
  const call = running.getStore();
  // Names and values in turn.
  const target = request.headers.indexOf('x-amz-target');
  if (call) note(namesOfCall(target < 0 ? '' : request.headers[target + 1], request.path), call);
});
export const handler = (...args) => running.run({ routeKey: args[0]?.routeKey }, () => deployed(...args));
`;
