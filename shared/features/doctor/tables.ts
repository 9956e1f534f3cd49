/**
 * Links for doctors, by their owner, with their encrypted files; and for each link an item that names the owner. DynamoDB deletes
 * an item within days after the second in `timeToLive`, so no decision depends on an item being gone.
 */
export const tables = {
  links: { partitionKey: 'userId', sortKey: 'place', timeToLive: 'expiresAt' },
} as const;
