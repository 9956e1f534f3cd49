import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { LocalRequest } from '#infra/local/wire/messages.ts';

type CloudFrontRequest = { uri: string; headers: Record<string, { value: string }> };
type CloudFrontFunction = (event: { request: CloudFrontRequest }) => CloudFrontRequest;

const source = readFileSync(new URL('../aws/site-router.js', import.meta.url), 'utf8');
const handler = runInNewContext(`${source}; handler`) as CloudFrontFunction;

/** The file of the bucket that answers. The same function decides that in CloudFront. */
export const routeToFile = ({ path, headers }: Pick<LocalRequest, 'path' | 'headers'>): string => {
  const wrapped = Object.entries(headers).map(([name, value]): [string, { value: string }] => [name, { value }]);
  return handler({ request: { uri: path, headers: Object.fromEntries(wrapped) } }).uri;
};
