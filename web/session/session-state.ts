import type { User } from '#shared/contract/account.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { CompletedQuizzes } from './storage.ts';

/** The client store of the specification. The browser stores three of its parts (`storage.ts`). */
export type Session = {
  user: User | null;
  authToken: string | null;
  completedQuizzes: CompletedQuizzes;
  /** Newest first; null until they are loaded. */
  submissions: readonly SubmissionRow[] | null;
  /** True if the last load failed and there are no submissions from an earlier load. */
  submissionsFailed: boolean;
  /** Whose stored token has expired and is being renewed: until that ends, nobody is signed in and nobody is signed out. */
  renewing: string | null;
  /** The session has ended without the person's doing: the login says why it is asked for. */
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
