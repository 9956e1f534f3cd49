import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';

test.each(Object.keys(longevityPersonas))('%s: a row that is not rated has no score, so no bar', (name) => {
  const { answers = {} } = longevityPersonas[name] ?? {};
  const { category_breakdown: rows } = composeResult({ quizId: productQuizId, answers, today: '2026-01-15' });
  const unrated = rows.filter(({ descriptor }) => descriptor === 'Not rated for now');
  expect(unrated.map(({ score }) => score)).toEqual(unrated.map(() => null));
  if (name === 'lowMood29F') expect(unrated.length).toBeGreaterThan(0);
});
