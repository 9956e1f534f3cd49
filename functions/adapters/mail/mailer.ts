import { GetAccountCommand, SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Measure } from '#functions/edge/log.ts';
import { identityNotVerified, type MailAnswer, type MailToSend } from '#functions/mail/mail-to-send.ts';
import { toRunTag } from '#functions/results/mail/record-mail-event.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

export type MailSender = { from: string; configurationSet?: string };

/**
 * Makes one attempt on one connection: after a lost response, a retry by the SDK would send a second mail. Connections are not
 * reused, because one that closed while Lambda was frozen would look like a lost response.
 */
export const createMailClient = (): SESv2Client =>
  new SESv2Client({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: pipelineLimits.mailConnectSeconds * 1000,
      requestTimeout: pipelineLimits.mailTimeoutSeconds * 1000,
      throwOnRequestTimeout: true,
      httpsAgent: { keepAlive: false },
      httpAgent: { keepAlive: false },
    },
  });

/** Sends one mail through SES and reports what is certain about it. Never throws, never quotes an address. */
export const sendMail =
  (client: SESv2Client, sender: MailSender) =>
  async (mail: MailToSend): Promise<MailAnswer> => {
    try {
      const { MessageId } = await client.send(command(sender, mail));
      return { outcome: 'sent', messageId: MessageId ?? 'no-id' };
    } catch (failure) {
      return outcomeAfter(failure);
    }
  };

const command = ({ from, configurationSet }: MailSender, { to, subject, html, text, tags, offUrl }: MailToSend) =>
  new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject, Charset: 'UTF-8' },
        Body: { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } },
        // Suppresses out-of-office replies (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }, ...(offUrl ? oneClick(offUrl) : [])],
      },
    },
    EmailTags: Object.entries({
      ...tags,
      ...(tags.runId && { runId: toRunTag(tags.runId) }),
    }).map(([Name, Value]) => ({ Name, Value })),
    ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
  });

/** One-click unsubscribe (RFC 2369 and RFC 8058): the mail program posts to this URL and shows no page. */
const oneClick = (url: string) => [
  { Name: 'List-Unsubscribe', Value: `<${url}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

/** A retry does not help: SES rejects the address or the content. */
const final = new Set(['MessageRejected', 'BadRequestException']);

/** There was no connection, so SES cannot have read the request. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const outcomeAfter = (failure: unknown): MailAnswer => {
  if (!(failure instanceof Error)) return { outcome: 'doubtful', reason: 'unknown' };
  // Any error response, including a throttle or a 5xx, means that SES did not accept the mail.
  if (failure instanceof SESv2ServiceException) {
    // SES uses the same error name for an unacceptable mail. Only the message shows that an operator can fix it.
    if (/not verified/i.test(failure.message)) return { outcome: 'later', reason: identityNotVerified };
    return { outcome: final.has(failure.name) ? 'refused' : 'later', reason: failure.name };
  }
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  // The SDK gives both kinds of timeout the same name. Only the message differs, and a test checks that it still does.
  const unconnected = neverConnected.has(code) || failure.message.includes('did not establish a connection');
  // Without credentials, nothing was sent either.
  const unsigned = failure.name === 'CredentialsProviderError';
  return { outcome: unconnected || unsigned ? 'later' : 'doubtful', reason: code };
};

/** The rate that SES gives every account, also in its sandbox. */
const leastPerSecond = 1;

/** The wait after SES failed to answer. */
const askAgainSeconds = 30;

/**
 * How many mails a second SES accepts from this AWS account, less a tenth for its other senders. Cached for some minutes. If
 * SES does not answer, the last known rate counts, or else the minimum. The same response has the daily quota, which is measured,
 * because above it SES refuses every mail.
 */
export const sendingRate = (client: Pick<SESv2Client, 'send'>, now: () => Date, measure: Measure) => {
  let known = { perSecond: leastPerSecond, askedAt: Number.NEGATIVE_INFINITY };
  let asking: Promise<void> | undefined;
  const ask = async () => {
    const { SendQuota } = await client.send(new GetAccountCommand({}));
    const perSecond = SendQuota?.MaxSendRate ?? leastPerSecond;
    known = { perSecond: Math.max(leastPerSecond, perSecond * pipelineLimits.mailRateShare), askedAt: now().getTime() };
    const { Max24HourSend: quota = 0, SentLast24Hours: sent = 0 } = SendQuota ?? {};
    // The quota is -1 when there is no limit.
    if (quota > 0) measure('MailQuotaUsed', (100 * sent) / quota);
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
