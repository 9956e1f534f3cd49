import { dailyLimits } from '#shared/contract/limits.ts';
import { type LimitsTable, takeFrom } from './limits.ts';

/** Takes one from an account's result mails of the day. False: there is none left. */
export const takeDailyMail =
  (table: LimitsTable, now: () => Date) =>
  async (userId: string): Promise<boolean> => {
    const limit = { kind: 'result-mails', subject: userId, max: dailyLimits.resultMails, windowSeconds: 24 * 60 * 60 };
    return (await takeFrom(table)(limit, now())).allowed;
  };
