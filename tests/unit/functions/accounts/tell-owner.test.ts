import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import { isKnownDevice, withKnownDevice } from '#functions/accounts/sessions.ts';
import { asSignInId } from '#shared/contract/ids.ts';
import { product } from '#shared/product.ts';
import { account } from '#tests/unit/functions/fakes.ts';
import { hourMs, minuteMs, right, typedName, accountWorld as world } from './account-world.ts';

// The owner of a confirmed address is told what happens to the account, and can throw out the person who did it.

const { userId, email } = account;
const confirmed = { is: { confirmedAt: '2026-06-01T10:00:00Z' } };
const fresh = 'a fresh horse battery';
const known = { cookies: { '__Host-device': `${userId}.device-secret` } };

/** Subjects of the mails that `act` caused, in order. */
const told = async (act: (in_: ReturnType<typeof world>) => Promise<unknown>, options: Parameters<typeof world>[0]) => {
  const made = world(options);
  await act(made);
  await made.workOff();
  return made.mails.map(({ to, subject }) => [to, subject]);
};

const byCode = async ({ askHelp, workOff, reset, code }: ReturnType<typeof world>) => {
  await askHelp(email);
  await workOff();
  expect(await reset({ email, code: code(), password: fresh })).toHaveProperty('answer');
};

describe('the owner of a confirmed address is told', () => {
  const changed = [account.emailAsTyped, 'Your password was changed'];
  const login = [account.emailAsTyped, 'New login on your account'];

  test.each([
    ['of a new password', async (in_: ReturnType<typeof world>) => in_.changePassword(right, fresh), [changed]],
    ['of a reset', byCode, [[account.emailAsTyped, `Choose a new password for ${product.name}`], changed]],
    ['of a login on a new device', async (in_: ReturnType<typeof world>) => in_.login(), [login]],
    [
      'of a login on a shared device',
      async (in_: ReturnType<typeof world>) => in_.login({}, { sharedDevice: true }),
      [login],
    ],
    [
      'of an erasure',
      async (in_: ReturnType<typeof world>) => in_.work({ kind: 'erase', userId }),
      [[account.emailAsTyped, 'Your data has been erased']],
    ],
  ])('%s', async (_, act, subjects) => {
    expect(await told(act, confirmed)).toEqual(subjects);
  });

  test.each([
    ['a wrong password', async (in_: ReturnType<typeof world>) => in_.login({}, { password: 'a wrong guess' })],
    [
      'a login on a device that the account knows',
      async (in_: ReturnType<typeof world>) => {
        await in_.changeAccount(userId, (latest) => withKnownDevice(latest, 'device-secret', in_.now()));
        await in_.login(known);
      },
    ],
  ])('nothing after %s', async (_, act) => {
    expect(await told(act, confirmed)).toEqual([]);
  });

  test('but nobody is told at an unconfirmed address, which may be a stranger’s', async () => {
    for (const act of [
      (in_: ReturnType<typeof world>) => in_.changePassword(right, fresh),
      (in_: ReturnType<typeof world>) => in_.login(),
      (in_: ReturnType<typeof world>) => in_.work({ kind: 'erase', userId }),
    ])
      expect(await told(act, {})).toEqual([]);
  });

  test('by first name, of the device and the time, without a word about health or an address', async () => {
    const in_ = world(confirmed);
    await in_.login({ device: 'Chrome/Windows' });
    await in_.workOff();
    await in_.changePassword(right, fresh);
    await in_.workOff();
    expect(in_.mails[0]?.text).toContain('Chrome on Windows, 1 July 2026 at 10:00 (UTC)');
    await in_.work({ kind: 'erase', userId });
    for (const { subject, text, html } of in_.mails) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/heart|\bage\b|risk|example\.com/i);
      expect(subject).not.toContain(typedName);
    }
    // The last mail is written after the name was erased.
    const greetings = in_.mails.map(({ text }) => /^Hello.*$/m.exec(text)?.[0]);
    expect(greetings).toEqual([`Hello ${typedName},`, `Hello ${typedName},`, 'Hello,']);
  });

  test('once for each event when a job is delivered again, and again when the mail service deferred it', async () => {
    const in_ = world({ ...confirmed, mailAnswers: [{ outcome: 'later', reason: 'TooManyRequestsException' }] });
    await in_.login();
    const [job] = in_.jobs;
    if (!job) throw new Error('The login enqueued nothing.');
    await expect(in_.work(job)).rejects.toThrow();
    await in_.work(job);
    await in_.work(job);
    expect(in_.mails).toHaveLength(1);
  });

  test('of at most five logins a day, and of a new password in any case', async () => {
    const in_ = world(confirmed);
    for (let logins = 0; logins < 30; logins += 1) await in_.login();
    await in_.workOff();
    expect(in_.mails).toHaveLength(5);
    await in_.changePassword(right, fresh);
    await in_.workOff();
    expect(in_.mails.at(-1)?.subject).toBe('Your password was changed');
    in_.pass(24 * hourMs);
    await in_.login({}, { password: fresh });
    await in_.workOff();
    expect(in_.mails).toHaveLength(7);
  });

  test('even if the session of the login has ended by then', async () => {
    const in_ = world(confirmed);
    await in_.login();
    await in_.changeAccount(userId, (latest) => ({ ...latest, sessions: [] }));
    await in_.workOff();
    expect(in_.mails.at(-1)?.text).toContain('from a new device: 1 July 2026');
  });
});

describe('‘This wasn’t me’', () => {
  /** An intruder who knows the password has logged in, and the mail has arrived. */
  const intruded = async (over: Partial<Account> = {}) => {
    const in_ = world({ is: { ...confirmed.is, ...over } });
    await in_.login();
    await in_.workOff();
    return { ...in_, secret: in_.notMeSecret() };
  };

  test('ends every session, forgets every device, closes the links and makes the password useless', async () => {
    const { notMe, secret, latest, sharingEndedOf, login, now } = await intruded();
    expect(latest().sessions).toHaveLength(3);
    expect(await notMe(secret)).toEqual({ answer: {}, about: userId });
    expect(latest()).toMatchObject({ sessions: [], knownDevices: [], pendingAddress: null });
    expect(isKnownDevice(latest(), 'device-secret', now())).toBe(false);
    expect([...sharingEndedOf]).toEqual([userId]);
    expect(await login()).toMatchObject({ refusal: { code: 'wrong-credentials' } });
  });

  test('lets the owner choose a new password by the same link, once, and tells them about it', async () => {
    const { notMe, secret, login, workOff, mails } = await intruded();
    await notMe(secret);
    expect(await notMe(secret, 'short')).toMatchObject({ refusal: { code: 'malformed' } });
    expect(await notMe(secret, fresh)).toEqual({ answer: {}, about: userId });
    expect(await login({}, { password: fresh })).toHaveProperty('answer');
    expect(await notMe(secret, 'another horse battery')).toMatchObject({ refusal: { code: 'link-over' } });
    await workOff();
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('makes codes for a new password useless if they were requested earlier', async () => {
    const { notMe, secret, askHelp, workOff, code, reset, pass } = await intruded();
    await askHelp(email);
    await workOff();
    const mailed = code();
    pass(minuteMs);
    await notMe(secret);
    expect(await reset({ email, code: mailed, password: fresh })).toMatchObject({ refusal: { code: 'wrong-code' } });
  });

  test.each(['', 'no link', `${userId}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`])(
    'does nothing for the link %j',
    async (not) => {
      const { notMe, latest } = await intruded();
      const before = latest();
      expect(await notMe(not, fresh)).toMatchObject({ refusal: { code: 'link-over' } });
      expect(latest()).toEqual(before);
    },
  );

  test('works for seven days', async () => {
    const { notMe, secret, pass } = await intruded();
    pass(7 * 24 * hourMs - minuteMs);
    expect(await notMe(secret)).toEqual({ answer: {}, about: userId });
    pass(minuteMs);
    expect(await notMe(secret)).toMatchObject({ refusal: { code: 'link-over' } });
  });

  test('does nothing in a former mailbox after a change of address', async () => {
    const { notMe, secret, changeAddress, workOff, typeCode, code, latest } = await intruded();
    await changeAddress('next@example.com');
    await workOff();
    expect(await typeCode(code())).toEqual({ answer: {} });
    expect(latest().email).toBe('next@example.com');
    expect(await notMe(secret, fresh)).toMatchObject({ refusal: { code: 'link-over' } });
  });
});

test('one session of the list can be ended, and the others stay', async () => {
  const { getAccount, endSession, latest } = world(confirmed);
  const outcome = await getAccount();
  const other = 'answer' in outcome ? outcome.answer.sessions.find(({ isThisOne }) => !isThisOne) : undefined;
  expect(other?.id).toBe('another session');
  expect(await endSession(asSignInId(other?.id ?? ''))).toEqual({ answer: {} });
  expect(await endSession(asSignInId(other?.id ?? ''))).toEqual({ answer: {} });
  expect(latest().sessions.map(({ id }) => id)).toEqual(['session-of-the-token']);
});
