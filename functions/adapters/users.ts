import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Credentials, SignInEnding } from '#functions/accounts/login.ts';
import type { Account, CreateAccountEnding } from '#functions/accounts/register.ts';
import type { User } from '#shared/contract/account.ts';
import { patientSettings } from './client-settings.ts';

// Accounts in the Cognito user pool. No other file knows the names of Cognito's errors.

export const createIdentityClient = (): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient(patientSettings);

export type UserPool = { client: CognitoIdentityProviderClient; userPoolId: string; clientId: string };

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
      const token = AuthenticationResult?.IdToken;
      return token ? { userId: subjectOf(token), token } : 'refused';
    } catch (error) {
      if (isTooOften(error)) return 'too-often';
      if (isNamed(error, refusals)) return 'refused';
      throw error;
    }
  };

/**
 * Makes the account, from its first moment with the person's own password (as Cognito's temporary password).
 * `setPermanentPassword` finishes it. If the process dies before that, only a person with this password can finish it.
 */
export const createAccount =
  ({ client, userPoolId }: UserPool) =>
  async (account: Account): Promise<CreateAccountEnding> => {
    const command = new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: account.email,
      TemporaryPassword: account.password,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: account.email },
        { Name: 'email_verified', Value: 'true' },
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
      if (isNamed(error, ['InvalidPasswordException'])) return 'password-refused';
      if (isNamed(error, ['InvalidParameterException'])) return 'email-refused';
      throw error;
    }
  };

/** Makes the password permanent. From then on the account can sign in. */
export const setPermanentPassword =
  ({ client, userPoolId }: UserPool) =>
  async ({ email, password }: Credentials): Promise<void> => {
    const command = { UserPoolId: userPoolId, Username: email, Password: password, Permanent: true };
    await client.send(new AdminSetUserPasswordCommand(command));
  };

/** Null when the account is gone. */
export const findUser =
  ({ client, userPoolId }: UserPool) =>
  async (userId: string): Promise<User | null> => {
    try {
      const { UserAttributes } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }),
      );
      const found = new Map(UserAttributes?.map(({ Name, Value }) => [Name, Value ?? '']));
      const attribute = (name: string) => found.get(name) ?? '';
      return {
        id: userId,
        email: attribute('email'),
        firstName: attribute('given_name'),
        lastName: attribute('family_name'),
      };
    } catch (error) {
      if (isNamed(error, ['UserNotFoundException'])) return null;
      throw error;
    }
  };

/** Not verified: Cognito has just sent this token. */
const subjectOf = (token: string): string => {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return sub;
};

/** InvalidParameterException: no account can have this name or password, for example because of a line break. */
const refusals = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
];

/** Only the message tells Cognito's lockout after failed attempts from a wrong password. */
const isTooOften = (error: unknown): boolean =>
  isNamed(error, ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException']) ||
  (isNamed(error, ['NotAuthorizedException']) && /attempts exceeded/i.test(error.message));

const isNamed = (error: unknown, names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);
