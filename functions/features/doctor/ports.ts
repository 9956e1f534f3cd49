import { findAccount } from '#functions/adapters/accounts.ts';
import { hasResult as hasStoredResult } from '#functions/adapters/results/results.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { requireEnv, requireTable } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { accounts, clock, readableTable, results } from '#functions/ports/stores.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { routes } from '#shared/contract/routes.ts';
import * as secrets from './adapters/link-secrets.ts';
import * as linkItems from './adapters/links.ts';

const links = () => ({ ...readableTable(), tableName: requireTable('links') });

export const hashId = { rights: { serverKey: [] }, open: () => secrets.hashLinkId(serverKey()) } satisfies Port;
export const hashPasscode = { rights: { serverKey: [] }, open: () => secrets.hashPasscode(serverKey()) } satisfies Port;
export const isPasscode = { rights: { serverKey: [] }, open: () => secrets.isPasscode(serverKey()) } satisfies Port;
export const addressOf = {
  rights: { serverKey: [] },
  open: () => secrets.fileAddress(serverKey(), routes.getLinkFile.path),
} satisfies Port;
export const readTicket = { rights: { serverKey: [] }, open: () => secrets.readTicket(serverKey()) } satisfies Port;
/** No link can be stored after an erasure or a logout everywhere: the same write checks the account. */
export const saveLink = {
  rights: { links: ['PutItem'], accounts: ['ConditionCheckItem'] },
  open: () => linkItems.saveLink(links(), requireEnv('ACCOUNTS_TABLE')),
} satisfies Port;
export const findLink = { rights: { links: ['GetItem'] }, open: () => linkItems.findLink(links()) } satisfies Port;
export const findOwnLink = {
  rights: { links: ['GetItem'] },
  open: () => linkItems.findOwnLink(links()),
} satisfies Port;
export const listLinks = { rights: { links: ['Query'] }, open: () => linkItems.listLinks(links()) } satisfies Port;
export const findFiles = { rights: { links: ['GetItem'] }, open: () => linkItems.findFiles(links()) } satisfies Port;
export const findFile = { rights: { links: ['GetItem'] }, open: () => linkItems.findFile(links()) } satisfies Port;
export const countOpening = {
  rights: { links: ['UpdateItem'] },
  open: () => linkItems.countOpening(links()),
} satisfies Port;
export const closeLink = {
  rights: { links: ['UpdateItem', 'DeleteItem'] },
  open: () => linkItems.closeLink(links()),
} satisfies Port;
export const deleteFiles = {
  rights: { links: ['DeleteItem'] },
  open: () => linkItems.deleteFiles(links()),
} satisfies Port;
export const keepLink = {
  rights: { links: ['UpdateItem'] },
  open: () => linkItems.keepLink(links(), clock),
} satisfies Port;
export const closeLinks = {
  rights: { links: ['Query', 'UpdateItem', 'DeleteItem'] },
  open: () => linkItems.closeLinksOf(links(), clock),
} satisfies Port;
export const hasOwner = {
  rights: { accounts: ['GetItem'] },
  open: () => {
    const find = findAccount(accounts());
    return async (userId: UserId) => (await find(userId)) !== null;
  },
} satisfies Port;
export const hasResult = { rights: { results: ['Query'] }, open: () => hasStoredResult(results()) } satisfies Port;
