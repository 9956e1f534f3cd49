import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool } from './users.ts';

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
