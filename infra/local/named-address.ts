import { isIP } from 'node:net';
import { type Answer, json } from '#infra/local/wire/http-messages.ts';
import { problemContentType, problemOf } from '#shared/contract/errors.ts';
import type { LocalKey } from './local-key.ts';

/** Where calls of this machine come from. */
export const thisMachine = '127.0.0.1';

/**
 * Lets a call name the network address that it comes from (`x-local-address`), so that limits per address can be tried on
 * one machine. It counts only with the key. Neither header reaches the product.
 */
export const fromNamedAddress =
  (key: LocalKey, answer: Answer): Answer =>
  (request) => {
    const { 'x-local-key': _, 'x-local-address': named, ...headers } = request.headers;
    if (named === undefined || !key.isIn(request.headers))
      return answer({ ...request, headers, sourceIp: thisMachine });
    if (isIP(named) !== 0) return answer({ ...request, headers, sourceIp: named });
    const problem = problemOf({ message: 'x-local-address is not an IP address.', code: 'malformed' });
    return json(problem.status, problem, { 'content-type': problemContentType });
  };
