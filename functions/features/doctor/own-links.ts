import * as words from '#feature-words/doctor/links.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { keptEnd } from '#shared/features/doctor/links/link.ts';
import { closeLinkSchemas, keepLinkSchemas, listLinksSchemas } from '#shared/features/doctor/schemas.ts';
import { isOver, type Link, viewOfLink } from './link.ts';

// What owners can do with their links after creating them.

type Deps = {
  listLinks: (userId: UserId) => Promise<Link[]>;
  findOwn: (userId: UserId, linkId: string) => Promise<Link | null>;
  close: (link: Link, closed: NonNullable<Link['closed']>) => Promise<void>;
  keep: (link: Link, endsAt: string) => Promise<void>;
  now: () => Date;
};

/** Newest first. */
export const listLinks =
  (deps: Pick<Deps, 'listLinks' | 'now'>): Handler<'listLinks'> =>
  async ({ caller: { userId } }) => {
    const links = await deps.listLinks(userId);
    const newestFirst = links.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
    return { answer: newestFirst.map((link) => viewOfLink(link, deps.now())) };
  };

/** Closes a link and deletes its files. After this call no one can open it. Safe to repeat. */
export const closeLink =
  ({ findOwn, close, now }: Pick<Deps, 'findOwn' | 'close' | 'now'>): Handler<'closeLink'> =>
  async ({ body: { linkId }, caller: { userId } }) => {
    const link = await findOwn(userId, linkId);
    if (!link) return notYours;
    await close(link, { at: now().toISOString(), by: 'owner' });
    return { answer: viewOfLink((await findOwn(userId, linkId)) ?? link, now()) };
  };

/** Extends a link by seven days. An ended link cannot be extended, because its files are deleted. */
export const keepLink =
  ({ findOwn, keep, now }: Pick<Deps, 'findOwn' | 'keep' | 'now'>): Handler<'keepLink'> =>
  async ({ body: { linkId }, caller: { userId } }) => {
    const link = await findOwn(userId, linkId);
    if (!link || isOver(link, now())) return notYours;
    await keep(link, keptEnd(new Date(link.endsAt), now()).toISOString());
    const kept = await findOwn(userId, linkId);
    return kept && !isOver(kept, now()) ? { answer: viewOfLink(kept, now()) } : notYours;
  };

const notYours = refuse('not-found', words.noLongerOpen);

export const listLinksRoute = {
  name: 'listLinks',
  runsIn: 'ownLinks',
  method: 'GET',
  path: '/api/links/me',
  auth: 'signed-in',
  tag: 'Links',
  summary: 'Their links, and when each was opened',
  schemas: listLinksSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People do not see their links for a doctor, nor when they were opened.',
  alarm: 'readers',
  handle: listLinks,
} as const satisfies RouteDeclaration<'listLinks'>;

export const closeLinkRoute = {
  name: 'closeLink',
  runsIn: 'ownLinks',
  method: 'POST',
  path: '/api/links/close',
  auth: 'signed-in',
  tag: 'Links',
  summary: 'Close a link at once and delete what is behind it',
  refusals: ['not-found'],
  schemas: closeLinkSchemas,
  // A user who wants a link closed must not be throttled.
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot close a link for their doctor; logging out everywhere closes all of them.',
  alarm: 'readers',
  handle: closeLink,
} as const satisfies RouteDeclaration<'closeLink'>;

export const keepLinkRoute = {
  name: 'keepLink',
  runsIn: 'ownLinks',
  method: 'POST',
  path: '/api/links/keep',
  auth: 'signed-in',
  tag: 'Links',
  summary: 'Keep an open link for seven more days',
  refusals: ['not-found'],
  schemas: keepLinkSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot keep a link for their doctor longer; they can make a new one.',
  alarm: 'readers',
  handle: keepLink,
} as const satisfies RouteDeclaration<'keepLink'>;
