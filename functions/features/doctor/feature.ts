import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import { createLinkRoute } from './create-link.ts';
import { getLinkFileRoute, openLinkRoute } from './open-link.ts';
import { closeLinkRoute, keepLinkRoute, listLinksRoute } from './own-links.ts';
import * as own from './ports.ts';

export const closeLink = {
  route: closeLinkRoute,
  uses: { close: own.closeLink, findOwn: own.findOwnLink, now: base.now },
} satisfies EndpointOf<typeof closeLinkRoute>;

export const createLink = {
  route: createLinkRoute,
  uses: {
    findAccount: account.findAccount,
    findLink: own.findLink,
    hash: base.hash,
    hashId: own.hashId,
    hashPasscode: own.hashPasscode,
    hasResult: own.hasResult,
    listLinks: own.listLinks,
    now: base.now,
    saveLink: own.saveLink,
    take: data.take,
  },
} satisfies EndpointOf<typeof createLinkRoute>;

export const getLinkFile = {
  route: getLinkFileRoute,
  uses: {
    findFile: own.findFile,
    findLink: own.findLink,
    hasOwner: own.hasOwner,
    now: base.now,
    readTicket: own.readTicket,
  },
} satisfies EndpointOf<typeof getLinkFileRoute>;

export const keepLink = {
  route: keepLinkRoute,
  uses: { findOwn: own.findOwnLink, keep: own.keepLink, now: base.now },
} satisfies EndpointOf<typeof keepLinkRoute>;

export const openLink = {
  route: openLinkRoute,
  uses: {
    addressOf: own.addressOf,
    countOpening: own.countOpening,
    deleteFiles: own.deleteFiles,
    enqueue: account.enqueueAccountJob,
    findFiles: own.findFiles,
    findLink: own.findLink,
    hashId: own.hashId,
    hasOwner: own.hasOwner,
    isPasscode: own.isPasscode,
    now: base.now,
  },
} satisfies EndpointOf<typeof openLinkRoute>;

export const listLinks = {
  route: listLinksRoute,
  uses: { listLinks: own.listLinks, now: base.now },
} satisfies EndpointOf<typeof listLinksRoute>;
