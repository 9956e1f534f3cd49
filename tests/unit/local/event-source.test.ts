import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { pollQueue } from '#infra/local/event-source.ts';
import type { Queue } from '#infra/local/sqs/queue.ts';

const message = { id: 'm', body: '{}', attributes: '{}', sentAt: 0, firstReceivedAt: 0, receiveCount: 1, receipt: 'r' };

/** A queue that the disk refuses at first, then holds one message at a time. */
const queueRefusing = (times: number): Queue => ({
  definition: { name: 'results', visibilityTimeoutSeconds: 1 },
  wake: () => {},
  send: () => 'm',
  receive: async () => {
    await sleep(1);
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
])('a message that could not be %s for once is no reason to stop polling', async (_what, refusals, remove) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const invoke = vi.fn(async () => undefined);
  const source = { queue: queueRefusing(refusals), functionName: 'worker', batchSize: 10, pollers: 1 };
  const stop = pollQueue(source, invoke as never, remove);
  await expect.poll(() => invoke.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(1);
  await stop();
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockReset();
});
