import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ReportUnreadable } from './stored-item.ts';

export type SubmissionsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** The partition of the sparse index `waiting`: an item is in it while work is outstanding. */
export const waitingShard = 'yes';

/** The other partition of the index: what the sweep has given up. Operators find it there, and a redrive finishes it. */
export const parkedShard = 'parked';
