import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retryContended } from '#functions/edge/contended-write.ts';

const paused = () => {
  const pauses: number[] = [];
  return { pauses, pause: async (milliseconds: number) => void pauses.push(milliseconds) };
};

test('a write that loses a race is retried after a pause, and its first other outcome counts', async () => {
  const { pauses, pause } = paused();
  const endings = ['contended', 'contended', 'written', 'too late'];
  expect(await retryContended(async () => endings.shift() ?? '', { maxTries: 5, pause })).toBe('written');
  expect(pauses).toHaveLength(2);
});

test('each pause is random and at most twice the one before, so that writers do not retry in step', async () => {
  const runs = Array.from({ length: 50 }, paused);
  for (const { pause } of runs)
    expect(await retryContended(async () => 'contended', { maxTries: 8, pause })).toBe('contended');
  runs.forEach(({ pauses }) => {
    expect(pauses).toHaveLength(7);
    pauses.forEach((pauseMs, at) => {
      expect(pauseMs).toBeLessThanOrEqual(Math.min(200, 20 * 2 ** at));
    });
  });
  expect(new Set(runs.map(({ pauses }) => pauses[0])).size).toBeGreaterThan(40);
});

test('a write that fails is not repeated, because the SDK has already retried', async () => {
  const { pauses, pause } = paused();
  const failing = () => Promise.reject(new Error('down'));
  await expect(retryContended(failing, { maxTries: 5, pause })).rejects.toThrow('down');
  expect(pauses).toEqual([]);
});

test('no adapter counts its own tries; each loop of conditional writes backs off', () => {
  const rooms = 'functions/{accounts,adapters,links,results,submissions}/**/*.ts';
  const counting = globSync(rooms).filter((file) => /\btries\b.*(\+= 1|\+\+)/.test(readFileSync(file, 'utf8')));
  expect(counting).toEqual([]);
});
