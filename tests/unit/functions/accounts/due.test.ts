import { describe, expect, test } from 'vitest';
import { withVisit } from '#functions/accounts/unused-accounts.ts';
import { days, userId, world } from './due-world.ts';

describe('an account that nobody uses', () => {
  test('gets one mail after 36 months, and is erased 60 days later', async () => {
    const { until, mails, erased, reasons } = world();
    await until('2029-10-29');
    expect([days(mails), erased]).toEqual([['2029-08-31'], []]);
    await until('2029-11-15');
    expect([days(mails), erased]).toEqual([['2029-08-31'], [userId]]);
    // The operator's log of it.
    expect(reasons).toEqual(['unused']);
  });

  test('stays when its owner comes back in time, and its months start again', async () => {
    const { until, mails, erased, change, now } = world();
    await until('2029-10-29');
    await change((account) => withVisit(account, now()));
    await until('2032-10-28');
    expect([mails.length, erased]).toEqual([1, []]);
    await until('2033-02-01');
    expect([mails.length, erased]).toEqual([2, [userId]]);
  });

  test('whose address was never confirmed gets no mail and is erased on the same day', async () => {
    const { until, mails, erased } = world({ isConfirmed: false });
    await until('2029-10-29');
    expect(erased).toEqual([]);
    await until('2029-11-15');
    expect([mails, erased]).toEqual([[], [userId]]);
  });

  test('is not erased in a stage without mail, which cannot warn its owner', async () => {
    const { until, erased } = world({ hasMail: false });
    await until('2035-01-01');
    expect(erased).toEqual([]);
  });

  test('gets another mail if SES never accepted the first one, and is erased 60 days after that mail', async () => {
    const { until, mails, erased } = world({ answers: [{ outcome: 'doubtful', reason: 'TimeoutError' }] });
    await until('2029-12-25');
    expect([days(mails), erased]).toEqual([['2029-08-31', '2029-10-30'], []]);
    await until('2030-01-15');
    expect(erased).toEqual([userId]);
  });

  test('waits for the next day once the daily limit of warnings is reached, and the operator is notified', async () => {
    const { until, mails, erased, counted } = world({ perDay: 0 });
    await until('2029-09-03');
    expect([mails, erased]).toEqual([[], []]);
    expect(counted.filter((name) => name === 'UnusedHeld').length).toBeGreaterThan(1);
  });
});
