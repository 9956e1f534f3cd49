import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import type { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { leaseMailTurns } from '#functions/adapters/mail/mail-turns.ts';
import { sendingRate } from '#functions/adapters/mail/mailer.ts';
import {
  type BreakerStore,
  type CircuitBreaker,
  circuitBreaker,
  guardedWebhook,
  type OutsideService,
  recordedMail,
  turnIfClosed,
} from '#functions/results/circuit-breaker.ts';
import { inTurn, mailPace } from '#functions/results/mail/mail-pace.ts';
import { sweepRoom } from '#functions/results/sweep-waiting.ts';
import { asUserId } from '#shared/contract/ids.ts';

let time = 0;
beforeEach(() => {
  time = Date.parse('2026-03-01T12:00:00.000Z');
});
const now = () => new Date(time);
const pass = (seconds: number) => {
  time += seconds * 1000;
};

/** One item of a table that checks the conditions which the turns rely on. */
const fakeRow = () => {
  const stored = new Map<string, number>();
  let writes = 0;
  const send = async ({ input }: UpdateCommand) => {
    writes += 1;
    const key = String(input.Key?.key);
    const nextAt = stored.get(key);
    const values = input.ExpressionAttributeValues ?? {};
    const isAhead = nextAt !== undefined && nextAt > values[':now'];
    const isFree = !isAhead;
    const wantsAhead = input.UpdateExpression?.includes('nextAt + :block');
    if (wantsAhead ? !(isAhead && nextAt <= values[':latest']) : !isFree)
      throw new ConditionalCheckFailedException({
        message: '',
        $metadata: {},
        ...(nextAt !== undefined && { Item: { nextAt: { N: String(nextAt) } } }),
      });
    const next = wantsAhead ? Number(nextAt) + values[':block'] : values[':next'];
    stored.set(key, next);
    return { Attributes: { nextAt: next } };
  };
  return { client: { send } as unknown as DynamoDBDocumentClient, writes: () => writes };
};

/** A row's worker whose pauses between lost races take no time. */
const leaseFrom = (client: DynamoDBDocumentClient, maxTries = 12) =>
  leaseMailTurns({ client, tableName: 'limits' }, now, { maxTries, pause: async () => {} });

describe('the turns of mails', () => {
  test('are as far apart as the rate says, for all workers together, and none too far ahead is leased', async () => {
    const { client } = fakeRow();
    const [one, other] = [leaseFrom(client), leaseFrom(client)];
    const waits = [];
    for (let each = 0; each < 6; each += 1)
      waits.push((await (each % 2 ? one : other)(0, { count: 1, everyMs: 500, withinMs: 2000 }))?.firstInMs);
    expect(waits).toEqual([0, 500, 1000, 1500, 2000, undefined]);
    pass(1);
    expect((await one(0, { count: 1, everyMs: 500, withinMs: 2000 }))?.firstInMs).toBe(1500);
    pass(3600);
    expect((await other(0, { count: 1, everyMs: 500, withinMs: 2000 }))?.firstInMs).toBe(0);
  });

  test('are leased in blocks by one write, using as many of a block as come in time', async () => {
    const { client, writes } = fakeRow();
    const lease = leaseFrom(client);
    expect(await lease(0, { count: 10, everyMs: 100, withinMs: 1500 })).toEqual({ count: 10, firstInMs: 0 });
    expect(await lease(0, { count: 10, everyMs: 100, withinMs: 1500 })).toEqual({ count: 6, firstInMs: 1000 });
    expect(await lease(0, { count: 10, everyMs: 100, withinMs: 1500 })).toBeNull();
    expect(writes()).toBe(3);
  });

  test('are leased together by the jobs of one batch, with two writes for ten jobs', async () => {
    const { client, writes } = fakeRow();
    const pauses: number[] = [];
    const pace = mailPace({
      mailsPerSecond: async () => 10,
      leaseTurns: leaseFrom(client),
      pause: async (milliseconds) => void pauses.push(milliseconds),
      random: () => 0,
    });
    expect(await Promise.all(Array.from({ length: 10 }, () => pace(8)))).toEqual(Array(10).fill('go'));
    expect(pauses).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
    // The first job writes at once, and the others join it while it does.
    expect(writes()).toBeLessThanOrEqual(3);
  });

  test('are spread over several rows once one item cannot take the writes, at the same rate in total', async () => {
    const asked: [number, number][] = [];
    const pace = mailPace({
      mailsPerSecond: async () => 900,
      leaseTurns: async (row, { everyMs }) => {
        asked.push([row, everyMs]);
        return { count: 1, firstInMs: 0 };
      },
      pause: async () => {},
      random: () => 0.99,
    });
    expect(await pace(8)).toBe('go');
    expect(asked).toEqual([[4, 1000 / 180]]);
  });

  const throttled = () => Promise.reject(new Error('throttled'));
  const overtaken = async () => {
    // Each time another worker has moved the row meanwhile.
    time += 1;
    throw new ConditionalCheckFailedException({ message: '', $metadata: {}, Item: { nextAt: { N: String(time) } } });
  };

  test.each([
    ['the table throttles them', throttled],
    ['other workers win every race', overtaken],
  ])('are not skipped when %s: the mail is deferred', async (_, send) => {
    const client = { send } as unknown as DynamoDBDocumentClient;
    const pace = mailPace({
      mailsPerSecond: async () => 14,
      leaseTurns: leaseFrom(client),
      pause: async () => {},
      random: () => 0,
    });
    expect(await pace(8)).toEqual({ reason: 'pace' });
  });

  test('a mail without a turn was definitely not sent', async () => {
    const send = inTurn(
      () => Promise.reject(new Error('sent')),
      async () => ({ reason: 'pace' }),
      async () => false,
    );
    expect(await send({} as never)).toEqual({ outcome: 'later', reason: 'pace' });
  });

  test('a mail whose user is erased while it waits is not sent', async () => {
    const erased = new Set<string>();
    const send = inTurn(
      () => Promise.reject(new Error('sent')),
      async () => {
        erased.add('user-1');
        return 'go';
      },
      async (userId) => erased.has(userId),
    );
    const mail = { to: '', subject: '', html: '', text: '', tags: { userId: asUserId('user-1') } };
    expect(await send(mail)).toEqual({ outcome: 'refused', reason: 'erased' });
  });
});

describe('the rate', () => {
  const measured: unknown[] = [];
  const measure = (...metric: unknown[]) => void measured.push(metric);
  beforeEach(() => measured.splice(0));
  const ses = (answers: (number | Error)[], quota: { Max24HourSend?: number; SentLast24Hours?: number } = {}) => {
    const asked: unknown[] = [];
    const send = async (command: unknown) => {
      asked.push(command);
      const answer = answers.shift() ?? 0;
      if (answer instanceof Error) throw answer;
      return { SendQuota: { MaxSendRate: answer, ...quota } };
    };
    return { asked, client: { send } as never };
  };

  test('is that of SES, less a tenth for other mail, read once for ten jobs and again after minutes', async () => {
    const { asked, client } = ses([50, 100]);
    const rate = sendingRate(client, now, measure);
    expect(await Promise.all([rate(), rate(), rate()])).toEqual([45, 45, 45]);
    expect(asked).toEqual([expect.any(GetAccountCommand)]);
    pass(301);
    expect(await rate()).toBe(90);
  });

  test('is the lowest that SES grants before its first answer, and the last known one when it stops answering', async () => {
    const { asked, client } = ses([new Error('down'), 50, new Error('down')]);
    const rate = sendingRate(client, now, measure);
    expect([await rate(), await rate(), asked.length]).toEqual([1, 1, 1]);
    pass(31);
    expect(await rate()).toBe(45);
    pass(301);
    expect(await rate()).toBe(45);
  });

  test.each([
    [{ Max24HourSend: 50_000, SentLast24Hours: 40_000 }, [['MailQuotaUsed', 80]]],
    [{ Max24HourSend: 200, SentLast24Hours: 0 }, [['MailQuotaUsed', 0]]],
    [{ Max24HourSend: -1, SentLast24Hours: 40_000 }, []],
    [{}, []],
  ])('comes with the share of the day’s quota, which is measured once: %j', async (quota, expected) => {
    const rate = sendingRate(ses([50], quota).client, now, measure);
    await Promise.all([rate(), rate()]);
    expect(measured).toEqual(expected);
  });
});

describe('the circuit breaker of a service', () => {
  /** The workers' shared state, as the adapter stores it. */
  const sharedStore = (): BreakerStore & { at: () => number } => {
    let openUntil = 0;
    return {
      at: () => openUntil,
      openUntil: async () => openUntil,
      open: async (until) => {
        openUntil = until;
      },
      close: async () => {
        openUntil = 0;
      },
      claimTrial: async (seen, until) => {
        if (openUntil !== seen) return false;
        openUntil = until;
        return true;
      },
    };
  };
  const fail = async (breaker: CircuitBreaker, times = 3) => {
    for (let each = 0; each < times; each += 1) await breaker.record(false);
  };

  test('opens for all workers after three failures in a row in one', async () => {
    const store = sharedStore();
    const [one, other] = [circuitBreaker(store, now), circuitBreaker(store, now)];
    for (const succeeded of [false, false, true, false, false]) await one.record(succeeded);
    expect(await other.allows()).toBe(true);
    await one.record(false);
    pass(6);
    expect([await one.allows(), await other.allows()]).toEqual([false, false]);
  });

  test('lets the jobs of one worker through after a minute, and those of no other', async () => {
    const store = sharedStore();
    const workers = Array.from({ length: 5 }, () => circuitBreaker(store, now));
    await fail(workers[0] as CircuitBreaker);
    pass(61);
    const answers = await Promise.all(workers.flatMap((worker) => [worker.allows(), worker.allows()]));
    expect(answers.filter(Boolean)).toHaveLength(2);
    pass(6);
    expect(await circuitBreaker(store, now).allows()).toBe(false);
  });

  test.each([
    ['closes for all when the trial succeeds', true],
    ['stays open for another minute when the trial fails', false],
  ])('%s', async (_, succeeded) => {
    const store = sharedStore();
    const [one, other] = [circuitBreaker(store, now), circuitBreaker(store, now)];
    await fail(one);
    pass(61);
    expect(await one.allows()).toBe(true);
    await one.record(succeeded);
    pass(6);
    expect([await one.allows(), await other.allows()]).toEqual([succeeded, succeeded]);
  });

  test.each(['later', 'doubtful'] as const)(
    'counts a mail that ends as %s, so that timeouts open it',
    async (outcome) => {
      const breaker = circuitBreaker(sharedStore(), now);
      const send = recordedMail(async () => ({ outcome, reason: 'TimeoutError' }), breaker);
      for (let each = 0; each < 3; each += 1) await send({} as never);
      const turn = turnIfClosed(breaker, () => Promise.reject(new Error('a turn was taken')));
      expect(await turn()).toEqual({ reason: 'circuit-open' });
    },
  );

  test('counts a webhook that is down, and does not call it while it is open', async () => {
    let calls = 0;
    const call = guardedWebhook(
      async () => {
        calls += 1;
        return { outcome: 'later', reason: 'http-503' };
      },
      circuitBreaker(sharedStore(), now),
    );
    for (let each = 0; each < 5; each += 1) await call('msg_1', {} as never);
    expect([calls, await call('msg_1', {} as never)]).toEqual([3, { outcome: 'later', reason: 'circuit-open' }]);
  });

  test('is closed when its store cannot be read or written, so that work continues', async () => {
    const broken = () => Promise.reject(new Error('throttled'));
    const store = { openUntil: broken, open: broken, close: broken, claimTrial: broken };
    const breaker = circuitBreaker(store, now);
    expect(await breaker.allows()).toBe(true);
    await fail(breaker);
  });
});

describe('a sweep may enqueue', () => {
  const roomWith = (depth: number | Error, open: Partial<Record<OutsideService, number>> = {}) =>
    sweepRoom({
      depthOf: async () => {
        if (depth instanceof Error) throw depth;
        return depth;
      },
      openUntil: async (service) => open[service] ?? 0,
      workers: { results: 10, effects: 20 },
    });

  test('as many jobs as its workers finish in two minutes, less those already in the queue', async () => {
    expect(await roomWith(0)('result')).toEqual({ jobs: 12_000, queueSeconds: 0 });
    expect(await roomWith(11_000)('result')).toEqual({ jobs: 1000, queueSeconds: 110 });
    expect(await roomWith(50_000)('mail')).toEqual({ jobs: 0, queueSeconds: 250 });
    expect(await roomWith(0)('mail')).toEqual({ jobs: 24_000, queueSeconds: 0 });
  });

  test.each([
    ['open', 1000],
    ['half-open, before its trial call', -1000],
  ])('few jobs for a service whose circuit breaker is %s, and as many as usual of the rest', async (_, ms) => {
    const room = roomWith(0, { mail: time + ms });
    expect([(await room('mail')).jobs, (await room('hook')).jobs, (await room('result')).jobs]).toEqual([
      40, 24_000, 12_000,
    ]);
  });

  test('all jobs if the queue’s length cannot be read, because a queue that is down refuses by itself', async () => {
    expect((await roomWith(new Error('down'))('result')).jobs).toBe(12_000);
  });
});
