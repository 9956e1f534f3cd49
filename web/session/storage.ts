import { create } from 'zustand';
import { asUserId } from '#shared/contract/ids.ts';
import type { TokenClaims, User } from '#shared/contract/schemas/session-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';

/** `userId` is the user who completed the quiz. The entry outlives the session, and another user may log in later. */
export type CompletedQuizzes = Partial<Record<QuizId, { completedAt: string; userId?: string | undefined }>>;

/**
 * The parts of the session that outlive the page, under three keys. `measured/use-units.ts` stores the chosen units
 * under another one.
 */
type Saved = { user: User | null; completedQuizzes: CompletedQuizzes; authToken: string | null };

export const storageKeys = {
  user: `${product.id}.user`,
  completedQuizzes: `${product.id}.completedQuizzes`,
  authToken: `${product.id}.authToken`,
} as const;

/** With 'remember me' the session is in local storage, otherwise in session storage, which ends with the browser. */
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

/** Writes the given parts. Leaves the other keys as any tab has written them. */
export function writeSaved({ user, authToken, completedQuizzes = {} }: Partial<Saved>, place: Place): void {
  const storage = open(place);
  if (!storage) return;
  if (user !== undefined) put(storage, storageKeys.user, user && JSON.stringify(user));
  if (authToken !== undefined) put(storage, storageKeys.authToken, authToken);
  // A finished quiz stays finished, so entries of other tabs remain.
  const completed = { ...readJson<CompletedQuizzes>(storage, storageKeys.completedQuizzes), ...completedQuizzes };
  if (Object.keys(completedQuizzes).length > 0) put(storage, storageKeys.completedQuizzes, JSON.stringify(completed));
}

/**
 * Empties the other storage, so that no second session is left. Call it only on signing in and on logging out: at any
 * other time this tab could end a session that has begun in another tab.
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
    // The storage is full or forbidden. The session then ends with the page.
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
 * The claims in a token, or null if it is not a token of this product. They only choose which screens to show: the server checks
 * the signature before it allows anything.
 */
export function readClaims(token: string): TokenClaims | null {
  try {
    const { userId, email, exp, auth_time } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    const isEnd = exp === undefined || typeof exp === 'number';
    if (typeof userId !== 'string' || userId === '' || typeof email !== 'string' || !isEnd) return null;
    const claims = { userId: asUserId(userId), email };
    return { ...claims, ...(exp !== undefined && { exp }), ...(typeof auth_time === 'number' && { auth_time }) };
  } catch {
    return null;
  }
}

/** `exp` is in seconds (RFC 7519, 4.1.4). A token without it is valid until the API refuses it. */
export const isExpired = ({ exp }: TokenClaims, now: Date): boolean => exp !== undefined && exp * 1000 <= now.getTime();

/** What a token says about the user, used until the profile is loaded. */
export const userOf = ({ userId, email }: Pick<TokenClaims, 'userId' | 'email'>): User => ({
  id: userId,
  email,
  firstName: '',
  lastName: '',
});

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

// The server's clock decides what has expired: a device's clock may be days off, and the user could not see why the
// login fails.
let offsetMs = 0;

/** Learns from a response how far this device's clock is off. A missing or unreadable date changes nothing. */
export function learnServerTime(date: string | null, now = Date.now()): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isFinite(serverTime)) offsetMs = serverTime - now;
}

/** The server's time, to about a second. Before the first response, the device's time. */
export const serverNow = (now = Date.now()): Date => new Date(now + offsetMs);

// 'This is a shared device': token, draft, outbox and this choice itself live only in the memory of this page.
const useChoice = create<{ isShared: boolean }>()(() => ({ isShared: false }));

export const isSharedDevice = (): boolean => useChoice.getState().isShared;

export const useSharedDevice = (): boolean => useChoice(({ isShared }) => isShared);

export const setSharedDevice = (isShared: boolean): void => useChoice.setState({ isShared });

/** Says only that a logout has not reached the server yet, not whose. */
const pendingKey = `${product.id}.logoutPending`;

let isPendingHere = false;

/** Marks a logout as pending. Not needed on a shared device, which stores nothing that could continue the session. */
export function noteLogout(): void {
  if (!isSharedDevice()) setPending(true);
}

export function setPending(isPending: boolean): void {
  isPendingHere = isPending;
  try {
    if (isPending) localStorage.setItem(pendingKey, '1');
    else localStorage.removeItem(pendingKey);
  } catch {
    // Without storage, this page still knows it as long as it is open.
  }
}

export function readPending(): boolean {
  try {
    return isPendingHere || localStorage.getItem(pendingKey) !== null;
  } catch {
    return isPendingHere;
  }
}
