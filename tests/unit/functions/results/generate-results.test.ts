import { describe, expect, test } from 'vitest';
import { parseJob } from '#functions/results/generate-results.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type ClaimedSubmission, LeaseLost, PersonErased, retryWrite } from '#functions/results/pipeline-state.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage, type Language } from '#shared/contract/language.ts';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import type { Slot } from '#shared/words/sentences.ts';
import { type PipelineDeps, wholeJob } from '#tests/support/pipeline-workers.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

// One job over ports of plain objects: its steps, their order, and the outcome when one fails.

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const secondsAhead = (instant: unknown) => (Date.parse(String(instant)) - now.getTime()) / 1000;

const claimed: ClaimedSubmission = {
  userId: asUserId('user-1'),
  runId: asRunId('session-1'),
  submissionId: asSubmissionId('01J'),
  quizId: productQuizId,
  submittedAt: ago(2),
  answers: {},
  answersHash: 'hash',
  quizVersion: liveVersion,
  language: defaultLanguage,
  email: 'ada@example.com',
  firstName: 'Ada',
  state: 'received',
  claims: 1,
  leaseOwner: 'me',
};
const { userId, runId, submissionId } = claimed;

type Spoilt = Partial<PipelineDeps>;

const run = async (submission: Partial<ClaimedSubmission> = {}, spoilt: Spoilt = {}, retryInSeconds = 30) => {
  const calls: { name: string; args: unknown[] }[] = [];
  const noted =
    <Args extends unknown[], Answer>(name: string, act: (...args: Args) => Answer) =>
    (...args: Args) => {
      calls.push({ name, args });
      return act(...args);
    };
  const nothing = async () => {};
  const { state = 'received' } = submission;
  let saved: Result | null = null;
  const ports: PipelineDeps = {
    claimResult: async () => (state === 'received' ? { ...claimed, ...submission } : 'elsewhere'),
    claimEffects: async () => ({
      ...claimed,
      ...submission,
      claims: (submission.claims ?? 1) + 1,
      state: state === 'received' ? 'scored' : state,
    }),
    enqueueEffects: nothing,
    findEarlier: async () => ({ answers: {}, submittedAt: '2026-01-15T12:00:00.000Z' }),
    compose: async () => ({ content: longevityContent, slots: [] }),
    choose: null,
    findResult: async () => saved,
    saveResult: async (_, result) => {
      saved = result;
      return result;
    },
    handOver: nothing,
    sendMail: async () => ({ outcome: 'sent', messageId: 'm-1' }),
    takeMailTurn: async () => 'go',
    findReceiver: async () => ({ to: 'ada@example.com', mayBeNamed: true, units: null }),
    consumeDailyMail: async () => true,
    askToConfirm: nothing,
    composeMail: () => ({ subject: '', html: '', text: '' }),
    beginMail: nothing,
    settleMail: nothing,
    undoBeginMail: nothing,
    pause: nothing,
    callWebhook: async () => ({ outcome: 'delivered' }),
    finish: nothing,
    release: nothing,
    defer: nothing,
    newLeaseOwner: () => 'me',
    isErased: async () => false,
    now: () => now,
    watch: {
      scored: noted('watch.scored', () => {}),
      mail: noted('watch.mail', () => {}),
      webhook: noted('watch.webhook', () => {}),
      finished: () => {},
      notEnqueued: noted('watch.notEnqueued', () => {}),
      leaseNotReleased: () => {},
    },
    ...spoilt,
  };
  const deps = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, typeof port === 'function' ? noted(name, port as never) : port]),
  ) as PipelineDeps;
  const ending = await wholeJob(deps)({ userId, runId, submissionId }, retryInSeconds).catch(
    (failure: unknown) => failure,
  );
  const argsOf = (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args);
  return { ending, argsOf, order: calls.map(({ name }) => name) };
};

test('a job runs from answers to webhook, each part once, with outside calls last', async () => {
  const { ending, order, argsOf } = await run();
  expect(ending).toBe('finished');
  const steps = [
    'compose',
    'saveResult',
    'handOver',
    'enqueueEffects',
    'beginMail',
    'sendMail',
    'settleMail',
    'callWebhook',
    'finish',
  ];
  expect(order.filter((name) => steps.includes(name))).toEqual(steps);
  expect(argsOf('finish')[0]?.[1]).toBe('delivered');
  expect(argsOf('watch.mail')[0]?.slice(1)).toEqual(['sent', 'handed-over']);
  expect(argsOf('settleMail')[0]?.slice(1)).toEqual(['sent', 'm-1']);
  expect(argsOf('callWebhook')).toEqual([['msg_01J', { userId, submissionId, quizId: productQuizId }]]);
});

test('the lease outlives the worker that holds it', async () => {
  const { argsOf } = await run();
  const [, lease] = argsOf('claimResult')[0] as [unknown, { until: string }];
  expect(secondsAhead(lease.until)).toBeGreaterThan(pipelineLimits.workerTimeoutSeconds);
});

test('a birthday counts from midnight in the user’s time zone', async () => {
  const person = { submittedAt: '2026-02-28T23:30:00.000Z', timeZone: 'Europe/Berlin' };
  const { argsOf } = await run(person);
  expect(argsOf('compose')[0]?.[0]).toMatchObject({ today: '2026-03-01', firstName: 'Ada' });
});

const slots: readonly Slot[] = [
  {
    id: 'intro',
    offers: [
      { id: 'plain', text: 'Hello' },
      { id: 'warm', text: 'Welcome' },
    ],
  },
];
/** A page whose only slot is its intro. If there is a name, the sentence ends with it. */
const pageWithSlot: PipelineDeps['compose'] = async ({ firstName, choices = {} }) => {
  const intro = `${choices.intro === 'warm' ? 'Welcome' : 'Hello'} ${firstName}`;
  return { content: { ...longevityContent, redFlags: [], intro }, slots };
};
const byModel = { by: 'model' as const, modelId: 'm', promptVersion: 'v2', sections: ['intro'] };
const choosesWarm: Spoilt = {
  compose: pageWithSlot,
  choose: async () => ({ choices: { intro: 'warm' }, wording: byModel }),
};

test('the model chooses on a page without a name, and the user reads the chosen sentence with theirs', async () => {
  const { argsOf } = await run({}, choosesWarm);
  expect(argsOf('choose')[0]?.[0]).toEqual({ submissionId, quizId: productQuizId, slots });
  expect(argsOf('compose').map(([input]) => (input as { firstName: string }).firstName)).toEqual(['Ada', '', 'Ada']);
  expect(argsOf('saveResult')[0]?.[1]).toMatchObject({ content: { intro: 'Welcome Ada', wording: byModel } });
});

test('without a usable choice the engine’s own page is stored', async () => {
  for (const choose of [async () => ({ choices: { intro: 'warm' }, wording: { by: 'engine' as const } }), null]) {
    const { argsOf } = await run({}, { compose: pageWithSlot, choose });
    expect(argsOf('saveResult')[0]?.[1]).toMatchObject({ content: { intro: 'Hello Ada', wording: { by: 'engine' } } });
  }
});

test('with a warning that can wait, the model is asked', async () => {
  const redFlags = [{ code: 'ldl190', level: 'soon' as const, message: 'Talk about it.' }];
  const warned: Spoilt['compose'] = async () => ({ content: { ...longevityContent, redFlags }, slots });
  const { argsOf } = await run({}, { ...choosesWarm, compose: warned });
  expect(argsOf('choose')).toHaveLength(1);
});

test.each(['emergency', 'urgent'] as const)('with a warning that is %s, the model is not asked', async (level) => {
  const redFlags = [{ code: 'chestPain', level, message: 'Call now.' }];
  const warned: Spoilt['compose'] = async () => ({ content: { ...longevityContent, redFlags }, slots });
  const { argsOf } = await run({}, { ...choosesWarm, compose: warned });
  expect(argsOf('choose')).toEqual([]);
});

test('the model is not asked if nothing is left to choose', async () => {
  const { argsOf } = await run({}, { choose: choosesWarm.choose ?? null });
  expect(argsOf('choose')).toEqual([]);
});

test.each([
  [cardiacQuizId, { longevityRunId: asRunId('other-quiz') }, 'longevityAnswers', 'longevityAnsweredOn'],
  [productQuizId, { heartRunId: asRunId('other-quiz') }, 'cardiacAnswers', 'cardiacAnsweredOn'],
] as const)(
  'the %s result uses the answers to the other quiz that were pinned to it, and their day',
  async (quizId, pin, field, day) => {
    const answers = { smoking: 'never' };
    const { argsOf } = await run(
      { quizId, ...pin },
      { findEarlier: async () => ({ answers, submittedAt: '2026-01-10T23:30:00.000Z', timeZone: 'Asia/Tokyo' }) },
    );
    expect(argsOf('findEarlier')).toEqual([[userId, 'other-quiz']]);
    expect(argsOf('compose')[0]?.[0]).toMatchObject({ [field]: answers, [day]: '2026-01-11' });
  },
);

test('a user who has taken only the first quiz needs no second read', async () => {
  const { argsOf } = await run();
  expect(argsOf('findEarlier')).toEqual([]);
});

test.each([
  ['is gone', 'lost-session'],
  ['was never named', undefined],
])('a heart result whose longevity answers %s fails, and the operator learns of it', async (_what, longevityRunId) => {
  const pin = longevityRunId ? { longevityRunId: asRunId(longevityRunId) } : {};
  const { ending, argsOf } = await run({ quizId: cardiacQuizId, ...pin }, { findEarlier: async () => null });
  expect(ending).toBeInstanceOf(Error);
  expect(argsOf('saveResult')).toEqual([]);
});

test('a result that an earlier claim stored is mailed as it is, and nothing is composed again', async () => {
  const stored = { submissionId, content: { ...longevityContent, intro: 'As stored' } } as Result;
  const { argsOf } = await run({ claims: 2 }, { findResult: async () => stored });
  expect(argsOf('compose')).toEqual([]);
  expect(argsOf('composeMail')[0]?.[1]).toMatchObject({ intro: 'As stored' });
});

test.each(['delivered', 'failed', 'off'] as const)(
  'a webhook that is settled (%s) is not called again',
  async (hook) => {
    const { ending, argsOf } = await run({ hook });
    expect(ending).toBe('finished');
    expect(argsOf('callWebhook')).toEqual([]);
    expect(argsOf('finish')[0]?.[1]).toBe(hook);
  },
);

test('a webhook that is down is tried again for six hours, then recorded as failed', async () => {
  const down: Spoilt = { callWebhook: async () => ({ outcome: 'later', reason: 'http-500' }) };
  const within = await run({ submittedAt: ago(6 * 3600 - 1) }, down);
  expect(within.ending).toBe('deferred');
  const after = await run({ submittedAt: ago(6 * 3600 + 1) }, down);
  expect(after.ending).toBe('finished');
  expect(after.argsOf('finish')[0]?.[1]).toBe('failed');
});

test('a webhook that responds with 410 is not called again, however new the submission is', async () => {
  const { argsOf } = await run({}, { callWebhook: async () => ({ outcome: 'failed', reason: 'http-410' }) });
  expect(argsOf('finish')[0]?.[1]).toBe('failed');
});

const stored = { submissionId, quiz_id: productQuizId, submittedAt: claimed.submittedAt, content: longevityContent };
const storedBefore: Spoilt = { findResult: async () => stored };

test('a result that was scored and mailed before counts once', async () => {
  for (const mail of ['sent', 'refused', 'doubtful', 'off'] as const) {
    const { ending, argsOf } = await run({ claims: 2, state: 'mailed', mail }, storedBefore);
    expect(ending).toBe('finished');
    const repeated = ['handOver', 'watch.scored', 'sendMail', 'settleMail'].flatMap(argsOf);
    expect(repeated).toEqual([]);
  }
});

test('a webhook that is down waits in its own lane once the mail is settled', async () => {
  const down: Spoilt = { ...storedBefore, callWebhook: async () => ({ outcome: 'later', reason: 'http-500' }) };
  const { argsOf } = await run({ claims: 2, state: 'mailed', mail: 'sent' }, down);
  expect(argsOf('defer')[0]?.[1]).toBe('hook');
});

test('a delivered webhook is recorded even if the mail has to wait, so that it is not called twice', async () => {
  const { ending, argsOf } = await run({}, { sendMail: async () => ({ outcome: 'later', reason: 'Throttled' }) });
  expect(ending).toBe('deferred');
  // In the lane of mails, because a sweep of the webhook's lane would not find it.
  expect([argsOf('defer')[0]?.[1], argsOf('defer')[0]?.[3]]).toEqual(['mail', 'delivered']);
  expect(argsOf('undoBeginMail')).toHaveLength(1);
});

test('if both a mail and a webhook wait, the earlier retry counts', async () => {
  const { argsOf } = await run(
    { submittedAt: ago(400), mailFirstTriedAt: ago(40) },
    {
      sendMail: async () => ({ outcome: 'later', reason: 'Throttled' }),
      callWebhook: async () => ({ outcome: 'later', reason: 'http-500' }),
    },
  );
  expect(secondsAhead(argsOf('defer')[0]?.[2])).toBe(10);
});

test('a result is handed on even if its queue refuses, and if the response to the write was lost', async () => {
  const refuses = { enqueueEffects: () => Promise.reject(new Error('down')) };
  expect((await run({}, refuses)).argsOf('watch.notEnqueued')).toHaveLength(1);
  const { argsOf } = await run({}, { handOver: () => Promise.reject(new LeaseLost()) });
  expect(argsOf('enqueueEffects')).toEqual([[{ userId, runId, submissionId }]]);
});

test('a job whose result exists already is passed on to the worker of mail and webhook', async () => {
  const { ending, order } = await run(
    { state: 'scored' },
    { findResult: async () => ({ content: longevityContent }) as Result },
  );
  expect(ending).toBe('finished');
  expect(order.filter((name) => ['enqueueEffects', 'compose', 'sendMail'].includes(name))).toEqual([
    'enqueueEffects',
    'sendMail',
  ]);
});

test.each(['pace', 'circuit-open'] as const)(
  'a mail without a turn (%s) is not begun, and the webhook is called',
  async (reason) => {
    const { ending, order, argsOf } = await run({ submittedAt: ago(400) }, { takeMailTurn: async () => ({ reason }) });
    expect(ending).toBe('deferred');
    expect(order.filter((name) => ['consumeDailyMail', 'beginMail', 'sendMail'].includes(name))).toEqual([]);
    expect(argsOf('defer')[0]?.slice(1)).toEqual(['mail', expect.any(String), 'delivered']);
    expect(secondsAhead(argsOf('defer')[0]?.[2])).toBe(100);
  },
);

test('a mail is abandoned a day after its first try, not after the submission', async () => {
  const throttled: Spoilt = { sendMail: async () => ({ outcome: 'later', reason: 'Throttled' }) };
  const late = await run({ submittedAt: ago(5 * 86_400), mailFirstTriedAt: ago(60) }, throttled);
  expect(late.ending).toBe('deferred');
  const over = await run({ submittedAt: ago(5 * 86_400), mailFirstTriedAt: ago(86_401) }, throttled);
  expect(over.argsOf('settleMail')[0]?.slice(1)).toEqual(['refused', 'gave-up-Throttled']);
});

const eventSeconds = pipelineLimits.mailEventSeconds;
const begun = (seconds: number, change: Partial<ClaimedSubmission> = {}): Partial<ClaimedSubmission> => ({
  ...{ claims: 2, state: 'scored', mail: 'sending', mailBegunAt: ago(seconds), mailFirstTriedAt: ago(seconds) },
  ...change,
});

test('a mail without a known ending waits for the event of SES, and the webhook does not', async () => {
  const { ending, argsOf } = await run(begun(60), storedBefore);
  expect(ending).toBe('deferred');
  expect([argsOf('sendMail'), argsOf('settleMail'), argsOf('callWebhook').length]).toEqual([[], [], 1]);
  expect(argsOf('defer')[0]?.slice(1)).toEqual(['mail', expect.any(String), 'delivered']);
  expect(secondsAhead(argsOf('defer')[0]?.[2])).toBe(eventSeconds - 60);
});

test('a mail that SES has reported counts as sent, whatever the answer to its call was', async () => {
  const { argsOf } = await run(begun(60, { mailTakenAt: ago(50) }), storedBefore);
  expect([argsOf('sendMail'), argsOf('settleMail')[0]?.slice(1)]).toEqual([[], ['sent', 'reported-by-ses']]);
});

test('a mail that SES does not report in time was not accepted, and is sent again within the same daily limit', async () => {
  const { argsOf } = await run(begun(eventSeconds + 1), { ...storedBefore, consumeDailyMail: async () => false });
  expect([argsOf('sendMail').length, argsOf('settleMail')[0]?.slice(1)]).toEqual([1, ['sent', 'm-1']]);
});

test('a mail is doubtful after a day without responses and events', async () => {
  const { argsOf } = await run(begun(eventSeconds + 1, { mailFirstTriedAt: ago(86_401) }), storedBefore);
  expect([argsOf('sendMail'), argsOf('settleMail')[0]?.slice(1)]).toEqual([[], ['doubtful', 'no-send-event']]);
});

test('a mail whose call gets no response waits for its event', async () => {
  const { ending, argsOf } = await run({}, { sendMail: async () => ({ outcome: 'doubtful', reason: 'TimeoutError' }) });
  expect(ending).toBe('deferred');
  expect([argsOf('settleMail'), argsOf('undoBeginMail')]).toEqual([[], []]);
  expect(secondsAhead(argsOf('defer')[0]?.[2])).toBe(eventSeconds);
});

test('a mail goes to the address of the account, with the ids by which a bounce is found', async () => {
  const { argsOf } = await run();
  const tags = { userId, runId, submissionId };
  expect(argsOf('sendMail')[0]?.[0]).toEqual({ to: 'ada@example.com', subject: '', html: '', text: '', tags });
});

test('a mail that SES refuses for good is recorded with the reason', async () => {
  const refuses: Spoilt = { sendMail: async () => ({ outcome: 'refused', reason: 'MessageRejected' }) };
  const { ending, argsOf } = await run({}, refuses);
  expect(ending).toBe('finished');
  expect(argsOf('settleMail')[0]?.slice(1)).toEqual(['refused', 'MessageRejected']);
  expect(argsOf('watch.mail')[0]?.slice(1)).toEqual(['refused', 'MessageRejected']);
});

test('without a sender no mail is tried, and the operator can see why', async () => {
  const { ending, argsOf } = await run({}, { sendMail: null });
  expect(ending).toBe('finished');
  expect([argsOf('takeMailTurn'), argsOf('settleMail')[0]?.slice(1)]).toEqual([[], ['off', 'no-sender']]);
});

test('a mail whose marker failed is not sent, and the marker is removed', async () => {
  const { ending, argsOf } = await run({}, { beginMail: () => Promise.reject(new Error('down')) });
  expect(ending).toBeInstanceOf(Error);
  expect(argsOf('sendMail')).toEqual([]);
  expect(argsOf('undoBeginMail')).toHaveLength(1);
});

test('the record of a sent mail is retried, because without it the mail waits for the event of SES', async () => {
  let failures = 3;
  const settleMail = async () => {
    if (failures-- > 0) throw new Error('down');
  };
  const { ending, argsOf } = await run({}, { settleMail });
  expect(ending).toBe('finished');
  expect(argsOf('settleMail')).toHaveLength(4);
  expect(argsOf('sendMail')).toHaveLength(1);
});

test('a worker that has lost the lease stops at once, even between retries, and releases nothing', async () => {
  const lost = () => Promise.reject(new LeaseLost());
  const { ending, argsOf } = await run({}, { handOver: lost });
  expect(ending).toBe('overtaken');
  expect([...argsOf('sendMail'), ...argsOf('release')]).toEqual([]);
  let tries = 0;
  const write = () => {
    tries += 1;
    return lost();
  };
  await expect(retryWrite(write, async () => {})).rejects.toBeInstanceOf(LeaseLost);
  expect(tries).toBe(1);
});

test('a failed job is released for the time after the queue’s own retry, and never before the sweep’s plan', async () => {
  const broken: Spoilt = { compose: () => raise() };
  const first = await run({}, broken, 30);
  expect(first.ending).toMatchObject({ message: 'broken' });
  expect(secondsAhead(first.argsOf('release')[0]?.[1])).toBe(30);
  const swept = await run({ nextSweepAt: new Date(now.getTime() + 3_600_000).toISOString() }, broken, 30);
  expect(secondsAhead(swept.argsOf('release')[0]?.[1])).toBe(3600);
});

const raise = (): never => {
  throw new Error('broken');
};

test('an unreadable stored result is never composed again: the job fails and is dead-lettered', async () => {
  const { ending, argsOf } = await run({ claims: 2 }, { findResult: async () => 'unreadable' });
  expect(ending).toBeInstanceOf(Error);
  expect(argsOf('saveResult')).toEqual([]);
  expect(argsOf('sendMail')).toEqual([]);
});

const unconfirmed: Spoilt = { findReceiver: async () => 'unconfirmed' };

test('no result is mailed to an unconfirmed address: it is deferred first, and then confirmation is asked for', async () => {
  const { ending, order, argsOf } = await run({}, unconfirmed);
  expect(ending).toBe('finished');
  expect(order).not.toContain('sendMail');
  expect(order.indexOf('settleMail')).toBeLessThan(order.indexOf('askToConfirm'));
  expect(argsOf('settleMail')[0]?.slice(1)).toEqual(['deferred', 'unconfirmed']);
  expect(argsOf('askToConfirm')).toEqual([[userId]]);
});

test('a worker that finds the mail deferred asks once more, because its predecessor may have died between the two', async () => {
  // Even if the address is confirmed by now, because the confirmation's job reopens deferred mails.
  for (const found of [unconfirmed, {}]) {
    const { argsOf } = await run({ mail: 'deferred', state: 'mailed', claims: 2 }, { ...storedBefore, ...found });
    expect([argsOf('settleMail'), argsOf('askToConfirm'), argsOf('sendMail')]).toEqual([[], [[userId]], []]);
  }
});

test('no mail asks to confirm if the account has lost its address', async () => {
  const { argsOf } = await run({}, { findReceiver: async () => 'nobody' });
  expect([argsOf('settleMail')[0]?.slice(1), argsOf('askToConfirm')]).toEqual([['suppressed', 'no-address'], []]);
});

test('a mail to an unconfirmed address contains no typed name', async () => {
  const atOnce: Spoilt = { findReceiver: async () => ({ to: 'ada@example.com', mayBeNamed: false, units: null }) };
  const { argsOf } = await run({}, atOnce);
  expect(argsOf('composeMail')[0]?.[0]).toMatchObject({ firstName: '' });
});

test('the mail uses the units of the account', async () => {
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
  for (const chosen of [units, null]) {
    const receiver = { to: 'ada@example.com', mayBeNamed: true, units: chosen };
    const { argsOf } = await run({}, { findReceiver: async () => receiver });
    expect(argsOf('composeMail')[0]?.[2]).toEqual(chosen);
  }
});

test('result and mail are in the language of the submission', async () => {
  const { argsOf } = await run({ language: 'xx' as Language });
  expect(argsOf('compose')[0]?.[1]).toBe('xx');
  expect(argsOf('composeMail')[0]?.[0]).toMatchObject({ language: 'xx' });
});

test('after six mails in a day the result stays on the dashboard, and a retry does not count again', async () => {
  const { argsOf, order } = await run({}, { consumeDailyMail: async () => false });
  expect([argsOf('settleMail')[0]?.slice(1), order.includes('sendMail')]).toEqual([
    ['suppressed', 'daily-limit'],
    false,
  ]);
  const again = await run({ mailFirstTriedAt: ago(60) });
  expect([again.argsOf('consumeDailyMail'), again.argsOf('sendMail').length]).toEqual([[], 1]);
});

describe('for a user who has asked to be erased', () => {
  /** The mark exists from the nth check on. */
  const markedAt = (look: number) => {
    let looks = 0;
    const isErased = async () => {
      looks += 1;
      return looks >= look;
    };
    return { isErased };
  };
  const leaving = ['compose', 'saveResult', 'sendMail', 'callWebhook', 'finish'];
  const done = (calls: readonly string[]) => calls.filter((name) => leaving.includes(name));

  test.each([
    ['before the work begins', 1, []],
    ['while the result is made', 2, ['compose', 'saveResult']],
    ['while it is mailed', 3, ['compose', 'saveResult', 'sendMail']],
  ])('%s: nothing more is sent, and the lease ends', async (_, look, left) => {
    const { ending, order } = await run({}, markedAt(look));
    expect(ending).toBe('erased');
    expect(done(order)).toEqual(left);
    expect(order).toContain('release');
  });

  test('when the result is being stored, the job ends without a failure', async () => {
    const saveResult = async () => {
      throw new PersonErased('This person has been erased.');
    };
    const { ending, order } = await run({}, { saveResult });
    expect(ending).toBe('erased');
    expect(done(order)).toEqual(['compose', 'saveResult']);
  });
});

test.each(['', '{}', '[]', 'null', '{"userId":1,"runId":"s","submissionId":"x"}'])('%s is not a job', (body) =>
  expect(() => parseJob(body)).toThrow(),
);
