import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { isNamed, type UserPool } from './users.ts';

// What Cognito knows about an account beside its password.

/** The account's address is this one from now on, and proved. `userId` is its name in the pool. */
export const setVerifiedEmail =
  (pool: UserPool) =>
  (userId: string, email: string): Promise<void> =>
    setEmail(pool, userId, email, true);

/** Puts an address in place that nobody has, so that another account can have the old one. */
export const removeEmail =
  (pool: UserPool) =>
  (userId: string, replacement: string): Promise<void> =>
    setEmail(pool, userId, replacement, false);

const setEmail = async ({ client, userPoolId }: UserPool, userId: string, email: string, isVerified: boolean) => {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(isVerified) },
  ];
  await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }));
};

/** The id of the account with this address; null when there is none. */
export const findUserId =
  ({ client, userPoolId }: UserPool) =>
  async (email: string): Promise<string | null> => {
    try {
      const { UserAttributes = [], Username } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }),
      );
      return UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? Username ?? null;
    } catch (error) {
      // No account can have such a name, for example because it is blank.
      if (isNamed(error, ['UserNotFoundException', 'InvalidParameterException'])) return null;
      throw error;
    }
  };

export const setNames =
  ({ client, userPoolId }: UserPool) =>
  async (userId: string, { firstName, lastName }: { firstName: string; lastName: string }): Promise<void> => {
    const UserAttributes = [
      { Name: 'given_name', Value: firstName },
      { Name: 'family_name', Value: lastName },
    ];
    await client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }),
    );
  };

/** Removes the account from the pool. It may be gone already. */
export const deleteUser =
  ({ client, userPoolId }: UserPool) =>
  async (userId: string): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
    } catch (error) {
      if (!isNamed(error, ['UserNotFoundException'])) throw error;
    }
  };
