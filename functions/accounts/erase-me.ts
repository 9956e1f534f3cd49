import { type Log, nameOfError } from '#functions/edge/log.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { eraseMeSchemas } from '#shared/contract/schemas/account-schemas.ts';
import type { Account } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import { checkPassword, type PasswordDeps } from './password.ts';
import { noDeviceCookie, noSessionCookie } from './sessions.ts';

type Deps = PasswordDeps &
  Pick<AccountDeps, 'beginErasing'> & { enqueueErase: (userId: UserId) => Promise<void>; log: Log };

/**
 * Erases the user's account, if the password is right. The message is enqueued first: if anything after that fails, the job
 * still closes and erases the account. If the queue rejects it, nothing has happened, and the user can try again.
 */
export const eraseMe =
  (deps: Deps): Handler<'eraseMe', Account> =>
  async ({ body, caller: { userId, signInId, account }, client }) => {
    const refused = await checkPassword(deps, account, body.password, client, signInId);
    if (refused) return refused;
    await deps.enqueueErase(userId);
    await closeNow(deps, userId);
    const cookies = [noSessionCookie, noDeviceCookie];
    return { answer: {}, cookies, clears: ['cache', 'cookies', 'storage'] };
  };

/** Rejects every token from now on. May fail, because the job starts with the same step. */
const closeNow = async ({ beginErasing, log }: Deps, userId: UserId): Promise<void> => {
  try {
    await beginErasing(userId);
  } catch (failure) {
    log.warn('erasure left to its job', { userId, failure: nameOfError(failure) });
  }
};

export const eraseMeRoute = {
  name: 'eraseMe',
  method: 'POST',
  path: '/api/users/me/erase',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Erase the account and everything that is stored of the person, for good',
  refusals: ['wrong-password'],
  isSecurityEvent: true,
  schemas: eraseMeSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot erase their account and data; `npm run ops -- erase` does it for them.',
  handle: eraseMe,
} as const satisfies RouteDeclaration<'eraseMe'>;
