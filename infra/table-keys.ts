/** Keys and indexes of the tables, in one place: the CDK stack and the local system both build from them. All strings. */
export const submissionsTable = {
  partitionKey: 'userId',
  sortKey: 'sessionId',
  /** Sparse: only submissions with outstanding work carry its keys, so that the sweeper never scans. */
  waitingIndex: { name: 'waiting', partitionKey: 'waiting', sortKey: 'waitingSince', include: ['submissionId'] },
} as const;

export const resultsTable = { partitionKey: 'userId', sortKey: 'submissionId' } as const;
