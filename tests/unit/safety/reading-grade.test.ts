import { expect, test } from 'vitest';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { quizzes } from '#shared/quizzes.ts';
import { levels } from '#shared/safety/levels.ts';
import { notEmergency } from '#shared/safety/not-emergency.ts';
import { notices } from '#shared/safety/notices.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { medicalTerms, usesTerm, withoutMedicalTerms } from '#tests/support/medical-terms.ts';
import { readingGrade } from '#tests/support/reading-age.ts';

const highestGrade = 8;

/** Word for word those of the reference, where a shorter word would change what is said. */
const acceptedAsTheyAre: Readonly<Record<string, string>> = {
  eatingLines: 'The names of helplines and of what to look for there; each is needed as it is.',
  maybePregnant: 'One sentence for three kinds of advice; each of them must be there.',
  suggestSeeClinician:
    'One sentence that names four signs; none may be left out, and cutting it is for the clinicians.',
};

const gradeOf = (text: string): number => readingGrade(withoutMedicalTerms(text));

test('every notice reads at grade 8 or below', () => {
  const hard = notices.filter(({ text }) => gradeOf(text) > highestGrade).map(({ code }) => code);
  expect(hard.toSorted()).toEqual(Object.keys(acceptedAsTheyAre).toSorted());
});

test.each([...redFlags])('the message of $code reads at grade 8 or below', ({ label, message }) => {
  expect(gradeOf(`${label}. ${message}`)).toBeLessThanOrEqual(highestGrade);
});

test('the sentences of the levels and of what this is not read at grade 8 or below', () => {
  for (const { label, advice } of Object.values(levels)) {
    expect(gradeOf(`${label}. ${advice}`)).toBeLessThanOrEqual(highestGrade);
  }
  expect(gradeOf(notEmergency)).toBeLessThanOrEqual(highestGrade);
});

test('every accepted term is used in a question or a notice', () => {
  const texts = JSON.stringify([quizzes, myNumbersQuestions, notices, redFlags]);
  expect(Object.keys(medicalTerms).filter((term) => !usesTerm(texts, term))).toEqual([]);
});
