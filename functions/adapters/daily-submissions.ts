import type { Taken } from '#functions/edge/limit.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import { keyedHash } from './keyed-hash.ts';
import { type LimitsTable, takeOnceFrom } from './limits.ts';

/** Counts the submissions of one person in a day of UTC, each session id once. The table gets no id as it is. */
export const dailySubmissions = (table: LimitsTable, serverKey: string) => {
  const take = takeOnceFrom(table);
  return ({ userId, sessionId }: SubmissionKey, max: number, now: Date): Promise<Taken> => {
    const subject = keyedHash(serverKey, 'submissions of a day', userId);
    const limit = { kind: 'submission', subject, max, windowSeconds: 24 * 60 * 60 };
    return take(limit, keyedHash(serverKey, 'a submission of the day', sessionId), now);
  };
};
