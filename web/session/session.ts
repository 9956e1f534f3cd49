import { create } from 'zustand';
import type { User } from '#shared/contract/account.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { type CompletedQuizzes, emptyAllBut, type Place, readSaved, storageKeys, writeSaved } from './storage.ts';
import { isExpired, readClaims } from './token.ts';

/** The client store of the specification. Three of its parts are kept in the browser (`storage.ts`). */
export type Session = {
  user: User | null;
  authToken: string | null;
  completedQuizzes: CompletedQuizzes;
  /** Newest first; null until they have been loaded. */
  submissions: readonly SubmissionRow[] | null;
  /** The last try to load them failed, and there are none from before. */
  submissionsFailed: boolean;
  /** Percent per quiz, 0 to 100. */
  progress: Partial<Record<QuizId, number>>;
};

const signedOut = { user: null, authToken: null, submissions: null, submissionsFailed: false, progress: {} } as const;

export const useSession = create<Session>()(() => ({ ...signedOut, completedQuizzes: {} }));

let place: Place = 'local';

function change(next: Partial<Session>): void {
  useSession.setState(next);
  writeSaved(useSession.getState(), place);
}

/** At start: takes up the session that was left. A token that has expired or can't be read is cleared quietly. */
export function restoreSession(now = new Date()): void {
  const saved = readSaved();
  place = saved.place;
  const claims = saved.authToken === null ? null : readClaims(saved.authToken);
  if (claims && !isExpired(claims, now)) {
    const user = saved.user?.id === claims.userId ? saved.user : userOf(claims);
    const isSame = useSession.getState().user?.id === claims.userId;
    const { authToken, completedQuizzes } = saved;
    useSession.setState({ ...(isSame ? {} : signedOut), user, authToken, completedQuizzes });
  } else {
    change({ ...signedOut, completedQuizzes: saved.completedQuizzes });
  }
}

/** Another tab signed in or out, perhaps while this page was put away (Back from another site): follow it. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKeys.authToken) follow();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow();
  });
}

/** Somebody else is signed in than before: what the page shows and remembers is not theirs, so it starts afresh. */
function follow(): void {
  const before = useSession.getState().user;
  restoreSession();
  const { user } = useSession.getState();
  if (before && user && before.id !== user.id) location.reload();
}

/** Starts a session with a token of the API. False, and nothing changed, when the token can't be read. */
export function signIn(token: string, { remember }: { remember: boolean }): boolean {
  const claims = readClaims(token);
  if (!claims || isExpired(claims, new Date())) {
    console.info('The sign-in token could not be read; login skipped.');
    return false;
  }
  place = remember ? 'local' : 'session';
  change({ ...signedOut, user: userOf(claims), authToken: token });
  emptyAllBut(place);
  return true;
}

const userOf = ({ userId, email }: { userId: string; email: string }): User => ({
  id: userId,
  email,
  firstName: '',
  lastName: '',
});

/** Fields of the profile call are merged into the user. */
export function mergeUser(fields: Partial<User>): void {
  const { user } = useSession.getState();
  if (user) change({ user: { ...user, ...fields } });
}

/** The API no longer accepts the token: the session ends quietly. Unsent answers stay, they are not the session's. */
export function endSession(): void {
  change(signedOut);
}

const logoutListeners = new Set<() => void>();

/** Calls back on logout, for whatever else must then be forgotten. Returns how to stop. */
export function onLogout(listener: () => void): () => void {
  logoutListeners.add(listener);
  return () => logoutListeners.delete(listener);
}

/** The person's own wish: token, user, submissions and progress go, and what `onLogout` was told of. */
export function logout(): void {
  for (const listener of logoutListeners) listener();
  endSession();
  emptyAllBut(place);
}

/** A quiz was handed in. */
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
