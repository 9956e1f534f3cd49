import type { User } from '#shared/contract/account.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';

/** `userId`: by whom, since it outlives the session and others may log in after them. */
export type CompletedQuizzes = Partial<Record<QuizId, { completedAt: string; userId?: string | undefined }>>;

/** What outlives the page: these three keys and no others. */
export type Saved = { user: User | null; completedQuizzes: CompletedQuizzes; authToken: string | null };

export const storageKeys = {
  user: `${product.id}.user`,
  completedQuizzes: `${product.id}.completedQuizzes`,
  authToken: `${product.id}.authToken`,
} as const;

/** With 'remember me' the session lives in local storage, without it for the browser's session only. */
export type Place = 'local' | 'session';

// Storage can be switched off altogether (private windows, site settings): reading the property then throws.
function open(place: Place): Storage | null {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The session that was left, and where. Anything unreadable counts as nothing. */
export function readSaved(): Saved & { place: Place } {
  const place = open('session')?.getItem(storageKeys.authToken) ? 'session' : 'local';
  const storage = open(place);
  return {
    place,
    user: readJson<User>(storage, storageKeys.user),
    completedQuizzes: readJson<CompletedQuizzes>(storage, storageKeys.completedQuizzes) ?? {},
    authToken: storage?.getItem(storageKeys.authToken) ?? null,
  };
}

export function writeSaved({ user, authToken, completedQuizzes }: Saved, place: Place): void {
  const storage = open(place);
  if (!storage) return;
  const hasCompleted = Object.keys(completedQuizzes).length > 0;
  put(storage, storageKeys.user, user && JSON.stringify(user));
  put(storage, storageKeys.authToken, authToken);
  put(storage, storageKeys.completedQuizzes, hasCompleted ? JSON.stringify(completedQuizzes) : null);
}

/**
 * On signing in and logging out, so that there is never a second session to come back to. At no other time: the session
 * of one tab must not end the one that somebody has begun in another since.
 */
export function emptyAllBut(place: Place): void {
  const storage = open(place === 'local' ? 'session' : 'local');
  if (storage) for (const key of Object.values(storageKeys)) put(storage, key, null);
}

function put(storage: Storage, key: string, value: string | null): void {
  try {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
  } catch {
    // A full or forbidden storage: the session then lives as long as the page.
  }
}

function readJson<T extends object>(storage: Storage | null, key: string): T | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : null;
  } catch {
    return null;
  }
}
