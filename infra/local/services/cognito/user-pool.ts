import { createHash, createPublicKey, createSign, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import { AwsError } from '#infra/local/wire/aws-protocols.ts';

export type User = {
  /** Also the user name, because the pool signs in by e-mail address. */
  id: string;
  attributes: Record<string, string>;
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  enabled: boolean;
  passwordHash: string | null;
  createdAt: number;
};

export const usersSchema = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, document TEXT NOT NULL
  );`;

export type Users = ReturnType<typeof openUsers>;

export const openUsers = (database: DatabaseSync) => {
  const byName = database.prepare('SELECT document FROM users WHERE id = $name OR email = $name');
  const upsert = database.prepare(
    `INSERT INTO users VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET email = excluded.email, document = excluded.document`,
  );
  const pageAfter = database.prepare('SELECT document FROM users WHERE id > ? ORDER BY id LIMIT ?');
  const remove = database.prepare('DELETE FROM users WHERE id = ?');
  return {
    /** By id, or by e-mail address in any case. */
    find: (name: string): User | undefined => {
      const row = byName.get({ name });
      return row && (JSON.parse(String(row.document)) as User);
    },
    /** Ordered by id, after this one. */
    page: (after: string, count: number): User[] =>
      pageAfter.all(after, count).map(({ document }) => JSON.parse(String(document)) as User),
    create: (attributes: Record<string, string>): User => ({
      id: randomUUID(),
      attributes,
      status: 'FORCE_CHANGE_PASSWORD',
      enabled: true,
      passwordHash: null,
      createdAt: Math.floor(Date.now() / 1000),
    }),
    save: (user: User): void => void upsert.run(user.id, user.attributes.email ?? '', JSON.stringify(user)),
    remove: (user: User): void => void remove.run(user.id),
  };
};

/** The user of this name. Throws Cognito's error if there is none. */
export const existing = (users: Users, { Username = '' }: { Username: string | undefined }): User => {
  const user = users.find(Username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  return user;
};

export const refreshTokensSchema = `
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    token TEXT PRIMARY KEY, user_id TEXT NOT NULL, origin_jti TEXT NOT NULL, ends_at INTEGER NOT NULL
  );`;

/** `beganAt` is in epoch milliseconds. */
export type SigningIn = { originJti: string; beganAt: number };

export type RefreshTokens = ReturnType<typeof openRefreshTokens>;

const lifeMs = signInPolicy.refreshTokenDays * 24 * 60 * 60 * 1000;

/** One refresh token for each sign-in. Every ID token that it yields has the `originJti` and the time of the sign-in. */
export const openRefreshTokens = (database: DatabaseSync) => {
  const insert = database.prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, ?)');
  const select = database.prepare(
    'SELECT user_id AS userId, origin_jti AS originJti, ends_at AS endsAt FROM refresh_tokens WHERE token = ? AND ends_at > ?',
  );
  const removeAll = database.prepare('DELETE FROM refresh_tokens WHERE user_id = ?');
  return {
    removeOf: (userId: string): void => void removeAll.run(userId),
    begin: (userId: string): SigningIn & { token: string } => {
      const [token, originJti, beganAt] = [randomBytes(32).toString('base64url'), randomUUID(), Date.now()];
      insert.run(token, userId, originJti, beganAt + lifeMs);
      return { token, originJti, beganAt };
    },
    find: (token: string): (SigningIn & { userId: string }) | undefined => {
      const row = select.get(token, Date.now());
      return (
        row && { userId: String(row.userId), originJti: String(row.originJti), beganAt: Number(row.endsAt) - lifeMs }
      );
    },
  };
};

export const signingKeySchema = 'CREATE TABLE IF NOT EXISTS signing_key (pem TEXT NOT NULL);';

export type SigningKey = { jwks: { keys: object[] }; sign(claims: object): string };

/**
 * The pool's RSA key. Created once per data directory, so that tokens stay valid after a restart, and only for this
 * pool.
 */
export const openSigningKey = (database: DatabaseSync): SigningKey => {
  const stored = database.prepare('SELECT pem FROM signing_key').get()?.pem;
  const pem = stored === undefined ? generate(database) : String(stored);
  const publicKey = createPublicKey(pem).export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(publicKey.n)).digest('base64url').slice(0, 20);
  return {
    jwks: { keys: [{ ...publicKey, kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims) => {
      const signed = `${base64url({ kid, alg: 'RS256' })}.${base64url(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(pem, 'base64url')}`;
    },
  };
};

const generate = (database: DatabaseSync): string => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  database.prepare('INSERT INTO signing_key VALUES (?)').run(privateKey);
  return privateKey;
};

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The pre-token-generation trigger. Receives Cognito's event (version 1) and returns it with `response`. */
export type PreTokenTrigger = (event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>;

export type Pool = { poolId: string; clientId: string; issuer: string };

/** Signs an ID token with the claims that the trigger adds. */
export const issueIdToken = async (
  pool: Pool,
  user: User,
  key: SigningKey,
  trigger: PreTokenTrigger,
  { originJti, beganAt }: SigningIn,
): Promise<string> => {
  const iat = Math.floor(Date.now() / 1000);
  const { response } = await trigger(triggerEvent(pool, user));
  const { email, given_name, family_name } = user.attributes;
  return key.sign({
    sub: user.id,
    email_verified: user.attributes.email_verified === 'true',
    iss: pool.issuer,
    'cognito:username': user.id,
    origin_jti: originJti,
    aud: pool.clientId,
    event_id: randomUUID(),
    token_use: 'id',
    // The time of the sign-in, even in a token from a refresh.
    auth_time: Math.floor(beganAt / 1000),
    exp: iat + signInPolicy.idTokenHours * 3600,
    iat,
    jti: randomUUID(),
    given_name,
    family_name,
    email,
    ...response.claimsOverrideDetails?.claimsToAddOrOverride,
  });
};

const triggerEvent = ({ poolId, clientId }: Pool, user: User): PreTokenGenerationTriggerEvent => ({
  version: '1',
  triggerSource: 'TokenGeneration_Authentication',
  region: 'local',
  userPoolId: poolId,
  userName: user.id,
  callerContext: { awsSdkVersion: 'local', clientId },
  request: {
    userAttributes: { sub: user.id, 'cognito:user_status': user.status, ...user.attributes },
    groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
  },
  response: { claimsOverrideDetails: null as never },
});
