import type { ErrorBody } from '#shared/contract/errors.ts';
import { type RouteName, routes } from '#shared/contract/routes.ts';
import type { SentBodyOf, SentQueryOf } from '#shared/contract/schemas/schemas.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import * as labels from '#words/labels.ts';
import { takeEarlyAnswer } from '../early-answers.ts';
import { endSession, stopRenewing, takeNextToken, useSession } from '../session/session.ts';
import {
  isExpired,
  isSharedDevice,
  learnServerTime,
  noteLogout,
  readClaims,
  readPending,
  serverNow,
  setPending,
} from '../session/storage.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { type OwnSentences, type Problem, sentenceOf } from './refused.ts';

/** The request: a JSON body, or the query of a GET, which may be missing if nothing in it is required. */
export type RequestOf<Name extends RouteName> =
  SentBodyOf<Name> extends null ? SearchOf<SentQueryOf<Name>> : SentBodyOf<Name>;

type SearchOf<Query> = Query extends null ? undefined : Partial<Query> extends Query ? Query | undefined : Query;

/** Every outcome has a name. `network` means no readable response; it is unknown whether the request arrived. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; reason: 'refused'; status: number; body: Problem | null }
  | { ok: false; reason: 'network' };

/**
 * Calls the API by the shared route table. Never throws: every outcome is in the result. A token that has expired, or
 * that the API no longer accepts, is renewed once. If the session has ended, this ends it in the browser too before it
 * returns, and the guard leads to the login.
 */
export async function call<N extends RouteName>(
  name: N,
  request: RequestOf<N>,
  signal?: AbortSignal,
): Promise<CallResult<Answer<N>>> {
  if (routes[name].auth !== 'signed-in') {
    // Send a pending logout first. Sent later, it would end the session that this call may begin.
    if (readPending()) await finishLogout();
    return send(name, request, null, signal);
  }
  await renewIfNeeded();
  const { authToken } = useSession.getState();
  if (authToken === null) return notSignedIn;
  const result = await send(name, request, authToken, signal);
  if (!isUnauthenticated(result)) return result;
  // During this call, another call may have renewed the token, or another user may have logged in.
  const isCurrent = useSession.getState().authToken === authToken;
  // End the session even if the renewal got no response: the API refuses this token, so the answers on this page must
  // not stay open.
  if (isCurrent && !(await renew()) && useSession.getState().authToken === authToken) endSession();
  const next = useSession.getState().authToken;
  const isSameUser = next !== null && readClaims(authToken)?.userId === readClaims(next)?.userId;
  return isSameUser ? send(name, request, next, signal) : result;
}

const notSignedIn = { ok: false, reason: 'refused', status: 401, body: null } as const;

/** True if the session has ended, so that the user has to log in before the API does anything for them. */
export const isUnauthenticated = (result: CallResult<unknown>): boolean =>
  !result.ok && result.reason === 'refused' && result.status === 401;

/** What to say of a call that failed. `fallback`: it did not work. `own`: what this page says of certain refusals. */
export const messageOf = (failure: CallResult<unknown>, fallback: string, own?: OwnSentences): string =>
  !failure.ok && failure.reason === 'refused' && failure.body ? sentenceOf(failure.body, fallback, own) : fallback;

/** A token with less time left than this is renewed before the call, so that it does not expire on the way. */
const renewBeforeMs = 60_000;

export async function renewIfNeeded(): Promise<void> {
  const { authToken } = useSession.getState();
  const claims = authToken === null ? null : readClaims(authToken);
  if (claims && isExpired(claims, new Date(serverNow().getTime() + renewBeforeMs))) await renew();
}

type Wish = { remember?: boolean };

let renewing: { wish: Wish; ending: Promise<boolean> } | null = null;

/**
 * Requests the next token of this browser's session; concurrent callers share one request. Returns true if there is a
 * new token. If the API says that the session has ended, it ends in this browser too. Without a response the stored
 * token stays for another try. A renewal under way that did not carry this `wish` (to be remembered, or no longer to
 * be) cannot grant it, so the wish waits for that renewal and sends its own request.
 */
export function renew(wish: Wish = {}): Promise<boolean> {
  if (renewing && (wish.remember === undefined || renewing.wish.remember === wish.remember)) return renewing.ending;
  const ending = renewing ? renewing.ending.then((isRenewed) => isRenewed && renewNow(wish)) : renewNow(wish);
  const mine = { wish, ending };
  renewing = mine;
  return ending.finally(() => {
    if (renewing === mine) renewing = null;
  });
}

async function renewNow(wish: Wish): Promise<boolean> {
  // A shared device has no cookie, so the session ends with its token.
  if (isSharedDevice()) return false;
  const { authToken, renewing: expiredUser } = useSession.getState();
  // If another user has logged in meanwhile, or another tab has renewed the token, that session has not ended.
  const isStillDue = () =>
    useSession.getState().authToken === authToken && useSession.getState().renewing === expiredUser;
  if (!(await finishLogout())) {
    if (isStillDue()) stopRenewing({ keep: false });
    return false;
  }
  const result = await send('refresh', wish, null);
  if (result.ok && takeNextToken(result.data.token)) return true;
  if (!isStillDue()) return false;
  const mayStillHold = !result.ok && !isUnauthenticated(result);
  if (!mayStillHold || expiredUser) stopRenewing({ keep: mayStillHold });
  return false;
}

/**
 * Ends the session at the server too. Without a network the logout stays pending, and no token is renewed until it has
 * reached the server, because the next user of this device must not continue the session by its cookie.
 */
export async function logOutAtServer(authToken: string | null): Promise<void> {
  noteLogout();
  const result = await send('logout', {}, authToken);
  if (result.ok && !isSharedDevice()) setPending(false);
}

/** Sends a pending logout. Returns true if none is left. */
async function finishLogout(): Promise<boolean> {
  if (!readPending()) return true;
  await logOutAtServer(null);
  return !readPending();
}

/** API Gateway gives up after 29 s. This is a little longer, so that its response arrives before we give up. */
const timeoutMs = 31_000;

/** Makes one request by the shared route table. Never throws: every outcome is in the result. */
export async function send<N extends RouteName>(
  name: N,
  request: RequestOf<N>,
  authToken: string | null,
  signal?: AbortSignal,
): Promise<CallResult<Answer<N>>> {
  const limit = timeLimit(timeoutMs, signal);
  const { method, path } = routes[name];
  const query = method === 'GET' && request ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const address = `${path}${query}`;
  const known = method === 'GET' && authToken !== null && authToken === tagged.by ? tagged.at.get(address) : undefined;
  try {
    const early = method === 'GET' ? await takeEarlyAnswer(address, authToken) : undefined;
    const response =
      early?.response ??
      (await fetch(address, {
        method,
        headers: {
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(authToken !== null && { authorization: `Bearer ${authToken}` }),
          ...(known && { 'if-none-match': known.tag }),
        },
        body: method === 'POST' ? JSON.stringify(request ?? {}) : null,
        cache: 'no-store',
        // The cookies identify sessions and devices, so no other route gets them, except the erasure, whose response
        // clears them. On a shared device they belong to another user.
        credentials:
          (path.startsWith('/api/auth/') || name === 'eraseMe') && !isSharedDevice() ? 'same-origin' : 'omit',
        signal: limit.signal,
      }));
    learnServerTime(response.headers.get('date'), early?.cameAt);
    if (known && response.status === 304) return { ok: true, data: known.data as Answer<N> };
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok && !isOurs(response.status, body)) return { ok: false, reason: 'network' };
    if (!response.ok)
      return { ok: false, reason: 'refused', status: response.status, body: readProblem(body, response) };
    const data = readAnswer(name, body);
    if (!data) return { ok: false, reason: 'network' };
    const tag = response.headers.get('etag');
    if (tag && authToken !== tagged.by) tagged = { by: authToken, at: new Map() };
    if (tag) tagged.at.set(address, { tag, data });
    return { ok: true, data };
  } catch {
    return { ok: false, reason: 'network' };
  } finally {
    limit.clear();
  }
}

/**
 * False for a refusal that is not the API's, because a proxy or a network's sign-in page may respond with any status.
 * Overload and failures in front of the API count even without our JSON: they say nothing about the user or the
 * request.
 */
const isOurs = (status: number, body: unknown): boolean =>
  status === 429 || status >= 500 || ['message', 'detail', 'code', 'validation'].some((key) => key in fieldsOf(body));

/** Aborts after this time or with `signal`, like `AbortSignal.any` and `timeout` in newer browsers. */
function timeLimit(milliseconds: number, signal?: AbortSignal): { signal: AbortSignal; clear: () => void } {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const clear = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: limit.signal, clear };
}

type Tagged = { by: string | null; at: Map<string, { tag: string; data: unknown }> };

/**
 * The last responses to this token, by address, with the tags (ETag) by which the API says that they have not changed.
 */
let tagged: Tagged = { by: null, at: new Map() };

/** Null if the response has nothing to show to the user. */
function readProblem(body: unknown, { status, headers }: Response): Problem | null {
  const { message, detail, code, questionId, validation } = fieldsOf(body);
  const retryAfterSeconds = Number(headers.get('retry-after'));
  const counts = status === 422 ? readCounts(validation) : undefined;
  const words = [message, detail].find((each) => isForUsers(each)) ?? '';
  // The firewall and API Gateway respond like this to too many calls, without a sentence for users.
  if (words === '' && !counts) return status === 429 || status === 503 ? busy : null;
  return {
    message: words,
    ...(typeof code === 'string' ? { code } : counts && { code: 'too-few-answers' }),
    ...(typeof questionId === 'string' && { questionId }),
    ...(counts && { validation: counts }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
}

function readCounts(validation: unknown): ErrorBody['validation'] {
  const { answered_count, total_questions } = fieldsOf(validation);
  return typeof answered_count === 'number' && typeof total_questions === 'number'
    ? { answered_count, total_questions }
    : undefined;
}

/** API Gateway and CloudFront refuse with the names of the statuses and a few other phrases for programmers. */
const wordsForProgrammers =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|request entity too large|payload too large|too many requests|limit exceeded|internal server error|bad gateway|service unavailable|gateway timeout|endpoint request timed out|missing authentication token)\.?$/i;

const isForUsers = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !wordsForProgrammers.test(text.trim());

const busy: Problem = { message: labels.busy, code: 'unavailable' };
