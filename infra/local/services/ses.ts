/**
 * Amazon SES, API version 2: SendEmail with simple content, and GetAccount. Mails are stored on disk, where developers
 * and tests can read them. A mail to the mailbox simulator's bounce@ or complaint@ address is accepted and then
 * reported as a bounce or complaint, as SES does through EventBridge. A mail to `refusedRecipient` is refused at once.
 *
 * Not imitated: raw and templated mail, sending limits (GetAccount names one, but nothing enforces it), the sandbox,
 * verified identities, suppression lists, delivery.
 */

import { randomUUID } from 'node:crypto';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { AwsError, type Faults, restJson } from '#infra/local/wire/aws-protocols.ts';
import { openDocuments } from '#infra/local/wire/database.ts';

/** SES refuses some mails, for example because of a virus. This stand-in refuses mail to this recipient. */
export const refusedRecipient = 'refused@simulator.amazonses.com';

/** A rate far above what one machine sends, so that tests need not wait for a turn. */
const account = {
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 500, SentLast24Hours: 0 },
};

export type Mail = {
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** ISO instant. */
  at: string;
  tags: Record<string, string>;
  headers: Record<string, string>;
};

export type Ses = ReturnType<typeof startSes>;

/** Calls `onSent` for every accepted mail once it is on disk. */
export const startSes = (dataDir: string, faults: Faults, onSent: (mail: Mail) => void) => {
  const mails = openDocuments<Mail>(dataDir, 'mail', 'mail');
  const send = (input: SendEmailCommandInput) => {
    const mail = accept(input);
    mails.add(mail);
    onSent(mail);
    return { MessageId: mail.messageId };
  };
  return {
    answer: restJson('ses', faults, ({ method, path, body }) => {
      if (method === 'POST' && path === '/v2/email/outbound-emails') return send(JSON.parse(body.toString()));
      if (method === 'GET' && path === '/v2/email/account') return account;
      throw new AwsError('NotFoundException', 'The local system imitates SendEmail and GetAccount only.', {
        status: 404,
      });
    }),
    mail: mails.all,
    stop: mails.close,
  };
};

const accept = (input: SendEmailCommandInput): Mail => {
  const { Content, FromEmailAddress: from, Destination, EmailTags = [] } = input;
  const to = Destination?.ToAddresses ?? [];
  if (!Content?.Simple || !from)
    throw new AwsError('BadRequestException', 'FromEmailAddress and Content.Simple are needed.');
  const wrong = to.find((address) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$|<[^@\s]+@[^@\s]+\.[^@\s]+>$/.test(address));
  if (to.length === 0 || wrong !== undefined) throw new AwsError('BadRequestException', 'Missing or illegal address.');
  if (EmailTags.some(({ Value = '' }) => !/^[\w-]{1,256}$/.test(Value)))
    throw new AwsError('BadRequestException', 'A message tag value has an illegal character or length.');
  if (to.includes(refusedRecipient)) throw new AwsError('MessageRejected', 'Message contains a virus.');
  const { Subject, Body, Headers = [] } = Content.Simple;
  return {
    messageId: randomUUID(),
    from,
    to,
    subject: Subject?.Data ?? '',
    html: Body?.Html?.Data ?? '',
    text: Body?.Text?.Data ?? '',
    at: new Date().toISOString(),
    tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
  };
};
