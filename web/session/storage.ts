import type { TokenClaims, User } from '#shared/contract/account.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';

/** `userId` says who completed it: the entry survives the session, and another person may log in later. */
export type CompletedQuizzes = Partial<Record<QuizId, { completedAt: string; userId?: string | undefined }>>;

/** What of the session survives the page: these three keys. `measured/units.ts` has one of its own, for the chosen units. */
type Saved = { user: User | null; completedQuizzes: CompletedQuizzes; authToken: string | null };

export const storageKeys = {
  user: `${product.id}.user`,
  completedQuizzes: `${product.id}.completedQuizzes`,
  authToken: `${product.id}.authToken`,
} as const;

/** With 'remember me' the session lives in local storage, without it for the browser's session only. */
export type Place = 'local' | 'session';

// Storage can be switched off (private windows, site settings). Reading the property then throws.
function open(place: Place): Storage | null {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The stored session and its place. An unreadable entry counts as missing. */
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

/** Writes what is given, and leaves the other keys as any tab has written them. */
export function writeSaved({ user, authToken, completedQuizzes = {} }: Partial<Saved>, place: Place): void {
  const storage = open(place);
  if (!storage) return;
  if (user !== undefined) put(storage, storageKeys.user, user && JSON.stringify(user));
  if (authToken !== undefined) put(storage, storageKeys.authToken, authToken);
  // A finished quiz stays finished: what this tab has not heard of is kept.
  const completed = { ...readJson<CompletedQuizzes>(storage, storageKeys.completedQuizzes), ...completedQuizzes };
  if (Object.keys(completedQuizzes).length > 0) put(storage, storageKeys.completedQuizzes, JSON.stringify(completed));
}

/**
 * Empties the other storage. Call it on signing in and on logging out, so that no second session is left. Call it at no other
 * time: one tab must not end a session that was begun in another tab since.
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
    // The storage is full or forbidden. The session then lasts as long as the page.
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

/**
 * The claims in a token, or null if it is not a token of this product. They only choose which screens to show. The server
 * checks the signature, and no right is given because of these claims.
 */
export function readClaims(token: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    if (!areClaims(claims)) return null;
    const { userId, email, exp, auth_time } = claims;
    return { userId, email, ...(exp !== undefined && { exp }), ...(typeof auth_time === 'number' && { auth_time }) };
  } catch {
    return null;
  }
}

/** `exp` is in seconds (RFC 7519, 4.1.4). A token without it ends when the API says so. */
export const isExpired = ({ exp }: TokenClaims, now: Date): boolean => exp !== undefined && exp * 1000 <= now.getTime();

/** What a token says about the person, until the profile is loaded. */
export const userOf = ({ userId, email }: { userId: string; email: string }): User => ({
  id: userId,
  email,
  firstName: '',
  lastName: '',
});

function areClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, email, exp } = value as Record<string, unknown>;
  const isEnd = exp === undefined || typeof exp === 'number';
  return typeof userId === 'string' && userId !== '' && typeof email === 'string' && isEnd;
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
