import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

/** What SES gives to everybody, also in its sandbox. */
const leastPerSecond = 1;

/** After a question that SES did not answer. */
const askAgainSeconds = 30;

/**
 * How many mails a second SES takes from this account, less a tenth for others who send from it. Asked for, and believed
 * for some minutes; when SES does not answer, the last answer counts, or else the least that SES gives anybody.
 */
export const sendingRate = (client: Pick<SESv2Client, 'send'>, now: () => Date) => {
  let known = { perSecond: leastPerSecond, askedAt: Number.NEGATIVE_INFINITY };
  let asking: Promise<void> | undefined;
  const ask = async () => {
    const { SendQuota } = await client.send(new GetAccountCommand({}));
    const perSecond = SendQuota?.MaxSendRate ?? leastPerSecond;
    known = { perSecond: Math.max(leastPerSecond, perSecond * pipelineLimits.mailRateShare), askedAt: now().getTime() };
  };
  return async (): Promise<number> => {
    if (now().getTime() - known.askedAt >= pipelineLimits.mailRateCacheSeconds * 1000) {
      // Ten jobs of one batch ask at once: one question is enough.
      asking ??= ask()
        .catch(() => {
          known = {
            ...known,
            askedAt: now().getTime() - (pipelineLimits.mailRateCacheSeconds - askAgainSeconds) * 1000,
          };
        })
        .finally(() => {
          asking = undefined;
        });
      await asking;
    }
    return known.perSecond;
  };
};
