import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { heart, heartWarning, onPar, underweight } from '#tests/unit/results/sample-pages.ts';
import { ways } from '#web/features/what-if/result-places.tsx';

const wayFrom = (quiz_id: QuizId, content: ResultContent, checked?: { at: string; opensOn: string }) => {
  const result = {
    submissionId: asSubmissionId('s-1'),
    quiz_id,
    submittedAt: '2026-11-21T10:42:00.000Z',
    content,
    ...(checked && { checked: { ...checked, signs: [] } }),
  };
  return ways.map((way) => way.wayFrom(result, []))[0];
};

test('a result with a figure links to the page', () => {
  for (const [quizId, content] of [
    [productQuizId, onPar],
    [cardiacQuizId, heart],
  ] as const)
    expect(wayFrom(quizId, content)).toEqual({ to: '/what-if/s-1', name: 'What if…' });
});

test('below a notice the link says that the user must be seen first', () => {
  expect(wayFrom(cardiacQuizId, heartWarning)?.name).toBe('What if… (after you’ve been seen)');
});

test('without a figure there is nothing to compare', () => {
  expect(wayFrom(productQuizId, underweight)).toBeUndefined();
});
