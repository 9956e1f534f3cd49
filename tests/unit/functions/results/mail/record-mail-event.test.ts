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

const record = async (noteMailEvent: () => Promise<boolean>) => {
  const said: unknown[] = [];
  const watch = {
    mailEvent: (event: MailEvent, known: boolean) => void said.push(['noted', event, known]),
    notNoted: (event: MailEvent, failure: unknown) => void said.push(['not noted', event, failure]),
  };
  const outcome = await recordMailEvent({ noteMailEvent, watch })(bounce).catch((failure: unknown) => failure);
  return { said, outcome };
};

test('a bounce is noted, and said', async () => {
  expect(await record(async () => true)).toEqual({ said: [['noted', bounce, true]], outcome: undefined });
});

test('what could not be noted is named, for nothing else keeps it, and fails, so that it is tried again', async () => {
  const throttled = new Error('throttled');
  const { said, outcome } = await record(() => Promise.reject(throttled));
  expect(said).toEqual([['not noted', bounce, throttled]]);
  expect(outcome).toBe(throttled);
});
