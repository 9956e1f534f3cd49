import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ReportUnreadable } from './stored-item.ts';

export type SubmissionsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** A table whose waiting submissions are spread over this many shards of each lane. */
export type ShardedSubmissions = SubmissionsTable & { shards: number };
