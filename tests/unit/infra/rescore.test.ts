import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { correctionOf, wordsFor } from '#functions/results/rescore/recall.ts';
import { correctionsPage } from '#infra/aws/ops/running/corrections-page.ts';
import { correctionFor } from '#infra/aws/ops/running/rescore.ts';
import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import { correctionTopics } from '#web/methods/content/methods-content.ts';

const example: Correction = {
  id: 'pulse-of-90',
  foundOn: '2026-12-03',
  engine: '2.1.x',
  correctedIn: '2.1.1',
  reason: 'A pulse of 90 counted as one of 60.',
  affected: 'All who had typed a pulse: 12 people.',
  done: 'Their results were made again, and they got a letter.',
};

test('the page of corrections is what npm run docs:corrections writes today', () => {
  expect(readFileSync(new URL('../../../docs/corrections.md', import.meta.url), 'utf8')).toBe(correctionsPage());
});

test('the document and the methods page show each correction whole', () => {
  const topics = JSON.stringify(correctionTopics([example]));
  const { foundOn, engine, correctedIn, reason, affected, done } = example;
  for (const part of [foundOn, engine, correctedIn, reason, affected, done]) {
    expect(correctionsPage([example])).toContain(part);
    expect(topics).toContain(part);
  }
});

test('the ledger can be read by people and by the command', () => {
  expect(new Set(corrections.map(({ id }) => id)).size).toBe(corrections.length);
  for (const { id, foundOn, reason } of corrections) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(foundOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(reason).toMatch(/^[A-Z].*\.$/);
  }
});

test('no result is recalled before the ledger says why', () => {
  expect(correctionFor('2.1.x', [example])).toBe(example);
  expect(() => correctionFor('2.0.x', [example])).toThrow(/Write in shared\/corrections/);
});

test('the log of one result has kinds of changes, and nothing about the person', () => {
  const change = {
    level: { from: 'estimated: low', to: 'estimated: high' },
    raised: ['chestPain (urgent)'],
    dropped: [],
  };
  expect(wordsFor({ kind: 'replaced', change: { ...change, moved: 3.5, isAny: true } })).toBe('level, warning, figure');
  expect(wordsFor({ kind: 'kept', why: 'no-answers' })).toBe('kept: no-answers');
});

test('a worker reads the ledger of its own release, and does nothing for a correction that is not in it', () => {
  const run = { engine: '2.1.x', begunAt: 'now', correction: example.id, perSecond: 5, isStopped: false, by: '2.1.1' };
  expect(correctionOf(run, [example])).toBe(example);
  expect(correctionOf({ ...run, correction: null }, [])).toBeNull();
  expect(() => correctionOf(run, [])).toThrow(/Deploy it first/);
});
