import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { isSharedDevice } from '../session/storage.ts';
import { inTime, quizStoreName } from './is-store-there.ts';

// The storage of drafts and outbox: IndexedDB, or on a shared device the memory of this page.

export type QuizStore = {
  read: <T>(key: string) => Promise<T | undefined>;
  /**
   * Replaces an entry by what `change` returns. Undefined removes the entry, the same object leaves it unchanged. Reads
   * and writes in one transaction, so that no other tab can write in between.
   */
  change: <T>(key: string, change: (value: T | undefined) => T | undefined) => Promise<unknown>;
};

const connect = () => createStore(quizStoreName, 'kept');
let database = connect();

/**
 * Tries once more on a new connection, because Safari closes connections in the background, often without an event, and
 * every later use of one fails. It does not retry when the disk is full. Some browsers throw synchronously if IndexedDB
 * is forbidden; this makes it a rejection.
 */
const withNewConnection: UseStore = async (mode, work) => {
  const used = database;
  try {
    return await used(mode, work);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
    if (database === used) database = connect();
    return database(mode, work);
  }
};

/** Dispatches `retry` when a database that did not answer may be asked again. */
export const storeEvents = new EventTarget();
const retryMs = 10_000;
let isSilent = false;

/** Asks the database nothing until the retry, because each caller would have to wait as long. */
function fallSilent(): void {
  if (isSilent) return;
  isSilent = true;
  database = connect();
  setTimeout(askAgain, retryMs);
}

/** Lets the database be asked again before the retry is due. */
export function askAgain(): void {
  if (!isSilent) return;
  isSilent = false;
  storeEvents.dispatchEvent(new Event('retry'));
}

/** Rejects if the database does not answer in time. The work is then not done, neither now nor later. */
export const quizStore: UseStore = async (mode, work) => {
  if (isSilent) throw new DOMException('The browser’s database did not answer before.', 'TimeoutError');
  let isGivenUp = false;
  let transaction: IDBTransaction | undefined;
  const working = withNewConnection(mode, (entries) => {
    transaction = entries.transaction;
    if (isGivenUp) throw new DOMException('The database was opened too late.', 'AbortError');
    return work(entries);
  });
  return inTime(working, () => {
    isGivenUp = true;
    fallSilent();
    try {
      transaction?.abort();
    } catch {
      // The transaction is just ending. If it has written, what it wrote is older than what the page has.
    }
  });
};

const inDatabase: QuizStore = {
  read: (key) => get(key, quizStore),
  change: <T>(key: string, change: (value: T | undefined) => T | undefined) =>
    quizStore('readwrite', (entries) => {
      const reading: IDBRequest<T | undefined> = entries.get(key);
      reading.onsuccess = () => {
        const next = change(reading.result);
        if (next === undefined) entries.delete(key);
        else if (next !== reading.result) entries.put(next, key);
        // Without this the transaction waits for the write's success event, and a page that is closed before that loses
        // the step.
        entries.transaction.commit();
      };
      return promisifyRequest(entries.transaction);
    }),
};

const entries = new Map<string, unknown>();
const forget = () => entries.clear();
const inMemory: QuizStore = {
  read: async <T>(key: string) => entries.get(key) as T | undefined,
  change: async <T>(key: string, change: (value: T | undefined) => T | undefined) => {
    const next = change(entries.get(key) as T | undefined);
    addEventListener('pagehide', forget); // a second time changes nothing
    if (next === undefined) entries.delete(key);
    else entries.set(key, next);
  },
};

const ask = (event: Event): void => event.preventDefault();
const inPageOnly = new Set<string>();

/** Asks before the user leaves the page while something lasts only as long as the page. */
export function askBeforeUnload(what: string, isNeeded: boolean): void {
  if (isNeeded) inPageOnly.add(what);
  else inPageOnly.delete(what);
  if (inPageOnly.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

export const storeNow = (): QuizStore => (isSharedDevice() ? inMemory : inDatabase);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

// How long this browser stores answers that have not reached the API. A draft counts from its last answer. One without
// an owner lasts only a week, because the next user of the device may be another one.

export const draftLifetimeMs = lifetimes.draftDays * dayMs;
export const ownerlessDraftLifetimeMs = lifetimes.ownerlessDraftDays * dayMs;
export const outboxLifetimeDays = lifetimes.outboxDays;
/** From this day on, the owner of finished answers sees when they will be removed. */
export const outboxWarningDays = 23;

/** Within this time, a user who chose 'log in and send' and returns from the login still wants to send. */
export const sendUnaskedMs = hourMs;
