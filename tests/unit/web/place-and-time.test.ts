import { afterEach, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { quizzes } from '#shared/quizzes.ts';
import { timeOf } from '#web/quiz/screens/last-time.tsx';
import { placeIn } from '#web/quiz/screens/whose-draft-screen.tsx';
import { dayAndTime, dayOf } from '#web/ui/language.ts';

test('the place of a draft reveals no answer: it counts only questions that every user is asked', () => {
  for (const quiz of [quizzes[productQuizId], quizzes[cardiacQuizId]]) {
    const totals = quiz.questions.map((_, currentQuestion) => /of (\d+)/.exec(placeIn(quiz, { currentQuestion }))?.[1]);
    expect(new Set(totals.filter((total) => total !== undefined)).size).toBe(1);
  }
});

test('a draft before the first question has no place', () => {
  expect(placeIn(quizzes[productQuizId], { currentQuestion: -1 })).toBe('');
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['2026-07-01T09:12:00', 'en-GB', 'at 09:12 today'],
  ['2026-06-30T23:50:00', 'de-DE', 'at 23:50 yesterday'],
  ['2026-06-14T23:50:00', 'en-GB', 'on 14 June'],
  ['2026-07-01T09:12:00', 'en-US', 'at 9:12 AM today'],
  ['2026-06-14T23:50:00', 'en-US', 'on June 14'],
])('%s in the region of %s is written as %s', (at, language, words) => {
  vi.stubGlobal('navigator', { language });
  // Some versions of the locale put a narrow space before AM.
  const told = timeOf(new Date(at).getTime(), new Date('2026-07-01T10:00:00')).replace(/\s/g, ' ');
  expect(told).toBe(words);
});

test.each([
  ['en-GB', /^Tuesday,? 4 November 2025, 10:42$/],
  ['de-DE', /^Tuesday,? 4 November 2025, 10:42$/],
  ['en-US', /^Tuesday, November 4, 2025, 10:42\sAM$/],
  ['en-CA', /^Tuesday, November 4, 2025, 10:42\sa\.m\.$/],
])('the day of a result is in the English of %s', (language, words) => {
  vi.stubGlobal('navigator', { language });
  expect(dayAndTime('2025-11-04T10:42:00')).toMatch(words);
});

test('an instant that cannot be read is left out', () => {
  expect(dayOf('')).toBe('');
});
