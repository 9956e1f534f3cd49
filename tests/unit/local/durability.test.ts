import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate, createRecovery } from '#infra/local/services/dynamodb/durability.ts';
import { runs } from '#tests/support/random.ts';

const diskFull = () => Object.assign(new Error('No space left on device'), { code: 'LEVEL_IO_ERROR' });

const aDatabase = () => {
  const seen: string[] = [];
  let refusals = 0;
  const mending = createRecovery(createGate(), async () => {
    seen.push('reopen');
    if (refusals-- > 0) throw diskFull();
  });
  return {
    seen,
    mending,
    work: () => mending(async () => void seen.push('work')),
    tear: () => expect(mending(() => Promise.reject(diskFull()))).rejects.toThrow('No space'),
    staysFull: (times: number) => {
      refusals = times;
    },
  };
};

test('after a write that the disk refused, nothing is written until the database is reopened', async () => {
  const { seen, work, tear } = aDatabase();
  await work();
  await tear();
  await Promise.all([work(), work()]);
  expect(seen).toEqual(['work', 'reopen', 'work', 'work']);
});

test('while there is no room to reopen it, everything is refused and opening is retried', async () => {
  const { seen, work, tear, staysFull } = aDatabase();
  await tear();
  staysFull(1);
  await expect(work()).rejects.toThrow('No space');
  await work();
  expect(seen).toEqual(['reopen', 'reopen', 'work']);
});

test('a failed condition does not reopen the database', async () => {
  const { seen, mending, work } = aDatabase();
  await expect(mending(() => Promise.reject(new Error('The conditional request failed')))).rejects.toThrow();
  await work();
  expect(seen).toEqual(['work']);
});

test('writes that ran alongside one that the disk refused are not acknowledged, because they may be lost', async () => {
  const { mending, tear } = aDatabase();
  const { promise, resolve } = Promise.withResolvers<void>();
  const beside = mending(() => promise);
  await tear();
  resolve();
  await expect(beside).rejects.toThrow('refused another write');
});

test('exclusive work never overlaps other work, whatever the order, and everything runs', async () => {
  const someWork = fc.array(fc.record({ alone: fc.boolean(), turns: fc.nat(3) }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(someWork, async (works) => {
      const gate = createGate();
      const running = new Set<{ alone: boolean }>();
      const run = (work: { alone: boolean; turns: number }) => async () => {
        running.add(work);
        for (let count = 0; count <= work.turns; count++) {
          await turn();
          if ([...running].some(({ alone }) => alone)) expect(running.size).toBe(1);
        }
        running.delete(work);
        return work;
      };
      const done = await Promise.all(
        works.map((work) => (work.alone ? gate.alone(run(work)) : gate.shared(run(work)))),
      );
      expect(done).toEqual(works);
    }),
    { numRuns: runs(50) },
  );
});

test('work that fails lets the next work start', async () => {
  const gate = createGate();
  await expect(gate.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.alone(async () => 'next')).toBe('next');
});
