import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { type Keys, successorOf } from '#functions/accounts/secret-tokens.ts';
import {
  judgeSecret,
  noSessionCookie,
  readSessionCookie,
  type SessionCookie,
  sessionCookie,
  sessionOf,
  withNextSecret,
  withoutSession,
} from '#functions/accounts/sessions.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { refreshSchemas } from '#shared/contract/schemas/session-schemas.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/refused.ts';

/** `over`: Cognito no longer continues the session, for example because the user is disabled or the 30 days are over. */
export type NextToken = { token: string } | 'over' | 'too-often';

type Deps = Pick<AccountDeps, 'findAccount' | 'changeAccount' | 'now'> & {
  continueSession: (refreshToken: string) => Promise<NextToken>;
  sessionKeys: Keys;
};

/**
 * Issues a new token for the session of the cookie. Each use exchanges the cookie's secret for the next one. Cognito is called
 * first: if it is slow or fails, nothing changes, and the same cookie can be retried. The secret changes in the last step, and
 * losing the response after that does no harm: `judgeSecret` says why.
 */
export const refresh =
  (deps: Deps): Handler<'refresh'> =>
  async ({ body, client }) => {
    const cookie = readSessionCookie(client.cookies);
    const account = cookie && (await deps.findAccount(cookie.userId));
    if (!account) return ended;
    const { signInId, secret } = cookie;
    const shown = judgeSecret(account, signInId, secret, deps.now());
    if (shown === 'stolen') return endStolen(deps, cookie);
    const refreshToken = sessionOf(account, signInId, deps.now())?.refreshToken;
    if (shown === 'ended' || !refreshToken) return ended;
    const next = await deps.continueSession(refreshToken);
    if (next === 'too-often') return busy;
    if (next === 'over') return endSession(deps, cookie);
    return exchangeSecret(deps, cookie, body.remember, next);
  };

const exchangeSecret = async (
  { changeAccount, sessionKeys, now }: Deps,
  cookie: SessionCookie,
  isRemembered: boolean | undefined,
  next: { token: string },
) => {
  const { userId, signInId: id, secret } = cookie;
  const shown = { id, secret, sessionKeys, isRemembered };
  let session = null as ReturnType<typeof sessionOf>;
  let isOvertaken = false;
  await changeAccount(userId, (latest) => {
    const judged = judgeSecret(latest, id, secret, now());
    // The secret was valid when presented: other tabs exchanged it twice during the call to Cognito. Their cookie is this
    // browser's too.
    isOvertaken = judged === 'stolen';
    const isGood = judged === 'exchange' || judged === 'repeat';
    const changed = isGood ? withNextSecret(latest, shown, now()) : null;
    session = changed && sessionOf(changed, id, now());
    return changed;
  });
  if (isOvertaken) return busy;
  if (!session) return ended;
  const successor = successorOf(sessionKeys, session.secretHash, secret);
  const cookies = [sessionCookie({ ...cookie, secret: successor }, session.isRemembered)];
  return { answer: next, cookies };
};

/** Checks the secret again in the write, because the session may have ended in the meantime. */
const endStolen = async ({ changeAccount, now }: Deps, { userId, signInId, secret }: SessionCookie) => {
  await changeAccount(userId, (latest) =>
    judgeSecret(latest, signInId, secret, now()) === 'stolen' ? withoutSession(latest, signInId) : null,
  );
  return { ...ended, about: userId, event: 'cookie-copied' };
};

const endSession = async ({ changeAccount }: Deps, { userId, signInId }: SessionCookie) => {
  await changeAccount(userId, (latest) => withoutSession(latest, signInId));
  return ended;
};

const busy = refuse('slow-down', labels.busy, { retryAfterSeconds: 5 });
const ended = { ...refuse('unauthenticated', words.pleaseLogIn), cookies: [noSessionCookie] };

export const refreshRoute = {
  name: 'refresh',
  runsIn: 'session',
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'own-site',
  tag: 'Accounts',
  summary: 'A new token for the session of the cookie, which is exchanged too',
  description:
    'The former cookie works until the next one has been used, so a lost answer can be asked for again at any time. After ' +
    'that, showing it ends the session for everybody who has a copy.',
  refusals: ['unauthenticated', 'not-our-site'],
  isSecurityEvent: true,
  schemas: refreshSchemas,
  // Each signed-in page refreshes once an hour.
  throttle: { rate: 40, burst: 80 },
  whoIsAffected: 'People are logged out after an hour and have to log in again.',
  handle: refresh,
} as const satisfies RouteDeclaration<'refresh'>;
