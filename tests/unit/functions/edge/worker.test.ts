import { expect, test } from 'vitest';
import type { Port } from '#functions/edge/rights.ts';
import { openWorker, workerOf } from '#functions/edge/worker.ts';

const declaration = { description: 'Waters the plants', whoIsAffected: 'The plants.' };
const can = { rights: { limits: ['GetItem'] }, open: () => 'a can' } satisfies Port;
const water = { rights: {}, open: async () => 'water' } satisfies Port;

test('a worker gets what its ports provide, even what takes time to open', async () => {
  const worker = workerOf(declaration, { can, water }, ({ can, water }) => (plant: string) => [can, water, plant]);
  const handler = await openWorker(worker);
  expect(handler('fern')).toEqual(['a can', 'water', 'fern']);
});

test('declaring a worker opens nothing', () => {
  const dry = {
    rights: {},
    open: (): string => {
      throw new Error('CAN_URL is not set.');
    },
  } satisfies Port;
  const worker = workerOf(
    declaration,
    { dry },
    ({ dry }) =>
      () =>
        dry,
  );
  expect(worker).toMatchObject(declaration);
});

test('a worker whose port cannot be opened does not start', async () => {
  const dry = { rights: {}, open: () => Promise.reject(new Error('CAN_URL is not set.')) } satisfies Port;
  await expect(openWorker(workerOf(declaration, { dry }, () => () => 'watered'))).rejects.toThrow('CAN_URL');
});
