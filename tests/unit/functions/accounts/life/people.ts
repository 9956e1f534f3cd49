import { expect } from 'vitest';
import { type Browser, type LifeSystem, lifeSystem } from './system.ts';

/** Each of the two people has two mailboxes and two browsers. They share nothing, and know only their own passwords. */
export const addresses = ['ada@example.com', 'ada.two@example.com', 'eve@example.com', 'eve.two@example.com'] as const;
export type Who = 0 | 1;

export const ownerOfAddress = (email: string): Who => (email.startsWith('ada') ? 0 : 1);
export const passwordOf = (who: Who, n: number) => `right horse ${who} battery ${n}`;

/** The test's own record of who is who, what has ended, and what was used. */
export type Ghost = {
  system: LifeSystem;
  browsers: readonly (readonly Browser[])[];
  /** The person who created an account, or got it by a reset. */
  madeBy: Map<string, Who>;
  /** Every token that was ever handed out. */
  tokens: Set<string>;
  /** Tokens that must never work again. */
  ended: Set<string>;
  erased: Set<string>;
  /** Cookies that were exchanged for others. */
  oldCookies: { before: Browser['cookies']; after: Browser['cookies'] }[];
  /** The cookies of browsers that requested a code. Each person may try every one. */
  requests: string[];
  usedCodes: Set<string>;
  /** `mails` is how many mails had been sent by then. A wrong code counts only against those. */
  wrongCodes: { of: string; mails: number }[];
  /** How many of the system's mails the test has looked at. */
  mailsSeen: number;
};

/** One person's step. `n` and `m` choose among the possible targets. */
export type Step = { kind: string; who: Who; browser: number; email: string; n: number; m: number };
export type Steps = Record<string, (ghost: Ghost, step: Step) => Promise<void>>;

export const newGhost = (): Ghost => ({
  system: lifeSystem(),
  browsers: [0, 1].map(() => [0, 1].map(() => ({ cookies: {}, token: null }))),
  madeBy: new Map(),
  tokens: new Set(),
  ended: new Set(),
  erased: new Set(),
  oldCookies: [],
  requests: [],
  usedCodes: new Set(),
  wrongCodes: [],
  mailsSeen: 0,
});

export const browserOf = ({ browsers }: Ghost, who: Who, n: number): Browser =>
  browsers[who]?.[n] ?? expect.fail('no such browser');

/** The mails in a person's mailboxes, the newest first. */
export const mailsOf = ({ system }: Ghost, who: Who) =>
  system.mails.filter(({ to }) => ownerOfAddress(to) === who && !to.endsWith('.invalid')).reverse();

export const secretIn = (text: string, name: 'secret' | 'decline' | 'undo' | 'reset'): string | undefined =>
  new RegExp(`#${name}=(\\S+)`).exec(text)?.[1];
export const codeIn = (text: string): string | undefined => /^ {4}([0-9A-Z]{6,10})$/m.exec(text)?.[1];

/** The account that a browser is logged in to; null if it is not logged in. */
export const callerOf = async ({ system }: Ghost, { token }: Browser) => (token ? system.verify(token) : null);

/** The stored account that has this address. */
export const holderOf = ({ system }: Ghost, email: string) =>
  [...system.stored.values()].find((account) => account.email === email && !system.marks.has(account.userId)) ?? null;

/** From now on no token of the account works, except that of the browser that asked. */
export const endOthers = (ghost: Ghost, userId: string, except: string | null = null): void => {
  for (const token of ghost.tokens)
    if (token.startsWith(`${userId}/`) && sessionPart(token) !== (except && sessionPart(except)))
      ghost.ended.add(token);
};
const sessionPart = (token: string) => token.split('/').slice(0, 2).join('/');

export const isAnswer = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'answer' in outcome;
export const codeOf = (outcome: unknown): string =>
  (outcome as { refusal?: { code: string } }).refusal?.code ?? 'no refusal';
