/**
 * Where a result stands in the index of the engines that made it. The engine's version begins the sort key, so that one query
 * finds '2.1.0' alone or all of '2.1'. The shards let the index take more writes than one partition can (a thousand a second).
 */
export type MadeByKeys = { madeByShard: string; madeBy: string };

const shards = 32;

export const madeByShards: readonly string[] = Array.from({ length: shards }, (_, shard) => String(shard));

/** Rows of the index in this shard that begin so, in their order, after the one that was seen last. */
export const madeByQuery = (tableName: string, shard: string, prefix: string, after = '') => ({
  TableName: tableName,
  IndexName: 'madeBy',
  // Between two places: what begins with the prefix comes before the prefix and the last of all characters.
  KeyConditionExpression: 'madeByShard = :shard AND madeBy BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':shard': shard,
    ':from': after < prefix ? prefix : `${after}\u0000`,
    ':to': `${prefix}\uffff`,
  },
});

/** The last characters of a ULID are random. */
const shardOf = (submissionId: string): string =>
  String([...submissionId.slice(-2)].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % shards);

export const madeByKeys = (engineVersion: string, submissionId: string): MadeByKeys => ({
  madeByShard: shardOf(submissionId),
  madeBy: `${engineVersion}#${submissionId}`,
});
