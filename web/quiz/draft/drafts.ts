import { create } from 'zustand';
import type { RunId, SubmissionId } from '#shared/contract/ids.ts';
import { type QuizId, type QuizVersion, quizIds } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { Check } from '#shared/quiz/state.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { Inputs } from '../../measured/measured-inputs.ts';
import { isSharedDevice } from '../../session/storage.ts';
import { openChannel } from '../../session/tab-channel.ts';
import { askBeforeUnload, draftLifetimeMs, ownerlessDraftLifetimeMs, storeNow } from '../quiz-store.ts';

// A draft is an unfinished quiz in the browser. It survives a reload, a crash, a full local storage and signing in half-way.
// It never holds the password. It is removed on submit, start over and logout, and when it expires, because health answers
// should not stay on a device for ever. Who may see it: `find-draft.ts`.

/** An unfinished quiz, as the app works with it. */
export type Draft = {
  /** The quiz run that these answers belong to. */
  runId: RunId;
  /** The questionnaire that the answers were given to. */
  quizVersion: QuizVersion;
  /** Each write in any tab raises it. The higher revision is the newer one. */
  revision: number;
  savedAt: number;
  /** The id of the user who gave the answers, or null if nobody was signed in. Nobody else may see them. */
  owner: string | null;
  currentQuestion: number;
  /** The list of answers before sending, while the user is at it. */
  check?: Check | null;
  privacyAccepted: boolean;
  answers: Answers;
  typed: Readonly<Record<string, Inputs>>;
  /** As in the view; absent if there are none. */
  typedAnswers?: TypedAnswers;
  confirmed?: readonly string[];
  /** Codes of the emergency notices that the user has read. */
  dismissedNotices: readonly string[];
  sendWhenSignedIn: boolean;
  /** Absent in a run that started empty. */
  retake?: Retake;
};

/** A draft before it is written. */
export type NewDraft = Omit<Draft, 'revision'>;

/** What a run started from, unless it started empty. */
export type Retake = {
  /** The submission with the earlier answers. */
  basedOn: SubmissionId;
  /** The questions of 'my numbers' that were answered there. They are asked at the end. */
  numbers: readonly string[];
  /** Shown beside a question: the earlier answer, and its words. */
  lastTime: Readonly<Record<string, { answer: Answer; words: string }>>;
};

/** Tells the other tabs which draft has changed. */
export const channel = openChannel(`${product.id}-drafts`);
/** One for the quiz, and one for the sheets of a retake, which may be unfinished at the same time. */
export type DraftName = QuizId | `retake ${QuizId}`;
const draftNames: readonly DraftName[] = [...quizIds, ...quizIds.map((quizId) => `retake ${quizId}` as const)];
export const keyOf = (name: DraftName) => `draft ${name}`;

/** Other tabs need no message about a draft in the memory of this page. */
export const tellOtherTabs = (name: DraftName) => isSharedDevice() || channel.postMessage({ name });

// IndexedDB can be missing, full, closed or silent. The draft then lasts as long as the page, and the screen says so.
export const orUndefined = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.info(`A draft could not be read or saved: ${error instanceof Error ? error.name : 'unknown reason'}`);
    return undefined;
  }
};

/** A draft that could not be written lasts as long as the page, so that it survives leaving the quiz to log in. */
const useInPage = create<Partial<Record<DraftName, Draft | undefined>>>()(() => ({}));
const inPage = (name: DraftName): Draft | undefined => useInPage.getState()[name];
export const isInPageOnly = (name: DraftName): boolean => inPage(name) !== undefined;
export const useIsInPageOnly = (name: DraftName): boolean => useInPage((drafts) => drafts[name] !== undefined);
/** True while any draft could not be written. */
export const useCannotSave = (): boolean => useInPage((drafts) => Object.values(drafts).some(Boolean));

export function keepInPage(name: DraftName, draft: Draft): void {
  useInPage.setState({ [name]: draft });
  askBeforeUnload(keyOf(name), true);
}

export function forgetInPage(name: DraftName): void {
  if (!isInPageOnly(name)) return;
  useInPage.setState({ [name]: undefined });
  askBeforeUnload(keyOf(name), false);
}

const unread = new Set<DraftName>();
/** True while it is unknown what is stored: answers of an earlier visit may be, so no other run may replace them. */
export const isUnread = (name: DraftName): boolean => unread.has(name);
export const noteRead = (name: DraftName) => unread.delete(name);

/** The draft of this name, of any owner; null if there is none, undefined if it could not be read. */
export async function readDraft(name: DraftName): Promise<Draft | null | undefined> {
  const own = inPage(name);
  if (own) return own;
  const reading = storeNow().read<Draft>(keyOf(name));
  const stored = await orUndefined(reading.then((found) => found ?? null));
  if (stored === undefined) unread.add(name);
  else noteRead(name);
  return stored;
}

/**
 * True if nobody may continue this draft any more. The age counts in both directions: a draft from the future was written by a
 * clock that was set back since, and would outlive its time.
 */
export const isExpired = (draft: Lasting, now: number): boolean => Math.abs(now - draft.savedAt) >= lifetimeMs(draft);

/** When it will be removed, unless an answer is added. */
export const expiresAt = (draft: Lasting): number => draft.savedAt + lifetimeMs(draft);

type Lasting = Pick<Draft, 'owner' | 'savedAt'>;
const lifetimeMs = ({ owner }: Lasting): number => (owner === null ? ownerlessDraftLifetimeMs : draftLifetimeMs);

/** Removes expired drafts of every owner. */
export async function removeExpiredDrafts(now: number): Promise<void> {
  for (const name of draftNames) {
    const draft = await readDraft(name);
    if (draft && isExpired(draft, now)) await removeDraft(name, draft.runId);
  }
}

/** Removes the draft. With a `runId` only the draft of that run: another tab may have begun the next run. */
export async function removeDraft(name: DraftName, runId?: string): Promise<void> {
  if (runId === undefined || inPage(name)?.runId === runId) forgetInPage(name);
  const removing = storeNow().change<Draft>(keyOf(name), (stored) =>
    runId === undefined || stored?.runId === runId ? undefined : stored,
  );
  await orUndefined(removing);
  tellOtherTabs(name);
  // A channel does not receive its own messages, so this tab gets one separately: the outbox may have sent a run that a reload
  // has restored here.
  channel.dispatchEvent(new MessageEvent('message', { data: { name } }));
}

export const removeAllDrafts = () => Promise.all(draftNames.map((name) => removeDraft(name)));

// Runs on every visit: Home preloads this file, because most people open the quiz next.
void removeExpiredDrafts(Date.now());
