import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

/** The rate that SES gives every account, also in its sandbox. */
const leastPerSecond = 1;

/** The wait after SES failed to answer. */
const askAgainSeconds = 30;

/**
 * How many mails a second SES accepts from this AWS account, less a tenth for its other senders. Cached for some minutes; if
 * SES does not answer, the last known rate counts, or else the minimum.
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
      // Ten jobs of one batch need the rate at once: one request is enough.
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
