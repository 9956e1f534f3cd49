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

// A draft is an unfinished quiz in the browser. It survives a reload, a crash, a full local storage and signing in
// half-way. It never holds the password. It is removed on submit, start over and logout, and when it expires, because
// health answers should not stay on a device for ever. `find-draft.ts` decides who may see it.

/** An unfinished quiz as the app works with it. */
export type Draft = {
  /** The quiz run that these answers belong to. */
  runId: RunId;
  /** The questionnaire that the answers were given to. */
  quizVersion: QuizVersion;
  /** Raised by each write in any tab. The higher revision is the newer one. */
  revision: number;
  savedAt: number;
  /** The id of the user who gave the answers, or null if nobody was signed in. Only this user may see them. */
  owner: string | null;
  currentQuestion: number;
  /** Set while the user is looking at the list of answers before sending. */
  check?: Check | null;
  privacyAccepted: boolean;
  answers: Answers;
  typed: Readonly<Record<string, Inputs>>;
  /** As in `QuizView`; absent if there are none. */
  typedAnswers?: TypedAnswers;
  confirmed?: readonly string[];
  /** Codes of the emergency notices that the user has read. */
  dismissedNotices: readonly string[];
  sendWhenSignedIn: boolean;
  /** Absent if the run started empty. */
  retake?: Retake;
};

/** A draft before it is written. */
export type NewDraft = Omit<Draft, 'revision'>;

/** What a run started from; a run that started empty has none. */
export type Retake = {
  /** The submission with the earlier answers. */
  basedOn: SubmissionId;
  /** The questions that were answered on 'my numbers'. The quiz asks them at the end. */
  numbers: readonly string[];
  /** The earlier answer, and its words. Shown next to the question. */
  lastTime: Readonly<Record<string, { answer: Answer; words: string }>>;
};

/** Tells the other tabs which draft has changed. */
export const channel = openChannel(`${product.id}-drafts`);
/** One for each quiz, and one for each retake by lists. Both may be unfinished at the same time. */
export type DraftName = QuizId | `retake ${QuizId}`;
const draftNames: readonly DraftName[] = [...quizIds, ...quizIds.map((quizId) => `retake ${quizId}` as const)];
export const keyOf = (name: DraftName) => `draft ${name}`;

/** A draft in the memory of this page needs no message, because no other tab can read it. */
export const tellOtherTabs = (name: DraftName) => isSharedDevice() || channel.postMessage({ name });

// IndexedDB can be missing, full, closed, or never respond. The draft then lasts as long as the page, and the screen
// says so.
export const orUndefined = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.info(`A draft could not be read or saved: ${error instanceof Error ? error.name : 'unknown reason'}`);
    return undefined;
  }
};

/** Drafts that could not be written. They last as long as the page, so that they survive leaving the quiz to log in. */
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
/**
 * True while this page could not read what is stored. There may be answers of an earlier visit, so no other run may
 * replace them.
 */
export const isUnread = (name: DraftName): boolean => unread.has(name);
export const noteRead = (name: DraftName) => unread.delete(name);

/** The draft of this name, whoever owns it; null if there is none, undefined if it could not be read. */
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
 * True if nobody may continue this draft any more. The age counts in both directions: a date in the future means that
 * the clock has been set back since, and the draft would outlive its lifetime.
 */
export const isExpired = (draft: Lasting, now: number): boolean => Math.abs(now - draft.savedAt) >= lifetimeMs(draft);

/** When the draft will be removed, unless an answer is added. */
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

/** Removes the draft. With a `runId`, removes it only if it is that run's: another tab may have begun the next run. */
export async function removeDraft(name: DraftName, runId?: string): Promise<void> {
  if (runId === undefined || inPage(name)?.runId === runId) forgetInPage(name);
  const removing = storeNow().change<Draft>(keyOf(name), (stored) =>
    runId === undefined || stored?.runId === runId ? undefined : stored,
  );
  await orUndefined(removing);
  tellOtherTabs(name);
  // A channel does not receive its own messages, so this tab gets one separately: the outbox may have sent a run that a
  // reload has restored in this tab.
  channel.dispatchEvent(new MessageEvent('message', { data: { name } }));
}

export const removeAllDrafts = () => Promise.all(draftNames.map((name) => removeDraft(name)));

// Runs on almost every visit: Home preloads this file, because most people open the quiz next.
void removeExpiredDrafts(Date.now());
