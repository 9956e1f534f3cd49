import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { sampleOf } from '#tests/support/sample-result.ts';
import { completedBy, lastSubmittedPerQuiz } from '#web/home/quiz-rows.tsx';
import * as home from '#words/home.ts';

const remembered = {
  [productQuizId]: { completedAt: '2026-01-01T00:00:00.000Z' },
  cardiac_health: { completedAt: '2026-02-02T00:00:00.000Z' },
};

test('the newest submission of each quiz counts, in whatever order they come', () => {
  const rows = [
    { quizId: productQuizId, submittedAt: '2026-03-01T00:00:00.000Z' },
    { quizId: 'cardiac_health', submittedAt: '2026-04-01T00:00:00.000Z' },
    { quizId: productQuizId, submittedAt: '2026-05-01T00:00:00.000Z' },
  ] as const;
  expect(lastSubmittedPerQuiz({ rows, completed: undefined })).toEqual({
    [productQuizId]: '2026-05-01T00:00:00.000Z',
    cardiac_health: '2026-04-01T00:00:00.000Z',
  });
});

test('a quiz that was not submitted is missing', () => {
  expect(lastSubmittedPerQuiz({ rows: [], completed: {} })).toEqual({});
});

test('the browser’s memory fills in what the API could not say', () => {
  const rows = [{ quizId: productQuizId, submittedAt: '2026-03-01T00:00:00.000Z' }] as const;
  expect(lastSubmittedPerQuiz({ rows, completed: {}, remembered })).toEqual({
    [productQuizId]: '2026-03-01T00:00:00.000Z',
    cardiac_health: '2026-02-02T00:00:00.000Z',
  });
});

test('a quiz that a full page of the other quiz has pushed off the list is still known', () => {
  const rows = Array.from({ length: 100 }, () => ({
    quizId: 'cardiac_health' as const,
    submittedAt: '2026-05-01T00:00:00.000Z',
  }));
  const completed = {
    [productQuizId]: { completedAt: '2026-01-01T00:00:00.000Z' },
    cardiac_health: { completedAt: '2026-04-30T00:00:00.000Z' },
  };
  expect(lastSubmittedPerQuiz({ rows, completed })).toEqual({
    [productQuizId]: '2026-01-01T00:00:00.000Z',
    cardiac_health: '2026-05-01T00:00:00.000Z',
  });
});

test('the browser’s memory of another user is left out', () => {
  const both = {
    [productQuizId]: { completedAt: '2026-01-01T00:00:00.000Z', userId: 'ines' },
    cardiac_health: { completedAt: '2026-02-02T00:00:00.000Z', userId: 'olaf' },
  };
  expect(completedBy('olaf', both)).toEqual({ cardiac_health: both.cardiac_health });
});

/** Prints the words of the sample, and what today's engine says of that person, in the language of the process. */
const printBoth = `
  const { sampleFigure, sampleHeading, sampleStart } = await import('#words/home.ts');
  const { sampleOf } = await import('#tests/support/sample-result.ts');
  console.log(JSON.stringify({ sampleFigure, sampleHeading, sampleStart, engine: sampleOf() }));`;
const inSpanish = () =>
  JSON.parse(execFileSync(process.execPath, ['--conditions=es', '--eval', printBoth], { encoding: 'utf8' }));

test.each([
  ['English', () => ({ ...home, engine: sampleOf() })],
  ['Spanish', inSpanish],
])('the sample on the home page is what today’s engine says in %s', (_, said) => {
  const { sampleFigure, sampleHeading, sampleStart, engine } = said();
  expect(sampleHeading).toBe(engine.heading);
  expect(sampleFigure).toMatch(new RegExp(`^<age>${engine.age}</age> .* ${engine.range}$`));
  expect(sampleStart.endsWith(` <step>${engine.startWith}.</step> ${engine.effect}`)).toBe(true);
});
