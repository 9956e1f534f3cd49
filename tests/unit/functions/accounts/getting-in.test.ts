import { describe, expect, test } from 'vitest';
import { isCommonPassword, refuseNewPassword } from '#functions/accounts/new-password.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { account } from '#tests/unit/functions/fakes.ts';
import { hourMs, minuteMs, right, accountWorld as world } from './account-world.ts';

// Getting back in with a mailed code, and what somebody who is in can change.

const { userId, email } = account;
const confirmed = { is: { confirmedAt: '2026-06-01T10:00:00Z' } };
const fresh = 'a fresh horse battery';
const wrongCode = { refusal: { code: 'wrong-code' } };

describe('trouble logging in', () => {
  test('is answered alike for known and unknown addresses; the queue holds an id, and only the known one gets a mail', async () => {
    const { askHelp, jobs, workOff, mails, waitingHelp } = world(confirmed);
    const answers = [await askHelp(' Token@Example.com '), await askHelp('nobody@example.com')];
    expect(answers).toEqual([{ answer: {} }, { answer: {} }]);
    expect(JSON.stringify(jobs)).not.toContain('example.com');
    await workOff();
    expect(mails.map(({ to }) => to)).toEqual([account.emailAsTyped]);
    expect(waitingHelp.size).toBe(0);
  });

  test('sends three codes a day, and the mails that ask to confirm do not count', async () => {
    const { askHelp, workOff, mails, work } = world();
    for (let asks = 0; asks < 5; asks += 1) await askHelp(email);
    await workOff();
    expect(mails).toHaveLength(3);
    await work({ kind: 'results', userId });
    expect(mails).toHaveLength(4);
  });

  test('sends a code that the mail service put off four times, and counts it once', async () => {
    const later = { outcome: 'later' as const, reason: 'TooManyRequestsException' };
    const { askHelp, work, workOff, jobs, mails } = world({ ...confirmed, mailAnswers: [later, later, later, later] });
    await askHelp(email);
    const job = jobs.pop() as AccountJob;
    for (let tries = 0; tries < 4; tries += 1) await expect(work(job)).rejects.toThrow();
    await work(job);
    expect(mails).toHaveLength(1);
    for (let asks = 0; asks < 5; asks += 1) await askHelp(email);
    await workOff();
    expect(mails).toHaveLength(3);
  });

  test('has no code in subject or preheader', async () => {
    const { askHelp, workOff, mails, code } = world(confirmed);
    await askHelp(email);
    await workOff();
    const [{ subject, html } = { subject: '', html: '' }] = mails;
    expect(code()).toMatch(/^[2-9A-Z]{10}$/);
    for (const part of [subject, /mso-hide:all">([^&<]*)/.exec(html)?.[1]]) expect(part).not.toContain(code());
  });

  const withCode = async (options: Parameters<typeof world>[0]) => {
    const made = world(options);
    await made.askHelp(email);
    await made.workOff();
    return made;
  };

  test('gives a confirmed account a new password, ends every session but the new one and closes links for doctors', async () => {
    const { reset, code, latest, cognito, linksClosedOf } = await withCode(confirmed);
    const typed = code();
    const lower = `${typed.slice(0, 5)}-${typed.slice(5)}`.toLowerCase();
    expect(await reset({ email, code: lower, password: fresh })).toMatchObject({
      answer: { userId, token: `token of ${userId}` },
      cookies: [expect.stringContaining('__Host-session='), expect.stringContaining('__Host-device=')],
    });
    expect(latest().sessions.map(({ id }) => id)).toEqual(['session-1']);
    expect(cognito.get(userId)?.password).toBe(fresh);
    expect([...linksClosedOf]).toEqual([userId]);
    expect(await reset({ email, code: typed, password: 'another fresh one' })).toMatchObject(wrongCode);
  });

  test('starts an account that was never confirmed anew and empty, under another id, confirmed by the code', async () => {
    const { reset, code, stored, cognito, mails } = await withCode({});
    expect(mails.at(-1)?.text).toContain('erased');
    expect(await reset({ email, code: code(), password: fresh })).toMatchObject({ answer: { userId: 'made-1' } });
    expect([stored.has(userId), cognito.has(userId)]).toEqual([false, false]);
    expect(stored.get('made-1')).toMatchObject({ email, firstName: '', confirmedAt: '2026-07-01T10:00:00.000Z' });
    expect(cognito.get('made-1')).toMatchObject({ email, isVerified: true, password: fresh });
  });

  test('accepts no code after five wrong ones, and none after 15 minutes', async () => {
    const guessed = await withCode(confirmed);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guessed.reset({ email, code: '0000000000', password: fresh })).toMatchObject(wrongCode);
    expect(await guessed.reset({ email, code: guessed.code(), password: fresh })).toMatchObject(wrongCode);
    const late = await withCode(confirmed);
    late.pass(15 * minuteMs);
    expect(await late.reset({ email, code: late.code(), password: fresh })).toMatchObject(wrongCode);
    expect(late.latest().sessions).toHaveLength(2);
  });

  test('refuses a code alike for known and unknown addresses', async () => {
    const { reset } = world(confirmed);
    const outcomes = [
      await reset({ email, code: 'ABCDEFGHJK', password: fresh }),
      await reset({ email: 'nobody@example.com', code: 'ABCDEFGHJK', password: fresh }),
    ];
    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});

describe('a password', () => {
  test.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop'])('%s is too common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test('of 8 to 128 characters may be chosen, unless it is common or the address', () => {
    expect(refuseNewPassword(right, email)).toBeNull();
    expect(refuseNewPassword('x'.repeat(128), email)).toBeNull();
    for (const password of ['seven77', 'x'.repeat(129), 'password', email, email.toUpperCase()])
      expect(refuseNewPassword(password, email)).toEqual(expect.any(String));
  });

  test('is changed by who knows it, and every other session ends', async () => {
    const { changePassword, latest, cognito } = world(confirmed);
    expect(await changePassword('a guess at it', fresh)).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect(await changePassword(right, 'password')).toMatchObject({ refusal: { code: 'malformed' } });
    expect(latest().sessions).toHaveLength(2);
    expect(await changePassword(right, fresh)).toEqual({ answer: {} });
    expect(latest().sessions.map(({ id }) => id)).toEqual(['session-of-the-token']);
    expect(cognito.get(userId)?.password).toBe(fresh);
  });
});

describe('another address', () => {
  const next = 'Next@Example.com';

  const moved = async (options: Parameters<typeof world>[0] = confirmed) => {
    const made = world(options);
    expect(await made.changeAddress(next)).toEqual({ answer: {} });
    await made.workOff();
    const code = made.code();
    return { ...made, confirm: () => made.typeCode(code) };
  };

  test('takes the place of the old one when it is confirmed, and not before; other sessions end', async () => {
    const { confirm, latest, cognito, mails } = await moved();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[next, 'Please confirm your new address']]);
    expect(latest().email).toBe(email);
    expect(await confirm()).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ email: 'next@example.com', emailAsTyped: next, pendingAddress: null });
    expect(latest().sessions.map(({ id }) => id)).toEqual(['session-of-the-token']);
    expect(cognito.get(userId)).toMatchObject({ email: 'next@example.com', isVerified: true });
  });

  test('needs the password', async () => {
    const { changeAddress, latest } = world(confirmed);
    expect(await changeAddress(next, 'a guess at it')).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect(latest().pendingAddress).toBeNull();
  });

  test('is taken back by the old one within seven days: nobody is logged in, no link and no password is of use any more', async () => {
    const { confirm, workOff, mails, undo, undoSecret, latest, cognito, pass, linksClosedOf } = await moved();
    await confirm();
    await workOff();
    expect(mails.at(-1)?.to).toBe(account.emailAsTyped);
    expect(mails.at(-1)?.text).not.toMatch(/next@example/i);
    const secret = undoSecret();
    pass(6 * 24 * hourMs);
    expect(await undo(secret)).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ email, emailAsTyped: account.emailAsTyped, sessions: [], undoAddresses: [] });
    expect(cognito.get(userId)?.email).toBe(email);
    expect(cognito.get(userId)?.password).not.toBe(right);
    expect([...linksClosedOf]).toEqual([userId]);
    expect(await undo(secret)).toMatchObject({ refusal: { code: 'link-over' } });
  });

  test('cannot be taken back after seven days', async () => {
    const { confirm, workOff, undo, undoSecret, pass } = await moved();
    await confirm();
    await workOff();
    pass(7 * 24 * hourMs);
    expect(await undo(undoSecret())).toMatchObject({ refusal: { code: 'link-over' } });
  });

  test('gives no way back to an old one that was never confirmed', async () => {
    const { confirm, workOff, mails, latest } = await moved({});
    await confirm();
    await workOff();
    expect(mails).toHaveLength(1);
    expect(latest()).toMatchObject({ undoAddresses: [], confirmedAt: expect.any(String) });
  });

  test('displaces an account that never confirmed it, and gives way to one that did', async () => {
    for (const isTaken of [false, true]) {
      const { changeAddress, workOff, typeCode, code, stored, cognito } = world(confirmed);
      const holder = stored.get('user-2');
      if (holder && isTaken) stored.set('user-2', { ...holder, confirmedAt: '2026-06-01T10:00:00Z' });
      expect(await changeAddress('eve@example.com')).toEqual({ answer: {} });
      await workOff();
      const outcome = await typeCode(code());
      if (isTaken) expect(outcome).toMatchObject({ refusal: { code: 'account-exists' } });
      else expect(outcome).toEqual({ answer: {} });
      expect(cognito.get('user-2')?.email).toBe(isTaken ? 'eve@example.com' : 'user-2@removed.invalid');
      expect(stored.get(userId)?.email).toBe(isTaken ? email : 'eve@example.com');
    }
  });

  test('is forgotten when its mailbox says “This wasn’t me”, and the account keeps the one it has', async () => {
    const { decline, declineSecret, latest, confirm } = await moved();
    expect(await decline(declineSecret())).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ email, pendingAddress: null, declined: null });
    expect(await confirm()).toMatchObject(wrongCode);
  });

  test('brings back an account whose address was taken off', async () => {
    const { work, decline, declineSecret, changeAddress, workOff, typeCode, code, latest } = world();
    await work({ kind: 'registered', userId, sessionId: 'session-of-the-token' });
    await decline(declineSecret());
    expect(await changeAddress(next)).toEqual({ answer: {} });
    await workOff();
    expect(await typeCode(code())).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ email: 'next@example.com', declined: null, confirmedAt: expect.any(String) });
  });
});

test('units are stored without a word about names, and what a change leaves out stays', async () => {
  const { getAccount, changeProfile, latest } = world(confirmed);
  expect(await getAccount()).not.toHaveProperty('answer.units');
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
  expect(await changeProfile({ units })).toEqual({ answer: {} });
  const { firstName } = latest();
  expect(await getAccount()).toMatchObject({ answer: { units, firstName } });
  expect(await changeProfile({ lastName: 'Hopper' })).toEqual({ answer: {} });
  expect(latest()).toMatchObject({ units, firstName, lastName: 'Hopper' });
});

test('the account page gets everything that it shows, and no secret', async () => {
  const { getAccount, changeProfile, giveConsent } = world(confirmed);
  expect(await changeProfile({ firstName: ' Grace ', lastName: 'Hopper' })).toEqual({ answer: {} });
  expect(await changeProfile({ firstName: 'https://evil.example', lastName: '' })).toMatchObject({
    refusal: { code: 'malformed' },
  });
  for (let times = 0; times < 2; times += 1) expect(await giveConsent('2026-11')).toEqual({ answer: {} });
  const outcome = await getAccount();
  expect(outcome).toMatchObject({
    answer: {
      userId,
      email: account.emailAsTyped,
      addressState: 'confirmed',
      firstName: 'Grace',
      lastName: 'Hopper',
      sessions: [{ isThisOne: true }, { isThisOne: false }],
      consents: [{ version: '2026-11', where: 'account', at: '2026-07-01T10:00:00.000Z' }],
    },
  });
  expect(JSON.stringify(outcome)).not.toMatch(/secret|hash|refresh|session-of/i);
});
