/**
 * A Cognito user pool with one client. An administrator creates accounts, the server signs users in by password, and the pool
 * signs ID tokens with its own key after the pre-token-generation trigger has added claims. Verifiers fetch the key set.
 * Repeated failures lock an account for a while.
 *
 * Not imitated: access tokens (the product uses none), revoking a refresh token, self sign-up, codes, multi-factor sign-in,
 * SRP, groups, request quotas, password rules other than the length.
 */

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type {
  AdminCreateUserCommandInput,
  AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommandInput,
  AdminUpdateUserAttributesCommandInput,
  AttributeType,
  ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import {
  existing,
  issueIdToken,
  openRefreshTokens,
  openSigningKey,
  openUsers,
  type Pool,
  type PreTokenTrigger,
  type RefreshTokens,
  refreshTokensSchema,
  type SigningKey,
  signingKeySchema,
  type User,
  type Users,
  usersSchema,
} from '#infra/local/services/cognito/user-pool.ts';
import { AwsError, awsJson, type Faults, type Operations } from '#infra/local/wire/aws-protocols.ts';
import { openDatabase } from '#infra/local/wire/database.ts';
import { json } from '#infra/local/wire/http-messages.ts';

export const keySetPath = (poolId: string): string => `/${poolId}/.well-known/jwks.json`;

export const startCognito = (dataDir: string, pool: Pool, trigger: PreTokenTrigger, faults: Faults) => {
  const database = openDatabase(dataDir, 'sign-in', usersSchema + refreshTokensSchema + signingKeySchema);
  const key = openSigningKey(database);
  const users = openUsers(database);
  const refreshTokens = openRefreshTokens(database);
  return {
    answer: awsJson('cognito', '1.1', cognitoOperations({ pool, users, refreshTokens, key, trigger }), faults),
    /** Verifiers fetch it without credentials, as from Cognito. */
    keySet: () => json(200, key.jwks),
    stop: () => database.close(),
  };
};

type Named = { Username: string | undefined };
type Parts = { pool: Pool; users: Users; refreshTokens: RefreshTokens; key: SigningKey; trigger: PreTokenTrigger };

/** The administrator's operations that the product calls. Any other gets UnknownOperationException. */
const cognitoOperations = ({ users, refreshTokens, ...parts }: Parts): Operations => ({
  AdminInitiateAuth: initiateAuth({ users, refreshTokens, ...parts }),
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
  ListUsers: (input: ListUsersCommandInput) => listUsers(users, input),
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
  // Without a password, Cognito creates one and mails it. This stand-in does not, so the account stays locked.
  const passwordHash = TemporaryPassword === undefined ? null : await hashPassword(TemporaryPassword);
  if (users.find(email))
    throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
  users.save({ ...user, passwordHash });
  return { User: described(user) };
};

/** Refuses an address that another user has. */
const updateAttributes = (users: Users, { Username, UserAttributes = [] }: AdminUpdateUserAttributesCommandInput) => {
  const user = existing(users, { Username });
  const given = Object.fromEntries(UserAttributes.map(({ Name, Value = '' }) => [String(Name), Value]));
  const holder = given.email ? users.find(given.email) : undefined;
  if (holder && holder.id !== user.id)
    throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
  users.save({ ...user, attributes: { ...user.attributes, ...given } });
  return {};
};

const setEnabled = (users: Users, input: Named, enabled: boolean) => {
  users.save({ ...existing(users, input), enabled });
  return {};
};

const mostAtOnce = 60;

/** A page of all users, without filters or a choice of attributes. The token is the last id of the previous page. */
const listUsers = (users: Users, { Limit = mostAtOnce, PaginationToken = '' }: ListUsersCommandInput) => {
  if (PaginationToken !== '' && !users.find(PaginationToken))
    throw new AwsError('InvalidParameterException', 'Invalid pagination token.');
  const page = users.page(PaginationToken, Math.min(Limit, mostAtOnce) + 1);
  const shown = page.slice(0, Math.min(Limit, mostAtOnce));
  return {
    Users: shown.map(described),
    ...(page.length > shown.length && { PaginationToken: shown.at(-1)?.id }),
  };
};

const summary = (user: User) => ({
  Username: user.id,
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.createdAt,
  Enabled: user.enabled,
  UserStatus: user.status,
});

const described = (user: User) => ({ ...summary(user), Attributes: listed(user) });

const listed = (user: User): AttributeType[] =>
  Object.entries({ sub: user.id, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));

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

/** The refresh token stays the same: only the tiers above Lite rotate it. */
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

/** Failures before the first wait, and the longest wait, as Cognito documents its lockout. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;

/**
 * After five failures in a row a user name is locked for one second, then two, four … It is only in memory, so a
 * restart ends all locks.
 */
export const createLockout = (now: () => number = Date.now) => {
  const failures = new Map<string, { count: number; untilAt: number }>();
  const key = (name: string) => name.toLowerCase();
  return {
    isLocked: (name: string): boolean => (failures.get(key(name))?.untilAt ?? 0) > now(),
    failed: (name: string): void => {
      const count = (failures.get(key(name))?.count ?? 0) + 1;
      const waitSeconds = count < freeFailures ? 0 : Math.min(2 ** (count - freeFailures), longestWaitSeconds);
      failures.set(key(name), { count, untilAt: now() + waitSeconds * 1000 });
    },
    succeeded: (name: string): void => void failures.delete(key(name)),
  };
};

type Derive = (password: string, salt: string, length: number, options: ScryptOptions) => Promise<Buffer>;
const derive = promisify(scrypt) as Derive;

/** Node's default: 50 ms of CPU time for each password. */
const usualCost = 2 ** 14;

/** Tests set a lower cost, because they hash a thousand passwords that protect nothing. */
const costNow = (): number => Number(process.env.LOCAL_PASSWORD_COST || usualCost);

/** `salt:hash:cost`. Only this is stored on disk. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('hex');
  const cost = costNow();
  return `${salt}:${(await derive(password, salt, 32, { N: cost })).toString('hex')}:${cost}`;
};

/** Takes the same time for an unknown user (null) as for a known one. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [salt = '', hash = '', cost] = (stored ?? `nobody:${'0'.repeat(64)}:${costNow()}`).split(':');
  const same = timingSafeEqual(await derive(password, salt, 32, { N: Number(cost) }), Buffer.from(hash, 'hex'));
  return same && stored !== null;
};
