import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import { keyedHash } from './keyed-hash.ts';
import { type LimitsTable, limitKey, takeOnceFrom, windowBegin } from './limits.ts';

const kind = 'result-mails';
const daySeconds = 24 * 60 * 60;

/** The key of an account's counter of that day. */
export const mailCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(kind, keyedHash(serverKey, kind, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts a submission's mail against its account's limit of the day, once for each submission. False: none is left. */
export const consumeDailyMail =
  (table: LimitsTable & { serverKey: string }, now: () => Date) =>
  async ({ userId, submissionId }: { userId: UserId; submissionId: SubmissionId }): Promise<boolean> => {
    const subject = keyedHash(table.serverKey, kind, userId);
    const limit = { kind, subject, max: dailyLimits.resultMails, windowSeconds: daySeconds };
    const mail = keyedHash(table.serverKey, 'a result mail of the day', submissionId);
    return (await takeOnceFrom(table)(limit, mail, now())).allowed;
  };
