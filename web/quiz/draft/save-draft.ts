import { asRunId } from '#shared/contract/ids.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { storeNow } from '../quiz-store.ts';
import {
  channel,
  type Draft,
  type DraftName,
  forgetInPage,
  isUnread,
  keepInPage,
  keyOf,
  type NewDraft,
  noteRead,
  orUndefined,
  readDraft,
  tellOtherTabs,
} from './drafts.ts';

// Separate from `drafts.ts`, because the first screen of a quiz only reads.

/**
 * Writes the draft and tells the other tabs. `seen` is the revision that this tab knows, or 0. Resolves with:
 * - the new revision, one above the stored one;
 * - 0 if this tab knew a draft and another tab has removed it since. The draft is not written again, because the user
 *   has started over, sent it or logged out;
 * - `seen` if it could not be written. The draft is then in the memory of this page.
 *
 * `joined` merges this draft with the stored one in the same transaction, for a draft that several tabs write.
 */
export async function saveDraft(
  name: DraftName,
  draft: NewDraft,
  seen: number,
  joined: (stored: Draft | undefined) => NewDraft = () => draft,
): Promise<number> {
  let revision = 0;
  let isOther = false;
  const isDone = await write(name, (stored) => {
    isOther = seen === 0 && isUnreadBefore(name, stored, draft);
    if (isOther || (!stored && seen > 0)) return stored;
    revision = Math.max(seen, stored?.revision ?? 0) + 1;
    return { ...joined(stored), revision };
  });
  const isWritten = isDone && !isOther;
  if (isWritten) noteWritten(name);
  else keepInPage(name, { ...draft, revision: seen });
  tellOtherTabs(name);
  return isWritten ? revision : seen;
}

/** True for a stored draft of another run that this page has never read. Such a draft is left unchanged. */
const isUnreadBefore = (name: DraftName, stored: Draft | undefined, { runId }: NewDraft): boolean =>
  isUnread(name) && stored !== undefined && stored.runId !== runId;

function noteWritten(name: DraftName): void {
  forgetInPage(name);
  noteRead(name);
}

const write = async (name: DraftName, change: (stored: Draft | undefined) => Draft | undefined): Promise<boolean> =>
  (await orUndefined(
    storeNow()
      .change(keyOf(name), change)
      .then(() => true),
  )) === true;

type Begun = Pick<NewDraft, 'owner' | 'currentQuestion' | 'answers'> & Partial<NewDraft>;

/** A draft that no screen of the quiz has written yet. Parts that are not given are empty. */
export const newDraft = (given: Begun): NewDraft => ({
  runId: asRunId(crypto.randomUUID()),
  quizVersion: liveVersion,
  savedAt: Date.now(),
  privacyAccepted: true,
  typed: {},
  dismissedNotices: [],
  sendWhenSignedIn: false,
  ...given,
});

/**
 * Replaces the draft of this name. Resolves with false, and leaves the previous draft unchanged, if the new one cannot
 * be written or if this page could not read the previous one, so that the user does not know of it.
 */
export async function replaceDraft(name: DraftName, draft: NewDraft): Promise<boolean> {
  let isOther = false;
  const isDone = await write(name, (stored) => {
    isOther = isUnreadBefore(name, stored, draft);
    return isOther ? stored : { ...draft, revision: 1 };
  });
  const isWritten = isDone && !isOther;
  if (isWritten) noteWritten(name);
  tellOtherTabs(name);
  return isWritten;
}

/** True if the draft of this name belongs to this run. */
export const isCurrentDraft = async (name: DraftName, runId: string): Promise<boolean> =>
  (await readDraft(name))?.runId === runId;

/**
 * Calls back when another tab has written the draft of this name, when any tab has removed it, and when the page
 * returns from the browser's page cache (Back from another site), because a cached page receives no messages. Returns
 * the unsubscribe function.
 */
export function onDraftChange(name: DraftName, changed: () => void): () => void {
  const listener = ({ data }: MessageEvent<{ name: DraftName }>) => data.name === name && changed();
  const cameBack = ({ persisted }: PageTransitionEvent) => persisted && changed();
  channel.addEventListener('message', listener);
  addEventListener('pageshow', cameBack);
  return () => {
    channel.removeEventListener('message', listener);
    removeEventListener('pageshow', cameBack);
  };
}

/**
 * Serialises reads and writes, because two concurrent writes could get the same revision. A failure (a part of the app
 * could not be loaded) does not stop later ones.
 */
export function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    inTurn: (work: () => Promise<void> | void) => {
      last = last.then(work).catch((error: unknown) => {
        console.info(`A draft could not be followed: ${error instanceof Error ? error.name : 'unknown reason'}`);
      });
    },
    whenDone: () => last,
  };
}
