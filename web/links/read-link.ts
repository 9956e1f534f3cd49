import { isRecord, recordsOf, textOf } from '../api/read-value.ts';

/** One of their own links, with when it was opened, the newest first. Null for what cannot be one. */
export function readLink(body: unknown) {
  if (!isRecord(body) || typeof body.linkId !== 'string' || typeof body.endsAt !== 'string') return null;
  return {
    linkId: body.linkId,
    madeAt: textOf(body.madeAt),
    endsAt: body.endsAt,
    isOver: body.isOver !== false,
    closedBy: isRecord(body.closed) ? textOf(body.closed.by) : '',
    openings: recordsOf(body.openings).map(({ at, isRight }) => ({ at: textOf(at), isRight: isRight === true })),
  };
}

export type OwnLink = NonNullable<ReturnType<typeof readLink>>;

export const readLinks = (body: unknown): OwnLink[] | null =>
  Array.isArray(body) ? body.map(readLink).filter((link) => link !== null) : null;
