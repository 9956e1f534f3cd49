import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import { withUndo, withUndone } from '#functions/accounts/address/address-proof.ts';
import { changeAddress } from '#functions/accounts/address/change-address.ts';
import { makeRoom } from '#functions/accounts/address/move-address.ts';
import { handleAccountJob, sendUndo } from '#functions/accounts/handle-account-job.ts';
import { isCommonPassword, refuseNewPassword } from '#functions/accounts/password.ts';
import { isKnownDevice, withKnownDevice } from '#functions/accounts/sessions.ts';
import { resetPassword } from '#functions/accounts/sign-in/reset-password.ts';
import { newRequestId, requestSecret } from '#functions/accounts/sign-in/reset-request.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';
import { hourMs, minuteMs, refusedByCognito, right, accountWorld as world } from './account-world.ts';

// Recovering an account with a mailed code, and the changes that a logged-in user can make.

const { userId, email } = account;
const confirmed = { is: { confirmedAt: '2026-06-01T10:00:00Z' } };
const fresh = 'a fresh horse battery';
const wrongCode = { refusal: { code: 'wrong-code' } };
const linkOver = { refusal: { code: 'link-over' } };

describe('trouble logging in', () => {
  test('gets the same response for known and unknown addresses, the queue holds only an id, and only the known one gets a mail', async () => {
    const { askHelp, jobs, workOff, mails, waitingHelp } = world(confirmed);
    const answers = [await askHelp(' Token@Example.com '), await askHelp('nobody@example.com')];
    expect(answers).toEqual(Array(2).fill({ answer: { request: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/) } }));
    expect(JSON.stringify(jobs)).not.toContain('example.com');
    await workOff();
    expect(mails.map(({ to }) => to)).toEqual([account.emailAsTyped]);
    expect(waitingHelp.size).toBe(0);
  });

  test('sends at most three codes a day to one network and says so, not counting mails that ask to confirm', async () => {
    const { askHelp, workOff, mails, work } = world();
    for (let asks = 0; asks < 3; asks += 1) expect(await askHelp(email)).toHaveProperty('answer');
    expect(await askHelp(email)).toMatchObject({
      refusal: { code: 'slow-down', message: expect.stringContaining('its button still works') },
    });
    await workOff();
    expect(mails).toHaveLength(3);
    await work({ kind: 'results', userId });
    expect(mails).toHaveLength(4);
  });

  test('sends a code that the mail service deferred four times, and counts it once', async () => {
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

  test('does not mail an expired code, but does mail the link, which works for the rest of its day', async () => {
    const { askHelp, workOff, mails, code, pass, resetByLink, resetSecret } = world(confirmed);
    await askHelp(email);
    pass(15 * minuteMs);
    await workOff();
    expect([mails.length, code()]).toEqual([1, 'no code']);
    expect(await resetByLink(resetSecret(), fresh)).toHaveProperty('answer');
  });

  test('mails nothing once the link has expired too', async () => {
    const { askHelp, workOff, mails, pass } = world(confirmed);
    await askHelp(email);
    pass(24 * hourMs);
    await workOff();
    expect(mails).toEqual([]);
  });

  test('no key opens an account: two mails for one request have different codes, and the account stores only their hashes', async () => {
    const { askHelp, workOff, code, latest, request, reset, deps } = world(confirmed);
    await askHelp(email);
    await workOff();
    const first = code();
    expect(first).toMatch(/^[0-9A-Z]{10}$/);
    // An attacker with every key of the server, but without a mail: nothing was stored for this request.
    const id = newRequestId(deps.now());
    const forged = { request: requestSecret(deps.hash, email, id), code: first };
    expect(await reset({ email, password: fresh, ...forged })).toMatchObject(wrongCode);
    await askHelp(email, { request: request() });
    await workOff();
    expect(code()).not.toBe(first);
    expect(JSON.stringify(latest())).not.toContain(first);
    expect(await reset({ email, code: first, password: fresh })).toHaveProperty('answer');
    expect(await reset({ email, code: code(), password: 'another fresh one' })).toMatchObject(wrongCode);
  });

  describe('while strangers ask for the same address', () => {
    const stranger = (n: number) => ({ network: `198.51.${n}.7` });
    const requestIn = (outcome: unknown) => (outcome as { answer: { request: string } }).answer.request;

    test('a code works only with the request that asked for it', async () => {
      const { askHelp, workOff, reset, code, request } = world(confirmed);
      const others = requestIn(await askHelp(email, stranger(1)));
      await askHelp(email);
      await workOff();
      for (const not of [others, '', 'none', `${request()}x`, request().replace(/^./, '0')])
        expect(await reset({ email, code: code(), password: fresh, request: not })).toMatchObject(wrongCode);
      expect(await reset({ email: 'eve@example.com', code: code(), password: fresh })).toMatchObject(wrongCode);
      expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
    });

    test('strangers’ wrong codes count only against their own requests', async () => {
      const { askHelp, workOff, reset, code } = world(confirmed);
      await askHelp(email);
      await workOff();
      const others = requestIn(await askHelp(email, stranger(1)));
      for (let tries = 0; tries < 60; tries += 1) {
        expect(await reset({ email, code: '0000000000', password: fresh, request: others })).toMatchObject(wrongCode);
        expect(await reset({ email, code: '0000000000', password: fresh, request: 'none' })).toMatchObject(wrongCode);
      }
      expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
    });

    test('strangers in one network do not use up the owner’s mails', async () => {
      const { askHelp, workOff, reset, code } = world(confirmed);
      for (let asks = 0; asks < 20; asks += 1) await askHelp(email, stranger(1));
      expect(await askHelp(email)).toHaveProperty('answer');
      await workOff();
      expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
    });

    test('strangers in many networks cause at most seven mails, and a known device still gets two', async () => {
      const { askHelp, workOff, resetByLink, resetSecret, mails, changeAccount, now } = world(confirmed);
      await changeAccount(userId, (latest) => withKnownDevice(latest, 'device-secret', now()));
      for (let asks = 0; asks < 40; asks += 1) await askHelp(email, stranger(asks));
      await workOff();
      expect(mails).toHaveLength(7);
      expect(await askHelp(email)).toMatchObject({ refusal: { code: 'slow-down' } });
      const forged = { cookies: { '__Host-device': `${userId}.a-guess` } };
      expect(await askHelp(email, forged)).toHaveProperty('answer');
      await workOff();
      expect(mails).toHaveLength(7);
      for (let asks = 0; asks < 3; asks += 1)
        await askHelp(email, { cookies: { '__Host-device': `${userId}.device-secret` } });
      await workOff();
      expect(mails).toHaveLength(9);
      expect(await resetByLink(resetSecret(), fresh)).toHaveProperty('answer');
    });

    test('a known device of an account that was never confirmed gets no further mail, because anyone can create such a device', async () => {
      const { askHelp, workOff, mails, changeAccount, now } = world();
      await changeAccount(userId, (latest) => withKnownDevice(latest, 'device-secret', now()));
      for (let asks = 0; asks < 10; asks += 1) {
        await askHelp(email, { ...stranger(asks), cookies: { '__Host-device': `${userId}.device-secret` } });
        await workOff();
      }
      expect(mails).toHaveLength(7);
    });

    test('a network with an IPv6 /48 or an IPv4 /24 counts as one', async () => {
      for (const network of [(n: number) => `2001:db8:aa:${n.toString(16)}::/64`, (n: number) => `198.51.100.${n}`]) {
        const { askHelp, workOff, mails } = world(confirmed);
        for (let asks = 0; asks < 200; asks += 1) await askHelp(email, { network: network(asks) });
        expect(await askHelp(email)).toHaveProperty('answer');
        await workOff();
        expect(mails).toHaveLength(4);
      }
    });

    test('the limits give the same responses for an address without an account', async () => {
      const ask = async (address: string) => {
        const { askHelp } = world(confirmed);
        for (let asks = 0; asks < 40; asks += 1) await askHelp(address, stranger(asks));
        return askHelp(address);
      };
      expect(await ask('nobody@example.com')).toEqual(await ask(email));
    });
  });

  test('continues the request of a browser that asks again, and makes a new one shortly before it expires', async () => {
    const { askHelp, workOff, code, mails, pass, request, reset } = world(confirmed);
    await askHelp(email);
    await workOff();
    const first = request();
    pass(9 * minuteMs);
    await askHelp(email, { request: first });
    await workOff();
    expect(request()).toBe(first);
    expect(mails.at(-1)?.text).toContain('It works there for 6 minutes');
    pass(2 * minuteMs);
    await askHelp(email, { request: first });
    await workOff();
    expect(request()).not.toBe(first);
    expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
  });

  describe('by the link of its mail', () => {
    test('works in any browser, once, and signs in on a known device', async () => {
      const { askHelp, workOff, resetSecret, resetByLink, cognito, latest, sharingEndedOf } = world(confirmed);
      await askHelp(email, { network: '198.51.100.7' });
      await workOff();
      const secret = resetSecret();
      expect(await resetByLink(secret, fresh)).toMatchObject({
        answer: { userId, token: `token of ${userId}` },
        cookies: [expect.stringContaining('__Host-session='), expect.stringContaining('__Host-device=')],
      });
      expect(cognito.get(userId)?.password).toBe(fresh);
      expect(latest().sessions.map(({ id }) => id)).toEqual(['session-1']);
      expect([...sharingEndedOf]).toEqual([userId]);
      expect(await resetByLink(secret, 'another fresh one')).toMatchObject(linkOver);
    });

    test('works for 24 hours after the request, long after the code has expired', async () => {
      const { askHelp, workOff, resetSecret, resetByLink, reset, code, pass } = world(confirmed);
      await askHelp(email);
      await workOff();
      pass(24 * hourMs - 1);
      expect(await reset({ email, code: code(), password: fresh })).toMatchObject(wrongCode);
      expect(await resetByLink(resetSecret(), fresh)).toHaveProperty('answer');
      const late = world(confirmed);
      await late.askHelp(email);
      await late.workOff();
      late.pass(24 * hourMs);
      expect(await late.resetByLink(late.resetSecret(), fresh)).toMatchObject(linkOver);
    });

    test('refuses a password by the usual rules, a changed secret, another account’s, and what was requested before a change', async () => {
      const { askHelp, workOff, resetSecret, resetByLink, changePassword, pass } = world(confirmed);
      await askHelp(email);
      await workOff();
      const secret = resetSecret();
      expect(await resetByLink(secret, 'password')).toMatchObject({ refusal: { code: 'password-common' } });
      for (const not of ['', 'none', `${secret}x`, secret.replace(userId, 'user-2'), secret.replace(userId, 'nobody')])
        expect(await resetByLink(not, fresh)).toMatchObject(linkOver);
      pass(minuteMs);
      expect(await changePassword(right, 'another fresh one')).toEqual({ answer: {} });
      expect(await resetByLink(secret, fresh)).toMatchObject(linkOver);
    });

    test('restarts an account that was never confirmed', async () => {
      const { askHelp, workOff, resetSecret, resetByLink, stored } = world();
      await askHelp(email);
      await workOff();
      expect(await resetByLink(resetSecret(), fresh)).toMatchObject({ answer: { userId: 'made-1' } });
      expect(stored.has(userId)).toBe(false);
    });

    test('is stored as a hash, and not at all if the mail service deferred its mail', async () => {
      const later = { outcome: 'later' as const, reason: 'TooManyRequestsException' };
      const { askHelp, work, jobs, resetSecret, latest } = world({ ...confirmed, mailAnswers: [later] });
      await askHelp(email);
      const job = jobs.pop() as AccountJob;
      await expect(work(job)).rejects.toThrow();
      expect(latest().resetMails).toEqual([]);
      await work(job);
      expect(latest().resetMails).toHaveLength(1);
      expect(JSON.stringify(latest())).not.toContain(resetSecret().split('.')[1]);
    });

    test('works for every mail of a day, whoever asked for it', async () => {
      const { askHelp, workOff, mails, resetByLink } = world(confirmed);
      for (let asks = 0; asks < 20; asks += 1) await askHelp(email, { network: `198.51.${asks}.7` });
      await workOff();
      const first = /#reset=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
      expect(await resetByLink(first, fresh)).toHaveProperty('answer');
    });
  });

  test('refuses a code that was requested before the password was changed', async () => {
    const { askHelp, workOff, code, pass, reset, changePassword } = world(confirmed);
    await askHelp(email);
    await workOff();
    pass(minuteMs);
    expect(await changePassword(right, 'another fresh one')).toEqual({ answer: {} });
    expect(await reset({ email, code: code(), password: fresh })).toMatchObject(wrongCode);
  });

  test('works for an account whose registration stopped before its item was created', async () => {
    const { askHelp, workOff, mails, stored, latest, code, reset } = world();
    stored.delete(userId);
    await askHelp(email);
    await workOff();
    expect(mails.map(({ to, tags }) => [to, tags.userId])).toEqual([[email, userId]]);
    expect(latest()).toMatchObject({ email, emailAsTyped: email, firstName: '', lastName: '', confirmedAt: null });
    expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
  });

  test('mails neither an account that is being erased nor a former address', async () => {
    const gone = world();
    gone.stored.delete(userId);
    await gone.askHelp(email);
    await handleAccountJob({ ...gone.deps, createAccountItem: async () => null })(gone.jobs[0] as AccountJob);
    const moved = world({ is: { email: 'next@example.com', emailAsTyped: 'next@example.com' } });
    await moved.askHelp(email);
    await moved.workOff();
    expect([...gone.mails, ...moved.mails]).toEqual([]);
  });

  test('tells the owner of an unconfirmed address that the account is erased, and the operator how the mail went', async () => {
    for (const [options, isTold] of [[{}, true] as const, [confirmed, false] as const]) {
      const { askHelp, workOff, mails, watched } = world(options);
      await askHelp(email);
      await workOff();
      expect(mails.at(-1)?.text.includes('we’ll erase what’s in the old one')).toBe(isTold);
      expect(watched).toEqual([[userId, 'sent', 'handed-over']]);
    }
    const refused = world({ mailAnswers: [{ outcome: 'refused', reason: 'MessageRejected' }] });
    await refused.askHelp(email);
    await refused.workOff();
    expect(refused.watched).toEqual([[userId, 'refused', 'MessageRejected']]);
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
    const { reset, code, latest, cognito, sharingEndedOf } = await withCode(confirmed);
    const typed = code();
    const lower = `${typed.slice(0, 5)}-${typed.slice(5)}`.toLowerCase();
    expect(await reset({ email, code: lower, password: fresh })).toMatchObject({
      answer: { userId, token: `token of ${userId}` },
      cookies: [expect.stringContaining('__Host-session='), expect.stringContaining('__Host-device=')],
    });
    expect(latest().sessions.map(({ id }) => id)).toEqual(['session-1']);
    expect(cognito.get(userId)?.password).toBe(fresh);
    expect([...sharingEndedOf]).toEqual([userId]);
    expect(await reset({ email, code: typed, password: 'another fresh one' })).toMatchObject(wrongCode);
  });

  test('makes the device known, so that strangers’ wrong passwords no longer lock it out', async () => {
    const { reset, code, latest, now } = await withCode(confirmed);
    const { cookies = [] } = await reset({ email, code: code(), password: fresh });
    const secret = /^__Host-device=user-1\.([\w-]+);/.exec(cookies[1] ?? '')?.[1] ?? '';
    expect(isKnownDevice(latest(), secret, now())).toBe(true);
  });

  test.each([
    ['a confirmed account', confirmed],
    ['an account that was never confirmed', {}],
  ])(
    'refuses a password that Cognito does not accept, with a sentence, and the mail still works: %s',
    async (_, options) => {
      const { reset, code, stored } = await withCode(options);
      const refused = {
        refusal: { code: 'password-refused', message: 'Choose another password. We can’t accept this one.' },
      };
      expect(await reset({ email, code: code(), password: `right ${refusedByCognito} battery` })).toMatchObject(
        refused,
      );
      expect(stored.has(userId)).toBe(true);
      expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
    },
  );

  test('restarts an unconfirmed account empty, under another id, confirmed by the code', async () => {
    const { reset, code, stored, cognito, mails } = await withCode({});
    expect(mails.at(-1)?.text).toContain('we’ll erase');
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

  test('accepts its code until the last moment of a quarter of an hour', async () => {
    const { reset, code, pass } = await withCode(confirmed);
    pass(15 * minuteMs - 1);
    expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
  });

  test.each(['refused', 'unfinished'] as const)(
    'says so when Cognito responds to a fresh password with %s',
    async (ending) => {
      const { deps, code, request } = await withCode(confirmed);
      const body = { email, request: request(), code: code(), password: fresh };
      const again = resetPassword({ ...deps, signIn: async () => ending })({ body, query: null, caller: null, client });
      await expect(again).rejects.toThrow('could not be signed in');
    },
  );

  test('refuses a code in the same way for known and unknown addresses', async () => {
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
      expect(refuseNewPassword(password, email)?.refusal.message).toMatch(/^(Enter|Use|Choose) a .*\.$/);
  });

  test('can be changed by a user who knows it, which ends every other session', async () => {
    const { changePassword, latest, cognito } = world(confirmed);
    expect(await changePassword('a guess at it', fresh)).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect(await changePassword(right, 'password')).toMatchObject({ refusal: { code: 'password-common' } });
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

  test('replaces the old one when it is confirmed and not before, and other sessions end', async () => {
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

  test('can be undone by the old one within seven days, which ends every session, link and password', async () => {
    const { confirm, workOff, mails, undo, undoSecret, latest, cognito, pass, sharingEndedOf } = await moved();
    await confirm();
    await workOff();
    expect(mails.at(-1)?.to).toBe(account.emailAsTyped);
    expect(mails.at(-1)?.text).not.toMatch(/next@example|\n{3}/i);
    const secret = undoSecret();
    pass(6 * 24 * hourMs);
    expect(await undo(secret)).toEqual({ answer: {}, about: userId });
    expect(latest()).toMatchObject({ email, emailAsTyped: account.emailAsTyped, sessions: [], undoAddress: null });
    expect(cognito.get(userId)?.email).toBe(email);
    expect(cognito.get(userId)?.password).not.toBe(right);
    expect([...sharingEndedOf]).toEqual([userId]);
    expect(await undo(secret)).toMatchObject({ refusal: { code: 'link-over' } });
  });

  test('cannot be undone after seven days', async () => {
    const { confirm, workOff, undo, undoSecret, pass } = await moved();
    await confirm();
    await workOff();
    pass(7 * 24 * hourMs);
    expect(await undo(undoSecret())).toMatchObject({ refusal: { code: 'link-over' } });
  });

  test('cannot be undone by an old one that was never confirmed', async () => {
    const { confirm, workOff, mails, latest } = await moved({});
    await confirm();
    await workOff();
    expect(mails).toHaveLength(1);
    expect(latest()).toMatchObject({ undoAddress: null, confirmedAt: expect.any(String) });
  });

  test('displaces an account that never confirmed it, and is refused if another account has confirmed it', async () => {
    for (const isTaken of [false, true]) {
      const { changeAddress, workOff, typeCode, code, stored, cognito } = world(confirmed);
      const holder = stored.get('user-2');
      if (holder && isTaken) stored.set('user-2', { ...holder, confirmedAt: '2026-06-01T10:00:00Z' });
      expect(await changeAddress('eve@example.com')).toEqual({ answer: {} });
      await workOff();
      const outcome = await typeCode(code());
      if (isTaken) expect(outcome).toMatchObject({ refusal: { code: 'account-exists' } });
      else expect(outcome).toEqual({ answer: {} });
      const left = isTaken ? 'eve@example.com' : 'user-2@removed.invalid';
      expect([cognito.get('user-2')?.email, stored.get('user-2')?.email]).toEqual([left, left]);
      expect(stored.get(userId)?.email).toBe(isTaken ? email : 'eve@example.com');
    }
  });

  test('that two accounts prove at the same moment goes to one of them, and the other is told so', async () => {
    const { deps, mails, stored, workOff, typeCode, code, confirmBy } = world(confirmed);
    const other = stored.get('user-2') as Account;
    stored.set('user-2', { ...other, confirmedAt: '2026-06-01T10:00:00Z' });
    const codeFor = async (id: UserId) => {
      await changeAddress(deps)({
        body: { email: next, password: id === userId ? right : 'another horse' },
        query: null,
        caller: { userId: id, email: '', signInId: caller.signInId, account: stored.get(id) as Account },
        client,
      });
      await workOff();
      return code();
    };
    const codes = [await codeFor(userId), await codeFor(asUserId('user-2'))] as const;
    const endings = await Promise.all([typeCode(codes[0]), confirmBy(asUserId('user-2'), codes[1])]);
    expect(mails).toHaveLength(2);
    expect(endings).toContainEqual({ answer: {} });
    expect(endings).toContainEqual({ refusal: expect.objectContaining({ code: 'account-exists' }) });
    const holders = [...stored.values()].filter(({ email: held }) => held === 'next@example.com');
    expect(holders).toHaveLength(1);
  });

  test('cannot be undone if another account proves the old address at that moment', async () => {
    const { confirm, workOff, undo, undoSecret, deps } = await moved();
    await confirm();
    await workOff();
    Object.assign(deps, { setVerifiedEmail: async () => 'taken' as const });
    expect(await undo(undoSecret())).toMatchObject({ refusal: { code: 'account-exists' } });
  });

  test('continues where a first try stopped after the change in Cognito', async () => {
    const { confirm, cognito, latest, setVerifiedEmail } = await moved();
    await setVerifiedEmail(userId, 'next@example.com');
    expect(await confirm()).toEqual({ answer: {} });
    expect([latest().email, cognito.get(userId)?.email]).toEqual(['next@example.com', 'next@example.com']);
  });

  describe('that another account has', () => {
    const eve = 'eve@example.com';

    test('is not taken from an account that confirms it at the same moment', async () => {
      const { deps, stored, cognito } = world(confirmed);
      const holder = stored.get('user-2') as Account;
      stored.set('user-2', { ...holder, confirmedAt: '2026-07-01T10:00:00Z' });
      expect(await makeRoom({ ...deps, findAccount: async () => holder }, eve, userId)).toBe(false);
      expect([cognito.get('user-2')?.email, stored.get('user-2')?.email]).toEqual([eve, eve]);
    });

    test('is freed in Cognito only if the account has left it or has no item', async () => {
      for (const left of ['another@example.com', null]) {
        const { deps, stored, cognito } = world(confirmed);
        const holder = stored.get('user-2') as Account;
        if (left) stored.set('user-2', { ...holder, email: left });
        else stored.delete('user-2');
        expect(await makeRoom(deps, eve, userId)).toBe(true);
        expect(cognito.get('user-2')?.email).toBe('user-2@removed.invalid');
        expect(stored.get('user-2')?.email ?? null).toBe(left);
      }
    });
  });

  describe('is announced to the former one', () => {
    const later = { outcome: 'later' as const, reason: 'TooManyRequestsException' };
    const sent = { outcome: 'sent' as const, messageId: 'm' };

    test('once, even when the mail service defers it', async () => {
      const { confirm, deps, latest, mails, undo, undoSecret, watched } = await moved({
        ...confirmed,
        mailAnswers: [sent, later],
      });
      await confirm();
      const before = latest().undoAddress;
      await expect(sendUndo(deps, { kind: 'address-changed', userId })).rejects.toThrow();
      expect(watched.at(-1)).toEqual([userId, 'later', 'TooManyRequestsException']);
      expect(latest().undoAddress).toEqual(before);
      await sendUndo(deps, { kind: 'address-changed', userId });
      expect(watched.at(-1)).toEqual([userId, 'sent', 'handed-over']);
      const secret = undoSecret();
      const count = mails.length;
      await sendUndo(deps, { kind: 'address-changed', userId });
      expect([mails.length, mails.at(-1)?.to]).toEqual([count, account.emailAsTyped]);
      expect(await undo(secret)).toEqual({ answer: {}, about: userId });
    });

    test('not at all in a stage without mail', async () => {
      const { confirm, deps, latest } = await moved();
      await confirm();
      const before = latest();
      await sendUndo({ ...deps, sendMail: null }, { kind: 'address-changed', userId });
      expect(latest()).toEqual(before);
    });
  });

  test('cannot be followed by another one while the old one can undo it', async () => {
    const { confirm, changeAddress, pass, latest } = await moved();
    await confirm();
    pass(6 * 24 * hourMs);
    expect(await changeAddress('third@example.com')).toMatchObject({ refusal: { code: 'slow-down' } });
    pass(24 * hourMs);
    expect(await changeAddress('third@example.com')).toEqual({ answer: {} });
    expect(latest().pendingAddress?.email).toBe('third@example.com');
  });

  test('keeps the open link of the first owner if another change was under way', () => {
    const first = { email: 'a@example.com', emailAsTyped: 'a', until: '2026-07-08' };
    const now = new Date('2026-07-02T10:00:00Z');
    expect(withUndo({ ...account, undoAddress: first }, account, now).undoAddress).toEqual(first);
    const device = { secretHash: 'hash', until: '2100-01-01' };
    const { knownDevices, proofs, ...undone } = withUndone(
      { ...account, undoAddress: first, knownDevices: [device] },
      first,
      now,
    );
    expect(undone).toMatchObject({ email: 'a@example.com', emailAsTyped: 'a', undoAddress: null });
    expect([knownDevices, proofs]).toEqual([[], []]);
  });

  test('is dropped when its mailbox says “This wasn’t me”, and the account keeps its current one', async () => {
    const { decline, declineSecret, latest, confirm, cognito, setVerifiedEmail } = await moved();
    await setVerifiedEmail(userId, email);
    expect(await decline(declineSecret())).toEqual({ answer: {}, about: userId });
    expect(cognito.get(userId)).toMatchObject({ email, isVerified: true });
    expect(latest()).toMatchObject({ email, pendingAddress: null, declined: null });
    expect(await confirm()).toMatchObject(wrongCode);
  });

  test('restores an account that had lost its address', async () => {
    const { work, decline, declineSecret, changeAddress, workOff, typeCode, code, latest } = world();
    await work({ kind: 'registered', userId, signInId: asSignInId('session-of-the-token') });
    await decline(declineSecret());
    expect(await changeAddress(next)).toEqual({ answer: {} });
    await workOff();
    expect(await typeCode(code())).toEqual({ answer: {} });
    expect(latest()).toMatchObject({ email: 'next@example.com', declined: null, confirmedAt: expect.any(String) });
  });
});

describe('the letter of a feature', () => {
  test('is mailed to the owner of a confirmed address', async () => {
    const { work, mails } = world(confirmed);
    await work({ kind: 'letter', letter: 'sample', userId });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[account.emailAsTyped, 'A letter of a feature']]);
  });

  test('is not mailed when the feature has been taken out', async () => {
    const { work, mails } = world(confirmed);
    await work({ kind: 'letter', letter: 'of-no-feature', userId });
    expect(mails).toEqual([]);
  });

  test('is mailed to nobody else, and retried when the mail service defers it', async () => {
    const unconfirmed = world();
    await unconfirmed.work({ kind: 'letter', letter: 'sample', userId });
    expect(unconfirmed.mails).toEqual([]);
    const later = world({ ...confirmed, mailAnswers: [{ outcome: 'later', reason: 'TooManyRequestsException' }] });
    await expect(later.work({ kind: 'letter', letter: 'sample', userId })).rejects.toThrow();
    await later.work({ kind: 'letter', letter: 'sample', userId });
    expect(later.mails).toHaveLength(1);
  });
});

test('units can be stored without names, and a change leaves what it omits', async () => {
  const { getAccount, changeProfile, latest, names } = world(confirmed);
  expect(await getAccount()).not.toHaveProperty('answer.units');
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
  expect(await changeProfile({ units })).toEqual({ answer: {} });
  expect(names).toEqual([]);
  const { firstName } = latest();
  expect(await getAccount()).toMatchObject({ answer: { units, firstName } });
  expect(await changeProfile({ lastName: 'Hopper' })).toEqual({ answer: {} });
  expect(await changeProfile({ firstName })).toEqual({ answer: {} });
  expect(names).toEqual(Array(2).fill({ firstName, lastName: 'Hopper' }));
  expect(latest()).toMatchObject({ units, firstName, lastName: 'Hopper' });
});

test('the language can be stored alone, and stays through other changes', async () => {
  const { changeProfile, latest, names } = world({ ...confirmed, is: { ...confirmed.is, language: 'xx' as Language } });
  expect(await changeProfile({ language: 'en' })).toEqual({ answer: {} });
  expect(await changeProfile({ lastName: 'Hopper' })).toEqual({ answer: {} });
  expect(names).toHaveLength(1);
  expect(latest()).toMatchObject({ language: 'en', lastName: 'Hopper' });
});

test('the profile has everything that the account page shows, and no secret', async () => {
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
  expect(JSON.stringify(outcome)).not.toMatch(/secret|hash|refresh/i);
});
