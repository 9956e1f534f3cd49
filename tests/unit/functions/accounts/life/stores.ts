import type { Account } from '#functions/accounts/account.ts';
import { dueAt, dueShardOf } from '#functions/accounts/due.ts';
import { erasePerson, type PersonStore } from '#functions/accounts/erasure.ts';
import type { WaitingHelp } from '#functions/accounts/sign-in/reset-request.ts';
import { deviceSeal, hashCode, keyedHash } from '#functions/adapters/server-key.ts';
import type { MailToSend } from '#functions/mail/mail-to-send.ts';
import type { MailState } from '#functions/results/pipeline-state.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { fakePool, type PoolUser } from '#tests/unit/functions/accounts/account-world.ts';
import { fakeAccounts, fakeMailLimits } from '#tests/unit/functions/fakes.ts';

type SentMail = MailToSend & { at: number; tags: { userId: string } };
export type StoredSubmission = Submission & { mail?: MailState };

const hourMs = 60 * 60 * 1000;

/** All stores in memory, behaving like the real ones, with a virtual clock. */
export const lifeStores = () => {
  const clock = { at: Date.parse('2026-07-01T10:00:00Z') };
  const now = () => new Date(clock.at);
  const users = new Map<string, PoolUser>();
  const pool = fakePool(users);
  const accounts = fakeAccounts();
  const marks = new Set<string>();
  const submissions = new Map<string, StoredSubmission>();
  const mails: SentMail[] = [];
  const help = new Map<string, WaitingHelp & { id: string }>();
  let ids = 0;

  const findAccount = async (userId: string) => (marks.has(userId) ? null : accounts.findAccount(userId));
  const beginErasing = async (userId: string) => void marks.add(userId);
  const deleteUser = async (userId: string) => void users.delete(userId);
  const store = (name: PersonStore['name'], erase: (userId: string) => unknown): PersonStore => ({
    name,
    exportOf: async () => [],
    erase: async (userId) => {
      erase(userId);
      return 'done';
    },
  });
  const stores = [
    store('sign-in', (userId) => users.delete(userId)),
    store('submissions', (userId) => {
      for (const [key, each] of submissions) if (each.userId === userId) submissions.delete(key);
    }),
    store('accounts', (userId) => accounts.stored.delete(userId)),
  ];

  return {
    ...accounts,
    ...pool,
    clock,
    now,
    users,
    marks,
    submissions,
    mails,
    findAccount,
    changeAccount: async (userId: string, change: (latest: Account) => Account | null) =>
      marks.has(userId) ? null : accounts.changeAccount(userId, change),
    createAccountItem: async (account: Account) =>
      marks.has(account.userId) ? null : accounts.createAccountItem(account),
    signIn: async (credentials: Parameters<typeof pool.signIn>[0]) => {
      const ending = await pool.signIn(credentials);
      if (typeof ending === 'string') return ending;
      return { ...ending, token: tokenOf(ending.userId, ending.signInId, now()) };
    },
    continueSession: async (refreshToken: string) => {
      const [userId = '', signInId = ''] = refreshToken.split('/');
      return users.has(userId) ? { token: tokenOf(userId, signInId, now()) } : ('over' as const);
    },
    beginErasing,
    deleteUser,
    erase: async (userId: UserId) => void (await erasePerson({ stores, beginErasing })(userId)),
    findDue: async (shard: string, before: string) =>
      [...accounts.stored.values()]
        .map((account) => ({ userId: account.userId, dueAt: dueAt(account) }))
        .filter((row) => dueShardOf(row.userId) === shard && row.dueAt <= before),
    ...fakeMailLimits(),
    hash: (purpose: string, text: string) => keyedHash('key', purpose, text),
    hashCode: hashCode('key'),
    deviceSeal: deviceSeal('key'),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    saveHelp: async (id: string, waiting: WaitingHelp) => {
      help.set(id, { id, ...waiting });
      return id;
    },
    findHelp: async (id: string) => help.get(id) ?? null,
    forgetHelp: async (id: string) => void help.delete(id),
    sendMail: async (mail: MailToSend) => {
      mails.push({ ...mail, at: clock.at, tags: { ...mail.tags, userId: asUserId(String(mail.tags.userId)) } });
      return { outcome: 'sent' as const, messageId: `m-${mails.length}` };
    },
  };
};

/** A token consists of its own claims, and is valid for an hour. */
const tokenOf = (userId: string, signInId: string, now: Date) => `${userId}/${signInId}/${now.getTime() + hourMs}`;

export const readToken = (token: string) => {
  const [userId = '', signInId = '', until = ''] = token.split('/');
  return { userId: asUserId(userId), signInId: asSignInId(signInId), until: Number(until) };
};

export type LifeStores = ReturnType<typeof lifeStores>;
