import { expect, test } from 'vitest';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { sources } from '#shared/sources/sources.ts';

const entries = Object.values(sources);

test.each([longevityQuiz, heartQuiz])('each citation of a quiz is the short name of exactly one source', (quiz) => {
  const citations = quiz.questions.flatMap((question) => ('citation' in question ? [question.citation] : []));
  expect(citations.length).toBeGreaterThan(0);
  for (const citation of citations) expect(entries.filter(({ short }) => short === citation)).toHaveLength(1);
});

test('no two sources have the same short name', () => {
  expect(new Set(entries.map(({ short }) => short)).size).toBe(entries.length);
});
