/**
 * SES's events through EventBridge, for the mailbox simulator's addresses: a bounce or a complaint reaches the function
 * record-mail-event shortly after the mail was accepted. Not imitated: every other event, and events that come late or twice.
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

/** Sends the event for a mail to an address of the mailbox simulator. Does nothing for other addresses. */
export const reportMail = async (mail: Mail, invoke: Invoke): Promise<void> => {
  const kind = kinds[mail.to[0] as keyof typeof kinds];
  if (!kind) return;
  await invoke('record-mail-event', {
    version: '0',
    id: randomUUID(),
    'detail-type': kind.detailType,
    source: 'aws.ses',
    account: '000000000000',
    time: mail.at,
    region: 'local',
    resources: [],
    detail: { eventType: kind.eventType, ...kind.facts, mail: describe(mail) },
  });
};

const describe = ({ messageId, at, from, to, tags }: Mail) => ({
  messageId,
  timestamp: at,
  source: from,
  destination: to,
  tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
});
