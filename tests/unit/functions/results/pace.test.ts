import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import type { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeMailTurn } from '#functions/adapters/mail-turns.ts';
import { sendingRate } from '#functions/adapters/sending-rate.ts';
import { inTurn, mailPace, turnUnlessResting, watched } from '#functions/results/mail/pace.ts';
import { type OutsideService, resting } from '#functions/results/resting.ts';
import { sweepRoom } from '#functions/results/sweep-room.ts';

let time = 0;
beforeEach(() => {
  time = Date.parse('2026-03-01T12:00:00.000Z');
});
const now = () => new Date(time);
const pass = (seconds: number) => {
  time += seconds * 1000;
};

/** One item of a table that keeps the conditions which the turns rely on. */
const fakeRow = () => {
  const stored = new Map<string, number>();
  const send = async ({ input }: UpdateCommand) => {
    const key = String(input.Key?.key);
    const nextAt = stored.get(key);
    const values = input.ExpressionAttributeValues ?? {};
    const isAhead = nextAt !== undefined && nextAt > values[':now'];
    const isFree = !isAhead;
    const wantsAhead = input.UpdateExpression?.includes('nextAt + :step');
    if (wantsAhead ? !(isAhead && nextAt <= values[':latest']) : !isFree)
      throw new ConditionalCheckFailedException({
        message: '',
        $metadata: {},
        ...(nextAt !== undefined && { Item: { nextAt: { N: String(nextAt) } } }),
      });
    const next = wantsAhead ? Number(nextAt) + values[':step'] : values[':next'];
    stored.set(key, next);
    return { Attributes: { nextAt: next } };
  };
  return { stored, client: { send } as unknown as DynamoDBDocumentClient };
};

describe('the turns of mails', () => {
  test('are as far apart as the rate says, for all workers together, and none is given out that is too far away', async () => {
    const { client } = fakeRow();
    const [one, other] = [1, 2].map(() => takeMailTurn({ client, tableName: 'limits' }, now));
    const waits = [];
    for (let each = 0; each < 6; each += 1) waits.push(await (each % 2 ? one : other)?.(0, 500, 2000));
    expect(waits).toEqual([0, 500, 1000, 1500, 2000, null]);
    pass(1);
    expect(await one?.(0, 500, 2000)).toBe(1500);
    pass(3600);
    expect(await other?.(0, 500, 2000)).toBe(0);
  });

  test('stand in as many rows as one item cannot take writes for, at the same rate altogether', async () => {
    const asked: [number, number][] = [];
    const pace = mailPace({
      mailsPerSecond: async () => 900,
      takeTurn: async (row, everyMs) => {
        asked.push([row, everyMs]);
        return 0;
      },
      pause: async () => {},
      random: () => 0.99,
    });
    expect(await pace(8)).toBe('go');
    expect(asked).toEqual([[4, 1000 / 180]]);
  });

  test('are waited for, but no longer than the patience; and mail goes when they cannot be counted', async () => {
    const pauses: number[] = [];
    const paceWith = (takeTurn: () => Promise<number | null>) =>
      mailPace({
        mailsPerSecond: async () => 14,
        takeTurn,
        pause: async (milliseconds) => void pauses.push(milliseconds),
        random: () => 0,
      })(8);
    expect(await paceWith(async () => 300)).toBe('go');
    expect(pauses).toEqual([300]);
    expect(await paceWith(async () => null)).toEqual({ reason: 'pace' });
    expect(await paceWith(() => Promise.reject(new Error('throttled')))).toBe('go');
  });

  test('a mail without a turn was certainly not sent', async () => {
    const send = inTurn(
      () => Promise.reject(new Error('sent')),
      async () => ({ reason: 'pace' }),
    );
    expect(await send({} as never)).toEqual({ outcome: 'later', reason: 'pace' });
  });
});

describe('the rate', () => {
  const ses = (answers: (number | Error)[]) => {
    const asked: unknown[] = [];
    const send = async (command: unknown) => {
      asked.push(command);
      const answer = answers.shift() ?? 0;
      if (answer instanceof Error) throw answer;
      return { SendQuota: { MaxSendRate: answer } };
    };
    return { asked, client: { send } as never };
  };

  test('is what SES says, less a tenth for others, asked for once by ten jobs and again after minutes', async () => {
    const { asked, client } = ses([50, 100]);
    const rate = sendingRate(client, now);
    expect(await Promise.all([rate(), rate(), rate()])).toEqual([45, 45, 45]);
    expect(asked).toEqual([expect.any(GetAccountCommand)]);
    pass(301);
    expect(await rate()).toBe(90);
  });

  test('is the least that SES gives while it has never answered, and the last one when it does not answer any more', async () => {
    const { asked, client } = ses([new Error('down'), 50, new Error('down')]);
    const rate = sendingRate(client, now);
    expect([await rate(), await rate(), asked.length]).toEqual([1, 1, 1]);
    pass(31);
    expect(await rate()).toBe(45);
    pass(301);
    expect(await rate()).toBe(45);
  });
});

describe('a service that is down', () => {
  const shared = () => {
    const until = new Map<OutsideService, number>();
    const deps = {
      restsUntil: async (service: OutsideService) => until.get(service) ?? 0,
      setRest: async (service: OutsideService, to: Date) => void until.set(service, to.getTime()),
      now,
    };
    return { until, deps };
  };

  test('rests for all workers after three failures in a row of one, until a sweep has come again', async () => {
    const { deps } = shared();
    const [one, other] = [resting(deps, 'mail'), resting(deps, 'mail')];
    for (const isDown of [true, true, false, true, true]) await one.note(isDown);
    expect(await other.isResting()).toBe(false);
    await one.note(true);
    pass(6);
    expect([await one.isResting(), await other.isResting()]).toEqual([true, true]);
    expect(await resting(deps, 'hook').isResting()).toBe(false);
    pass(60);
    expect(await other.isResting()).toBe(false);
    // The first failure after it is enough.
    await one.note(true);
    pass(6);
    expect(await other.isResting()).toBe(true);
  });

  test('takes no turn and is not called', async () => {
    const { deps } = shared();
    const mail = resting(deps, 'mail');
    const send = watched(async () => ({ outcome: 'later', reason: 'Down' }), mail);
    for (let each = 0; each < 3; each += 1) await send({} as never);
    const turn = turnUnlessResting(mail, () => Promise.reject(new Error('a turn was taken')));
    expect(await turn()).toEqual({ reason: 'rests' });
  });

  test('is not mistaken for one whose note cannot be read or written: then work goes on', async () => {
    const broken = () => Promise.reject(new Error('throttled'));
    const mail = resting({ restsUntil: broken, setRest: broken, now }, 'mail');
    expect(await mail.isResting()).toBe(false);
    for (let each = 0; each < 3; each += 1) await mail.note(true);
  });
});

describe('a sweep may put on a queue', () => {
  const roomWith = (depth: number | Error, rest: Partial<Record<OutsideService, number>> = {}) =>
    sweepRoom({
      depthOf: async () => {
        if (depth instanceof Error) throw depth;
        return depth;
      },
      restsUntil: async (service) => rest[service] ?? 0,
      workers: { results: 10, effects: 20 },
      now,
    });

  test('what its workers do in two minutes, less what lies there already', async () => {
    expect(await roomWith(0)('result')).toBe(12_000);
    expect(await roomWith(11_999)('result')).toBe(1);
    expect(await roomWith(50_000)('mail')).toBe(0);
    expect(await roomWith(0)('mail')).toBe(24_000);
  });

  test('of webhooks a quarter, so that they do not take the room of mails', async () => {
    expect(await roomWith(0)('hook')).toBe(6000);
  });

  test('of what rests only a few, and as ever of the rest', async () => {
    const room = roomWith(0, { mail: time + 1000 });
    expect([await room('mail'), await room('hook'), await room('result')]).toEqual([40, 6000, 12_000]);
  });

  test('all, when it cannot be asked: a queue that is down refuses by itself', async () => {
    expect(await roomWith(new Error('down'))('result')).toBe(12_000);
  });
});
