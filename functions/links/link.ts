import type { UserId } from '#shared/contract/ids.ts';
import { maxWrongTries } from '#shared/links/link.ts';

export type Opening = { at: string; isRight: boolean };

/** A user's link, without its files. */
export type Link = {
  userId: UserId;
  /** A keyed hash of the id in the link's address, so that stored data opens no link. */
  linkId: string;
  madeAt: string;
  endsAt: string;
  /** Blank once the link is over. */
  passcodeHash: string;
  /** Over the whole life of the link. */
  wrongTries: number;
  /** Each call with a passcode, oldest first. */
  openings: readonly Opening[];
  fileCount: number;
  closed?: { at: string; by: 'owner' | 'logout' } | undefined;
};

/** True if nobody can open the link any more: it was closed, has expired, or had too many wrong passcodes. */
export const isOver = ({ closed, wrongTries, endsAt }: Link, now: Date): boolean =>
  closed !== undefined || wrongTries >= maxWrongTries || endsAt <= now.toISOString();

/** What its owner sees. */
export const viewOfLink = (link: Link, now: Date) => {
  const { linkId, madeAt, endsAt, openings } = link;
  const closed = link.closed ?? closedByTries(link);
  return {
    linkId,
    madeAt,
    endsAt,
    ...(closed && { closed }),
    isOver: isOver(link, now),
    openings: openings.toReversed(),
  };
};

const closedByTries = ({ wrongTries, openings }: Link) => {
  const last = openings.findLast(({ isRight }) => !isRight);
  return wrongTries >= maxWrongTries && last ? { at: last.at, by: 'wrong-passcodes' as const } : undefined;
};
