/** Keys and indexes of the tables, all strings. The CDK stack and the local system both use them. */
export const submissionsTable = {
  partitionKey: 'userId',
  sortKey: 'sessionId',
  /** Sparse: only submissions with work left have its keys, so that the sweeper never scans the table. */
  waitingIndex: { name: 'waiting', partitionKey: 'waiting', sortKey: 'waitingSince', include: ['submissionId'] },
} as const;

export const resultsTable = {
  partitionKey: 'userId',
  sortKey: 'submissionId',
  /** By the engine that made it, in shards: which results one version has made, without a scan. */
  madeByIndex: { name: 'madeBy', partitionKey: 'madeByShard', sortKey: 'madeBy', include: ['quizVersion'] },
} as const;

/** One item for each account. `timeToLive` removes those that were never finished. */
export const accountsTable = {
  partitionKey: 'userId',
  timeToLive: 'expiresAt',
  /** When something about an account is due next: a reminder, or its end without an address or without use. In parts. */
  dueIndex: { name: 'due', partitionKey: 'dueShard', sortKey: 'dueAt' },
} as const;

/**
 * The marks of erased people: a keyed hash of the id, the day, and when `timeToLive` removes it. A table of its own, because it
 * is never restored: restoring the others would bring the erased back, and with them lose the marks.
 */
export const erasedTable = { partitionKey: 'mark', timeToLive: 'expiresAt' } as const;

/**
 * Links for doctors, by their owner, with the encrypted files behind them; and for each link an item that says whose it is.
 * `timeToLive` as below.
 */
export const linksTable = { partitionKey: 'userId', sortKey: 'place', timeToLive: 'expiresAt' } as const;

/**
 * Counters of tries. `timeToLive` names the attribute with the second after which DynamoDB deletes the item. It does so
 * within days, so no decision may depend on an item being gone.
 */
export const limitsTable = { partitionKey: 'key', timeToLive: 'expiresAt' } as const;
