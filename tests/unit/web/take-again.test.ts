import { expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';

const places = vi.hoisted(() => ({
  retakePages: [] as ((submissionId: string) => string)[],
  readingPages: [] as ((submissionId: string) => string)[],
}));
vi.mock('#web/features/paths.ts', () => places);

const { newReadingPath, takeAgainPath } = await import('#web/take-again.ts');

const heart = { submissionId: 's-1', quizId: cardiacQuizId };

test('without a feature for it, taking a quiz again and a new reading begin on the first screen of the quiz', () => {
  expect(takeAgainPath({ submissionId: 's-1', quizId: productQuizId })).toBe(quizRecords[productQuizId].path);
  expect([takeAgainPath(heart), newReadingPath(heart)]).toEqual(Array(2).fill(quizRecords[cardiacQuizId].path));
});

test('they begin where a feature says, and a new reading at least where the quiz is taken again', () => {
  places.retakePages.push((submissionId) => `/again/${submissionId}`);
  expect([takeAgainPath(heart), newReadingPath(heart)]).toEqual(['/again/s-1', '/again/s-1']);
  places.readingPages.push((submissionId) => `/reading/${submissionId}`);
  expect([takeAgainPath(heart), newReadingPath(heart)]).toEqual(['/again/s-1', '/reading/s-1']);
});
