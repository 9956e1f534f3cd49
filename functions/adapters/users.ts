import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type {
  CreateAccountEnding,
  Credentials,
  NewPerson,
  SetEmailEnding,
  SignedIn,
  SignInEnding,
} from '#functions/accounts/account-deps.ts';
import type { BackedUpUser, UserPage } from '#functions/accounts/back-up-users.ts';
import type { NextToken } from '#functions/accounts/sign-in/refresh.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { patientSettings } from './client-settings.ts';

// Accounts in the Cognito user pool. No other file knows the names of Cognito's errors.

export const createIdentityClient = (): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient(patientSettings);

type PoolOnly = { client: CognitoIdentityProviderClient; userPoolId: string };

export type UserPool = PoolOnly & { clientId: string };

export const signIn =
  ({ client, userPoolId, clientId }: UserPool) =>
  async ({ email, password }: Credentials): Promise<SignInEnding> => {
    const command = new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    try {
      const { AuthenticationResult, ChallengeName } = await client.send(command);
      if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return 'unfinished';
      const { IdToken, RefreshToken } = AuthenticationResult ?? {};
      return IdToken ? signedInWith(IdToken, RefreshToken) : 'refused';
    } catch (error) {
      if (isTooOften(error)) return 'too-often';
      if (isNamed(error, refusals)) return 'refused';
      throw error;
    }
  };

/**
 * Makes the account, with the user's own password from the start (as Cognito's temporary password). `setPermanentPassword`
 * finishes it. If the process dies in between, only a user with this password can finish it.
 */
export const createAccount =
  ({ client, userPoolId }: PoolOnly) =>
  async (account: NewPerson): Promise<CreateAccountEnding> => {
    const command = new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: account.email,
      TemporaryPassword: account.password,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: account.email },
        // The address is not proved yet.
        { Name: 'email_verified', Value: 'false' },
        ...(account.firstName ? [{ Name: 'given_name', Value: account.firstName }] : []),
        ...(account.lastName ? [{ Name: 'family_name', Value: account.lastName }] : []),
      ],
    });
    try {
      await client.send(command);
      return 'created';
    } catch (error) {
      if (isTooOften(error)) return 'too-often';
      if (isNamed(error, ['UsernameExistsException', 'AliasExistsException'])) return 'exists';
      if (isAboutPassword(error)) return 'password-refused';
      if (isNamed(error, ['InvalidParameterException'])) return 'email-refused';
      throw error;
    }
  };

/**
 * Makes the password permanent. From then on, the account can sign in. `refused`: it has a character that Cognito does not accept.
 * The pool's only rule of its own is the length, which was checked before.
 */
export const setPermanentPassword =
  ({ client, userPoolId }: PoolOnly) =>
  async ({ email, password }: Credentials): Promise<'set' | 'refused'> => {
    const command = { UserPoolId: userPoolId, Username: email, Password: password, Permanent: true };
    try {
      await client.send(new AdminSetUserPasswordCommand(command));
      return 'set';
    } catch (error) {
      if (isAboutPassword(error)) return 'refused';
      throw error;
    }
  };

/** Cognito reports a forbidden password like any other invalid parameter. Only the message says which parameter it means. */
const isAboutPassword = (error: unknown): boolean =>
  isNamed(error, ['InvalidPasswordException']) ||
  (isNamed(error, ['InvalidParameterException']) && error instanceof Error && /password/i.test(error.message));

/** The next ID token of a session, from the refresh token of its sign-in. */
export const continueSession =
  ({ client, userPoolId, clientId }: UserPool) =>
  async (refreshToken: string): Promise<NextToken> => {
    const command = new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    try {
      const { AuthenticationResult } = await client.send(command);
      return AuthenticationResult?.IdToken ? { token: AuthenticationResult.IdToken } : 'over';
    } catch (error) {
      if (isTooOften(error)) return 'too-often';
      if (isNamed(error, refusals)) return 'over';
      throw error;
    }
  };

type Claims = { sub: string; origin_jti: string; email: string; given_name?: string; family_name?: string };

/** Not verified, because Cognito has just sent this token. */
const signedInWith = (token: string, refreshToken: string | undefined): SignedIn => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  return {
    userId: asUserId(claims.sub),
    token,
    signInId: asSignInId(claims.origin_jti),
    ...(refreshToken && { refreshToken }),
    email: claims.email.toLowerCase(),
    firstName: claims.given_name ?? '',
    lastName: claims.family_name ?? '',
  };
};

/** InvalidParameterException: no account can have this name or password, for example because of a line break. */
const refusals = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
];

/** Only the message distinguishes Cognito's lockout from a wrong password. */
const isTooOften = (error: unknown): boolean =>
  isNamed(error, ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException']) ||
  (isNamed(error, ['NotAuthorizedException']) && /attempts exceeded/i.test(error.message));

/** True for an error of Cognito with one of these names. */
export const isNamed = (error: unknown, names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

/** Cognito's largest page. */
const pageSize = 60;

/**
 * All users of the pool, page by page, with only what restores a login. The request does not name these attributes: Cognito
 * would refuse the whole page if one user had none of them.
 */
export const listUsers =
  ({ client, userPoolId }: PoolOnly) =>
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
      // Cognito does not document how long a pagination token lasts.
      if (from !== null && isNamed(error, ['InvalidParameterException'])) return 'over';
      throw error;
    }
  };

const backedUp = ({ Username = '', Attributes = [], UserStatus, UserCreateDate }: UserType): BackedUpUser => {
  const value = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
  return {
    userId: asUserId(value('sub') ?? Username),
    email: value('email') ?? '',
    isVerified: value('email_verified') === 'true',
    status: UserStatus ?? '',
    createdAt: UserCreateDate?.toISOString() ?? '',
  };
};

// What Cognito stores about an account besides its password.

/**
 * Sets the account's address and marks it as verified. `userId` is the username in the pool. `taken`: another account has the
 * address, verified too.
 */
export const setVerifiedEmail =
  (pool: PoolOnly) =>
  async (userId: UserId, email: string): Promise<SetEmailEnding> => {
    try {
      await setAttributes(pool, userId, { email, email_verified: 'true' });
      return 'set';
    } catch (error) {
      if (isNamed(error, ['AliasExistsException'])) return 'taken';
      throw error;
    }
  };

/** Replaces the address with one that nobody has, so that another account can use the old one. */
export const removeEmail =
  (pool: PoolOnly) =>
  (userId: UserId, replacement: string): Promise<void> =>
    setAttributes(pool, userId, { email: replacement, email_verified: 'false' });

export const setNames =
  (pool: PoolOnly) =>
  (userId: UserId, { firstName, lastName }: { firstName: string; lastName: string }): Promise<void> =>
    setAttributes(pool, userId, { given_name: firstName, family_name: lastName });

const setAttributes = async ({ client, userPoolId }: PoolOnly, userId: UserId, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }));
};

/** The id of the account with this address; null when there is none. */
export const findUserId =
  ({ client, userPoolId }: PoolOnly) =>
  async (email: string): Promise<UserId | null> => {
    try {
      const { UserAttributes = [], Username } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }),
      );
      const id = UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? Username;
      return id === undefined ? null : asUserId(id);
    } catch (error) {
      // No account can have such a username, for example because it is blank.
      if (isNamed(error, ['UserNotFoundException', 'InvalidParameterException'])) return null;
      throw error;
    }
  };

/** What Cognito stores about a user besides the password hash, which it never reveals. Null if there is no such user. */
export const describeUser =
  ({ client, userPoolId }: PoolOnly) =>
  async (username: string): Promise<Readonly<Record<string, unknown>> | null> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username }));
      const { UserAttributes = [], UserCreateDate, UserLastModifiedDate, Enabled, UserStatus } = user;
      const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [String(Name), Value]));
      return { ...attributes, UserCreateDate, UserLastModifiedDate, Enabled, UserStatus };
    } catch (error) {
      if (isNamed(error, ['UserNotFoundException'])) return null;
      throw error;
    }
  };

/** Deletes a user with password, attributes and refresh tokens. The address is free at once. Safe to repeat. */
export const deleteUser =
  ({ client, userPoolId }: PoolOnly) =>
  async (userId: UserId): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
    } catch (error) {
      if (!isNamed(error, ['UserNotFoundException'])) throw error;
    }
  };
