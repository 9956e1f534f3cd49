import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { isSharedDevice } from '../session/storage.ts';
import { quizStoreName } from './is-store-there.ts';

// The storage of drafts and outbox: IndexedDB, or on a shared device the memory of this page.

export type QuizStore = {
  read: <T>(key: string) => Promise<T | undefined>;
  /**
   * Replaces an entry by what `change` returns: undefined removes it, the same object leaves it unchanged. It reads and
   * writes in one transaction, so that no other tab can write in between.
   */
  change: <T>(key: string, change: (value: T | undefined) => T | undefined) => Promise<unknown>;
};

const database = createStore(quizStoreName, 'kept');
/** Some browsers throw synchronously if IndexedDB is forbidden. The async function turns that into a rejection. */
export const quizStore: UseStore = async (mode, work) => database(mode, work);

const inDatabase: QuizStore = {
  read: (key) => get(key, quizStore),
  change: <T>(key: string, change: (value: T | undefined) => T | undefined) =>
    quizStore('readwrite', (entries) => {
      const reading: IDBRequest<T | undefined> = entries.get(key);
      reading.onsuccess = () => {
        const next = change(reading.result);
        if (next === undefined) entries.delete(key);
        else if (next !== reading.result) entries.put(next, key);
        // Without this the transaction waits for the write's success, and a page that is closed before that loses the step.
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

export const storeNow = (): QuizStore => (isSharedDevice() ? inMemory : inDatabase);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

// How long this browser stores answers that have not reached the API: a draft from its last answer on, one without an owner only
// for hours, because the next user of the device may be another one.

export const draftLifetimeMs = lifetimes.draftDays * dayMs;
export const ownerlessDraftLifetimeMs = lifetimes.ownerlessDraftHours * hourMs;
export const outboxLifetimeDays = lifetimes.outboxDays;
/** From this day on their owner sees when finished answers will be removed. */
export const outboxWarningDays = 23;

/** Within this time 'log in and send' is still the wish of the user who returns from the login. */
export const sendUnaskedMs = hourMs;
