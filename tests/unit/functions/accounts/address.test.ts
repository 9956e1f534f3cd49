import { describe, expect, test } from 'vitest';
import { confirmByLink } from '#functions/accounts/address/confirm-address.ts';
import { sweepDue } from '#functions/accounts/due.ts';
import type { MailAnswer } from '#functions/mail/mail-to-send.ts';
import { asSignInId, asUserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';
import { hourMs, minuteMs, right, typedName, accountWorld as world } from './account-world.ts';

// The life of an unconfirmed address.

const { userId, email } = account;

const registered: AccountJob = { kind: 'registered', userId, signInId: caller.signInId };
const wrongCode = { refusal: { code: 'wrong-code' } };
const linkOver = { refusal: { code: 'link-over' } };

describe('the mail to an unconfirmed address', () => {
  test('goes to the address as it was typed, once per registration and once for results, and names nobody', async () => {
    const { work, mails } = world();
    await work(registered);
    await work({ kind: 'results', userId });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.emailAsTyped, 'Please confirm your email address'],
      [account.emailAsTyped, 'Your results are ready'],
    ]);
    for (const { subject, html, text } of mails)
      for (const part of [subject, html, text]) expect(part).not.toContain(typedName);
  });

  test('of a registration is not sent after one about results, which asks to confirm, too', async () => {
    const { work, mails } = world();
    await work({ kind: 'results', userId });
    await work(registered);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your results are ready']);
  });

  test('of a registration is sent if a limit has stopped the one about results', async () => {
    const at = '2026-06-30T23:59:00Z';
    const times = { countedAt: at, linkUntil: at, codeUntil: at };
    const stopped = { id: 'stopped', email, reason: 'results' as const, isSent: false, wrongCodes: 0, ...times };
    const { work, mails } = world({ is: { proofs: [stopped] } });
    await work(registered);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your email address']);
  });

  test('of a registration is not sent while SES defers the one about results', async () => {
    const { work, mails } = world({ mailAnswers: [{ outcome: 'later', reason: 'TooManyRequestsException' }] });
    await expect(work({ kind: 'results', userId })).rejects.toThrow();
    await work(registered);
    await work({ kind: 'results', userId });
    expect(mails.map(({ subject }) => subject)).toEqual(['Your results are ready']);
  });

  test('has its secrets behind the # of its links, and neither secrets nor code in subject or preheader', async () => {
    const { work, mails, code, secret } = world();
    await work(registered);
    const [{ subject, html } = { subject: '', html: '' }] = mails;
    const preheader = /mso-hide:all">([^&<]*)/.exec(html)?.[1] ?? '';
    for (const part of [subject, preheader]) expect(part).not.toMatch(/\d/);
    expect(html).toContain(`https://longevity.example/confirm#secret=${secret()}`);
    expect(html).toContain(code());
    // 128 bits are 22 characters of base64url.
    expect(secret().split('.')[1]?.length).toBeGreaterThanOrEqual(22);
  });

  test('reads well as plain text, with the link for strangers last', async () => {
    const { work, mails, code, declineSecret } = world();
    await work(registered);
    const text = mails[0]?.text ?? '';
    expect(text).not.toMatch(/\n{3}/);
    expect(text).toContain(`\n\n    ${code()}\n\n`);
    const address = `https://longevity.example/confirm#decline=${declineSecret()}`;
    expect(text.endsWith(`off that account: ${address}\nThen we won’t write to you about it again.\n`)).toBe(true);
  });

  test('is sent twice for 150 jobs, and at most five times in any 30 days of a year', async () => {
    const { work, mails, pass } = world();
    for (let job = 0; job < 150; job += 1) await work({ kind: 'results', userId });
    expect(mails).toHaveLength(2);
    for (let day = 0; day < 365; day += 1) {
      pass(24 * hourMs);
      await work({ kind: 'results', userId });
    }
    // A year touches at most 14 windows of 30 days.
    expect(mails.length).toBeLessThanOrEqual(14 * 5);
  });

  test('that the mail service defers is sent with the next try, and counts once', async () => {
    const later: MailAnswer = { outcome: 'later', reason: 'TooManyRequestsException' };
    const { work, mails } = world({ mailAnswers: [later, later, later] });
    for (let tries = 0; tries < 3; tries += 1) await expect(work(registered)).rejects.toThrow();
    await work(registered);
    expect(mails).toHaveLength(1);
  });

  test('that a queue delivers days late counts on the day on which it is sent', async () => {
    const { ask, jobs, workOff, pass, mails } = world();
    for (let day = 0; day < 4; day += 1) {
      for (let tries = 0; tries < 3; tries += 1) await ask();
      pass(24 * hourMs);
    }
    expect(jobs).toHaveLength(5);
    await workOff();
    expect(mails).toHaveLength(2);
  });

  test('that a slow queue holds back does not use up the limit of later ones', async () => {
    const { ask, workOff, pass, mails } = world();
    await ask();
    pass(25 * hourMs);
    for (let tries = 0; tries < 2; tries += 1) expect(await ask()).toEqual({ answer: {} });
    await workOff();
    expect(mails).toHaveLength(2);
    pass(24 * hourMs);
    expect(await ask()).toEqual({ answer: {} });
    await workOff();
    expect(mails).toHaveLength(3);
  });

  test('leaves no secret and no code in the account', async () => {
    const { work, latest, code, secret, declineSecret } = world();
    await work(registered);
    const stored = JSON.stringify(latest());
    for (const text of [code(), secret().split('.')[1], declineSecret().split('.')[1]])
      expect(stored).not.toContain(text);
  });
});

describe('a code', () => {
  test('confirms the address, for Cognito too, and releases the deferred results', async () => {
    const { work, typeCode, code, latest, cognito, jobs, reopened } = world();
    await work(registered);
    expect(await typeCode(`${code().slice(0, 3)} ${code().slice(3)}`)).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ confirmedAt: '2026-07-01T10:00:00.000Z', proofs: [] });
    expect(cognito.get(userId)).toMatchObject({ email, isVerified: true });
    expect(jobs).toEqual([{ kind: 'confirmed', userId }]);
    await work({ kind: 'confirmed', userId });
    expect(reopened).toEqual([userId]);
  });

  test('works in the session that asked for it, and in no other', async () => {
    const { work, typeCode, code } = world();
    await work(registered);
    expect(await typeCode(code(), asSignInId('another session'))).toMatchObject(wrongCode);
    expect(await typeCode(code())).toEqual({ answer: {} });
  });

  test('requested without a session works in every session of the account', async () => {
    const { work, typeCode, code } = world();
    await work({ kind: 'results', userId });
    expect(await typeCode(code(), asSignInId('another session'))).toEqual({ answer: {} });
  });

  test('is refused after five wrong ones', async () => {
    const { work, typeCode, code } = world();
    await work(registered);
    const wrong = code() === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await typeCode(wrong)).toMatchObject(wrongCode);
    expect(await typeCode(code())).toMatchObject(wrongCode);
  });

  test('works after four wrong ones', async () => {
    const { work, typeCode, code } = world();
    await work(registered);
    const wrong = code() === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) expect(await typeCode(wrong)).toMatchObject(wrongCode);
    expect(await typeCode(code())).toEqual({ answer: {} });
  });

  test('typed again because its response was lost gets the same response for a quarter of an hour', async () => {
    const { work, typeCode, code, jobs, pass } = world();
    await work(registered);
    for (let tries = 0; tries < 2; tries += 1) expect(await typeCode(code())).toEqual({ answer: {} });
    // The first job may have been lost too. Its mails are sent once.
    expect(jobs).toEqual(Array(2).fill({ kind: 'confirmed', userId }));
    pass(15 * minuteMs);
    expect(await typeCode(code())).toMatchObject(wrongCode);
  });

  test('is refused after 15 minutes', async () => {
    const { work, typeCode, code, pass } = world();
    await work(registered);
    pass(15 * minuteMs);
    expect(await typeCode(code())).toMatchObject(wrongCode);
  });

  test('of an earlier mail still works after a later mail', async () => {
    const { work, typeCode, code } = world();
    await work(registered);
    const earlier = code();
    await work({ kind: 'results', userId });
    expect(await typeCode(earlier)).toEqual({ answer: {} });
  });
});

describe('a link', () => {
  test.each([
    ['a session of the account', { token: userId }],
    ['the password', { password: right }],
  ])('with %s confirms the address, once', async (_, proof) => {
    const { work, open, secret, latest } = world();
    await work(registered);
    const used = secret();
    expect(await open(used, proof)).toEqual({ answer: {} });
    expect(latest().confirmedAt).not.toBeNull();
    expect(await open(used, { password: right })).toMatchObject(linkOver);
  });

  test.each([
    ['nothing else', {}, 'unauthenticated'],
    ['a wrong password', { password: 'guess' }, 'wrong-password'],
    ['a session of another account', { token: 'user-2' }, 'unauthenticated'],
  ])('with %s confirms nothing and still works afterwards', async (_, proof, refused) => {
    const { work, open, secret, latest } = world();
    await work(registered);
    expect(await open(secret(), proof)).toMatchObject({ refusal: { code: refused } });
    expect(latest().confirmedAt).toBeNull();
    expect(await open(secret(), { password: right })).toEqual({ answer: {} });
  });

  test('works for 24 hours', async () => {
    const { work, open, secret, pass } = world();
    await work(registered);
    pass(24 * hourMs);
    expect(await open(secret(), { password: right })).toMatchObject(linkOver);
  });

  test.each(['', 'user-1', 'user-1.', 'user-1.guess', `user-1.${'A'.repeat(43)}`, `nobody.${'A'.repeat(43)}`])(
    'that was never sent (%s) passes no password to Cognito',
    async (secret) => {
      const { work, deps } = world();
      await work(registered);
      const signIn = async () => Promise.reject(new Error('Cognito was asked.'));
      const request = { body: { secret, password: right }, query: null, caller: null, client };
      expect(await confirmByLink({ ...deps, signIn })(request)).toMatchObject(linkOver);
    },
  );
});

describe('This wasn’t me', () => {
  test('stops the mail and frees the address, in Cognito too, and can be clicked twice', async () => {
    const { work, decline, declineSecret, latest, cognito, mails } = world();
    await work(registered);
    const secret = declineSecret();
    for (let clicks = 0; clicks < 2; clicks += 1) expect(await decline(secret)).toEqual({ answer: {}, about: userId });
    expect(latest()).toMatchObject({ email: `${userId}@removed.invalid`, emailAsTyped: `${userId}@removed.invalid` });
    expect(cognito.get(userId)).toMatchObject({ email: `${userId}@removed.invalid`, isVerified: false });
    await work({ kind: 'results', userId });
    await work({ kind: 'confirmed', userId });
    expect(mails).toHaveLength(1);
  });

  test('ends the code and the link of its mail', async () => {
    const { work, decline, declineSecret, typeCode, open, code, secret } = world();
    await work(registered);
    const [usedCode, usedSecret] = [code(), secret()];
    await decline(declineSecret());
    expect(await typeCode(usedCode)).toMatchObject(wrongCode);
    expect(await open(usedSecret, { password: right })).toMatchObject(linkOver);
  });

  test('is void once the address is confirmed', async () => {
    const { work, decline, declineSecret, typeCode, code, latest } = world();
    await work(registered);
    const secret = declineSecret();
    await typeCode(code());
    expect(await decline(secret)).toMatchObject(linkOver);
    expect(latest().email).toBe(email);
  });

  test('without a secret in it does nothing', async () => {
    expect(await world().decline('')).toMatchObject(linkOver);
  });

  test('does not confirm, and the link that confirms does not decline', async () => {
    const { work, decline, declineSecret, open, secret } = world();
    await work(registered);
    expect(await decline(secret())).toMatchObject(linkOver);
    expect(await open(declineSecret(), { password: right })).toMatchObject(linkOver);
  });
});

test('each account with something due is queued, from every shard of the index, and again after an hour', async () => {
  const { jobs, enqueue, now } = world();
  const due = ['0', '7'].map((shard) => ({
    shard,
    userId: asUserId(`user-${shard}`),
    dueAt: '2026-07-01T09:00:00.000Z',
  }));
  const later: string[] = [];
  const sweep = sweepDue({
    findDue: async (shard, before) => due.filter((row) => row.shard === shard && row.dueAt <= before),
    deferDue: async (row, until) => void later.push(`${row.userId} ${until}`),
    enqueue,
    now,
  });
  expect(await sweep()).toBe(2);
  expect(jobs).toEqual(due.map(({ userId: id }) => ({ kind: 'due', userId: id })));
  expect(later).toEqual(['user-0 2026-07-01T11:00:00.000Z', 'user-7 2026-07-01T11:00:00.000Z']);
});

describe('asking for another mail', () => {
  test('sends one whose code works in this session, and says when to come back after too many', async () => {
    const { ask, work, jobs, mails, typeCode, code } = world();
    for (let mail = 1; mail <= 2; mail += 1) {
      expect(await ask()).toEqual({ answer: {} });
      await work(jobs.at(-1) as AccountJob);
      expect(mails).toHaveLength(mail);
    }
    expect(await ask()).toMatchObject({ refusal: { code: 'slow-down', retryAfterSeconds: 24 * 60 * 60 } });
    expect(await typeCode(code(), asSignInId('another session'))).toMatchObject(wrongCode);
    expect(await typeCode(code())).toEqual({ answer: {} });
    expect(await ask()).toEqual({ answer: {} });
    expect(jobs.filter(({ kind }) => kind === 'proof')).toHaveLength(2);
  });

  test('sends nothing twice when its job is delivered twice', async () => {
    const { ask, work, jobs, mails } = world();
    await ask();
    for (let deliveries = 0; deliveries < 2; deliveries += 1) await work(jobs[0] as AccountJob);
    expect(mails).toHaveLength(1);
  });
});
