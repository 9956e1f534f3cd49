import { DeleteCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type ReadableTable, readItem, type StoredKind, sortItems } from '#functions/adapters/stored-item.ts';
import {
  changeAndRead,
  changeItem,
  findItem,
  hasFailed,
  type Item,
  reasonsOf,
  type Table,
  updateOf,
} from '#functions/adapters/table.ts';
import type { FeatureStore } from '#functions/features/feature.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { endedLinkDays } from '#shared/features/doctor/feature.ts';
import { maxWrongTries } from '#shared/features/doctor/links/link.ts';
import { type Link, linkShape, type Opening } from '../link.ts';

// The table has three kinds of items. Under the user: each link and its files, so that one query finds everything of a user. Under
// the link: its owner, for a caller who has only the link.

const linkKey = (userId: UserId, linkId: string) => ({ userId, place: `link#${linkId}` });
const fileKey = (userId: UserId, linkId: string, file: number) => ({ userId, place: `file#${linkId}#${file}` });
const ownerKey = (linkId: string) => ({ userId: `link#${linkId}`, place: 'owner' });

const daySeconds = 24 * 60 * 60;
const secondOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** A link's TTL; a file's is the link's end. DynamoDB deletes within days after it, but ended links are refused at once. */
const linkExpiry = (endsAt: string): number => secondOf(endsAt) + endedLinkDays * daySeconds;

const storedLink: StoredKind<Link> = { kind: 'link', current: 1, shape: linkShape };

/**
 * Stores a link and its files, all or nothing, and only while the account is unchanged since the token was checked. So no link
 * can follow an erasure or “log out everywhere”, both of which write the account first.
 */
export const saveLink =
  ({ client, tableName: TableName }: Table, accountsTable: string) =>
  async (
    link: Link,
    files: readonly string[],
    seenRevision: number,
  ): Promise<'saved' | 'taken' | 'account-changed'> => {
    const { userId, linkId, endsAt } = link;
    const put = (Item: Item) => ({ Put: { TableName, Item } });
    const owner = { ...ownerKey(linkId), owner: userId, expiresAt: linkExpiry(endsAt) };
    const own = { ...link, ...linkKey(userId, linkId), schema: storedLink.current, expiresAt: linkExpiry(endsAt) };
    const write = new TransactWriteCommand({
      TransactItems: [
        {
          ConditionCheck: {
            TableName: accountsTable,
            Key: { userId },
            ConditionExpression: 'revision = :seen AND attribute_not_exists(isErasing)',
            ExpressionAttributeValues: { ':seen': seenRevision },
          },
        },
        { Put: { TableName, Item: owner, ConditionExpression: 'attribute_not_exists(userId)' } },
        put(own),
        ...files.map((jwe, at) => put({ ...fileKey(userId, linkId, at), jwe, expiresAt: secondOf(endsAt) })),
      ],
    });
    try {
      await client.send(write);
      return 'saved';
    } catch (failure) {
      const [, taken] = reasonsOf(failure);
      return hasFailed(taken) ? 'taken' : 'account-changed';
    }
  };

/** Finds a link for its owner. */
export const findOwnLink =
  (table: ReadableTable) =>
  async (userId: UserId, linkId: string): Promise<Link | null> => {
    const item = await findItem(table, linkKey(userId, linkId));
    return item ? readItem(storedLink, item, table.reportUnreadable) : null;
  };

/** Finds a link for anyone who has its id. */
export const findLink =
  (table: ReadableTable) =>
  async (linkId: string): Promise<Link | null> => {
    const { owner } = (await findItem(table, ownerKey(linkId))) ?? {};
    return typeof owner === 'string' ? findOwnLink(table)(asUserId(owner), linkId) : null;
  };

export const listLinks =
  (table: ReadableTable) =>
  async (userId: UserId): Promise<Link[]> => {
    const query = new QueryCommand({
      TableName: table.tableName,
      KeyConditionExpression: 'userId = :userId AND begins_with(place, :links)',
      ExpressionAttributeValues: { ':userId': userId, ':links': 'link#' },
      ConsistentRead: true,
    });
    // One page is 1 MB, and a link with its openings takes a few kB.
    const { Items = [] } = await table.client.send(query);
    return sortItems(storedLink, Items, table.reportUnreadable).readable;
  };

/** Null if a file is missing: the link was closed in the meantime. */
export const findFiles =
  (table: ReadableTable) =>
  async (link: Link): Promise<string[] | null> => {
    const files = await Promise.all(Array.from({ length: link.fileCount }, (_, at) => findFile(table)(link, at)));
    return files.includes(null) ? null : files.filter((file) => file !== null);
  };

export const findFile =
  (table: ReadableTable) =>
  async ({ userId, linkId }: Link, file: number): Promise<string | null> => {
    const { jwe } = (await findItem(table, fileKey(userId, linkId, file))) ?? {};
    return typeof jwe === 'string' ? jwe : null;
  };

/** The list of openings is capped: further ones are counted but not listed. */
const maxListed = 200;

const isOpen =
  'attribute_exists(linkId) AND attribute_not_exists(closed) AND wrongTries < :max AND endsAt > :now' as const;

export const countOpening =
  (table: ReadableTable) =>
  async ({ userId, linkId, openings }: Link, opening: Opening): Promise<Link | null> => {
    const isListed = openings.length < maxListed;
    const counted = await changeAndRead(table, {
      key: linkKey(userId, linkId),
      update: `${isListed ? 'SET openings = list_append(openings, :opening) ' : ''}ADD wrongTries :wrong`,
      condition: isOpen,
      values: {
        ':wrong': opening.isRight ? 0 : 1,
        ':max': maxWrongTries,
        ':now': opening.at,
        ...(isListed && { ':opening': [opening] }),
      },
    });
    return 'changed' in counted ? readItem(storedLink, counted.changed, table.reportUnreadable) : null;
  };

/** From this write on, nobody can open the link; then its files are deleted. A link that was already closed stays as it was. */
export const closeLink =
  (table: Table) =>
  async (link: Link, closed: NonNullable<Link['closed']>): Promise<void> => {
    await changeItem(table, {
      key: linkKey(link.userId, link.linkId),
      update: 'SET closed = :closed, passcodeHash = :none',
      condition: isOpen,
      values: { ':closed': closed, ':none': '', ':max': maxWrongTries, ':now': closed.at },
    });
    await deleteFiles(table)(link);
  };

export const deleteFiles =
  ({ client, tableName }: Table) =>
  async ({ userId, linkId, fileCount }: Link): Promise<void> => {
    const keys = Array.from({ length: fileCount }, (_, at) => fileKey(userId, linkId, at));
    await Promise.all(keys.map((Key) => client.send(new DeleteCommand({ TableName: tableName, Key }))));
  };

/** Extends the link and all its files in one write. A link that has ended or was already extended stays as it is. */
export const keepLink =
  (table: Table, now: () => Date) =>
  async (link: Link, endsAt: string): Promise<void> => {
    const { userId, linkId, fileCount } = link;
    const later = (key: Item, expiresAt: number) =>
      updateOf(table, {
        key,
        update: 'SET expiresAt = :expiresAt',
        condition: 'attribute_exists(userId)',
        values: { ':expiresAt': expiresAt },
      });
    const own = updateOf(table, {
      key: linkKey(userId, linkId),
      update: 'SET endsAt = :endsAt, expiresAt = :expiresAt',
      condition: `${isOpen} AND endsAt = :seen`,
      values: {
        ':endsAt': endsAt,
        ':expiresAt': linkExpiry(endsAt),
        ':seen': link.endsAt,
        ':max': maxWrongTries,
        ':now': now().toISOString(),
      },
    });
    const files = Array.from({ length: fileCount }, (_, at) => later(fileKey(userId, linkId, at), secondOf(endsAt)));
    const updates = [own, later(ownerKey(linkId), linkExpiry(endsAt)), ...files];
    const write = new TransactWriteCommand({ TransactItems: updates.map((Update) => ({ Update })) });
    await table.client.send(write).catch(reasonsOf);
  };

/** Closes every open link of a user, for “log out everywhere”. */
export const closeLinksOf =
  (table: ReadableTable, now: () => Date) =>
  async (userId: UserId): Promise<void> => {
    const links = await listLinks(table)(userId);
    const closed = { at: now().toISOString(), by: 'logout' as const };
    await Promise.all(links.filter((link) => !link.closed).map((link) => closeLink(table)(link, closed)));
  };

const isLink = ({ place }: Item): boolean => String(place).startsWith('link#');

/** An export contains the links but not the files: they are encrypted, and neither the server nor the account could read them. */
const linksStore: FeatureStore = {
  isExported: isLink,
  ownerKeyOf: (item) => (isLink(item) ? ownerKey(String(item.linkId)) : null),
};

export const stores = { links: linksStore };
