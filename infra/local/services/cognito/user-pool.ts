import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { AwsError } from '#infra/local/wire/aws-error.ts';

export type User = {
  /** Also the user name: the pool signs in by e-mail address. */
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
    /** In the order of their ids, after this one. */
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

/** The user of this name. Throws as Cognito does when there is none. */
export const existing = (users: Users, { Username = '' }: { Username: string | undefined }): User => {
  const user = users.find(Username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  return user;
};
