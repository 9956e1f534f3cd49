import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { Account } from './account.ts';
import { noSessionCookie, readSessionCookie, type SessionCookie, sessionCookie } from './cookies.ts';
import { nextSecret } from './secrets.ts';
import { type Exchange, judgeSecret, sessionOf, withNextSecret, withoutSession } from './sessions.ts';

/** `over`: Cognito no longer continues it, for example because the person is disabled or the 30 days are over. */
export type NextToken = { token: string } | 'over' | 'too-often';

type Deps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  continueSession: (refreshToken: string) => Promise<NextToken>;
  serverKey: string;
  now: () => Date;
};

/**
 * A new token for the session of the cookie. The cookie's secret is exchanged for the next one each time. The one before
 * counts for a moment more, for a second tab and for a lost answer; after that, whoever shows it has a copy of somebody
 * else's cookie, and the session ends for both.
 */
export const refresh =
  (deps: Deps): Handler<'refresh'> =>
  async ({ body, client }) => {
    const cookie = readSessionCookie(client.cookies);
    if (!cookie) return ended;
    const { account, exchange } = await exchangeSecret(deps, cookie, body.remember);
    const session = account && sessionOf(account, cookie.sessionId, deps.now());
    if (!session?.refreshToken || exchange === 'ended' || exchange === 'stolen') return ended;
    const next = await deps.continueSession(session.refreshToken);
    if (next === 'too-often') return refuse('slow-down', 'We are very busy. Try again soon.', { retryAfterSeconds: 5 });
    if (next === 'over') return endSession(deps, cookie);
    const secret = nextSecret(deps.serverKey, cookie.secret);
    return { answer: next, cookies: [sessionCookie({ ...cookie, secret }, session.isRemembered)] };
  };

const exchangeSecret = async (
  { changeAccount, serverKey, now }: Deps,
  { userId, sessionId, secret }: SessionCookie,
  remember: boolean | undefined,
) => {
  let exchange: Exchange = 'ended';
  const account = await changeAccount(userId, (latest) => {
    exchange = judgeSecret(latest, sessionId, secret, now());
    if (exchange === 'stolen') return withoutSession(latest, sessionId);
    if (exchange !== 'exchange') return null;
    return withNextSecret(latest, { id: sessionId, secret, serverKey, isRemembered: remember }, now());
  });
  return { account, exchange: exchange as Exchange };
};

const endSession = async ({ changeAccount }: Deps, { userId, sessionId }: SessionCookie) => {
  await changeAccount(userId, (latest) => withoutSession(latest, sessionId));
  return ended;
};

const ended = { ...refuse('unauthenticated', 'Please log in again.'), cookies: [noSessionCookie] };
