import fc from 'fast-check';
import { expect } from 'vitest';
import { sessionOf } from '#functions/accounts/sessions.ts';
import { asSignInId, asUserId } from '#shared/contract/ids.ts';
import { expectRules } from './invariants.ts';
import { mailSteps } from './mail-steps.ts';
import {
  addresses,
  browserOf,
  callerOf,
  codeOf,
  endOthers,
  type Ghost,
  isAnswer,
  passwordOf,
  type Step,
  type Steps,
  type Who,
} from './people.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const spans = [30 * 1000, 2 * minuteMs, 20 * minuteMs, 3 * 60 * minuteMs, dayMs, 3 * dayMs, 8 * dayMs, 31 * dayMs];

const steps: Steps = {
  ...mailSteps,
  register: async (ghost, { who, browser, email, n }) => {
    const { system } = ghost;
    const isFree = (await system.findUserId(email)) === null;
    const outcome = await system.register(browserOf(ghost, who, browser), {
      email,
      password: passwordOf(who, n % 2),
      remember: true,
    } as never);
    if (!isAnswer(outcome)) {
      // Even the right password of an account that is being erased.
      expect([isFree, ['account-exists', 'slow-down'].includes(codeOf(outcome))]).toEqual([false, true]);
      return;
    }
    const { userId } = (outcome as { answer: { userId: string } }).answer;
    expect(ghost.madeBy.has(userId)).toBe(!isFree);
    if (isFree) ghost.madeBy.set(userId, who);
  },
  login: async (ghost, { who, browser, email, n }) => {
    const password = passwordOf(who, n % 2);
    const userId = await ghost.system.findUserId(email);
    const isRight = userId !== null && ghost.system.users.get(userId)?.password === password;
    const outcome = await ghost.system.login(browserOf(ghost, who, browser), { email, password, remember: n % 3 > 0 });
    expect(isAnswer(outcome)).toBe(isRight && !ghost.system.marks.has(userId));
  },
  logout: async (ghost, { who, browser: n }) => {
    const browser = browserOf(ghost, who, n);
    const caller = await callerOf(ghost, browser);
    await ghost.system.logout(browser, {} as never);
    if (caller && browser.token) {
      ghost.ended.add(browser.token);
      expect(await callerOf(ghost, browser)).toBeNull();
    }
  },
  logoutEverywhere: async (ghost, { who, browser: n }) => {
    const browser = browserOf(ghost, who, n);
    const caller = await callerOf(ghost, browser);
    await ghost.system.logoutEverywhere(browser, {});
    if (caller) endOthers(ghost, caller.userId);
  },
  refresh: async (ghost, { who, browser: n }) => {
    const browser = browserOf(ghost, who, n);
    const before = { ...browser.cookies };
    const outcome = await ghost.system.refresh(browser, {});
    if (isAnswer(outcome)) ghost.oldCookies.push({ before, after: { ...browser.cookies } });
  },
  /**
   * A second tab that asks at once, or a response that was lost. Once the next cookie was used, a thief with a copy.
   */
  refreshWithOldCookie: async (ghost, { n }) => {
    const old = ghost.oldCookies[n % Math.max(1, ghost.oldCookies.length)];
    if (!old) return;
    const cookie = old.before['__Host-session'] ?? '';
    const [userId = '', signInId = ''] = cookie.split('.');
    const isOpen = async () => {
      const account = await ghost.system.findAccount(userId);
      return Boolean(account && sessionOf(account, asSignInId(signInId), ghost.system.now()));
    };
    const wasOpen = await isOpen();
    const nextWasUsed = ghost.oldCookies.some(({ before }) => before['__Host-session'] === old.after['__Host-session']);
    const outcome = await ghost.system.refresh({ cookies: { ...old.before }, token: null }, {});
    expect([isAnswer(outcome), await isOpen()]).toEqual(wasOpen && !nextWasUsed ? [true, true] : [false, false]);
  },
  changePassword: async (ghost, { who, browser: n, n: from, m: to }) => {
    const browser = browserOf(ghost, who, n);
    const caller = await callerOf(ghost, browser);
    const body = { password: passwordOf(who, from % 2), newPassword: passwordOf(who, to % 2) };
    if (isAnswer(await ghost.system.changePassword(browser, body)) && caller) {
      endOthers(ghost, caller.userId, browser.token);
      expect(await callerOf(ghost, browser)).not.toBeNull();
    }
  },
  changeAddress: async (ghost, { who, browser, email, n }) => {
    await ghost.system.changeAddress(browserOf(ghost, who, browser), { email, password: passwordOf(who, n % 2) });
  },
  erase: async (ghost, { who, browser: n, n: guess }) => {
    const browser = browserOf(ghost, who, n);
    const caller = await callerOf(ghost, browser);
    if (!isAnswer(await ghost.system.eraseMe(browser, { password: passwordOf(who, guess % 2) }))) return;
    ghost.erased.add(caller?.userId ?? expect.fail('Erased without a caller.'));
    endOthers(ghost, caller?.userId ?? '');
  },
  submit: async (ghost, { who, browser, n }) => {
    const caller = await callerOf(ghost, browserOf(ghost, who, browser));
    if (caller) await ghost.system.submit(asUserId(caller.userId), n % 2 === 0);
  },
  help: async (ghost, { who, browser, email }) => {
    const outcome = await ghost.system.help(browserOf(ghost, who, browser), { email });
    if (isAnswer(outcome)) ghost.requests.push((outcome as { answer: { request: string } }).answer.request);
    else expect(codeOf(outcome)).toBe('slow-down');
  },
  askForMail: async (ghost, { who, browser }) => {
    await ghost.system.askForMail(browserOf(ghost, who, browser), {});
  },
  /** The messages on the queue, which may be days late. */
  pass: async ({ system }, { n }) => {
    system.clock.at += spans[n % spans.length] ?? 0;
  },
  work: async (ghost) => {
    const { system } = ghost;
    const declinedFor = [...system.stored.values()].filter(
      ({ declined, pendingAddress }) =>
        declined && !pendingAddress && Date.parse(declined.at) + 7 * dayMs <= system.clock.at,
    );
    await system.workOff();
    for (const { userId } of declinedFor) ghost.erased.add(userId);
    const everything = JSON.stringify([[...system.stored], [...system.submissions], [...system.users]]);
    for (const userId of ghost.erased) expect(everything.includes(`"${userId}"`)).toBe(false);
  },
};

const weights: Record<string, number> = { work: 6, pass: 3, openLink: 4, typeCode: 3, register: 3, login: 3, reset: 3 };

const stepOf = (kind: string): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constant(kind),
    who: fc.constantFrom<Who>(0, 1),
    browser: fc.nat(1),
    // The first address is more frequent, so that both people use it.
    email: fc.constantFrom(addresses[0], addresses[0], ...addresses.slice(1)),
    n: fc.nat(9),
    m: fc.nat(9),
  });

class LifeCommand implements fc.AsyncCommand<object, Ghost> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = () => true;
  run = async (_: object, ghost: Ghost): Promise<void> => {
    // No two steps happen at the same instant.
    ghost.system.clock.at += 1;
    await (steps[this.step.kind] ?? expect.fail(`No step ${this.step.kind}.`))(ghost, this.step);
    await expectRules(ghost);
  };
  toString = () => JSON.stringify(this.step);
}

/** Any steps of any people in any order. */
export const lives = (maxCommands: number) =>
  fc.commands(
    Object.keys(steps).flatMap((kind) =>
      Array.from({ length: weights[kind] ?? 1 }, () => stepOf(kind).map((step) => new LifeCommand(step))),
    ),
    { maxCommands, size: 'max' },
  );
