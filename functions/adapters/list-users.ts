import { ListUsersCommand, type UserType } from '@aws-sdk/client-cognito-identity-provider';
import type { BackedUpUser, UserPage } from '#functions/accounts/back-up-users.ts';
import { isNamed, type UserPool } from './users.ts';

/** The most that Cognito gives at once. */
const pageSize = 60;

/**
 * Everybody in the pool, page by page, with nothing but what a login is made from. Cognito is not asked for these attributes alone:
 * it then refuses the whole page when one user has none of them.
 */
export const listUsers =
  ({ client, userPoolId }: Pick<UserPool, 'client' | 'userPoolId'>) =>
  async (from: string | null): Promise<UserPage | 'over'> => {
    const command = new ListUsersCommand({
      UserPoolId: userPoolId,
      Limit: pageSize,
      ...(from !== null && { PaginationToken: from }),
    });
    try {
      const { Users = [], PaginationToken } = await client.send(command);
      return { users: Users.map(backedUp), next: PaginationToken ?? null };
    } catch (error) {
      // How long Cognito knows a place in its list is not documented.
      if (from !== null && isNamed(error, ['InvalidParameterException'])) return 'over';
      throw error;
    }
  };

const backedUp = ({ Username = '', Attributes = [], UserStatus, UserCreateDate }: UserType): BackedUpUser => {
  const value = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
  return {
    userId: value('sub') ?? Username,
    email: value('email') ?? '',
    isVerified: value('email_verified') === 'true',
    status: UserStatus ?? '',
    createdAt: UserCreateDate?.toISOString() ?? '',
  };
};
