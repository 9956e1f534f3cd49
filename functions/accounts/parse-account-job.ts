import * as z from 'zod/mini';
import type { AccountJob } from '#shared/contract/messages.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));

const job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered'), userId: id, sessionId: id }),
  z.object({ kind: z.literal('results'), userId: id }),
  z.object({ kind: z.literal('proof'), userId: id, proofId: id }),
  z.object({ kind: z.literal('confirmed'), userId: id }),
  z.object({ kind: z.literal('address-changed'), userId: id }),
  z.object({ kind: z.literal('link-ended'), userId: id }),
  z.object({ kind: z.literal('help'), requestId: id }),
  z.object({ kind: z.literal('erase'), userId: id }),
  z.object({ kind: z.literal('due'), userId: id }),
]);

/** A message of the queue of account jobs. Throws for anything else, which then ends in the dead-letter queue. */
export const parseAccountJob = (body: string): AccountJob => job.parse(JSON.parse(body));
