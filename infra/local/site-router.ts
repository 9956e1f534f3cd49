import { runInNewContext } from 'node:vm';
import { siteRouterCode } from '#infra/aws/site-router-code.ts';
import type { LocalRequest } from '#infra/local/wire/messages.ts';

type CloudFrontRequest = { uri: string; headers: Record<string, { value: string }> };
type CloudFrontFunction = (event: { request: CloudFrontRequest }) => CloudFrontRequest;

/** Decides which file of this build answers. The same function decides that in CloudFront. */
export const siteRouter = (webDir: string) => {
  const handler = runInNewContext(`${siteRouterCode(webDir)}; handler`) as CloudFrontFunction;
  return ({ path, headers }: Pick<LocalRequest, 'path' | 'headers'>): string => {
    const wrapped = Object.entries(headers).map(([name, value]): [string, { value: string }] => [name, { value }]);
    return handler({ request: { uri: path, headers: Object.fromEntries(wrapped) } }).uri;
  };
};
