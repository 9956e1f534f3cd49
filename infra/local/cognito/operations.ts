import type {
  AdminCreateUserCommandInput,
  AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommandInput,
  AdminUpdateUserAttributesCommandInput,
  ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import type { Operations } from '#infra/local/wire/aws-json.ts';
import { described, listed, summary } from './describe-user.ts';
import { listUsers } from './list-users.ts';
import { createLockout } from './lockout.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import type { SigningKey } from './signing-key.ts';
import { issueIdToken, type Pool, type PreTokenTrigger } from './tokens.ts';
import { updateAttributes } from './update-attributes.ts';
import { existing, type Users } from './users.ts';

type Named = { Username: string | undefined };
type Parts = {
  pool: Pool;
  users: Users;
  refreshTokens: RefreshTokens;
  key: SigningKey;
  trigger: PreTokenTrigger;
};

/** The administrator's operations that the product calls. Any other one answers UnknownOperationException. */
export const cognitoOperations = (parts: Parts): Operations => ({
  ...userOperations(parts),
  AdminInitiateAuth: initiateAuth(parts),
});

const userOperations = ({ users, refreshTokens }: Pick<Parts, 'users' | 'refreshTokens'>): Operations => ({
  AdminCreateUser: (input: AdminCreateUserCommandInput) => createUser(users, input),
  AdminSetUserPassword: async (input: AdminSetUserPasswordCommandInput) => {
    const user = existing(users, input);
    refuseWeakPassword(input.Password);
    users.save({
      ...user,
      passwordHash: await hashPassword(String(input.Password)),
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    });
    return {};
  },
  AdminUpdateUserAttributes: (input: AdminUpdateUserAttributesCommandInput) => updateAttributes(users, input),
  AdminGetUser: (input: Named) => {
    const user = existing(users, input);
    return { ...summary(user), UserAttributes: listed(user) };
  },
  ListUsers: (input: ListUsersCommandInput) => listUsers(users, input, described),
  AdminDisableUser: (input: Named) => setEnabled(users, input, false),
  AdminEnableUser: (input: Named) => setEnabled(users, input, true),
  AdminDeleteUser: (input: Named) => {
    const user = existing(users, input);
    users.remove(user);
    refreshTokens.removeOf(user.id);
    return {};
  },
});

const createUser = async (
  users: Users,
  { Username, UserAttributes = [], TemporaryPassword }: AdminCreateUserCommandInput,
) => {
  const given = UserAttributes.map(({ Name, Value = '' }): [string, string] => [String(Name), Value]);
  const user = users.create({ email: String(Username), ...Object.fromEntries(given) });
  const email = user.attributes.email ?? '';
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new AwsError('InvalidParameterException', 'Invalid email address format.');
  if (TemporaryPassword !== undefined) refuseWeakPassword(TemporaryPassword);
  // Without a password, Cognito makes one and mails it. This stand-in does not, so the account stays locked.
  const passwordHash = TemporaryPassword === undefined ? null : await hashPassword(TemporaryPassword);
  if (users.find(email))
    throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
  users.save({ ...user, passwordHash });
  return { User: described(user) };
};

const initiateAuth = (parts: Parts) => {
  const { pool } = parts;
  const flows = { ADMIN_USER_PASSWORD_AUTH: signIn(parts), REFRESH_TOKEN_AUTH: continueSession(parts) };
  return async ({ AuthFlow, AuthParameters = {}, ClientId, UserPoolId }: AdminInitiateAuthCommandInput) => {
    if (ClientId !== pool.clientId)
      throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    if (UserPoolId !== pool.poolId)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const flow = flows[AuthFlow as keyof typeof flows];
    if (!flow) throw new AwsError('InvalidParameterException', `Auth flow ${AuthFlow} is not enabled for this client`);
    return flow(AuthParameters);
  };
};

const signIn = ({ pool, users, refreshTokens, key, trigger }: Parts) => {
  const lockout = createLockout();
  return async ({ USERNAME: name = '', PASSWORD: password = '' }: Record<string, string>) => {
    if (lockout.isLocked(name)) throw new AwsError('NotAuthorizedException', 'Password attempts exceeded');
    const user = users.find(name);
    if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
      lockout.failed(name);
      throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
    }
    lockout.succeeded(name);
    if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD')
      return { ChallengeName: 'NEW_PASSWORD_REQUIRED', ChallengeParameters: {} };
    const signingIn = refreshTokens.begin(user.id);
    const RefreshToken = signingIn.token;
    const IdToken = await issueIdToken(pool, user, key, trigger, signingIn);
    return { ChallengeParameters: {}, AuthenticationResult: { IdToken, RefreshToken, ...life } };
  };
};

/** The refresh token stays as it is: only the tiers above Lite exchange it. */
const continueSession =
  ({ pool, users, refreshTokens, key, trigger }: Parts) =>
  async ({ REFRESH_TOKEN: token = '' }: Record<string, string>) => {
    const began = refreshTokens.find(token);
    const user = began && users.find(began.userId);
    if (!user) throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token');
    if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    const IdToken = await issueIdToken(pool, user, key, trigger, began);
    return { ChallengeParameters: {}, AuthenticationResult: { IdToken, ...life } };
  };

const life = { ExpiresIn: signInPolicy.idTokenHours * 3600, TokenType: 'Bearer' };

const refuseWeakPassword = (password = '') => {
  if (password.length >= signInPolicy.minPasswordLength) return;
  const message = 'Password did not conform with policy: Password not long enough';
  throw new AwsError('InvalidPasswordException', message);
};

const setEnabled = (users: Users, input: Named, enabled: boolean) => {
  users.save({ ...existing(users, input), enabled });
  return {};
};
