import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { ReportUnreadable } from './stored-item.ts';

export type LinksTable = { client: DynamoDBDocumentClient; tableName: string; reportUnreadable: ReportUnreadable };

// Three kinds of items. Under the person: each link, and the files behind it, so that one query finds all of a person.
// Under the link: whose it is, for whoever comes with the link alone.

export const linkKey = (userId: string, linkId: string) => ({ userId, place: `link#${linkId}` });
export const fileKey = (userId: string, linkId: string, file: number) => ({ userId, place: `file#${linkId}#${file}` });
export const ownerKey = (linkId: string) => ({ userId: `link#${linkId}`, place: 'owner' });

const daySeconds = 24 * 60 * 60;
const secondOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** DynamoDB deletes within days after these seconds. Nothing depends on it: what has ended is refused before. */
export const fileExpiry = (endsAt: string): number => secondOf(endsAt);
export const linkExpiry = (endsAt: string): number => secondOf(endsAt) + lifetimes.endedLinkDays * daySeconds;
