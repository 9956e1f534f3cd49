import { create, type StoreApi } from 'zustand';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import {
  type CompletedQuizzes,
  emptyAllBut,
  isExpired,
  isSharedDevice,
  type Place,
  readClaims,
  readSaved,
  serverNow,
  storageKeys,
  userOf,
  writeSaved,
} from './storage.ts';
import { openChannel, type TabChannel } from './tab-channel.ts';

/** The client store of the specification. The browser stores three of its parts (`storage.ts`). */
export type Session = {
  user: User | null;
  authToken: string | null;
  completedQuizzes: CompletedQuizzes;
  /** Newest first; null until they are loaded. */
  submissions: readonly SubmissionRow[] | null;
  /** True if the last load failed and there are no submissions from an earlier load. */
  submissionsFailed: boolean;
  /**
   * The user whose stored token has expired and is being renewed. Until that ends, the user is neither signed in nor
   * out.
   */
  renewing: string | null;
  /** True if the session ended without the user's doing. The login then says why it appears. */
  wasEnded: boolean;
  /** Percent per quiz, 0 to 100. */
  progress: Partial<Record<QuizId, number>>;
};

export const signedOut = {
  user: null,
  authToken: null,
  submissions: null,
  submissionsFailed: false,
  renewing: null,
  wasEnded: false,
  progress: {},
} as const;

export const useSession = create<Session>()(() => ({ ...signedOut, completedQuizzes: {} }));

export const useMe = (): User | null => useSession(({ user }) => user);

const none: readonly SubmissionRow[] = [];

/** The signed-in user's submissions, newest first. `api/follow-account.ts` loads them; this only reads them. */
export function useSubmissions() {
  const submissions = useSession((session) => session.submissions);
  const hasFailed = useSession((session) => session.submissionsFailed);
  return { submissions: submissions ?? none, isLoading: submissions === null && !hasFailed, hasFailed };
}

/** Resolves once the store's state satisfies `fits`. */
export const until = <State>(
  { getState, subscribe }: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  fits: (state: State) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    if (fits(getState())) return resolve();
    const stop = subscribe((state) => {
      if (!fits(state)) return;
      stop();
      resolve();
    });
  });

/** Resolves once it is known who is signed in: at once, or when the renewal of an expired token has ended. */
export const whenKnown = (): Promise<void> => until(useSession, ({ renewing }) => renewing === null);

/** What a page passes to the login through the router. */
export type LoginState = {
  /** The path to open after signing in. */
  from?: string;
  /** The address of an account that was created just now. The login says so and fills it in. */
  newAccount?: string;
};

let place: Place = 'local';

function change(next: Partial<Session>): void {
  useSession.setState(next);
  if (!isSharedDevice()) writeSaved(next, place);
}

/** Moves the session to this place and removes it from the other one. */
function moveTo(next: Place, session: Partial<Session> = {}): void {
  place = next;
  change({ ...useSession.getState(), ...session });
  if (!isSharedDevice()) emptyAllBut(place);
}

/**
 * Runs at the start and restores the stored session. It removes an unreadable token without a message. It renews an
 * expired token once before it treats the user as signed out (`api/call.ts`). On a shared device the session is only in
 * memory, and a stored one belongs to another user.
 */
export function restoreSession(now = serverNow()): void {
  if (isSharedDevice()) return;
  const saved = readSaved();
  place = saved.place;
  const claims = saved.authToken === null ? null : readClaims(saved.authToken);
  if (claims && isExpired(claims, now)) {
    useSession.setState({ ...signedOut, renewing: claims.userId, completedQuizzes: saved.completedQuizzes });
  } else if (claims) {
    const user = saved.user?.id === claims.userId ? saved.user : userOf(claims);
    const isSame = useSession.getState().user?.id === claims.userId;
    const { authToken, completedQuizzes } = saved;
    useSession.setState({ ...(isSame ? { renewing: null } : signedOut), user, authToken, completedQuizzes });
  } else {
    change({ ...signedOut, completedQuizzes: saved.completedQuizzes });
  }
}

/**
 * Ends the renewal of an expired token without a new one, so that the user is signed out. `keep` leaves the token for
 * another try.
 */
export function stopRenewing({ keep }: { keep: boolean }): void {
  if (keep) useSession.setState({ renewing: null });
  else endSession();
}

/**
 * Stores the session's next token. Returns false if it belongs to another user, because somebody else may have logged
 * in meanwhile.
 */
export function takeNextToken(token: string): boolean {
  const claims = readClaims(token);
  const { user, renewing } = useSession.getState();
  if (!claims || claims.userId !== (user?.id ?? renewing)) return false;
  change({ user: user ?? userOf(claims), authToken: token, renewing: null });
  return true;
}

/**
 * Follows other tabs that sign in or out, even while this page is in the browser's page cache (Back from another site).
 */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKeys.authToken) follow();
    if (event.key !== storageKeys.user) return;
    // Otherwise this tab's next write would undo another tab's change, such as a new name or other units.
    const { user } = readSaved();
    if (user && user.id === useSession.getState().user?.id) useSession.setState({ user });
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow();
  });
  logoutChannel().addEventListener('message', ({ data }: MessageEvent<{ userId: string }>) => {
    if (data.userId && useSession.getState().user?.id === data.userId) leave();
  });
}

/**
 * Reloads the page if another user is signed in now, because what it shows and remembers belongs to the previous user.
 */
function follow(): void {
  const before = useSession.getState().user;
  restoreSession();
  const { user } = useSession.getState();
  if (before && user && before.id !== user.id) location.reload();
}

/**
 * Starts a session with a token of the API. Returns false, and changes nothing, if the token is unreadable or expired.
 */
export function signIn(token: string, { remember }: { remember: boolean }): boolean {
  const claims = readClaims(token);
  if (!claims || isExpired(claims, serverNow())) {
    console.info('The sign-in token could not be read; login skipped.');
    return false;
  }
  moveTo(remember ? 'local' : 'session', { ...signedOut, user: userOf(claims), authToken: token });
  return true;
}

const livesIn = (where: Place): boolean =>
  place === where && !isSharedDevice() && useSession.getState().authToken !== null;

/** True if the session ends with this visit: the user is signed in without 'remember me'. */
export const isForThisVisit = (): boolean => livesIn('session');

export const isRemembered = (): boolean => livesIn('local');

/** Makes the session outlive the browser. The server must have agreed first. */
export const rememberSession = (): void => moveTo('local');

/** Makes the session end with the browser: its three keys move to the session storage. */
export const forgetSessionOnClose = (): void => moveTo('session');

export function mergeUser(fields: Partial<User>): void {
  const { user } = useSession.getState();
  if (user) change({ user: { ...user, ...fields } });
}

/**
 * Called when the API no longer accepts the token, or it has expired. The login tells a user who was signed in. Unsent
 * answers stay.
 */
export function endSession(): void {
  change({ ...signedOut, wasEnded: useSession.getState().user !== null });
}

type LogoutListener = (session: Pick<Session, 'authToken'>) => void;

const logoutListeners = new Set<LogoutListener>();

/** Calls back on logout, for code that then has more to remove. Returns the unsubscribe function. */
export function onLogout(listener: LogoutListener): () => void {
  logoutListeners.add(listener);
  return () => logoutListeners.delete(listener);
}

/** Called when the user logs out. Removes token, user, submissions and progress, and calls the listeners of `onLogout`. */
export function logout(): void {
  const { user } = useSession.getState();
  leave();
  if (user) logoutChannel().postMessage({ userId: user.id });
}

function leave(): void {
  for (const listener of logoutListeners) listener(useSession.getState());
  change(signedOut);
  if (!isSharedDevice()) emptyAllBut(place);
}

let opened: TabChannel | undefined;

/**
 * Tells other tabs about the logout of a session that is not remembered, because no storage event does. It is opened on
 * first use: the build renders pages too, and in Node an open channel keeps the process alive.
 */
const logoutChannel = (): TabChannel => {
  opened ??= openChannel(`${product.id}-logout`);
  return opened;
};

/** Called when a quiz has been submitted. */
export function markCompleted(quizId: QuizId, completedAt: string): void {
  const { completedQuizzes, progress, user } = useSession.getState();
  change({
    completedQuizzes: { ...completedQuizzes, [quizId]: { completedAt, userId: user?.id } },
    progress: { ...progress, [quizId]: 100 },
  });
}

export function setProgress(quizId: QuizId, percent: number): void {
  useSession.setState(({ progress }) => ({ progress: { ...progress, [quizId]: percent } }));
}
