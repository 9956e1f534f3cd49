import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import type { Taken } from '#functions/edge/limit.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import { type LimitsTable, limitKey, takeOnceFrom, windowBegin } from './limits.ts';

const mailKind = 'result-mails';
const daySeconds = 24 * 60 * 60;

/** The key of an account's mail counter for that day. */
export const mailCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(mailKind, keyedHash(serverKey, mailKind, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts a submission's mail against its account's daily limit, once for each submission. False if the limit is reached. */
export const consumeDailyMail =
  (table: LimitsTable & { serverKey: string }, now: () => Date) =>
  async ({ userId, submissionId }: { userId: UserId; submissionId: SubmissionId }): Promise<boolean> => {
    const subject = keyedHash(table.serverKey, mailKind, userId);
    const limit = { kind: mailKind, subject, max: dailyLimits.resultMails, windowSeconds: daySeconds };
    const mail = keyedHash(table.serverKey, 'a result mail of the day', submissionId);
    return (await takeOnceFrom(table)(limit, mail, now())).allowed;
  };

const submissionKind = 'submission';

const subjectOf = (serverKey: string, userId: UserId) => keyedHash(serverKey, 'submissions of a day', userId);

/** The key of a user's submission counter for that day. */
export const dayCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(submissionKind, subjectOf(serverKey, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts a user's submissions for each UTC day, each session id once. The table stores ids only as hashes. */
export const dailySubmissions = (table: LimitsTable, serverKey: string) => {
  const take = takeOnceFrom(table);
  return ({ userId, sessionId }: SubmissionKey, max: number, now: Date): Promise<Taken> => {
    const limit = { kind: submissionKind, subject: subjectOf(serverKey, userId), max, windowSeconds: daySeconds };
    return take(limit, keyedHash(serverKey, 'a submission of the day', sessionId), now);
  };
};
