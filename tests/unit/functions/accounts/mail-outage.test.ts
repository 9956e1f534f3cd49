import { describe, expect, test } from 'vitest';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import { dueAt, dueShardOf, sweepDue } from '#functions/accounts/due.ts';
import { handleAccountJob } from '#functions/accounts/handle-account-job.ts';
import { maxDueRows } from '#functions/adapters/accounts.ts';
import type { MailAnswer, MailToSend } from '#functions/mail/mail-to-send.ts';
import { noteAccountMail } from '#functions/results/mail/record-mail-event.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { product } from '#shared/product.ts';
import { isFullLoad } from '#tests/support/random.ts';
import { account as owner } from '#tests/unit/functions/fakes.ts';
import { accountWorld, minuteMs, right } from './account-world.ts';

// Mails about accounts while SES refuses, hangs or loses its responses: the worker with the queue, the index of due
// accounts, the sweep and SES's events, on a virtual clock.

type Waiting = { job: AccountJob; at: number; receiveCount: number };

/** `isAccepted` is whether SES accepted the mail, whatever the call returned. */
type Ses = (at: number) => { answer: MailAnswer; isAccepted: boolean };

const working: Ses = () => ({ answer: { outcome: 'sent', messageId: 'm' }, isAccepted: true });
const refusing: Ses = () => ({ answer: { outcome: 'later', reason: 'ServiceUnavailable' }, isAccepted: false });
const hanging: Ses = () => ({ answer: { outcome: 'doubtful', reason: 'TimeoutError' }, isAccepted: false });
const losingAnswers: Ses = () => ({ answer: { outcome: 'doubtful', reason: 'TimeoutError' }, isAccepted: true });

const stage = (ses: { now: Ses }, options: Parameters<typeof accountWorld>[0] = {}) => {
  const made = accountWorld(options);
  const { deps, stored } = made;
  const index = new Map<UserId, string>();
  const queue: Waiting[] = [];
  const dead: AccountJob[] = [];
  const accepted: MailToSend[] = [];
  const time = () => deps.now().getTime();
  const written = (account: Account | null) => {
    if (account) index.set(account.userId, dueAt(account));
    return account;
  };
  const changeAccount: typeof deps.changeAccount = async (userId, change) =>
    written(await made.deps.changeAccount(userId, change));
  const enqueue = async (job: AccountJob) => void queue.push({ job, at: time(), receiveCount: 0 });
  const note = noteAccountMail({ changeAccount, now: deps.now });
  const sendMail = async (mail: MailToSend): Promise<MailAnswer> => {
    const { answer, isAccepted } = ses.now(time());
    if (isAccepted) {
      accepted.push(mail);
      // SES reports it, sometimes before the wait for its response ends.
      await note({ userId: mail.tags.userId, mailId: mail.tags.mailId ?? '', kind: 'taken', detail: 'none' });
    }
    return answer;
  };
  const worker = handleAccountJob({ ...deps, changeAccount, sendMail });
  const sweep = sweepDue({
    enqueue,
    now: deps.now,
    findDue: async (shard, before) =>
      [...index]
        .filter(([userId, at]) => dueShardOf(userId) === shard && at <= before)
        .map(([userId, at]) => ({ userId, dueAt: at }))
        .toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
        .slice(0, maxDueRows),
    deferDue: async ({ userId }, until) => void index.set(userId, until),
  });
  /** Handles what is on the queue now, each message once. */
  const work = async () => {
    for (const message of queue.splice(0)) {
      if (message.at > time()) {
        queue.push(message);
        continue;
      }
      const receiveCount = message.receiveCount + 1;
      await worker(message.job, receiveCount).catch(() => {
        const waitSeconds = pipelineLimits.retryAfterSeconds[receiveCount - 1];
        if (waitSeconds === undefined) dead.push(message.job);
        else queue.push({ job: message.job, at: time() + waitSeconds * 1000, receiveCount });
      });
    }
  };
  return {
    ...made,
    accepted,
    dead,
    enqueue,
    work,
    sweep,
    time,
    register: async (n: number) => {
      const userId = asUserId(`person-${n}`);
      const email = `person-${n}@example.com`;
      const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
      stored.set(userId, newAccount(person, deps.now()));
      await enqueue({ kind: 'registered', userId, signInId: asSignInId(`session-${n}`) });
    },
    /** Lets minutes pass, in steps of five seconds. The sweep runs each minute, and `each` at each step. */
    minutes: async (count: number, each: () => Promise<unknown> = async () => {}) => {
      for (let step = 0; step < (count * minuteMs) / 5000; step += 1) {
        if (time() % minuteMs === 0) await sweep();
        await each();
        await work();
        made.pass(5000);
      }
    },
  };
};

const outages = [
  ['refuses every mail', refusing],
  ['hangs', hanging],
  ['accepts mails and loses its answers', losingAnswers],
] as const;

/** Three registrations a second, 10,800 in the hour, in `npm run test:chaos`. */
const peoplePerStep = isFullLoad ? 15 : 1;

describe('an hour in which SES', () => {
  test.each(outages)(
    '%s loses no mail that asks to confirm, and sends none twice',
    async (_, ses) => {
      const current = { now: ses };
      const { accepted, dead, minutes, register, stored } = stage(current);
      let people = 0;
      const arrive = async () => {
        for (let each = 0; each < peoplePerStep; each += 1) await register(++people);
      };
      await minutes(60, arrive);
      current.now = working;
      await minutes(Math.ceil(people / (8 * maxDueRows)) + 20);
      expect(dead).toEqual([]);
      expect(new Set(accepted.map(({ to }) => to)).size).toBe(people);
      expect(accepted).toHaveLength(people);
      expect([...stored.values()].flatMap(({ unsentMails }) => unsentMails)).toEqual([]);
    },
    120_000,
  );
});

describe('after an hour of it, the owner gets', () => {
  const { userId, email } = owner;
  const undoAddress = { email: 'old@example.com', emailAsTyped: 'old@example.com', until: '2026-07-08T10:00:00.000Z' };
  const confirmed = { is: { confirmedAt: '2026-06-01T10:00:00Z', undoAddress } };
  type Stage = ReturnType<typeof stage>;
  const works = (outcome: unknown) => expect(outcome).toHaveProperty('answer');

  const mails: Record<
    string,
    { act: (of: Stage) => Promise<unknown>; secret?: RegExp; use?: (of: Stage, secret: string) => Promise<unknown> }
  > = {
    [`Choose a new password for ${product.name}`]: {
      act: (of) => of.askHelp(email),
      secret: /#reset=(\S+)/,
      use: (of, secret) => of.resetByLink(secret, 'a fresh horse battery'),
    },
    'Your password was changed': {
      act: (of) => of.changePassword(right, 'a fresh horse battery'),
      secret: /#not-me=(\S+)/,
      use: (of, secret) => of.notMe(secret),
    },
    'New login on your account': {
      act: (of) => of.login(),
      secret: /#not-me=(\S+)/,
      use: (of, secret) => of.notMe(secret),
    },
    [`The email address on your ${product.name} account was changed`]: {
      act: async (of) => of.enqueue({ kind: 'address-changed', userId }),
      secret: /#undo=(\S+)/,
      use: (of, secret) => of.undo(secret),
    },
    'A letter of a feature': { act: async (of) => of.enqueue({ kind: 'letter', letter: 'sample', userId }) },
  };
  const cases = Object.entries(mails).flatMap(([subject, mail]) =>
    outages.map(([how, ses]) => ({ subject, how, ses, ...mail })),
  );

  test.each(cases)('‘$subject’ once, with a link that works: SES $how', async ({ subject, ses, act, secret, use }) => {
    const current = { now: ses };
    const of = stage(current, confirmed);
    await act(of);
    for (const each of of.jobs.splice(0)) await of.enqueue(each);
    await of.minutes(60);
    current.now = working;
    await of.minutes(20);
    expect(of.accepted.map((mail) => mail.subject)).toEqual([subject]);
    expect(of.latest().unsentMails).toEqual([]);
    if (secret && use) works(await use(of, secret.exec(of.accepted[0]?.text ?? '')?.[1] ?? ''));
  });

  test('nothing that is no longer needed, and after a day without SES the operator is notified', async () => {
    const current = { now: refusing };
    const confirmsMeanwhile = stage(current);
    await confirmsMeanwhile.register(1);
    await confirmsMeanwhile.minutes(30);
    const id = asUserId('person-1');
    const registered = confirmsMeanwhile.stored.get(id) as Account;
    expect(registered.unsentMails).toHaveLength(1);
    confirmsMeanwhile.stored.set(id, { ...registered, confirmedAt: '2026-07-01T10:30:00Z' });
    current.now = working;
    await confirmsMeanwhile.minutes(30);
    expect(confirmsMeanwhile.accepted).toEqual([]);
    expect(confirmsMeanwhile.stored.get(id)?.unsentMails).toEqual([]);

    const given = stage({ now: refusing });
    await given.register(1);
    await given.minutes(24 * 60 + 30);
    expect(given.watched.at(-1)).toEqual([id, 'refused', 'gave-up']);
    expect(given.stored.get(id)?.unsentMails).toEqual([]);
  });
});
