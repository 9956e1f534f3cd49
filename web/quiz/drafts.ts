import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { Typed } from './typed.ts';

// An unfinished quiz, in IndexedDB: it survives a reload, a crash, a full local storage, and signing in half-way. Never
// the password. Gone on submit, reset and logout, and after a month: health answers shouldn't lie about for ever.

export type Draft = {
  run: string;
  /** Grows with every write in any tab: the higher one is the newer one. */
  revision: number;
  savedAt: number;
  /** Whose answers these are, once anybody was signed in; nobody else gets to see them. */
  owner: string | null;
  currentQuestion: number;
  privacyAccepted: boolean;
  answers: Answers;
  typed: Readonly<Record<string, Typed>>;
  putAway: readonly string[];
  sendWhenSignedIn: boolean;
};

const keepMs = 30 * 24 * 60 * 60 * 1000;
/** Whoever leaves to log in and send is back by then. Later it may be somebody else, and nothing of nobody's is sent unasked. */
const sendUnaskedMs = 60 * 60 * 1000;

const store = createStore(`${product.id}-quiz`, 'kept');
/** Where IndexedDB is forbidden, some browsers throw at once: here it is a rejection like every other. */
export const quizStore: UseStore = async (mode, work) => store(mode, work);
const channel = new BroadcastChannel(`${product.id}-drafts`);
const keyOf = (quizId: QuizId) => `draft ${quizId}`;

// IndexedDB can be missing or full (private windows, quotas). The quiz then lives as long as the page; that is no
// reason to interrupt anybody.
const quietly = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.info(`A draft could not be kept: ${error instanceof Error ? error.name : 'unknown reason'}`);
    return undefined;
  }
};

const read = (quizId: QuizId) => quietly(get<Draft>(keyOf(quizId), quizStore).then((draft) => draft ?? null));

/**
 * The draft that this person may go on with, or null; undefined when it could not be read, which does not mean that it is
 * gone. `userId` is null when nobody is signed in.
 */
export async function loadDraft(quizId: QuizId, userId: string | null, now: number): Promise<Draft | null | undefined> {
  const draft = await read(quizId);
  if (!draft) return draft;
  const isSomebodyElses = draft.owner !== null && userId !== null && draft.owner !== userId;
  const ageMs = now - draft.savedAt;
  const mayBeSent = draft.owner !== null || ageMs < sendUnaskedMs;
  if (!isSomebodyElses && ageMs < keepMs) return { ...draft, sendWhenSignedIn: draft.sendWhenSignedIn && mayBeSent };
  await removeDraft(quizId);
  return null;
}

/** Whoever's they are: nobody will go on with them. */
export async function removeExpiredDrafts(now: number): Promise<void> {
  for (const quizId of quizIds) {
    const draft = await read(quizId);
    if (draft && now - draft.savedAt >= keepMs) await removeDraft(quizId, draft.run);
  }
}

/** Looks and acts in one transaction: no other tab comes in between. */
const inOneGo = (quizId: QuizId, act: (there: Draft | undefined, kept: IDBObjectStore) => void): Promise<void> =>
  quizStore('readwrite', (kept) => {
    const reading: IDBRequest<Draft | undefined> = kept.get(keyOf(quizId));
    reading.onsuccess = () => act(reading.result, kept);
    return promisifyRequest(kept.transaction);
  });

/**
 * Writes the draft and tells the other tabs. Resolves with its revision, one above whatever was there; with 0 when it was
 * there (`seen` above 0) and has been removed since: what somebody threw away or logged out of does not come back. With
 * `seen` when nothing could be written.
 */
export async function saveDraft(quizId: QuizId, draft: Omit<Draft, 'revision'>, seen: number): Promise<number> {
  let revision = 0;
  const writing = inOneGo(quizId, (there, kept) => {
    if (!there && seen > 0) return;
    revision = Math.max(seen, there?.revision ?? 0) + 1;
    kept.put({ ...draft, revision }, keyOf(quizId));
  });
  const isDone = await quietly(writing.then(() => true));
  channel.postMessage({ quizId });
  return isDone ? revision : seen;
}

/** With a `run` only the draft of that walk: another tab may have begun the next one. */
export async function removeDraft(quizId: QuizId, run?: string): Promise<void> {
  const removing = inOneGo(quizId, (there, kept) => {
    if (run === undefined || there?.run === run) kept.delete(keyOf(quizId));
  });
  await quietly(removing);
  channel.postMessage({ quizId });
  // Here too, where a channel does not hear itself: the outbox may have ended a walk that a reload brought back.
  channel.dispatchEvent(new MessageEvent('message', { data: { quizId } }));
}

/** Whether the unfinished quiz is this very walk. */
export const isKeptAsDraft = async (quizId: QuizId, run: string): Promise<boolean> => (await read(quizId))?.run === run;

/** On logout. */
export const removeAllDrafts = () => Promise.all(quizIds.map((quizId) => removeDraft(quizId)));

/**
 * Calls back when another tab wrote the draft of this quiz or anybody removed it, or may have: a page that was put away
 * (Back from another site) hears nothing. Returns how to stop.
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

// Every visit comes through here: Home loads it too, for the quiz is likely to be wanted next.
void removeExpiredDrafts(Date.now());
