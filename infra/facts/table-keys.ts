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

/** One item for each account, and for 35 days a mark of each erased one, which `timeToLive` removes. */
export const accountsTable = {
  partitionKey: 'userId',
  timeToLive: 'expiresAt',
  /** Sparse: only accounts that have lost their address have its keys. Some time after that they are erased. */
  closingIndex: { name: 'closing', partitionKey: 'closing', sortKey: 'closesAt' },
} as const;

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
