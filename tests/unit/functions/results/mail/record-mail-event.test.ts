import { expect, test } from 'vitest';
import {
  letterMailId,
  type MailEvent,
  parseMailEvent,
  recordMailEvent,
} from '#functions/results/mail/record-mail-event.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';

const mailEvent = (eventType: string, more: object) => ({
  'detail-type': 'Email Bounced',
  source: 'aws.ses',
  detail: {
    eventType,
    mail: {
      timestamp: '2026-01-15T10:00:00.000Z',
      destination: ['ada@example.com'],
      tags: { submissionId: ['01J'], userId: ['u'], runId: ['YS5iOmNfZC04'], 'ses:from-domain': ['x'] },
    },
    ...more,
  },
});

test.each([
  ['Send', { send: {} }, 'taken', 'none'],
  ['Bounce', { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } }, 'bounced', 'Permanent-General'],
  ['Complaint', { complaint: { complaintFeedbackType: 'abuse' } }, 'complained', 'abuse'],
  ['Complaint', { complaint: { complaintFeedbackType: 'to ada@example.com!' } }, 'complained', 'other'],
  ['Bounce', { bounce: { bounceType: 'Permanent', bounceSubType: null } }, 'bounced', 'Permanent-General'],
  ['Complaint', { complaint: { complaintFeedbackType: null, complaintSubType: null } }, 'complained', 'none'],
  ['Complaint', { complaint: { complaintFeedbackType: 'abuse' }, bounce: null }, 'complained', 'abuse'],
  ['Reject', { reject: { reason: 'Bad content' } }, 'rejected', 'none'],
])('an SES report of a %s is read with ids and a code, without an address', (type, more, kind, detail) => {
  const read = parseMailEvent(mailEvent(type, more));
  expect(read).toEqual({
    userId: 'u',
    runId: 'a.b:c_d-8',
    submissionId: '01J',
    kind,
    detail,
    at: '2026-01-15T10:00:00.000Z',
  });
});

test.each(['abuse', 'auth-failure', 'fraud', 'virus'])(
  'the registered word of a complaint, %s, is stored as it is',
  (complaintFeedbackType) => {
    const read = parseMailEvent(mailEvent('Complaint', { complaint: { complaintFeedbackType } }));
    expect(read?.detail).toBe(complaintFeedbackType);
  },
);

test('a bounce of a mail about an account is read as an event of the account only', () => {
  const { detail } = mailEvent('Bounce', { bounce: { bounceType: 'Permanent' } });
  const mail = { ...detail.mail, tags: { userId: ['u'], 'ses:from-domain': ['x'] } };
  expect(parseMailEvent({ detail: { ...detail, mail } })).toEqual({
    userId: 'u',
    kind: 'bounced',
    detail: 'Permanent-General',
    at: '2026-01-15T10:00:00.000Z',
  });
});

test.each([
  ['a delivery', mailEvent('Delivery', {})],
  ['a report that a mail is no spam', mailEvent('Complaint', { complaint: { complaintFeedbackType: 'not-spam' } })],
  ['a mail that is not ours', { detail: { eventType: 'Bounce', mail: { timestamp: 'x', tags: {} } } }],
  ['nonsense', 'hello'],
])('%s is ignored', (_what, event) => expect(parseMailEvent(event)).toBeNull());

const bounce: MailEvent = {
  userId: asUserId('u'),
  runId: asRunId('s'),
  submissionId: asSubmissionId('01J'),
  kind: 'bounced',
  detail: 'Permanent-General',
  at: '2026-11-21T08:00:00Z',
};

const record = async (noteMailEvent: () => Promise<boolean>, event: MailEvent = bounce) => {
  const said: unknown[] = [];
  const watch = {
    mailEvent: (event: MailEvent, known: boolean) => void said.push(['noted', event, known]),
    notNoted: (event: MailEvent, failure: unknown) => void said.push(['not noted', event, failure]),
  };
  const noteLetterTaken = async (...letter: unknown[]) => void said.push(['letter taken', ...letter]);
  const deps = { noteMailEvent, noteAccountMail: async () => {}, noteLetterTaken, watch };
  const outcome = await recordMailEvent(deps)(event).catch((failure: unknown) => failure);
  return { said, outcome };
};

test('a bounce is recorded and logged', async () => {
  expect(await record(async () => true)).toEqual({ said: [['noted', bounce, true]], outcome: undefined });
});

test('a bounce that cannot be recorded is logged, because nothing else stores it, and fails so that it is retried', async () => {
  const throttled = new Error('throttled');
  const { said, outcome } = await record(() => Promise.reject(throttled));
  expect(said).toEqual([['not noted', bounce, throttled]]);
  expect(outcome).toBe(throttled);
});

test('a bounce of a mail about an account is logged and not stored: there is no submission to store it on', async () => {
  const complaint: MailEvent = {
    userId: asUserId('u'),
    kind: 'complained',
    detail: 'abuse',
    at: '2026-11-21T08:00:00Z',
  };
  const ending = await record(() => Promise.reject(new Error('written')), complaint);
  expect(ending).toEqual({ said: [['noted', complaint, true]], outcome: undefined });
});

test.each(['taken', 'bounced'] as const)('a letter about a correction that was %s', async (kind) => {
  const at = '2026-11-21T08:00:00Z';
  const tags = { userId: ['u'], mailId: [letterMailId('pulse-of-90')] };
  const eventType = { taken: 'Send', bounced: 'Bounce' }[kind];
  const bounce = { bounceType: 'Permanent' };
  const event = parseMailEvent({ detail: { eventType, mail: { timestamp: at, tags }, bounce } });
  if (!event) throw new Error('It is about one of our mails.');
  const { said } = await record(async () => true, event);
  expect(said.slice(0, -1)).toEqual(kind === 'taken' ? [['letter taken', 'u', 'pulse-of-90', at]] : []);
});
