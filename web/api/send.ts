import { type RouteName, routes } from '#shared/contract/routes.ts';
import { takeEarlyAnswer } from '../early-answers.ts';
import { learnServerTime } from '../session/server-clock.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import type { CallResult, RequestOf } from './calls.ts';
import { readProblem } from './calls.ts';
import { type Answer, keepAnswer, knownAt, readAnswer } from './read-answer.ts';

/** API Gateway gives up after 29 s; a little longer, so that its answer wins over our impatience. */
const timeoutMs = 31_000;

/** One request by the shared route table. Never throws: every ending is in the result. */
export async function send<N extends RouteName>(
  name: N,
  request: RequestOf<N>,
  authToken: string | null,
  signal?: AbortSignal,
): Promise<CallResult<Answer<N>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { method, path } = routes[name];
  const address = addressOf(name, request);
  const known = method === 'GET' ? knownAt(address, authToken) : undefined;
  try {
    const early = method === 'GET' ? await takeEarlyAnswer(address, authToken) : undefined;
    const response =
      early?.response ??
      (await fetch(address, {
        method,
        headers: { ...headersFor(name, authToken), ...(known && { 'if-none-match': known.tag }) },
        body: method === 'POST' ? JSON.stringify(request ?? {}) : null,
        cache: 'no-store',
        // The cookies are about sessions and devices, so no other route gets to see them. On a shared device they are
        // somebody else's.
        credentials: path.startsWith('/api/auth/') && !isSharedDevice() ? 'same-origin' : 'omit',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }));
    learnServerTime(response.headers.get('date'), early?.cameAt);
    if (known && response.status === 304) return { ok: true, data: known.data as Answer<N> };
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok)
      return { ok: false, reason: 'refused', status: response.status, body: readProblem(body, response.status) };
    const data = readAnswer(name, body);
    if (!data) return { ok: false, reason: 'network' };
    const tag = response.headers.get('etag');
    if (tag) keepAnswer(address, authToken, tag, data);
    return { ok: true, data };
  } catch {
    return { ok: false, reason: 'network' };
  }
}

function addressOf<N extends RouteName>(name: N, request: RequestOf<N>): string {
  const { method, path } = routes[name];
  return method === 'GET' && request ? `${path}?${new URLSearchParams(request as Record<string, string>)}` : path;
}

function headersFor(name: RouteName, authToken: string | null): Record<string, string> {
  return {
    ...(routes[name].method === 'POST' && { 'content-type': 'application/json' }),
    ...(authToken !== null && { authorization: `Bearer ${authToken}` }),
  };
}
