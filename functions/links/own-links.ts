import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { keptEnd } from '#shared/links/link-life.ts';
import { isOver, type Link, viewOfLink } from './link.ts';

// What the owner of links does with them after they were made.

type Find = { findOwn: (userId: UserId, linkId: string) => Promise<Link | null>; now: () => Date };

/** The newest first. */
export const listLinks =
  ({
    listLinks: list,
    now,
  }: {
    listLinks: (userId: UserId) => Promise<Link[]>;
    now: () => Date;
  }): Handler<'listLinks'> =>
  async ({ caller: { userId } }) => {
    const links = await list(userId);
    const newestFirst = links.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
    return { answer: newestFirst.map((link) => viewOfLink(link, now())) };
  };

/** With this answer nobody can open the link any more, and its files are gone. Safe to repeat. */
export const closeLink =
  ({
    findOwn,
    close,
    now,
  }: Find & { close: (link: Link, closed: NonNullable<Link['closed']>) => Promise<void> }): Handler<'closeLink'> =>
  async ({ body: { linkId }, caller: { userId } }) => {
    const link = await findOwn(userId, linkId);
    if (!link) return notYours;
    await close(link, { at: now().toISOString(), by: 'owner' });
    return { answer: viewOfLink((await findOwn(userId, linkId)) ?? link, now()) };
  };

/** Seven more days. A link that is over stays so: what was behind it is gone. */
export const keepLink =
  ({ findOwn, keep, now }: Find & { keep: (link: Link, endsAt: string) => Promise<void> }): Handler<'keepLink'> =>
  async ({ body: { linkId }, caller: { userId } }) => {
    const link = await findOwn(userId, linkId);
    if (!link || isOver(link, now())) return notYours;
    await keep(link, keptEnd(new Date(link.endsAt), now()).toISOString());
    const kept = await findOwn(userId, linkId);
    return kept && !isOver(kept, now()) ? { answer: viewOfLink(kept, now()) } : notYours;
  };

const notYours = refuse('not-found', 'This link is not open any more. Make a new one.');
