import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { type PasswordDeps, signInWithinLimits } from '#functions/accounts/password.ts';
import type { TellOwner } from '#functions/accounts/security/tell-owner.ts';
import { beginSession } from '#functions/accounts/sessions.ts';
import { networkLimitDescription } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { loginSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { maxEmailLength } from '#shared/quiz/input/answer-lengths.ts';
import * as words from '#words/refused.ts';

type Deps = PasswordDeps & Pick<AccountDeps, 'changeAccount'> & { tellOwner: TellOwner };

/**
 * Begins a session and answers with its token, if the password is right. Otherwise reveals nothing, not even whether the
 * account exists.
 */
export const login =
  (deps: Deps): Handler<'login'> =>
  async ({ body, client }) => {
    const credentials = { email: normalEmail(body.email), password: body.password };
    if (!credentials.email || !credentials.password) return refuse('malformed', words.emailAndPassword);
    // No account has such an address, so hashing and counting it would be wasted.
    if (body.email.length > maxEmailLength) return wrongCredentials;
    const tried = await signInWithinLimits(deps, credentials, client);
    if ('refusal' in tried) return tried;
    const { ending } = tried;
    // The caller has proved the password, so this reveals the account to nobody else.
    if (ending === 'unfinished') return unfinishedAccount;
    if (ending === 'refused') return wrongCredentials;
    // The registration stopped before the account's item was made, so there is no session to begin: register makes the item.
    const begun = await beginSession(deps, ending, body, client);
    if (!begun) return unfinishedAccount;
    const { userId, signInId, token } = ending;
    if (begun.isNewDevice) await deps.tellOwner({ kind: 'new-device', userId, signInId });
    return { answer: { token }, cookies: begun.cookies, about: userId };
  };

const unfinishedAccount = refuse('account-unfinished', words.accountUnfinished);

const wrongCredentials = refuse('wrong-credentials', words.wrongCredentials);

export const loginRoute = {
  name: 'login',
  runsIn: 'session',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Log in with email and password',
  description:
    `${networkLimitDescription} After four wrong passwords in a row, an address waits 16 minutes (429); a device on which its account ` +
    'has logged in before has a count of its own. An unknown address is answered like a wrong password.',
  refusals: ['wrong-credentials', 'account-unfinished'],
  isSecurityEvent: true,
  schemas: loginSchemas,
  // Cognito allows 120 sign-ins a second for an AWS account and region. All routes that check a password or continue a session
  // share them: a test adds them up.
  throttle: { rate: 60, burst: 120 },
  whoIsAffected: 'People with an account cannot sign in.',
  handle: login,
} as const satisfies RouteDeclaration<'login'>;
