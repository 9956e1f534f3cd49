import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { takeHandoffSchemas } from '#shared/contract/handoff-schemas.ts';
import type { AnswerOf } from '#shared/contract/schemas.ts';
import type { Handoff } from './put-handoff.ts';

type Deps = {
  hashId: (id: string) => string;
  hashReader: (reader: string) => string;
  /** Null when there is none, or none any more. */
  findHandoff: (handoffId: string, now: Date) => Promise<Handoff | null>;
  /** Marks it as read by this reader, if nobody else has read it. Else it stays as it is. */
  markRead: (handoffId: string, readBy: string, now: Date) => Promise<void>;
  /** Closes it and takes the draft away. `readBy`: only if this reader has read it. One that is closed stays as it was. */
  close: (handoffId: string, closed: NonNullable<Handoff['closed']>, readBy: string | null, now: Date) => Promise<void>;
  now: () => Date;
};

/**
 * What the other device has said, for a caller who has the id. The draft is for the first device that reads it, which may read it
 * again: an answer can be lost on its way. Ids are random, so nobody finds one that is not theirs.
 */
const takeHandoff =
  (deps: Deps): Handler<'takeHandoff'> =>
  async ({ body: { id, wish, reader } }) => {
    const [handoffId, readBy, now] = [
      deps.hashId(id),
      reader === undefined ? null : deps.hashReader(reader),
      deps.now(),
    ];
    if (wish === 'withdraw') await deps.close(handoffId, 'withdrawn', null, now);
    else if (wish !== 'look') {
      if (readBy === null) return nobody;
      if (wish === 'read') await deps.markRead(handoffId, readBy, now);
      else await deps.close(handoffId, wish, readBy, now);
    }
    const found = await deps.findHandoff(handoffId, now);
    if (wish !== 'read') return { answer: stateOf(found) };
    if (found?.readBy !== undefined && found.readBy !== readBy) return elsewhere;
    return found?.draft === undefined ? over : { answer: { ...stateOf(found), draft: found.draft } };
  };

const stateOf = (found: Handoff | null): AnswerOf<'takeHandoff'> => {
  if (!found) return { isOpen: false, hasDraft: false, isRead: false };
  const { draft, readBy, closed, ...pairing } = found;
  return {
    isOpen: closed === undefined,
    ...pairing,
    hasDraft: draft !== undefined,
    isRead: readBy !== undefined,
    ...(closed && { closed }),
  };
};

const nobody = refuse('malformed', 'This page is out of date. Reload it and try again.');

const over = refuse('not-found', 'This code has run out. Make a new one on the other device.');

const elsewhere = refuse(
  'read-elsewhere',
  'Another device has read these answers. If that was not you, stop it on the device that shows the code.',
);

export const takeHandoffRoute = {
  name: 'takeHandoff',
  runsIn: 'handoffs',
  method: 'POST',
  path: '/api/handoffs/take',
  auth: 'public',
  tag: 'Handoffs',
  summary: 'Look at a handoff, read its draft, or end it',
  description:
    'The first `reader` that reads the draft is the only one: it may read again after a lost answer. Unknown handoffs and ' +
    'those that have ended look alike.',
  refusals: ['not-found', 'read-elsewhere'],
  schemas: takeHandoffSchemas,
  // A device that waits for the other asks every three seconds: this is for 40 of them at once, and a refused one waits on.
  throttle: { rate: 14, burst: 60 },
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  uses: [{ close: 'closeHandoff' }, 'findHandoff', { hashId: 'hashHandoffId' }, 'hashReader', 'markRead', 'now'],
  handle: takeHandoff,
} as const satisfies RouteDeclaration<'takeHandoff'>;
