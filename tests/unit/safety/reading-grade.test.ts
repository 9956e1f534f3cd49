import { expect, test } from 'vitest';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { quizzes } from '#shared/quizzes.ts';
import { levels } from '#shared/safety/levels.ts';
import { notices } from '#shared/safety/notices.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import {
  fixedFlags,
  fixedNotices,
  medicalTerms,
  readingGrade,
  usesTerm,
  withoutMedicalTerms,
} from '#tests/support/reading.ts';

const highestGrade = 6;

const gradeOf = (text: string): number => readingGrade(withoutMedicalTerms(text));

test('every notice reads at grade 6 or below, unless its words are fixed', () => {
  const hard = notices.filter(({ text }) => gradeOf(text) > highestGrade).map(({ code }) => code);
  expect(hard.toSorted()).toEqual(Object.keys(fixedNotices).toSorted());
});

test('the message of every flag reads at grade 6 or below', () => {
  const hard = redFlags.filter(({ label, message }) => gradeOf(`${label}. ${message}`) > highestGrade);
  expect(hard.map(({ code }) => code).toSorted()).toEqual(Object.keys(fixedFlags).toSorted());
});

test('the sentences of the levels read at grade 6 or below', () => {
  for (const { label, advice } of Object.values(levels))
    expect(gradeOf(`${label}. ${advice}`)).toBeLessThanOrEqual(highestGrade);
});

test('every accepted term is used in a question or a notice', () => {
  const texts = JSON.stringify([quizzes, myNumbersQuestions, notices, redFlags]);
  expect(Object.keys(medicalTerms).filter((term) => !usesTerm(texts, term))).toEqual([]);
});
