import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';

export const refreshTokensSchema = `
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    token TEXT PRIMARY KEY, user_id TEXT NOT NULL, origin_jti TEXT NOT NULL, ends_at INTEGER NOT NULL
  );`;

/** `beganAt`: in milliseconds. */
export type SigningIn = { originJti: string; beganAt: number };

export type RefreshTokens = ReturnType<typeof openRefreshTokens>;

const lifeMs = signInPolicy.refreshTokenDays * 24 * 60 * 60 * 1000;

/** One refresh token for each signing-in. `originJti` and the time of the signing-in are in every ID token that it gives. */
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
