import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { getAccountSchemas } from '#shared/contract/schemas/account-schemas.ts';
import type { Account } from './account.ts';

/** Everything that the account page shows, without secrets. */
export const getAccount =
  ({ now }: { now: () => Date }): Handler<'getAccount', Account> =>
  async ({ caller: { account, signInId } }) => {
    const { userId, firstName, lastName, createdAt, confirmedAt, consents, pendingAddress, units } = account;
    const open = account.sessions.filter(({ endsAt }) => endsAt > now().toISOString());
    return {
      answer: {
        userId,
        email: account.emailAsTyped,
        addressState: stateOf(account),
        confirmedAt,
        pendingEmail: pendingAddress?.emailAsTyped ?? null,
        firstName,
        lastName,
        createdAt,
        sessions: open.map(({ id, device, startedAt, lastUsedAt, endsAt, isRemembered }) => ({
          id,
          device,
          startedAt,
          lastUsedAt,
          endsAt,
          isRemembered,
          isThisOne: id === signInId,
        })),
        consents: [...consents],
        ...(units && { units }),
      },
    };
  };

const stateOf = ({ declined, confirmedAt }: Account) => {
  if (declined) return 'removed' as const;
  return confirmedAt === null ? ('unconfirmed' as const) : ('confirmed' as const);
};

export const getAccountRoute = {
  name: 'getAccount',
  runsIn: 'ownAccount',
  method: 'GET',
  path: '/api/users/me/account',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'All that the account page shows',
  schemas: getAccountSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot see their account page.',
  handle: getAccount,
} as const satisfies RouteDeclaration<'getAccount'>;
