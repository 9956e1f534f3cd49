import type { Taken } from '#functions/edge/limit.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { keyedHash } from './keyed-hash.ts';
import { type LimitsTable, limitKey, takeOnceFrom, windowBegin } from './limits.ts';

const kind = 'submission';
const daySeconds = 24 * 60 * 60;
const subjectOf = (serverKey: string, userId: UserId) => keyedHash(serverKey, 'submissions of a day', userId);

/** The key of a person's counter of that day. */
export const dayCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(kind, subjectOf(serverKey, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts the submissions of one person in a day of UTC, each session id once. The table gets no id as it is. */
export const dailySubmissions = (table: LimitsTable, serverKey: string) => {
  const take = takeOnceFrom(table);
  return ({ userId, sessionId }: SubmissionKey, max: number, now: Date): Promise<Taken> => {
    const limit = { kind, subject: subjectOf(serverKey, userId), max, windowSeconds: daySeconds };
    return take(limit, keyedHash(serverKey, 'a submission of the day', sessionId), now);
  };
};
