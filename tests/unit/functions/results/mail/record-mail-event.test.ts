import { expect, test } from 'vitest';
import { type MailEvent, recordMailEvent } from '#functions/results/mail/record-mail-event.ts';

const bounce: MailEvent = {
  userId: 'u',
  sessionId: 's',
  submissionId: '01J',
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
  const outcome = await recordMailEvent({ noteMailEvent, noteAccountMail: async () => {}, watch })(event).catch(
    (failure: unknown) => failure,
  );
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
  const complaint: MailEvent = { userId: 'u', kind: 'complained', detail: 'abuse', at: '2026-11-21T08:00:00Z' };
  const ending = await record(() => Promise.reject(new Error('written')), complaint);
  expect(ending).toEqual({ said: [['noted', complaint, true]], outcome: undefined });
});
