import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Credentials, SignInEnding } from '#functions/accounts/login.ts';
import type { NextToken } from '#functions/accounts/refresh.ts';
import type { CreateAccountEnding, NewPerson } from '#functions/accounts/register.ts';
import type { SignedIn } from '#functions/accounts/sessions.ts';
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
      const { IdToken, RefreshToken } = AuthenticationResult ?? {};
      return IdToken ? signedInWith(IdToken, RefreshToken) : 'refused';
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
  async (account: NewPerson): Promise<CreateAccountEnding> => {
    const command = new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: account.email,
      TemporaryPassword: account.password,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: account.email },
        // Nobody has proved it yet.
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

/** The next ID token of a session, by the refresh token that began with it. */
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

/** Not verified: Cognito has just sent this token. */
const signedInWith = (token: string, refreshToken: string | undefined): SignedIn => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  return {
    userId: claims.sub,
    token,
    sessionId: claims.origin_jti,
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

/** Only the message tells Cognito's lockout after failed attempts from a wrong password. */
const isTooOften = (error: unknown): boolean =>
  isNamed(error, ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException']) ||
  (isNamed(error, ['NotAuthorizedException']) && /attempts exceeded/i.test(error.message));

/** Whether Cognito has answered with one of these errors. */
export const isNamed = (error: unknown, names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);
