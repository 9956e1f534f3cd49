import type { EndpointOf } from '#functions/edge/route.ts';
import { createLinkRoute } from '#functions/links/create-link.ts';
import { getLinkFileRoute, openLinkRoute } from '#functions/links/open-link.ts';
import { closeLinkRoute, keepLinkRoute, listLinksRoute } from '#functions/links/own-links.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';

export const closeLink = {
  route: closeLinkRoute,
  uses: { close: data.closeLink, findOwn: data.findOwnLink, now: base.now },
} satisfies EndpointOf<typeof closeLinkRoute>;

export const createLink = {
  route: createLinkRoute,
  uses: {
    findAccount: account.findAccount,
    findLink: data.findLink,
    hash: base.hash,
    hashId: data.hashId,
    hashPasscode: data.hashPasscode,
    hasResult: data.hasResult,
    listLinks: data.listLinks,
    now: base.now,
    saveLink: data.saveLink,
    take: data.take,
  },
} satisfies EndpointOf<typeof createLinkRoute>;

export const getLinkFile = {
  route: getLinkFileRoute,
  uses: {
    findFile: data.findFile,
    findLink: data.findLink,
    hasOwner: account.hasOwner,
    now: base.now,
    readTicket: data.readTicket,
  },
} satisfies EndpointOf<typeof getLinkFileRoute>;

export const keepLink = {
  route: keepLinkRoute,
  uses: { findOwn: data.findOwnLink, keep: data.keepLink, now: base.now },
} satisfies EndpointOf<typeof keepLinkRoute>;

export const openLink = {
  route: openLinkRoute,
  uses: {
    addressOf: data.addressOf,
    countOpening: data.countOpening,
    deleteFiles: data.deleteFiles,
    enqueue: account.enqueueAccountJob,
    findFiles: data.findFiles,
    findLink: data.findLink,
    hashId: data.hashId,
    hasOwner: account.hasOwner,
    isPasscode: data.isPasscode,
    now: base.now,
  },
} satisfies EndpointOf<typeof openLinkRoute>;

export const listLinks = {
  route: listLinksRoute,
  uses: { listLinks: data.listLinks, now: base.now },
} satisfies EndpointOf<typeof listLinksRoute>;
