import * as z from 'zod/mini';
import * as words from '#feature-words/move.ts';
import type { Hash } from '#functions/accounts/secret-tokens.ts';
import { type NetworkLimit, networkLimitDescription, type TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';
import { handoffMinutes } from '#shared/features/move/feature.ts';
import { routeSchemas } from '#shared/features/move/schemas.ts';
import { tooManyTriesFromNetwork } from '#words/refused.ts';

/** An unfinished quiz on its way to another device, stored for some minutes. */
export const handoffShape = z.object({
  /** Encrypted. Removed as soon as the handoff is closed. */
  draft: z.optional(z.string()),
  /** A hash of the id of the one device that may read the draft. */
  readBy: z.optional(z.string()),
  closed: z.optional(z.enum(['moved', 'withdrawn'])),
});

export type Handoff = z.output<typeof handoffShape>;

export const putLimit: NetworkLimit = {
  kind: 'handoff',
  perHour: 200,
  refusal: tooManyTriesFromNetwork,
};

// The server stores keyed hashes: the id itself opens the handoff.
const hashOfId = (hash: Hash, id: string) => hash('handoff', id);
const hashOfReader = (hash: Hash, reader: string) => hash('handoff-reader', reader);

type PutDeps = {
  hash: Hash;
  tries: Pick<TryLimits, 'network'>;
  /** False if another draft is stored under this id, or if the handoff is closed or expired. */
  save: (handoffId: string, draft: string, now: Date) => Promise<boolean>;
  now: () => Date;
};

/** Stores a draft for another device. Safe to repeat with the same draft. */
const putHandoff =
  ({ hash, tries, save, now }: PutDeps): Handler<'putHandoff'> =>
  async ({ body: { id, draft }, client }) => {
    const limited = await tries.network(putLimit, client.network);
    if (limited) return limited;
    return (await save(hashOfId(hash, id), draft, now())) ? { answer: {} } : taken;
  };

const taken = refuse('read-elsewhere', words.taken);

export const putHandoffRoute = {
  name: 'putHandoff',
  runsIn: 'handoffs',
  method: 'POST',
  path: '/api/handoffs/put',
  auth: 'public',
  tag: 'Handoffs',
  summary: 'Store an encrypted draft for another device; safe to repeat with the same draft',
  description: `It ends ${handoffMinutes} minutes later. ${networkLimitDescription}`,
  refusals: ['read-elsewhere'],
  schemas: routeSchemas.putHandoff,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  alarm: 'dashboard',
  handle: putHandoff,
} as const satisfies RouteDeclaration<'putHandoff'>;

type TakeDeps = {
  hash: Hash;
  /** Null if there is none, or if it has expired. */
  findHandoff: (handoffId: string, now: Date) => Promise<Handoff | null>;
  /** Marks it as read by this reader, unless another one has read it. */
  markRead: (handoffId: string, readBy: string, now: Date) => Promise<void>;
  /** Closes it and removes the draft. `readBy`: only if this reader has read it. A closed one stays as it was. */
  close: (handoffId: string, closed: NonNullable<Handoff['closed']>, readBy: string | null, now: Date) => Promise<void>;
  now: () => Date;
};

/**
 * The draft for the first device that reads it, or how far the handoff has come. The first reader is the only one and may read
 * again, because a response can be lost. Ids are random, so they cannot be guessed.
 */
const takeHandoff =
  (deps: TakeDeps): Handler<'takeHandoff'> =>
  async ({ body: { id, wish, reader } }) => {
    const [handoffId, readBy, now] = [
      hashOfId(deps.hash, id),
      reader === undefined ? null : hashOfReader(deps.hash, reader),
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

const stateOf = (found: Handoff | null): AnswerOf<'takeHandoff'> => ({
  isRead: found?.readBy !== undefined,
  ...(found?.closed && { closed: found.closed }),
});

const nobody = refuse('malformed', words.pageOutOfDate);

const over = refuse('not-found', words.over);

const elsewhere = refuse('read-elsewhere', words.elsewhere);

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
  schemas: routeSchemas.takeHandoff,
  // A device that waits for the other polls every three seconds. This serves 300 of them at once, three of one address, and a
  // throttled one keeps polling.
  throttle: { rate: 100, burst: 200 },
  addressLimit: 300,
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  alarm: 'dashboard',
  handle: takeHandoff,
} as const satisfies RouteDeclaration<'takeHandoff'>;
