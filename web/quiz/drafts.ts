import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { Draft } from './draft.ts';

// A draft is an unfinished quiz in IndexedDB. It survives a reload, a crash, a full local storage and signing in half-way.
// It never holds the password. It is removed on submit, start over and logout, and after a month, because health answers
// should not stay on a device for ever.

/**
 * The draft as it stands in the browser. Two names are those of version 1.0.0: an unfinished quiz has to survive a release,
 * and a tab of the earlier release may be open beside this one.
 */
export type StoredDraft = Omit<Draft, 'runId' | 'dismissedNotices'> & { run: string; putAway: readonly string[] };

const toStored = ({ runId, dismissedNotices, ...rest }: Draft): StoredDraft => ({
  ...rest,
  run: runId,
  putAway: dismissedNotices,
});
const fromStored = ({ run, putAway, ...rest }: StoredDraft): Draft => ({
  ...rest,
  runId: run,
  dismissedNotices: putAway,
});

/** The privacy policy states this number. */
export const draftLifetimeDays = 30;
const draftLifetimeMs = draftLifetimeDays * 24 * 60 * 60 * 1000;
/**
 * A person who leaves to log in and send is back within this time. After it, another person may be at the device, and a
 * draft without an owner is not sent unless they ask for it.
 */
const sendUnaskedMs = 60 * 60 * 1000;

// The name 'kept' is that of version 1.0.0. A new name would lose the drafts of that version.
const store = createStore(`${product.id}-quiz`, 'kept');
/** Some browsers throw at once where IndexedDB is forbidden. The async function turns that into a rejection. */
export const quizStore: UseStore = async (mode, work) => store(mode, work);
const channel = new BroadcastChannel(`${product.id}-drafts`);
const keyOf = (quizId: QuizId) => `draft ${quizId}`;

// IndexedDB can be missing or full (private windows, quotas). The quiz then lasts as long as the page, and the person is not
// interrupted for it.
const orUndefined = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.info(`A draft could not be read or saved: ${error instanceof Error ? error.name : 'unknown reason'}`);
    return undefined;
  }
};

const read = (quizId: QuizId): Promise<Draft | null | undefined> =>
  orUndefined(get<StoredDraft>(keyOf(quizId), quizStore).then((stored) => (stored ? fromStored(stored) : null)));

/**
 * The draft that this person may continue, or null if there is none; as one of the live quiz, also if it was kept by an
 * earlier version. Undefined means that it could not be read; it may still be there. `userId` is null when nobody is signed in.
 */
export async function loadDraft(quizId: QuizId, userId: string | null, now: number): Promise<Draft | null | undefined> {
  const draft = await read(quizId);
  if (!draft) return draft;
  const mayBeSent = draft.owner !== null || now - draft.savedAt < sendUnaskedMs;
  if (mayContinue(draft, userId, now))
    return asLive(quizId, { ...draft, sendWhenSignedIn: draft.sendWhenSignedIn && mayBeSent });
  await removeDraft(quizId);
  return null;
}

const asLive = async (quizId: QuizId, draft: Draft): Promise<Draft> =>
  draft.quizVersion === liveVersion ? draft : (await import('./carry-over.ts')).carryOver(quizId, draft);

const mayContinue = ({ owner, savedAt }: Draft, userId: string | null, now: number): boolean =>
  (owner === null || userId === null || owner === userId) && now - savedAt < draftLifetimeMs;

/** The answers of the draft that this person may continue; none if there is none. Removes nothing. */
export async function answersInDraft(quizId: QuizId, userId: string | null, now: number): Promise<Answers> {
  const draft = await read(quizId);
  return draft && mayContinue(draft, userId, now) ? draft.answers : {};
}

/** Removes old drafts of every person: nobody will continue them. */
export async function removeExpiredDrafts(now: number): Promise<void> {
  for (const quizId of quizIds) {
    const draft = await read(quizId);
    if (draft && now - draft.savedAt >= draftLifetimeMs) await removeDraft(quizId, draft.runId);
  }
}

/**
 * Reads and writes in one transaction, so that no other tab can write in between. It is committed with its write: left to end
 * by itself it waits for the write's success, and a page that is closed before that loses the step.
 */
const inTransaction = (
  quizId: QuizId,
  act: (stored: StoredDraft | undefined, drafts: IDBObjectStore) => void,
): Promise<void> =>
  quizStore('readwrite', (drafts) => {
    const reading: IDBRequest<StoredDraft | undefined> = drafts.get(keyOf(quizId));
    reading.onsuccess = () => {
      act(reading.result, drafts);
      drafts.transaction.commit();
    };
    return promisifyRequest(drafts.transaction);
  });

/**
 * Writes the draft and tells the other tabs. `seen` is the revision that this tab knows, or 0. Resolves with:
 * - the new revision, one above the stored one;
 * - 0 if this tab knew a draft and another tab has removed it since. It is not written again, because the person has started
 *   over, sent it or logged out;
 * - `seen` if nothing could be written.
 */
export async function saveDraft(quizId: QuizId, draft: Omit<Draft, 'revision'>, seen: number): Promise<number> {
  let revision = 0;
  const writing = inTransaction(quizId, (stored, drafts) => {
    if (!stored && seen > 0) return;
    revision = Math.max(seen, stored?.revision ?? 0) + 1;
    drafts.put(toStored({ ...draft, revision }), keyOf(quizId));
  });
  const isDone = await orUndefined(writing.then(() => true));
  channel.postMessage({ quizId });
  return isDone ? revision : seen;
}

/** Removes the draft. With a `runId` it removes only the draft of that run: another tab may have begun the next run. */
export async function removeDraft(quizId: QuizId, runId?: string): Promise<void> {
  const removing = inTransaction(quizId, (stored, drafts) => {
    if (runId === undefined || stored?.run === runId) drafts.delete(keyOf(quizId));
  });
  await orUndefined(removing);
  channel.postMessage({ quizId });
  // A channel does not hear its own messages, so this tab is told separately: the outbox may have sent a run that a reload
  // has restored here.
  channel.dispatchEvent(new MessageEvent('message', { data: { quizId } }));
}

/** True if the draft of this quiz belongs to this run. */
export const isCurrentDraft = async (quizId: QuizId, runId: string): Promise<boolean> =>
  (await read(quizId))?.runId === runId;

/** Called on logout. */
export const removeAllDrafts = () => Promise.all(quizIds.map((quizId) => removeDraft(quizId)));

/**
 * Calls back when another tab has written the draft of this quiz or any tab has removed it. It also calls back when the page
 * comes back from the browser's page cache (Back from another site), because a cached page hears no messages. Returns the
 * function that stops it.
 */
export function onDraftChange(quizId: QuizId, changed: () => void): () => void {
  const listener = ({ data }: MessageEvent<{ quizId: QuizId }>) => data.quizId === quizId && changed();
  const cameBack = ({ persisted }: PageTransitionEvent) => persisted && changed();
  channel.addEventListener('message', listener);
  addEventListener('pageshow', cameBack);
  return () => {
    channel.removeEventListener('message', listener);
    removeEventListener('pageshow', cameBack);
  };
}

// Runs on every visit: Home preloads this file, because most people open the quiz next.
void removeExpiredDrafts(Date.now());
