import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { takeHandoffSchemas } from '#shared/contract/schemas/ciphertext-schemas.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';
import type { Handoff } from './put-handoff.ts';

type Deps = {
  hashId: (id: string) => string;
  hashReader: (reader: string) => string;
  /** Null if there is none, or if it has expired. */
  findHandoff: (handoffId: string, now: Date) => Promise<Handoff | null>;
  /** Marks it as read by this reader, unless another one has read it. */
  markRead: (handoffId: string, readBy: string, now: Date) => Promise<void>;
  /** Closes it and removes the draft. `readBy`: only if this reader has read it. A closed one stays as it was. */
  close: (handoffId: string, closed: NonNullable<Handoff['closed']>, readBy: string | null, now: Date) => Promise<void>;
  now: () => Date;
};

/**
 * What the other device has sent, for a caller with the id. The first device that reads the draft is its only reader and may
 * read it again, because a response can be lost. Ids are random, so they cannot be guessed.
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
  // A device that waits for the other polls every three seconds. This serves 40 of them at once, and a throttled one keeps
  // polling.
  throttle: { rate: 14, burst: 60 },
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  uses: [{ close: 'closeHandoff' }, 'findHandoff', { hashId: 'hashHandoffId' }, 'hashReader', 'markRead', 'now'],
  handle: takeHandoff,
} as const satisfies RouteDeclaration<'takeHandoff'>;
