import { type RouteName, routes } from '#shared/contract/routes.ts';
import { readPending } from '../session/pending-logout.ts';
import { serverNow } from '../session/server-clock.ts';
import { endSession, useSession } from '../session/session.ts';
import { isExpired, readClaims } from '../session/storage.ts';
import { type CallResult, isUnauthenticated, type RequestOf } from './calls.ts';
import type { Answer } from './read-answer.ts';
import { finishLogout, renew } from './renew.ts';
import { send } from './send.ts';

/** A token that ends sooner than this is renewed before the call, so that it does not end on its way. */
const renewBeforeMs = 60_000;

/**
 * Calls the API by the shared route table. Never throws: every ending is in the result. A token that has expired, or that
 * the API no longer accepts, is renewed once. When the session has ended, it has ended here too by the time this returns,
 * and the guard leads to the login.
 */
export async function call<N extends RouteName>(
  name: N,
  request: RequestOf<N>,
  signal?: AbortSignal,
): Promise<CallResult<Answer<N>>> {
  if (routes[name].auth !== 'signed-in') {
    // A logout that has not reached the server goes first. Sent later, it would end the session that may begin now.
    if (readPending()) await finishLogout();
    return send(name, request, null, signal);
  }
  await renewIfNeeded();
  const { authToken } = useSession.getState();
  if (authToken === null) return notSignedIn;
  const result = await send(name, request, authToken, signal);
  if (!isUnauthenticated(result)) return result;
  // Another call may have renewed it, or somebody else may have signed in, while this one was under way.
  const isCurrent = useSession.getState().authToken === authToken;
  // Also when the renewal got no answer: this token is refused, and the answers on this page must not stay open for it.
  if (isCurrent && !(await renew()) && useSession.getState().authToken === authToken) endSession();
  const next = useSession.getState().authToken;
  return next !== null && isSamePerson(authToken, next) ? send(name, request, next, signal) : result;
}

const notSignedIn = { ok: false, reason: 'refused', status: 401, body: null } as const;

/** So that a token does not end on its way. */
export async function renewIfNeeded(): Promise<void> {
  if (needsRenewal()) await renew();
}

function needsRenewal(): boolean {
  const { authToken } = useSession.getState();
  const claims = authToken === null ? null : readClaims(authToken);
  return claims !== null && isExpired(claims, new Date(serverNow().getTime() + renewBeforeMs));
}

const isSamePerson = (token: string, next: string): boolean => readClaims(token)?.userId === readClaims(next)?.userId;
