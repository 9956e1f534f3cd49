import { dailyLimits } from '#shared/contract/limits.ts';
import { type LimitsTable, limitKey, takeFrom, windowBegin } from './limits.ts';

const kind = 'result-mails';
const daySeconds = 24 * 60 * 60;

/** The key of an account's counter of that day. */
export const mailCounterKey = (userId: string, day: Date): string =>
  limitKey(kind, userId, windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Takes one from an account's result mails of the day. False: there is none left. */
export const takeDailyMail =
  (table: LimitsTable, now: () => Date) =>
  async (userId: string): Promise<boolean> => {
    const limit = { kind, subject: userId, max: dailyLimits.resultMails, windowSeconds: daySeconds };
    return (await takeFrom(table)(limit, now())).allowed;
  };
