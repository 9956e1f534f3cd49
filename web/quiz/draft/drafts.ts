import { type QuizId, quizIds } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { isSharedDevice } from '../../session/storage.ts';
import { draftLifetimeMs, ownerlessDraftLifetimeMs, storeNow } from '../quiz-store.ts';
import type { Draft } from './draft.ts';

// A draft is an unfinished quiz in the browser. It survives a reload, a crash, a full local storage and signing in half-way.
// It never holds the password. It is removed on submit, start over and logout, and when its time is over, because health
// answers should not stay on a device for ever. Who may see it: `find-draft.ts`.

/** Tells the other tabs which draft has changed. */
export const channel = new BroadcastChannel(`${product.id}-drafts`);
/** One for the quiz, and one for the sheets of a retake, which may be under way beside an unfinished quiz. */
export type DraftName = QuizId | `retake ${QuizId}`;
const draftNames: readonly DraftName[] = [...quizIds, ...quizIds.map((quizId) => `retake ${quizId}` as const)];
export const keyOf = (name: DraftName) => `draft ${name}`;

/** Other tabs know nothing of what is in this page's memory alone. */
export const tellOtherTabs = (name: DraftName) => isSharedDevice() || channel.postMessage({ name });

// IndexedDB can be missing or full (private windows, quotas). The quiz then lasts as long as the page, and the person is not
// interrupted for it.
export const orUndefined = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.info(`A draft could not be read or saved: ${error instanceof Error ? error.name : 'unknown reason'}`);
    return undefined;
  }
};

/** What could not be written lasts as long as the page: whoever leaves the quiz to log in comes back to it. */
const inPage = new Map<DraftName, Draft>();
export const keepInPage = (name: DraftName, draft: Draft) => inPage.set(name, draft);
export const forgetInPage = (name: DraftName) => inPage.delete(name);
export const isInPageOnly = (name: DraftName): boolean => inPage.has(name);

/** The draft of this name, whoever's it is; null if there is none, undefined if it could not be read. */
export const readDraft = async (name: DraftName): Promise<Draft | null | undefined> =>
  inPage.get(name) ??
  orUndefined(
    storeNow()
      .read<Draft>(keyOf(name))
      .then((stored) => stored ?? null),
  );

/**
 * True if nobody may continue this draft any more. A draft of the future was written by a clock that was set back since: it
 * would outlive its time, so its age counts in both directions.
 */
export const isExpired = ({ owner, savedAt }: Pick<Draft, 'owner' | 'savedAt'>, now: number): boolean =>
  Math.abs(now - savedAt) >= (owner === null ? ownerlessDraftLifetimeMs : draftLifetimeMs);

/** Removes old drafts of every person. */
export async function removeExpiredDrafts(now: number): Promise<void> {
  for (const name of draftNames) {
    const draft = await readDraft(name);
    if (draft && isExpired(draft, now)) await removeDraft(name, draft.runId);
  }
}

/** Removes the draft. With a `runId` it removes only the draft of that run: another tab may have begun the next run. */
export async function removeDraft(name: DraftName, runId?: string): Promise<void> {
  if (runId === undefined || inPage.get(name)?.runId === runId) forgetInPage(name);
  const removing = storeNow().change<Draft>(keyOf(name), (stored) =>
    runId === undefined || stored?.runId === runId ? undefined : stored,
  );
  await orUndefined(removing);
  tellOtherTabs(name);
  // A channel does not hear its own messages, so this tab is told separately: the outbox may have sent a run that a reload
  // has restored here.
  channel.dispatchEvent(new MessageEvent('message', { data: { name } }));
}

/** Called on logout. */
export const removeAllDrafts = () => Promise.all(draftNames.map((name) => removeDraft(name)));

// Runs on every visit: Home preloads this file, because most people open the quiz next.
void removeExpiredDrafts(Date.now());
