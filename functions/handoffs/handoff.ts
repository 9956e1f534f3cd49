import * as z from 'zod/mini';
import { networkLimit, type TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { putHandoffSchemas, takeHandoffSchemas } from '#shared/contract/schemas/ciphertext-schemas.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

const text = z.optional(z.string());

/** What two devices have sent each other so far, stored for some minutes. */
export const handoffShape = z.object({
  commitment: text,
  nonce: text,
  publicKey: text,
  /** Encrypted. Removed as soon as the handoff is closed. */
  draft: text,
  /** A hash of the id of the one device that may read the draft. */
  readBy: text,
  closed: z.optional(z.enum(['moved', 'declined', 'withdrawn'])),
});

export type Handoff = z.output<typeof handoffShape>;
export type Part = 'commitment' | 'nonce' | 'publicKey' | 'draft';

type PutDeps = {
  hashId: (id: string) => string;
  tries: Pick<TryLimits, 'network'>;
  /** False if another device has already written one of the parts, or if the handoff is closed or expired. */
  putParts: (handoffId: string, parts: Pick<Handoff, Part>, now: Date) => Promise<boolean>;
  now: () => Date;
};

/** Stores a part that one device sends to the other. The first part begins the handoff. Safe to repeat with the same part. */
const putHandoff =
  ({ hashId, tries, putParts, now }: PutDeps): Handler<'putHandoff'> =>
  async ({ body: { id, ...parts }, client }) => {
    if (Object.values(parts).every((part) => part === undefined)) return nothing;
    const limited = await tries.network('handoff', client.network);
    if (limited) return limited;
    return (await putParts(hashId(id), parts, now())) ? { answer: {} } : taken;
  };

const nothing = refuse('malformed', 'Nothing was sent. Reload the page and try again.');

const taken = refuse('read-elsewhere', 'This code has expired, or another device got there first. Make a new code.');

export const putHandoffRoute = {
  name: 'putHandoff',
  runsIn: 'handoffs',
  method: 'POST',
  path: '/api/handoffs/put',
  auth: 'public',
  tag: 'Handoffs',
  summary: 'Store one part of a handoff; safe to repeat with the same part',
  description: `Each part is written once. All of it ends ${lifetimes.handoffMinutes} minutes after the first part. ${networkLimit}`,
  refusals: ['read-elsewhere'],
  schemas: putHandoffSchemas,
  throttle: { rate: 10, burst: 20 },
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  uses: [{ hashId: 'hashHandoffId' }, 'now', 'putParts', { tries: 'networkTries' }],
  handle: putHandoff,
} as const satisfies RouteDeclaration<'putHandoff'>;

type TakeDeps = {
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
  (deps: TakeDeps): Handler<'takeHandoff'> =>
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

const over = refuse('not-found', 'This code has expired. Make a new one on the other device.');

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
