import * as z from 'zod/mini';
import { userIdText } from '#shared/contract/schemas/id-schemas.ts';
import { storedLanguage } from '#shared/contract/schemas/language-schemas.ts';
import { maxWrongTries } from '#shared/features/doctor/links/link.ts';

const text = z.string();

/** A user's link, without its files. */
export const linkShape = z.object({
  userId: userIdText,
  /** A keyed hash of the id in the link's address, so that stored data opens no link. */
  linkId: text,
  madeAt: text,
  endsAt: text,
  /** The language in which the page opens for the doctor, as the owner chose. */
  language: storedLanguage,
  /** Blank once the link is over. */
  passcodeHash: text,
  /** Over the whole life of the link. */
  wrongTries: z.number(),
  /** Each call with a passcode, oldest first. */
  openings: z.array(z.object({ at: text, isRight: z.boolean() })),
  fileCount: z.number(),
  closed: z.optional(z.object({ at: text, by: z.enum(['owner', 'logout']) })),
});

export type Link = z.output<typeof linkShape>;
export type Opening = Link['openings'][number];

/** True if nobody can open the link any more: it was closed, has expired, or had too many wrong passcodes. */
export const isOver = ({ closed, wrongTries, endsAt }: Link, now: Date): boolean =>
  closed !== undefined || wrongTries >= maxWrongTries || endsAt <= now.toISOString();

/** What its owner sees. */
export const viewOfLink = (link: Link, now: Date) => {
  const { linkId, madeAt, endsAt, language, openings } = link;
  const closed = link.closed ?? closedByTries(link);
  return {
    linkId,
    madeAt,
    endsAt,
    language,
    ...(closed && { closed }),
    isOver: isOver(link, now),
    openings: openings.toReversed(),
  };
};

const closedByTries = ({ wrongTries, openings }: Link) => {
  const last = openings.findLast(({ isRight }) => !isRight);
  return wrongTries >= maxWrongTries && last ? { at: last.at, by: 'wrong-passcodes' as const } : undefined;
};
