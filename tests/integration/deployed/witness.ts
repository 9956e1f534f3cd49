import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
    /** `create-submission dynamodb:PutItem`, each once. */
    calls: () => [...new Set(read().map(({ entry, call }) => `${entry} ${call}`))].sort(),
    /** What each route of the API has called: `dynamodb:PutItem` by `POST /api/submissions/create`. */
    callsOfRoutes: () =>
      Map.groupBy(
        read().filter(({ routeKey }) => routeKey),
        ({ routeKey }) => routeKey ?? '',
      ),
  };
}

/**
 * JSON services name the operation in a header, REST services by their path. A transaction needs the right to each of its
 * parts, which are in its body.
 */
const namesOfCall = `(target, path, body) => {
  const [service, operation] = String(target ?? '').split('.');
  const services = { DynamoDB_20120810: 'dynamodb', AmazonSQS: 'sqs', AWSCognitoIdentityProviderService: 'cognito-idp', secretsmanager: 'secretsmanager', TrentService: 'kms' };
  if (operation === 'TransactWriteItems')
    return JSON.parse(body).TransactItems.flatMap(Object.keys).map((kind) => 'dynamodb:' + kind + 'Item');
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
