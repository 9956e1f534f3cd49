import { type RouteName, routes } from '#shared/contract/routes.ts';
import { endSession, useSession } from '../session/session.ts';
import type { CallResult, RequestOf } from './calls.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { readProblem } from './read-problem.ts';

/** API Gateway gives up after 29 s; a little longer, so that its answer wins over our impatience. */
const timeoutMs = 31_000;

/**
 * Calls the API by the shared route table. Never throws: every ending is in the result. When the API no longer accepts
 * the token, the session has ended by the time this returns, and the guard leads to the login.
 */
export async function call<N extends RouteName>(
  name: N,
  request: RequestOf<N>,
  signal?: AbortSignal,
): Promise<CallResult<Answer<N>>> {
  const { authToken } = useSession.getState();
  const isProtected = routes[name].auth === 'signed-in';
  if (isProtected && authToken === null) return { ok: false, reason: 'refused', status: 401, body: null };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(addressOf(name, request), {
      method: routes[name].method,
      headers: headersFor(name, isProtected ? authToken : null),
      body: routes[name].method === 'POST' ? JSON.stringify(request) : null,
      cache: 'no-store',
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const data = readAnswer[name](body) as Answer<N> | null;
      return data ? { ok: true, data } : { ok: false, reason: 'network' };
    }
    if (response.status === 401 && isProtected && useSession.getState().authToken === authToken) endSession();
    return { ok: false, reason: 'refused', status: response.status, body: readProblem(body, response.status) };
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
