export type Keys = { readonly partitionKey: string; readonly sortKey?: string };
/** Without `include`, the index has only keys. */
export type Index = Keys & { readonly name: string; readonly include?: readonly string[] };

/** Keys and indexes of the core's tables, all strings. The CDK stack and the local system both use them. */
export const submissionsTable = {
  partitionKey: 'userId',
  sortKey: 'runId',
  /** Sparse: only submissions with pending work have its keys, so that the sweeper never scans the table. */
  waitingIndex: { name: 'waiting', partitionKey: 'waiting', sortKey: 'waitingSince', include: ['submissionId'] },
} as const;

export const resultsTable = {
  partitionKey: 'userId',
  sortKey: 'submissionId',
  /** By the engine version that made a result, in shards, so that finding one version's results needs no scan. */
  madeByIndex: { name: 'madeBy', partitionKey: 'madeByShard', sortKey: 'madeBy', include: ['quizVersion'] },
} as const;

/** One item for each account. `timeToLive` removes those that were never finished. */
export const accountsTable = {
  partitionKey: 'userId',
  timeToLive: 'expiresAt',
  /**
   * When something about an account is due next: what a feature does, or its erasure without an address or after inactivity. In shards.
   */
  dueIndex: { name: 'due', partitionKey: 'dueShard', sortKey: 'dueAt' },
} as const;

/**
 * The marks of erased users: a keyed hash of the id, the day, and when `timeToLive` removes it. A separate table, because it is
 * never restored: restoring it with the others would bring erased users back and lose their marks.
 */
export const erasedTable = { partitionKey: 'mark', timeToLive: 'expiresAt' } as const;

/**
 * Rate limit counters. `timeToLive` names the attribute with the second after which DynamoDB deletes the item. It does so
 * within days, so no decision may depend on an item being gone.
 */
export const limitsTable = { partitionKey: 'key', timeToLive: 'expiresAt' } as const;

/** The construct of a feature's table: `links` → `Links`. */
export const constructOfTable = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The output of the stack with the name of a feature's table: `LinksTableName`. */
export const outputOfTable = (name: string): string => `${constructOfTable(name)}TableName`;
