import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { sendUnaskedMs } from '../quiz-store.ts';
import { type Draft, isExpired, type NewDraft, readDraft, removeDraft } from './drafts.ts';
import { isOfThisTab } from './runs-of-this-tab.ts';

export type Viewer = Pick<User, 'id' | 'email'> | null;

/**
 * What a draft is to the user of this device:
 * - `theirs`: it may be shown.
 * - `asks`: it has no owner. It may be shown once the user has said that it is theirs.
 * - `asks for login`: it belongs to an account, and nobody is signed in.
 */
type Standing = 'theirs' | 'asks' | 'asks for login';

export type FoundDraft = { draft: Draft; standing: Standing };

/**
 * The draft of this quiz and its standing for this user; null if there is none for them. Removes a draft that this user
 * may never see. Undefined means that it could not be read; it may still exist. `acceptedRunId` is the run that the
 * user has just claimed.
 */
export async function findDraft(
  quizId: QuizId,
  viewer: Viewer,
  now: number,
  acceptedRunId?: string,
): Promise<FoundDraft | null | undefined> {
  const draft = await readDraft(quizId);
  if (!draft) return draft;
  const standing = standingOf(draft, viewer, now);
  if (standing === null) {
    await removeDraft(quizId, draft.runId);
    return null;
  }
  const isTheirs = standing === 'theirs' || (standing === 'asks' && draft.runId === acceptedRunId);
  // A draft that contains only the consent is not worth asking about, and one user's consent does not count for the
  // next.
  if (!isTheirs && isEmpty(draft)) return null;
  const mayBeSent = draft.owner !== null || now - draft.savedAt < sendUnaskedMs;
  const sendWhenSignedIn = draft.sendWhenSignedIn && mayBeSent;
  return { draft: { ...draft, sendWhenSignedIn }, standing: isTheirs ? 'theirs' : standing };
}

/** Null if this user must never see it, or if it has expired. */
function standingOf(draft: NewDraft, viewer: Viewer, now: number): Standing | null {
  const { owner, runId } = draft;
  if (isExpired(draft, now)) return null;
  if (owner !== null && viewer) return owner === viewer.id ? 'theirs' : null;
  if (viewer) return isOfOtherAddress(draft, viewer.email) ? null : 'asks';
  if (isOfThisTab(runId)) return 'theirs';
  return owner === null ? 'asks' : 'asks for login';
}

/** True if the draft belongs, or may belong, to this user. */
export const mayBelongTo = (draft: NewDraft, viewer: Viewer, now: number): boolean =>
  standingOf(draft, viewer, now) !== null;

/** True if another address was typed. The beginning of this address is not another one. */
function isOfOtherAddress({ answers, typed }: Pick<Draft, 'answers' | 'typed'>, email: string): boolean {
  const own = normalise(email);
  const half = normalise(typed.email?.value ?? '');
  const isOther = typeof answers.email === 'string' && normalise(answers.email) !== own;
  return isOther || !own.startsWith(half);
}

const normalise = (email: string): string => email.trim().toLowerCase();

export const isEmpty = ({ answers, typed }: Pick<Draft, 'answers' | 'typed'>): boolean =>
  Object.keys(answers).length === 0 && Object.keys(typed).length === 0;

/** The answers in this user's draft; empty if there is no draft. Removes nothing. */
export async function answersInDraft(quizId: QuizId, viewer: Viewer, now: number): Promise<Answers> {
  const draft = await readDraft(quizId);
  return draft && standingOf(draft, viewer, now) === 'theirs' ? draft.answers : {};
}
