import { expect } from 'vitest';
import { requestedAt } from '#functions/accounts/sign-in/reset-request.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { addresses, callerOf, codeIn, type Ghost, ownerOfAddress } from './people.ts';
import { figureWord, typedWord } from './results.ts';

const {
  confirmationsOfMailboxADay,
  movesToMailboxADay,
  resultsOfMailboxADay,
  resetMailsOfMailboxADay,
  resetMailsOfDevicesADay,
} = addressMailLimits;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Invariants of every account after every step, in any order. */
export const expectRules = async (ghost: Ghost): Promise<void> => {
  await expectOwnAccountsOnly(ghost);
  await expectEndedIsEnded(ghost);
  expectProvedAddresses(ghost);
  expectMails(ghost);
};

/** A mailbox alone never opens an account: nobody is ever logged in to an account that they did not create. */
const expectOwnAccountsOnly = async (ghost: Ghost): Promise<void> => {
  for (const [who, browsers] of ghost.browsers.entries())
    for (const browser of browsers) {
      if (browser.token) ghost.tokens.add(browser.token);
      const caller = await callerOf(ghost, browser);
      if (caller) expect([caller.userId, ghost.madeBy.get(caller.userId)]).toEqual([caller.userId, who]);
    }
};

/** A session, link or password that was ended never works again. */
const expectEndedIsEnded = async ({ system, ended, tokens, erased }: Ghost): Promise<void> => {
  for (const token of ended) expect(await system.verify(token)).toBeNull();
  for (const token of tokens) if (erased.has(token.split('/')[0] ?? '')) expect(await system.verify(token)).toBeNull();
};

/** An account alone never confirms a mailbox, and Cognito's state agrees. */
const expectProvedAddresses = ({ system, madeBy }: Ghost): void => {
  const live = [...system.stored.values()].filter(({ userId }) => !system.marks.has(userId));
  for (const { userId, email, confirmedAt, declined, sessions, proofs } of live) {
    if (confirmedAt !== null) {
      expect(declined).toBeNull();
      expect([email, ownerOfAddress(email)]).toEqual([email, madeBy.get(userId)]);
    }
    expect(system.users.get(userId)).toMatchObject({ email, isVerified: confirmedAt !== null });
    expect(sessions.length).toBeLessThanOrEqual(20);
    for (const { wrongCodes } of proofs) expect(wrongCodes).toBeLessThanOrEqual(5);
    expect(email.endsWith('.invalid')).toBe(declined !== null);
  }
  expect(new Set(live.map(({ email }) => email)).size).toBe(live.length);
};

/**
 * Neither a figure nor a typed word is mailed to an unconfirmed address, and never more mails than the limits allow.
 */
const expectMails = (ghost: Ghost): void => {
  const { system, madeBy, erased } = ghost;
  for (const { to, text, subject, tags } of system.mails.slice(ghost.mailsSeen)) {
    expect(addresses).toContain(to);
    // The last mail of an account says that it is gone.
    if (subject !== 'Your data has been erased') expect(erased).not.toContain(tags.userId);
    expect(subject).not.toContain(typedWord);
    const isResult = text.includes(figureWord);
    const isConfirmed = system.stored.get(tags.userId)?.confirmedAt !== null;
    expect(text.includes(typedWord) && !isResult).toBe(false);
    if (isResult) expect([isConfirmed, madeBy.get(tags.userId)]).toEqual([true, ownerOfAddress(to)]);
  }
  ghost.mailsSeen = system.mails.length;
  // A mail for a new password counts when it is requested.
  for (const email of addresses) {
    const to = system.mails.filter((mail) => mail.to === email);
    const asking = to.filter(({ text }) => text.includes('#secret=')).map(({ at }) => at);
    const resets = to
      .filter(({ text }) => text.includes('#reset='))
      .map(({ text }) => requestedAt(system.requestOfCode.get(codeIn(text) ?? '') ?? '').getTime());
    // From accounts that have proved no other address, from those that have, and because of results.
    const mostAsking = confirmationsOfMailboxADay + movesToMailboxADay + resultsOfMailboxADay;
    expect(mostInADay(asking)).toBeLessThanOrEqual(mostAsking);
    expect(mostInADay(resets)).toBeLessThanOrEqual(resetMailsOfMailboxADay + resetMailsOfDevicesADay);
    for (const userId of new Set(to.map(({ tags }) => tags.userId))) {
      const own = to
        .filter(({ text, tags }) => tags.userId === userId && text.includes('#secret='))
        .map(({ at }) => at);
      for (const from of own) {
        expect(within(own, from, dayMs)).toBeLessThanOrEqual(addressMailLimits.confirmationsADay);
        expect(within(own, from, 30 * dayMs)).toBeLessThanOrEqual(addressMailLimits.confirmationsIn30Days);
      }
    }
  }
};

/** The most mails in one UTC day. */
const mostInADay = (times: readonly number[]): number => {
  const days = times.map((time) => Math.floor(time / dayMs));
  return Math.max(0, ...days.map((day) => days.filter((each) => each === day).length));
};

const within = (times: readonly number[], from: number, lengthMs: number) =>
  times.filter((time) => time >= from && time < from + lengthMs).length;
