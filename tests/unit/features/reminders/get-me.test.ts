import { expect, test } from 'vitest';
import { getMe } from '#functions/accounts/get-me.ts';
import { withReminder } from '#functions/features/reminders/reminder.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';

test('the profile says when the next reminder is due: some months after the last submission', async () => {
  const asked = { id: 'r', months: 3, timeZone: 'Europe/Berlin' } as const;
  const { reminder } = withReminder(account, asked, new Date('2026-07-01T10:00:00Z'));
  const profile = (list: readonly object[] = []) =>
    getMe({ list: async () => list as SubmissionSummary[] })({
      body: null,
      query: null,
      caller: { ...caller, account: { ...account, reminder } },
      client,
    });
  expect(await profile()).toMatchObject({
    answer: { reminder: { months: 3, nextAt: expect.stringMatching(/^2026-10-01T0[78]:/) } },
  });
  const retaken = [{ quizId: productQuizId, submittedAt: '2026-08-15T18:00:00.000Z' }];
  expect(await profile(retaken)).toMatchObject({
    answer: { reminder: { months: 3, nextAt: expect.stringMatching(/^2026-11-15T(08|09|10):/) } },
  });
});

test('an account without a reminder has none in its profile', async () => {
  const { answer } = (await getMe({ list: async () => [] })({
    body: null,
    query: null,
    caller: { ...caller, account },
    client,
  })) as { answer: object };
  expect(answer).not.toHaveProperty('reminder');
});
