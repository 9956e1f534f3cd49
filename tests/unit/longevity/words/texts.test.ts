import { expect, test } from 'vitest';
import { planTexts } from '#shared/longevity/words/plan-texts.ts';
import { caveatTexts } from '#shared/longevity/words/side-notes.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { paragraphsOf } from '#tests/support/result-texts.ts';
import { cast, pageOf } from './pages.ts';

const gradeLimit = 6;

/** Word for word of the reference (CHANGES-2.2, C4 and C10): each sentence of it is needed. A whole page with it stays below the limit. */
const fixedWords = ['exercisePregnant'];

test('every advice reads easily', () => {
  const hard = Object.entries(planTexts).filter(([, { how }]) => readingGrade(how) > gradeLimit);
  expect(hard.map(([code]) => code)).toEqual(fixedWords);
});

test.each(Object.entries(planTexts))('%s ends properly', (_code, { title, how }) => {
  expect(how).toMatch(/[.]$/);
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(`${title} ${how}`).not.toMatch(/'| {2}/);
});

test.each(Object.entries(caveatTexts))('the caveat %s reads easily', (_code, text) => {
  expect(readingGrade(text)).toBeLessThanOrEqual(gradeLimit);
  expect(text).toMatch(/^[A-Z].*[.]$/);
});

test('each whole page of the cast reads easily', () => {
  const grades = cast.map((someone) => ({
    name: someone.name,
    grade: readingGrade(paragraphsOf(pageOf(someone).content).join(' ')),
  }));
  console.info(
    `Reading grade of ${grades.length} pages: at most ${Math.max(...grades.map(({ grade }) => grade)).toFixed(1)}.`,
  );
  expect(grades.filter(({ grade }) => grade > gradeLimit)).toEqual([]);
});
