import { expect, test } from 'vitest';
import { createGate, createRecovery } from '#infra/local/services/dynamodb/durability.ts';

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

test('nothing is written after a write that the disk refused until the database is reopened', async () => {
  const { seen, work, tear } = aDatabase();
  await work();
  await tear();
  await Promise.all([work(), work()]);
  expect(seen).toEqual(['work', 'reopen', 'work', 'work']);
});

test('everything is refused while there is no room to reopen it, and opening is retried', async () => {
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

test('writes that ran beside one that the disk refused are not acknowledged: they may be lost', async () => {
  const { mending, tear } = aDatabase();
  const { promise, resolve } = Promise.withResolvers<void>();
  const beside = mending(() => promise);
  await tear();
  resolve();
  await expect(beside).rejects.toThrow('refused another write');
});
