import type { EndpointOf } from '#functions/edge/route.ts';
import { createLinkRoute } from '#functions/links/create-link.ts';
import { getLinkFileRoute, openLinkRoute } from '#functions/links/open-link.ts';
import { closeLinkRoute, keepLinkRoute, listLinksRoute } from '#functions/links/own-links.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import * as links from '#functions/ports/link-ports.ts';

export const closeLink = {
  route: closeLinkRoute,
  uses: { close: links.closeLink, findOwn: links.findOwnLink, now: base.now },
} satisfies EndpointOf<typeof closeLinkRoute>;

export const createLink = {
  route: createLinkRoute,
  uses: {
    findAccount: account.findAccount,
    findLink: links.findLink,
    hash: base.hash,
    hashId: links.hashId,
    hashPasscode: links.hashPasscode,
    hasResult: data.hasResult,
    listLinks: links.listLinks,
    now: base.now,
    saveLink: links.saveLink,
    take: data.take,
  },
} satisfies EndpointOf<typeof createLinkRoute>;

export const getLinkFile = {
  route: getLinkFileRoute,
  uses: {
    findFile: links.findFile,
    findLink: links.findLink,
    hasOwner: account.hasOwner,
    now: base.now,
    readTicket: links.readTicket,
  },
} satisfies EndpointOf<typeof getLinkFileRoute>;

export const keepLink = {
  route: keepLinkRoute,
  uses: { findOwn: links.findOwnLink, keep: links.keepLink, now: base.now },
} satisfies EndpointOf<typeof keepLinkRoute>;

export const openLink = {
  route: openLinkRoute,
  uses: {
    addressOf: links.addressOf,
    countOpening: links.countOpening,
    deleteFiles: links.deleteFiles,
    enqueue: account.enqueueAccountJob,
    findFiles: links.findFiles,
    findLink: links.findLink,
    hashId: links.hashId,
    hasOwner: account.hasOwner,
    isPasscode: links.isPasscode,
    now: base.now,
  },
} satisfies EndpointOf<typeof openLinkRoute>;

export const listLinks = {
  route: listLinksRoute,
  uses: { listLinks: links.listLinks, now: base.now },
} satisfies EndpointOf<typeof listLinksRoute>;
