import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { toSessionTag } from '#functions/results/mail/session-tag.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { identityNotVerified, type MailAnswer, type MailToSend } from '#functions/results/send-mail-once.ts';

export type MailSender = { from: string; configurationSet?: string };

/**
 * One try, one connection. The SDK's own retries would send a second mail after a lost answer; a kept-alive connection
 * that died while Lambda slept would look like one.
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

/** Hands one mail to SES and says what is certain about its fate. Never throws, never quotes an address. */
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

const command = ({ from, configurationSet }: MailSender, { to, subject, html, text, tags }: MailToSend) =>
  new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject, Charset: 'UTF-8' },
        Body: { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } },
        // No out-of-office answers to a machine (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
    EmailTags: Object.entries({ ...tags, sessionId: toSessionTag(tags.sessionId) }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
    ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
  });

/** What another try cannot change: the address or the content is not acceptable to SES. */
const final = new Set(['MessageRejected', 'BadRequestException']);

/** The request cannot have been read: no connection came about. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const outcomeAfter = (failure: unknown): MailAnswer => {
  if (!(failure instanceof Error)) return { outcome: 'doubtful', reason: 'unknown' };
  // An answer from SES, also a throttle or a 5xx, says that it did not take the mail.
  if (failure instanceof SESv2ServiceException) {
    // The same name as for a mail that is unacceptable; only the text tells that an operator can still mend this one.
    if (/not verified/i.test(failure.message)) return { outcome: 'later', reason: identityNotVerified };
    return { outcome: final.has(failure.name) ? 'refused' : 'later', reason: failure.name };
  }
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  // The SDK names both kinds of timeout alike; only the text tells them apart (a test holds it to that).
  const unconnected = neverConnected.has(code) || failure.message.includes('did not establish a connection');
  // Credentials that could not be had, for one: nothing was sent either.
  const unsigned = failure.name === 'CredentialsProviderError';
  return { outcome: unconnected || unsigned ? 'later' : 'doubtful', reason: code };
};
