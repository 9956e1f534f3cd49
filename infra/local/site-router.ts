import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { LocalRequest } from '#infra/local/wire/messages.ts';

type CloudFrontRequest = { uri: string; headers: Record<string, { value: string }> };
type CloudFrontFunction = (event: { request: CloudFrontRequest }) => CloudFrontRequest;

const source = readFileSync(new URL('../aws/site-router.js', import.meta.url), 'utf8');
const handler = runInNewContext(`${source}; handler`) as CloudFrontFunction;

/** Which file of the bucket answers: decided by the very function that CloudFront runs. */
export const routeToFile = ({ path, headers }: Pick<LocalRequest, 'path' | 'headers'>): string => {
  const wrapped = Object.entries(headers).map(([name, value]): [string, { value: string }] => [name, { value }]);
  return handler({ request: { uri: path, headers: Object.fromEntries(wrapped) } }).uri;
};
