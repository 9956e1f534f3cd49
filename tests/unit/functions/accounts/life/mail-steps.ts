import { expect } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import {
  browserOf,
  callerOf,
  codeIn,
  codeOf,
  endOthers,
  type Ghost,
  holderOf,
  isAnswer,
  mailsOf,
  passwordOf,
  type Steps,
  secretIn,
  type Who,
} from './people.ts';
import type { LifeSystem } from './system.ts';

// The steps that a person takes with a mail in their own mailbox.

const codeMs = 15 * 60 * 1000;
const linkMs = 24 * 60 * 60 * 1000;
const undoMs = 7 * linkMs;

/** The effect of a proof: the mail's address belongs to the account, and an account that had it unconfirmed has lost it. */
const expectProved = (ghost: Ghost, userId: string, email: string, before: string | undefined): void => {
  expect(ghost.system.stored.get(userId)).toMatchObject({ email, declined: null });
  for (const account of ghost.system.stored.values())
    if (account.userId !== userId) expect(account.email).not.toBe(email);
  if (before !== email) endOthers(ghost, userId, sessionLeft(ghost, userId));
};

/** The token of the remaining session, if there is one. */
const sessionLeft = ({ system, tokens }: Ghost, userId: string): string | null => {
  const [session] = system.stored.get(userId)?.sessions ?? [];
  return [...tokens].find((token) => token.startsWith(`${userId}/${session?.id}/`)) ?? null;
};

const addressBefore = ({ system }: Ghost, userId: string) => {
  const account = system.marks.has(userId) ? undefined : system.stored.get(userId);
  return { email: account?.email, isConfirmed: Boolean(account?.confirmedAt), pending: account?.pendingAddress };
};

export const mailSteps: Steps = {
  typeCode: async (ghost, { who, browser: b, n }) => {
    const mail = mailsOf(ghost, who).filter(({ text }) => secretIn(text, 'secret'))[n % 3];
    const browser = browserOf(ghost, who, b);
    const caller = await callerOf(ghost, browser);
    if (!mail || !caller) return;
    const { system } = ghost;
    const before = addressBefore(ghost, caller.userId);
    const session = `${caller.userId}/${caller.signInId}`;
    const code = codeIn(mail.text) ?? '';
    const outcome = await system.typeCode(browser, { code });
    if (!isAnswer(outcome)) {
      if (codeOf(outcome) === 'wrong-code') ghost.wrongCodes.push({ of: session, mails: system.mails.length });
      return;
    }
    // A repeated confirmation whose response was lost.
    if (before.isConfirmed && !before.pending) return;
    expect(mail.tags.userId).toBe(caller.userId);
    expect(system.clock.at - mail.at).toBeLessThan(codeMs);
    expect(ghost.usedCodes).not.toContain(`${mail.at} ${code}`);
    const sentBefore = system.mails.indexOf(mail);
    expect(ghost.wrongCodes.filter(({ of, mails }) => of === session && mails > sentBefore).length).toBeLessThan(5);
    ghost.usedCodes.add(`${mail.at} ${code}`);
    expectProved(ghost, caller.userId, mail.to, before.email);
  },
  typeWrongCodes: async (ghost, { who, browser: b, n }) => {
    const browser = browserOf(ghost, who, b);
    const caller = await callerOf(ghost, browser);
    for (let tries = 0; caller && tries <= n % 6; tries += 1)
      if (codeOf(await ghost.system.typeCode(browser, { code: 'wrong' })) === 'wrong-code')
        ghost.wrongCodes.push({ of: `${caller.userId}/${caller.signInId}`, mails: ghost.system.mails.length });
  },
  openLink: async (ghost, { who, browser: b, n, m }) => {
    const mail = mailsOf(ghost, who).filter(({ text }) => secretIn(text, 'secret'))[n % 3];
    if (!mail) return;
    const { userId } = mail.tags;
    const browser = browserOf(ghost, who, b);
    const caller = await callerOf(ghost, browser);
    const before = addressBefore(ghost, userId);
    const password = m < 6 ? { password: passwordOf(who, m % 2) } : {};
    const secret = secretIn(mail.text, 'secret') ?? '';
    const outcome = await ghost.system.confirmByLink(browser, { secret, ...password });
    if (!isAnswer(outcome) || (before.isConfirmed && !before.pending)) return;
    expect(ghost.madeBy.get(userId)).toBe(who);
    const knows = ghost.system.users.get(userId)?.password === password.password;
    expect(caller?.userId === userId || knows).toBe(true);
    expect(ghost.system.clock.at - mail.at).toBeLessThan(linkMs);
    expect(ghost.usedCodes).not.toContain(secret);
    ghost.usedCodes.add(secret);
    expectProved(ghost, userId, mail.to, before.email);
  },
  decline: async (ghost, { who, browser, n }) => {
    const mail = mailsOf(ghost, who).filter(({ text }) => secretIn(text, 'decline'))[n % 4];
    if (!mail) return;
    const before = addressBefore(ghost, mail.tags.userId);
    const secret = secretIn(mail.text, 'decline') ?? '';
    const outcome = await ghost.system.decline(browserOf(ghost, who, browser), { secret });
    const after = addressBefore(ghost, mail.tags.userId);
    // Void once the address is confirmed.
    if (before.isConfirmed) expect([after.email, after.isConfirmed]).toEqual([before.email, true]);
    if (!isAnswer(outcome)) return;
    expect(after.pending?.email).not.toBe(mail.to);
    if (before.email === mail.to && !before.isConfirmed) {
      expect(after.email).not.toBe(mail.to);
      expect(await ghost.system.findUserId(mail.to)).toBeNull();
    }
  },
  undo: async (ghost, { who, browser, n }) => {
    const mail = mailsOf(ghost, who).filter(({ text }) => secretIn(text, 'undo'))[n % 2];
    if (!mail) return;
    const { userId } = mail.tags;
    const secret = secretIn(mail.text, 'undo') ?? '';
    if (!isAnswer(await ghost.system.undo(browserOf(ghost, who, browser), { secret }))) return;
    expect([ghost.madeBy.get(userId), ghost.system.clock.at - mail.at < undoMs]).toEqual([who, true]);
    expect(ghost.usedCodes).not.toContain(secret);
    ghost.usedCodes.add(secret);
    expect(ghost.system.stored.get(userId)).toMatchObject({ email: mail.to, sessions: [], knownDevices: [] });
    for (const old of [0, 1]) expect(ghost.system.users.get(userId)?.password).not.toBe(passwordOf(who, old));
    endOthers(ghost, userId);
  },
  reset: async (ghost, { who, browser: b, n, m }) => {
    const mail = resetMailOf(ghost, who, n % 2);
    if (!mail) return;
    const browser = browserOf(ghost, who, b);
    const old = holderOf(ghost, mail.to);
    const code = codeIn(mail.text) ?? '';
    const { requests, system } = ghost;
    // The newest ones are more frequent, because an older one has another code.
    const request = requests[requests.length - 1 - (m % 3)] ?? '';
    const body = { email: mail.to, request, code, password: passwordOf(who, m % 2), remember: true };
    const outcome = await system.reset(browser, body);
    if (!isAnswer(outcome)) return;
    expect(system.requestOfCode.get(code)).toBe(request.split('.')[0]);
    expect(system.clock.at - mail.at).toBeLessThan(codeMs);
    expectReset(ghost, who, mail, old, outcome, browser.token);
  },
  resetByLink: async (ghost, { who, browser: b, n, m }) => {
    const mail = resetMailOf(ghost, who, n % 3);
    if (!mail) return;
    const browser = browserOf(ghost, who, b);
    const old = holderOf(ghost, mail.to);
    const secret = secretIn(mail.text, 'reset') ?? '';
    const outcome = await ghost.system.reset(browser, { secret, password: passwordOf(who, m % 2), remember: true });
    if (!isAnswer(outcome)) return;
    expect(ghost.system.clock.at - mail.at).toBeLessThan(linkMs);
    expectReset(ghost, who, mail, old, outcome, browser.token);
  },
};

const resetMailOf = (ghost: Ghost, who: Who, n: number) =>
  mailsOf(ghost, who).filter(({ text }) => secretIn(text, 'reset'))[n];

/**
 * The effect of a mail for a new password, by its code or its link: it works once, for the account that it was about.
 */
const expectReset = (
  ghost: Ghost,
  who: Who,
  mail: LifeSystem['mails'][number],
  old: Account | null,
  outcome: unknown,
  token: string | null,
): void => {
  const isConfirmed = Boolean(old?.confirmedAt);
  const { userId } = (outcome as { answer: { userId: string } }).answer;
  const code = codeIn(mail.text) ?? '';
  expect(old?.userId).toBe(mail.tags.userId);
  expect(ghost.usedCodes).not.toContain(code);
  ghost.usedCodes.add(code);
  // An address that was never proved starts as a new, empty account.
  expect(userId === old?.userId).toBe(isConfirmed);
  if (!isConfirmed) {
    ghost.erased.add(old?.userId ?? '');
    expect(ghost.madeBy.has(userId)).toBe(false);
    ghost.madeBy.set(userId, who);
    expect([...ghost.system.submissions.values()].some((each) => each.userId === userId)).toBe(false);
  }
  expect(ghost.system.stored.get(userId)?.sessions).toHaveLength(1);
  endOthers(ghost, old?.userId ?? '', token);
};
