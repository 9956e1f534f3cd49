import { expect, test } from 'vitest';
import { sources } from '#shared/sources/sources.ts';
import { quizzes } from '#tests/support/quizzes.ts';

const entries = Object.values(sources);

test.each(Object.values(quizzes))('each citation of a quiz is the short name of exactly one source', (quiz) => {
  const citations = quiz.questions.flatMap((question) => question.citation ?? []);
  expect(citations.length).toBeGreaterThan(0);
  for (const citation of citations) expect(entries.filter(({ short }) => short === citation)).toHaveLength(1);
});

test('no two sources have the same short name', () => {
  expect(new Set(entries.map(({ short }) => short)).size).toBe(entries.length);
});
