import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from '#infra/local/services/dynamodb/durability.ts';
import { runs } from '#tests/support/random.ts';

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
