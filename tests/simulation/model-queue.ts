import type { ResultJob } from '#shared/contract/messages.ts';

/** A queue with a switch that makes it refuse, and with the deepest that it has been. */
export const createModelQueue = () => {
  let messages: ResultJob[] = [];
  let first = 0;
  const idle: (() => void)[] = [];
  const queue = { isDown: false, deepest: 0, requests: 0 };
  const depth = () => messages.length - first;
  return Object.assign(queue, {
    depth,
    send: async (job: ResultJob): Promise<void> => {
      queue.requests += 1;
      if (queue.isDown) throw new Error('The queue is down.');
      messages.push(job);
      queue.deepest = Math.max(queue.deepest, depth());
      idle.pop()?.();
    },
    /** Waits until there is one, and takes up to this many. */
    take: async (most: number): Promise<ResultJob[]> => {
      while (depth() === 0) await new Promise<void>((wake) => idle.push(wake));
      const taken = messages.slice(first, first + most);
      first += taken.length;
      // Without this the array would only ever grow.
      if (first > 10_000) {
        messages = messages.slice(first);
        first = 0;
      }
      // Receive and delete.
      queue.requests += 2;
      return taken;
    },
  });
};
