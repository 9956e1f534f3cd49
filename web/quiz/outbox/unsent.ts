import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import type { Problem } from '../../api/call.ts';
import { isSharedDevice } from '../../session/storage.ts';
import { dayMs, outboxLifetimeDays, storeNow } from '../quiz-store.ts';

// The outbox holds submitted answers that the API has not taken yet. They are written here before the first try, so that a
// closed laptop or a broken network loses nothing. Each one is sent with its own session id, so a second try of one that did
// arrive is the same submission. After 30 days they go: health answers should not stay on a device for ever.

/** `refusal`: the API will never take these answers unchanged. They wait for the person and not for the network. */
export type UnsentSubmission = { request: RepeatableRequest; refusal: Problem | null; storedAt: number };

const key = 'outbox';
type Outbox = Readonly<Record<string, UnsentSubmission>>;

/** When it will go, in ms. */
export const keptUntil = ({ storedAt }: UnsentSubmission): number => storedAt + outboxLifetimeDays * dayMs;

const isKept = (unsent: UnsentSubmission): boolean => Date.now() < keptUntil(unsent);

const keptOf = (outbox: Outbox): Outbox =>
  Object.fromEntries(Object.entries(outbox).filter(([, unsent]) => isKept(unsent)));

export const readOutbox = async (): Promise<Outbox> =>
  keptOf(
    (await storeNow()
      .read<Outbox>(key)
      .catch(() => undefined)) ?? {},
  );

/** One that cannot be looked for counts as there: nobody has seen it go. */
export const isStillUnsent = (sessionId: string): Promise<boolean> =>
  storeNow()
    .read<Outbox>(key)
    .then(
      (outbox) => sessionId in keptOf(outbox ?? {}),
      () => true,
    );

/** Returns false if this browser cannot store anything (private windows, full disks). */
const write = (change: (outbox: Outbox) => Outbox): Promise<boolean> =>
  storeNow()
    .change<Outbox>(key, (outbox) => {
      const next = change(outbox ?? {});
      const isEmpty = Object.keys(next).length === 0;
      if (isSharedDevice()) askBeforeUnload(!isEmpty);
      return isEmpty ? undefined : next;
    })
    .then(
      () => true,
      () => false,
    );

const ask = (event: Event): void => event.preventDefault();

/** On a shared device they end with the page, so leaving it asks first: also while their owner has to log in again. */
function askBeforeUnload(isNeeded: boolean): void {
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Removes what is too old, of every person. */
export const removeExpiredUnsent = () => write(keptOf);

/** Session ids of the requests that this tab is sending now. They must not be sent a second time. */
export const beingSent = new Set<string>();
let calls = new AbortController();
/** Ends the calls that are under way when their answers are removed. */
export const callsSignal = (): AbortSignal => calls.signal;

export const isOf = (userId: string) => (unsent: UnsentSubmission) => unsent.request.userId === userId;

/** The unsent submissions of this person, oldest first, without those that are being sent. */
export const unsentOf = async (userId: string): Promise<UnsentSubmission[]> =>
  Object.values(await readOutbox()).filter(
    (unsent) => isOf(userId)(unsent) && !beingSent.has(unsent.request.sessionId),
  );

/** True if this person has unsent submissions. One that is being sent counts, because it may not arrive. */
export const isAnythingUnsentOf = async (userId: string): Promise<boolean> =>
  Object.values(await readOutbox()).some(isOf(userId));

/** Removes this person's unsent submissions and aborts the requests that are under way. */
export const discardUnsentOf = (userId: string) => {
  calls.abort();
  calls = new AbortController();
  return write((outbox) => Object.fromEntries(Object.entries(outbox).filter(([, unsent]) => !isOf(userId)(unsent))));
};

export const storeUnsent = (request: RepeatableRequest) =>
  write((outbox) => ({ ...outbox, [request.sessionId]: { request, refusal: null, storedAt: Date.now() } }));

/** Called when the API has taken the submission, or when its answers are a draft again. */
export const removeFromOutbox = (sessionId: string) => write(({ [sessionId]: _, ...rest }) => rest);

/** Notes the refusal beside its request, unless the request was removed in the meantime. */
export const storeRefusal = (sessionId: string, refusal: Problem) =>
  write((outbox) => {
    const unsent = outbox[sessionId];
    return unsent ? { ...outbox, [sessionId]: { ...unsent, refusal } } : outbox;
  });
