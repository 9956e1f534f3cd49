import { randomBytes } from 'node:crypto';
import { AdminCreateUserCommand, type AdminCreateUserCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import { findUserId } from '#functions/adapters/user-records.ts';
import { isNamed, type UserPool } from '#functions/adapters/users.ts';
import type { FormerUser } from './former-users.ts';

/** Former id → new id. */
export type AccountMap = Map<string, string>;

type Deps = {
  userPool: Pick<UserPool, 'client' | 'userPoolId'>;
  /** Whoever was erased since the backup gets no login. */
  isErased: (userId: string) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
};

/** Cognito makes 50 users a second at most, for all callers together. */
const gapMs = 50;

/**
 * Gives each person a login in the pool, with a password that nobody knows: they choose one by 'Trouble logging in?', which
 * asks for a code from their mailbox. Nobody else can be in this pool: no function uses it yet. So whoever has a login under
 * an address there was made by an earlier run, and no one is made twice.
 */
export async function makeUsers(
  { userPool, isErased, pause }: Deps,
  users: readonly FormerUser[],
): Promise<AccountMap> {
  const map: AccountMap = new Map();
  for (const user of users) {
    if (await isErased(user.userId)) continue;
    map.set(user.userId, await makeUser(userPool, user));
    await pause(gapMs);
  }
  return map;
}

const makeUser = async (userPool: Deps['userPool'], { email, isVerified }: FormerUser): Promise<string> => {
  const command = new AdminCreateUserCommand({
    UserPoolId: userPool.userPoolId,
    Username: email,
    TemporaryPassword: randomBytes(48).toString('base64url'),
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: String(isVerified) },
    ],
  });
  const made = await userPool.client.send(command).catch(unlessThere);
  const userId = made === null ? await findUserId({ ...userPool, clientId: '' })(email) : idOf(made);
  if (userId) return userId;
  throw new Error('Cognito has neither made a user nor has one under this address. Run the same command again.');
};

const unlessThere = (error: unknown): null => {
  if (isNamed(error, ['UsernameExistsException', 'AliasExistsException'])) return null;
  throw error;
};

const idOf = ({ User }: AdminCreateUserCommandOutput): string | undefined =>
  User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? User?.Username;
