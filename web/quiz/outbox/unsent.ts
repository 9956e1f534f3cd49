import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import type { Problem } from '../../api/refused.ts';
import { isSharedDevice } from '../../session/storage.ts';
import { askBeforeUnload, dayMs, outboxLifetimeDays, storeNow } from '../quiz-store.ts';

// The outbox stores submitted answers that the API has not accepted yet. They are written here before the first try, so
// that a closed laptop or a network failure loses nothing. The session id is the idempotency key: sending one again
// that had arrived does not make a second submission. Entries expire after 30 days, because health answers should not
// stay on a device for ever.

/**
 * `refusal` is set if the API will never accept these answers unchanged. They wait for the user, not for the network.
 */
export type UnsentSubmission = { request: RepeatableRequest; refusal: Problem | null; storedAt: number };

const key = 'outbox';
type Outbox = Readonly<Record<string, UnsentSubmission>>;

/** When the submission is removed, in ms. */
export const expiresAt = ({ storedAt }: UnsentSubmission): number => storedAt + outboxLifetimeDays * dayMs;

const only = (outbox: Outbox, isKept: (unsent: UnsentSubmission) => boolean): Outbox =>
  Object.fromEntries(Object.entries(outbox).filter(([, unsent]) => isKept(unsent)));

const unexpiredOf = (outbox: Outbox = {}): Outbox => only(outbox, (unsent) => Date.now() < expiresAt(unsent));

/** The outbox as this page last saw it. If the database no longer answers, the page goes on sending from here. */
let known: Outbox = {};

const read = async (): Promise<Outbox> => {
  known = (await storeNow().read<Outbox>(key)) ?? {};
  return unexpiredOf(known);
};

export const readOutbox = (): Promise<Outbox> => read().catch(() => unexpiredOf(known));

/** True also if the outbox cannot be read, because the entry may still be there. */
export const isStillUnsent = (sessionId: string): Promise<boolean> =>
  read().then(
    (outbox) => sessionId in outbox,
    () => true,
  );

/** Returns false if this browser cannot store anything (private windows, full disks). */
const write = (change: (outbox: Outbox) => Outbox): Promise<boolean> => {
  let next: Outbox = {};
  return storeNow()
    .change<Outbox>(key, (outbox) => {
      next = change(outbox ?? {});
      const isEmpty = Object.keys(next).length === 0;
      // On a shared device the outbox ends with the page, so leaving asks first, even while the owner has to log in again.
      if (isSharedDevice()) askBeforeUnload(key, !isEmpty);
      return isEmpty ? undefined : next;
    })
    .then(
      () => {
        known = next;
        return true;
      },
      () => {
        // Only what is stored may be sent later. Everything else stays on the user's screen, and they may change it.
        const stored = known;
        known = only(change(known), ({ request }) => request.sessionId in stored);
        return false;
      },
    );
};

/** Removes expired submissions of every user. */
export const removeExpiredUnsent = () => write(unexpiredOf);

/** Session ids of the requests that this tab is sending now, which must not be sent a second time. */
export const beingSent = new Set<string>();
let calls = new AbortController();
/** Aborts pending calls when their answers are removed. */
export const callsSignal = (): AbortSignal => calls.signal;

export const isOf = (userId: string) => (unsent: UnsentSubmission) => unsent.request.userId === userId;

/** The unsent submissions of this user, oldest first, without those that are being sent. */
export const unsentOf = async (userId: string): Promise<UnsentSubmission[]> =>
  Object.values(await readOutbox()).filter(
    (unsent) => isOf(userId)(unsent) && !beingSent.has(unsent.request.sessionId),
  );

/** The unsent submissions of the user, or of anyone while nobody is signed in, once the expired ones are removed. */
export async function unsentHere(userId: string | null): Promise<UnsentSubmission[]> {
  await removeExpiredUnsent();
  const all = Object.values(await readOutbox());
  return userId === null ? all : all.filter(isOf(userId));
}

/** True if this user has unsent submissions, including one that is being sent, because it may not arrive. */
export const isAnythingUnsentOf = async (userId: string): Promise<boolean> =>
  Object.values(await readOutbox()).some(isOf(userId));

/** Removes this user's unsent submissions and aborts pending requests. */
export const discardUnsentOf = (userId: string) => {
  calls.abort();
  calls = new AbortController();
  return write((outbox) => only(outbox, (unsent) => !isOf(userId)(unsent)));
};

export const storeUnsent = (request: RepeatableRequest) =>
  write((outbox) => ({ ...outbox, [request.sessionId]: { request, refusal: null, storedAt: Date.now() } }));

/** Called when the API has accepted the submission, or when its answers are a draft again. */
export const removeFromOutbox = (sessionId: string) => write(({ [sessionId]: _, ...rest }) => rest);

/** Stores the refusal with its request, unless the request was removed in the meantime. */
export const storeRefusal = (sessionId: string, refusal: Problem) =>
  write((outbox) => {
    const unsent = outbox[sessionId];
    return unsent ? { ...outbox, [sessionId]: { ...unsent, refusal } } : outbox;
  });
