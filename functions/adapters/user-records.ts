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

type PoolOnly = Pick<UserPool, 'client' | 'userPoolId'>;

/** What Cognito keeps of a person besides the hash of the password, which it shows to nobody. Null when it knows nobody. */
export const describeUser =
  ({ client, userPoolId }: PoolOnly) =>
  async (userId: string): Promise<Readonly<Record<string, unknown>> | null> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }));
      const { UserAttributes = [], UserCreateDate, UserLastModifiedDate, Enabled, UserStatus } = user;
      const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [String(Name), Value]));
      return { ...attributes, UserCreateDate, UserLastModifiedDate, Enabled, UserStatus };
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  };

/** Removes a person with password, attributes and refresh tokens. The address is free at once. Safe to repeat. */
export const deleteUser =
  ({ client, userPoolId }: PoolOnly) =>
  async (userId: string): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  };

const isUnknown = (error: unknown): boolean => error instanceof Error && error.name === 'UserNotFoundException';
