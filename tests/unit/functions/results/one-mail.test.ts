import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResultReceiver } from '#functions/accounts/account.ts';
import type { MailAnswer } from '#functions/mail/mail-to-send.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type ClaimedSubmission, LeaseLost, type MailOutcome } from '#functions/results/pipeline-state.ts';
import { type SendEffectsDeps, sendEffects } from '#functions/results/send-effects.ts';
import { reopenDeferred } from '#functions/results/send-mail-once.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { isFullLoad, runs } from '#tests/support/random.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

// The one mail of a result under random failures: each port may throw before or after its effect, or never respond, and
// each call to SES may be refused, throttled or left without a response. The job is delivered again until nothing is
// left to do.

const faults = ['none', 'none', 'none', 'throws', 'loses its answer', 'dies before', 'dies after'] as const;
type Fault = (typeof faults)[number];

/** What SES does with a call. With `taken` and `not taken` the caller gets no response. */
const sesEndings = ['sends', 'sends', 'throttles', 'refuses', 'taken', 'not taken'] as const;
type SesEnding = (typeof sesEndings)[number];

type Plan = {
  faults: Fault[];
  ses: SesEnding[];
  /** In seconds from the call. Always sooner than the pipeline stops waiting for it. */
  eventDelays: number[];
  /** The round from which on the address is confirmed. */
  confirmedInRound: number;
  hasDailyMails: boolean;
};

const plans: fc.Arbitrary<Plan> = fc.record({
  faults: fc.array(fc.constantFrom(...faults), { maxLength: 40 }),
  ses: fc.array(fc.constantFrom(...sesEndings), { maxLength: 5 }),
  eventDelays: fc.array(fc.integer({ min: 0, max: pipelineLimits.mailEventSeconds - 60 }), { maxLength: 5 }),
  confirmedInRound: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 8 })),
  hasDailyMails: fc.boolean(),
});

type Item = Omit<ClaimedSubmission, 'leaseOwner'> & { leaseOwner?: string; leaseUntil?: string; waitingSince?: string };

const play = async (plan: Plan) => {
  let time = Date.parse('2026-03-01T12:00:00.000Z');
  const now = () => new Date(time);
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  const item: Item = {
    userId: asUserId('user-1'),
    runId: asRunId('session-1'),
    submissionId: asSubmissionId('01J'),
    quizId: productQuizId,
    submittedAt: now().toISOString(),
    answers: {},
    answersHash: 'hash',
    quizVersion: liveVersion,
    language: defaultLanguage,
    email: 'ada@example.com',
    firstName: 'Ada',
    state: 'scored',
    claims: 1,
    waitingSince: now().toISOString(),
  };
  const left = { faults: [...plan.faults], ses: [...plan.ses], delays: [...plan.eventDelays] };
  const events: number[] = [];
  const seen = { taken: 0, deaths: 0, counted: [] as string[], dailyMails: new Set<string>(), asked: false };
  let isConfirmed = false;

  let die = () => {};
  const faulty =
    <Args extends unknown[], Answer>(act: (...args: Args) => Answer | Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const fault = left.faults.shift() ?? 'none';
      const end = () => {
        seen.deaths += 1;
        die();
        return new Promise<never>(() => {});
      };
      if (fault === 'dies before') return end();
      if (fault === 'throws') throw new Error('It throws.');
      const answer = await act(...args);
      if (fault === 'dies after') return end();
      if (fault === 'loses its answer') throw new Error('The answer was lost.');
      return answer;
    };
  const mine = ({ leaseOwner }: { leaseOwner: string }) => {
    if (item.leaseOwner !== leaseOwner) throw new LeaseLost();
  };
  const free = () => {
    delete item.leaseOwner;
    delete item.leaseUntil;
  };
  const change = (over: Partial<Item>) => void Object.assign(item, over);

  const ses = (): MailAnswer => {
    const ending = left.ses.shift() ?? 'sends';
    if (ending === 'throttles') return { outcome: 'later', reason: 'TooManyRequestsException' };
    if (ending === 'refuses') return { outcome: 'refused', reason: 'MessageRejected' };
    if (ending !== 'not taken') {
      seen.taken += 1;
      events.push(time + (left.delays.shift() ?? 0) * 1000);
    }
    return ending === 'sends' ? { outcome: 'sent', messageId: 'm-1' } : { outcome: 'doubtful', reason: 'TimeoutError' };
  };
  const deliverEvents = () => {
    while (events.some((at) => at <= time)) {
      events.splice(
        events.findIndex((at) => at <= time),
        1,
      );
      item.mailTakenAt ??= now().toISOString();
    }
  };

  let owners = 0;
  const nothing = () => {};
  const deps: SendEffectsDeps = {
    claimEffects: faulty((_, { owner, until, now: at }) => {
      if (item.state === 'hooked') return 'finished' as const;
      if (item.leaseUntil !== undefined && item.leaseUntil >= at && item.leaseOwner !== owner) return 'busy' as const;
      change({ leaseOwner: owner, leaseUntil: until, claims: item.claims + 1 });
      return { ...item, leaseOwner: owner };
    }),
    findResult: faulty(() => ({ submissionId: '01J', content: longevityContent }) as never),
    isErased: faulty(() => false),
    findReceiver: faulty(
      (): ResultReceiver => (isConfirmed ? { to: 'ada@example.com', mayBeNamed: true, units: null } : 'unconfirmed'),
    ),
    consumeDailyMail: faulty(({ submissionId }) => {
      if (plan.hasDailyMails) seen.dailyMails.add(submissionId);
      return plan.hasDailyMails;
    }),
    askToConfirm: faulty(() => {
      seen.asked = true;
    }),
    composeMail: () => ({ subject: '', html: '', text: '' }),
    takeMailTurn: faulty(() => 'go' as const),
    sendMail: faulty(ses),
    beginMail: faulty((submission, at) => {
      mine(submission);
      if (item.mailTakenAt !== undefined) throw new LeaseLost();
      change({ mail: 'sending', mailBegunAt: at, mailFirstTriedAt: item.mailFirstTriedAt ?? at });
    }),
    undoBeginMail: faulty((submission) => {
      mine(submission);
      delete item.mail;
      delete item.mailBegunAt;
    }),
    settleMail: faulty((_, mail: MailOutcome) => {
      const isOpen = item.mail === undefined || ['sending', 'doubtful', mail].includes(item.mail);
      if (item.state === 'hooked' || !isOpen) throw new LeaseLost();
      change({ mail, state: 'mailed' });
    }),
    callWebhook: faulty(() => ({ outcome: 'delivered' as const })),
    release: faulty((submission, waitingSince) => {
      mine(submission);
      change({ waitingSince });
      free();
    }),
    defer: faulty((submission, _, waitingSince, hook) => {
      mine(submission);
      change({ waitingSince, ...(hook && { hook }) });
      free();
    }),
    finish: faulty((submission, hook) => {
      mine(submission);
      change({ state: 'hooked', ...(hook && { hook }) });
      delete item.waitingSince;
      free();
    }),
    newLeaseOwner: () => `worker-${owners++}`,
    pause: async () => {},
    now,
    watch: {
      ...{ scored: nothing, webhook: nothing, finished: nothing },
      ...{ notEnqueued: nothing, leaseNotReleased: nothing },
      mail: (_, outcome) => void seen.counted.push(outcome),
    },
  };
  const reopen = reopenDeferred({
    list: async () => [{ ...item }],
    reopenMail: faulty((_, at) => {
      if (item.mail !== 'deferred') return 'not-deferred' as const;
      if (item.leaseUntil !== undefined && item.leaseUntil >= at) return 'busy' as const;
      delete item.mail;
      delete item.mailFirstTriedAt;
      change({ state: 'scored', reopenedAt: at, waitingSince: at });
      return 'reopened' as const;
    }),
    enqueue: faulty(nothing),
    now,
  });

  /** Runs until the work ends, fails or dies. */
  const attempt = async (work: () => Promise<unknown>): Promise<'ended' | 'failed' | 'died'> => {
    const death = new Promise<'died'>((resolve) => {
      die = () => resolve('died');
    });
    const ended = work().then(
      () => 'ended' as const,
      () => 'failed' as const,
    );
    return Promise.race([ended, death]);
  };

  // The queue and the sweep retry waiting jobs; the accounts' queue retries the job of the confirmation.
  let isReopened = false;
  const isDone = () => item.waitingSince === undefined && isConfirmed && isReopened;
  for (let round = 0; round < 200 && !isDone(); round += 1) {
    isConfirmed ||= round >= plan.confirmedInRound;
    deliverEvents();
    await attempt(() => sendEffects(deps)(item, 5));
    if (isConfirmed && !isReopened) isReopened = (await attempt(() => reopen(asUserId('user-1')))) === 'ended';
    pass(pipelineLimits.leaseSeconds + 1);
    deliverEvents();
    const due = Date.parse(item.waitingSince ?? '') + 60_000;
    if (due > time) time = due;
  }
  return { item, seen };
};

test('whatever fails, a mail is sent once or ends in a named and counted state, never by a retry of its own', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const { item, seen } = await play(plan);
      expect(item.state).toBe('hooked');
      expect(item.waitingSince).toBeUndefined();
      expect(seen.taken).toBeLessThanOrEqual(1);
      const isRefused = item.mail === 'refused' && plan.ses.includes('refuses');
      const isOverLimit = item.mail === 'suppressed' && !plan.hasDailyMails;
      // In the end the address is confirmed and SES responds, so nothing else may keep the mail from being sent.
      if (!isRefused && !isOverLimit) expect([item.mail, seen.taken]).toEqual(['sent', 1]);
      expect(seen.dailyMails.size).toBeLessThanOrEqual(1);
      if (seen.deaths === 0) expect(seen.counted).toContain(item.mail);
    }),
    { numRuns: isFullLoad ? 20_000 : runs(500) },
  );
});
