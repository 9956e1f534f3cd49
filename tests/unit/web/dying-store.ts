import { vi } from 'vitest';

// A browser's database that fails while the page uses it. fake-indexeddb itself never fails.

/**
 * `close`: each connection is closed without an event, as Safari does in the background.
 * `kill`: the same with an event, and running work is aborted.
 * `lost`: every read and write fails, even on new connections.
 * `full`: every write fails.
 * `stall open`: opening never ends.
 * `stall`: a transaction never ends.
 * `stall until aborted`: a transaction ends when it is aborted.
 */
export const faults = ['close', 'kill', 'lost', 'full', 'stall open', 'stall', 'stall until aborted'] as const;
export type Fault = (typeof faults)[number];

const lasting = ['lost', 'full', 'stall open', 'stall', 'stall until aborted'] as const;

/** Call it after `fake-indexeddb/auto`. A fault lasts until `heal`, or for good. */
export const dyingStore = () => {
  const now = new Set<Fault>();
  const connections = new Set<IDBDatabase>();
  const running = new Set<IDBTransaction>();
  const open = IDBFactory.prototype.open;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    if (now.has('stall open')) return {} as IDBOpenDBRequest;
    const request = open.apply(this, args);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  });
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (now.has('stall')) return silent(() => {});
    if (now.has('stall until aborted')) return silent((endings) => run(endings));
    const transaction = begin.apply(this, args);
    running.add(transaction);
    transaction.addEventListener('complete', () => running.delete(transaction));
    return transaction;
  });
  for (const name of ['get', 'put', 'delete'] as const) {
    const before = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (now.has('lost')) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      if (now.has('full') && name === 'put') throw new DOMException('full', 'QuotaExceededError');
      return before.apply(this, args);
    } as never);
  }
  const closeAll = (isSaid: boolean) => {
    for (const connection of connections) {
      connection.close();
      if (isSaid) connection.onclose?.(new Event('close'));
    }
    connections.clear();
  };
  const abortAll = () => {
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // The transaction has ended.
      }
    }
    running.clear();
  };
  return {
    begin: (fault: Fault) => {
      if (lasting.some((each) => each === fault)) now.add(fault);
      if (fault === 'kill') abortAll();
      if (fault === 'close' || fault === 'kill' || fault === 'stall open') closeAll(fault === 'kill');
    },
    heal: () => now.clear(),
    isDead: () => now.size > 0,
    /** Looks at the database as it is, whatever fails. */
    aside: async <T>(look: () => Promise<T>): Promise<T> => {
      const before = [...now];
      now.clear();
      const found = await look();
      for (const fault of before) now.add(fault);
      return found;
    },
  };
};

const run = (all: readonly (() => void)[]) => {
  for (const each of all) each();
};

/** A transaction that reports nothing. */
const silent = (onAbort: (endings: readonly (() => void)[]) => void): IDBTransaction => {
  const requests: { onerror?: () => void }[] = [];
  const ask = () => {
    const request = {};
    requests.push(request);
    return request;
  };
  const transaction = {
    onabort: undefined as (() => void) | undefined,
    error: null,
    commit: () => {},
    abort: () =>
      onAbort([
        ...requests.map(
          ({ onerror }) =>
            () =>
              onerror?.(),
        ),
        () => transaction.onabort?.(),
      ]),
    objectStore: () => ({ transaction, get: ask, put: ask, delete: ask }),
  };
  return transaction as unknown as IDBTransaction;
};
