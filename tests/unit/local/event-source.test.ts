import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { pollQueue } from '#infra/local/event-sources.ts';
import type { Queue } from '#infra/local/services/sqs/sqs-messages.ts';

const { rest } = vi.hoisted(() => ({ rest: vi.fn(async (_milliseconds: number) => {}) }));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: rest,
}));

const message = { id: 'm', body: '{}', attributes: '{}', sentAt: 0, firstReceivedAt: 0, receiveCount: 1, receipt: 'r' };

/** A queue that the disk at first refuses, and that then holds one message at a time. */
const queueRefusing = (times: number): Queue => ({
  definition: { name: 'results', visibilityTimeoutSeconds: 1 },
  wake: () => {},
  send: () => 'm',
  receive: async () => {
    await turn();
    if (times-- > 0) throw new Error('database or disk is full');
    return [message];
  },
});

const fullDisk = () => {
  throw new Error('database or disk is full');
};

test.each([
  ['taken', 1, () => {}],
  ['deleted', 0, vi.fn(() => {}).mockImplementationOnce(fullDisk)],
])('polling continues after a message could once not be %s', async (_what, refusals, remove) => {
  rest.mockClear();
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const twice = Promise.withResolvers<void>();
  const invoke = vi.fn(async () => {
    if (invoke.mock.calls.length === 2) twice.resolve();
  });
  const source = { queue: queueRefusing(refusals), functionName: 'worker', batchSize: 10, pollers: 1 };
  const stop = pollQueue(source, invoke as never, remove);
  await twice.promise;
  await stop();
  expect(printed).toHaveBeenCalledTimes(1);
  expect(rest, 'one rest, so that a full disk is not asked without a pause').toHaveBeenCalledTimes(1);
  expect(rest.mock.calls[0]?.[0]).toBeGreaterThan(0);
  printed.mockReset();
});
