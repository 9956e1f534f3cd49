/**
 * SES's events through EventBridge: a Send for each mail, and for the mailbox simulator's addresses a bounce or a complaint.
 * They reach the function record-mail-event shortly after the mail was accepted. Not imitated: every other event, and events that come late or twice.
 */
import { randomUUID } from 'node:crypto';
import type { Invoke } from './lambda.ts';
import type { Mail } from './ses.ts';

const kinds = {
  'bounce@simulator.amazonses.com': {
    detailType: 'Email Bounced',
    eventType: 'Bounce',
    facts: { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } },
  },
  'complaint@simulator.amazonses.com': {
    detailType: 'Email Complaint Received',
    eventType: 'Complaint',
    facts: { complaint: { complaintFeedbackType: 'abuse' } },
  },
};

type Event = { detailType: string; eventType: string; facts: object };

/** What EventBridge carries of one event. */
export const mailEventOf = (mail: Mail, { detailType, eventType, facts }: Event = sent) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source: 'aws.ses',
  account: '000000000000',
  time: mail.at,
  region: 'local',
  resources: [],
  detail: { eventType, ...facts, mail: describe(mail) },
});

const sent: Event = { detailType: 'Email Sent', eventType: 'Send', facts: { send: {} } };

/** Sends the events of a mail that was accepted. */
export const reportMail = async (mail: Mail, invoke: Invoke): Promise<void> => {
  await invoke('record-mail-event', mailEventOf(mail));
  const kind = kinds[mail.to[0] as keyof typeof kinds];
  if (kind) await invoke('record-mail-event', mailEventOf(mail, kind));
};

const describe = ({ messageId, at, from, to, tags }: Mail) => ({
  messageId,
  timestamp: at,
  source: from,
  destination: to,
  tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
});
