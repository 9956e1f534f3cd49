import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ulid } from 'ulid';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { DeviceSeal } from '#functions/accounts/secret-tokens.ts';
import type { TryLimits } from '#functions/accounts/try-limits.ts';
import {
  judgeRolling,
  type RollingLimit,
  secondOf,
  type Take,
  type Taken,
  type TakeRolling,
  withoutTry,
} from '#functions/edge/limit.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import type { Caller, Client } from '#functions/edge/outcome.ts';
import type { AcceptedSubmission, Submission, SubmissionKey } from '#functions/submissions/submission.ts';
import type { SubmissionList } from '#functions/submissions/submission-list.ts';
import { asSignInId, asSubmissionId, asUserId, type SignInId, type UserId } from '#shared/contract/ids.ts';
import type { AccountJob, ResultJob } from '#shared/contract/messages.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/route.ts';

/** The secret that the edge of every function under test expects from CloudFront. */
export const originSecret = 'a-secret-of-the-origin-for-tests-only';
process.env.ORIGIN_SECRETS = originSecret;

const byCloudFront = { [originSecretHeader]: originSecret, [viewerAddressHeader]: '203.0.113.7' };

type Sent = {
  body?: unknown;
  /** Sent as it is. */
  rawBody?: string;
  isBase64Encoded?: boolean;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};

/** A request as API Gateway passes it on from CloudFront. A body is JSON unless the headers say otherwise. */
export const event = ({ body, rawBody, isBase64Encoded = false, query, headers = {} }: Sent = {}) =>
  ({
    version: '2.0',
    headers: { 'content-type': 'application/json', authorization: 'Bearer a.b.c', ...byCloudFront, ...headers },
    queryStringParameters: query,
    requestContext: { requestId: 'request-1' },
    body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded,
  }) as unknown as APIGatewayProxyEventV2;

/** Collects the printed lines. */
export const fakeOutput = () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    lines,
    log: createLog(print),
    measure: createMeasure(print),
    logged: () => parsed().filter((line) => 'message' in line),
    measured: (name: MetricName) => parsed().filter((line) => name in line).length,
  };
};

const isAsync = (value: unknown): value is (...given: unknown[]) => Promise<unknown> =>
  typeof value === 'function' && value.constructor.name === 'AsyncFunction';

/** Calls of fakes that have not acted yet. */
const waiting: (() => void)[] = [];

/** Resolves a tick later. Of several that wait at the same time, the last comes first. */
const tick = () =>
  new Promise<void>((act) => {
    waiting.push(act);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      for (const each of waiting.splice(0).reverse()) each();
    });
  });

/**
 * The same fake, whose asynchronous functions act a tick after the call, as everything outside of a function does, and
 * two concurrent calls in the other order. A fake that acts at once keeps the right order even if the code has lost an
 * `await`.
 */
export const afterATick = <Fake extends object>(fake: Fake): Fake => {
  const later = Object.entries(fake).map(([name, value]: [string, unknown]) => {
    if (!isAsync(value)) return [name, value];
    const act = async (...given: unknown[]) => {
      await tick();
      return value(...given);
    };
    return [name, act];
  });
  return Object.fromEntries(later) as Fake;
};

/** A table and a queue in memory that behave like the real ones. */
export const fakeSubmissions = () => {
  const stored = new Map<string, Submission>();
  const queue: ResultJob[] = [];
  const keyOf = ({ userId, runId }: SubmissionKey) => `${userId}/${runId}`;
  const ofPerson = (userId: string) => [...stored.values()].filter((each) => each.userId === userId);
  return afterATick({
    stored,
    queue,
    save: async (submission: AcceptedSubmission) => {
      const existing = stored.get(keyOf(submission));
      if (existing) return { saved: false as const, existing };
      stored.set(keyOf(submission), { ...submission, state: 'received', waitingSince: submission.submittedAt });
      return { saved: true as const };
    },
    list: async (userId: string) => ofPerson(userId),
    listAll: async (userId: string): Promise<SubmissionList> => ({ readable: ofPerson(userId), unreadable: [] }),
    find: async (key: SubmissionKey) => stored.get(keyOf(key)) ?? null,
    claimWaiting: async (key: SubmissionKey, waitingSince: string, now: Date) => {
      const found = stored.get(keyOf(key));
      if (found?.waitingSince !== waitingSince) return false;
      stored.set(keyOf(key), { ...found, waitingSince: now.toISOString() });
      return true;
    },
    enqueue: async (job: ResultJob) => void queue.push(job),
    takeDaily: async (): Promise<Taken> => ({ allowed: true }),
    isProbe: () => false,
    newId: (now: Date) => asSubmissionId(ulid(now.getTime())),
  });
};

const person = { userId: asUserId('user-1'), email: 'token@example.com', emailAsTyped: 'Token@example.com' };

export const account: Account = newAccount(
  { ...person, firstName: 'Ada', lastName: 'Example' },
  new Date('2026-07-01T09:00:00Z'),
);

export const caller: Caller<Account> = {
  userId: person.userId,
  email: person.email,
  signInId: asSignInId('session-of-the-token'),
  account,
};

/** A browser that has no cookie of ours. */
export const client: Client = {
  cookies: {},
  token: null,
  device: 'Firefox/Windows',
  host: 'longevity.example',
  network: '203.0.113.7',
};

/** The letters of an invented feature, which has one. */
export const composeLetter = (letter: string) =>
  letter === 'sample' ? { subject: 'A letter of a feature', text: 'News.', html: '<p>News.</p>' } : undefined;

/** Limits that never refuse. */
export const endlessTries: TryLimits = {
  network: async () => null,
  firstMail: async () => null,
  password: async () => ({ succeeded: async () => {} }),
};

/** Leaves the device cookie readable. sessions.test.ts tests the real one. */
export const openSeal: DeviceSeal = { seal: (text) => text, open: (text) => text };

/** The table of accounts in memory, behaving like the real one. */
export const fakeAccounts = (...accounts: Account[]) => {
  const stored = new Map<string, Account>(accounts.map((each) => [each.userId, each]));
  const jobs: AccountJob[] = [];
  const delays: number[] = [];
  return afterATick({
    stored,
    /** The messages on the queue of account jobs. */
    jobs,
    enqueue: async (job: AccountJob) => void jobs.push(job),
    /** For links, which have tests of their own. */
    endSharing: async (_userId: string) => {},
    /** How long each confirmation mail waits on the queue, in seconds. */
    delays,
    askToConfirm: async (userId: UserId, signInId: SignInId, delaySeconds: number) => {
      jobs.push({ kind: 'registered', userId, signInId });
      delays.push(delaySeconds);
    },
    tellOwner: async (job: AccountJob) => void jobs.push(job),
    tries: endlessTries,
    deviceSeal: openSeal,
    findAccount: async (userId: string) => stored.get(userId) ?? null,
    createAccountItem: async (made: Account) => {
      const there = stored.get(made.userId) ?? made;
      stored.set(made.userId, there);
      return there;
    },
    changeAccount: async (userId: string, change: (latest: Account) => Account | null) => {
      const latest = stored.get(userId);
      if (!latest) return null;
      const next = change(latest);
      if (next === null) return latest;
      const written = { ...next, revision: latest.revision + 1 };
      stored.set(userId, written);
      return written;
    },
  });
};

/** The limits of tries and mails in memory. */
export const fakeMailLimits = (): { take: Take; takeMail: TakeRolling } => {
  const tries = new Map<string, number>();
  const taken = new Map<string, number[]>();
  const keyOf = ({ kind, subject }: RollingLimit) => `${kind}#${subject}`;
  const timesOf = (limit: RollingLimit, but?: Date) =>
    withoutTry(taken.get(keyOf(limit)) ?? [], but ? secondOf(but) : -1);
  return afterATick({
    take: async ({ kind, subject, max, windowSeconds }, now) => {
      const begin = secondOf(now) - (secondOf(now) % windowSeconds);
      const key = `${kind}#${subject}#${begin}`;
      const count = tries.get(key) ?? 0;
      if (count >= max) return { allowed: false, retryAfterSeconds: begin + windowSeconds - secondOf(now) };
      tries.set(key, count + 1);
      return { allowed: true };
    },
    takeMail: async (limit, now, instead) => {
      const judged = judgeRolling(limit, timesOf(limit, instead), secondOf(now));
      if (judged.allowed) taken.set(keyOf(limit), judged.times);
      return judged;
    },
  });
};

/** The other dependencies of a job about a due account. Nothing is due in these tests. */
export const fakeDue = {
  listSubmissions: async () => [],
  composeUnused: () => ({ subject: '', html: '', text: '' }),
  seal: (_: string, text: string) => text,
  siteUrl: 'https://site.example',
  unused: { months: 36, perDay: 1, take: async () => ({ allowed: true as const }) },
};
