import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withoutSecrets } from '#functions/accounts/export-words.ts';
import type { PersonStore } from '#functions/accounts/person.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { closeLink, type LinksTable, listLinks, ownerKey } from './links.ts';
import { deleteItemsOfPerson, itemsOfPerson } from './person-rows.ts';

/** Closes every open link of a person, for “log out everywhere”. */
export const closeLinksOf =
  (table: LinksTable, now: () => Date) =>
  async (userId: UserId): Promise<void> => {
    const links = await listLinks(table)(userId);
    const closed = { at: now().toISOString(), by: 'logout' as const };
    await Promise.all(links.filter((link) => !link.closed).map((link) => closeLink(table)(link, closed)));
  };

type Table = { client: DynamoDBDocumentClient; tableName: string };

/** Links and the files behind them. An export has the links; a file could be read by nobody here, its owner included. */
export const linksStore = (places: Table): PersonStore => {
  const table = { ...places, sortKey: 'place' };
  const linksOf = async (userId: UserId) =>
    (await itemsOfPerson(table, userId)).filter(({ place }) => String(place).startsWith('link#'));
  return {
    name: 'links',
    exportOf: async (userId) => withoutSecrets('links', await linksOf(userId)),
    erase: async (userId) => {
      // What leads to a link goes first: its key is known from the link's item alone.
      const links = await linksOf(userId);
      const owners = links.map(({ linkId }) => ({ TableName: places.tableName, Key: ownerKey(String(linkId)) }));
      await Promise.all(owners.map((owner) => places.client.send(new DeleteCommand(owner))));
      return deleteItemsOfPerson(table, userId);
    },
  };
};
