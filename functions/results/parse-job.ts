import * as z from 'zod/mini';
import type { ResultJob } from '#shared/contract/messages.ts';

/** As long as the longest session id that the API takes. */
const id = z.string().check(z.minLength(1), z.maxLength(128));
const job = z.object({ userId: id, sessionId: id, submissionId: id });

/** A message of the result queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseJob = (body: string): ResultJob => job.parse(JSON.parse(body));
