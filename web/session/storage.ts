import type { User } from '#shared/contract/account.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';

export type CompletedQuizzes = Partial<Record<QuizId, { completedAt: string }>>;

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

/** Writes to one place and empties the other, so that there is never a second session to come back to. */
export function writeSaved(saved: Saved, place: Place): void {
  for (const other of ['local', 'session'] as const) {
    const storage = open(other);
    if (!storage) continue;
    const here = other === place;
    put(storage, storageKeys.user, here && saved.user && JSON.stringify(saved.user));
    put(storage, storageKeys.authToken, here && saved.authToken);
    const { completedQuizzes } = saved;
    const hasCompleted = Object.keys(completedQuizzes).length > 0;
    put(storage, storageKeys.completedQuizzes, here && hasCompleted && JSON.stringify(completedQuizzes));
  }
}

function put(storage: Storage, key: string, value: string | null | false): void {
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
