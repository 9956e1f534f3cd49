import { expect, test } from 'vitest';
import type { Option, Question } from '#shared/quiz/question.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { fixedQuestions, readingGrade, screens, withoutMedicalTerms } from '#tests/support/reading.ts';

const highestGrade = 6;

const labelsOf = (options: readonly Option[] | undefined) => options?.map(({ label }) => label) ?? [];

const asSentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`);
const gradeOf = (texts: readonly (string | undefined)[]): number =>
  readingGrade(withoutMedicalTerms(texts.flatMap((text) => (text ? [asSentence(text)] : [])).join(' ')));

/** The question with its help and reason, and the question with its answers, in both systems of units. */
const readTogether = ({ text, subtext, subtextSi, why, options, sliderLabels = [] }: Question) => {
  const answers = [...labelsOf(options), ...sliderLabels];
  const metric = options?.map(({ label, labelSi }) => labelSi ?? label) ?? [];
  const asked = [
    [text, subtext, why],
    [text, subtextSi ?? subtext, why],
  ];
  return answers.length === 0 ? asked : [...asked, [text, ...answers], [text, ...metric]];
};

const hardestOf = (screen: Question): number => Math.max(...readTogether(screen).map(gradeOf));

test('every question reads at grade 6 or below, with its help, its reason and its answers, unless its words are fixed', () => {
  const hard = screens.filter((screen) => hardestOf(screen) > highestGrade).map(({ id }) => id);
  expect(hard).toEqual(Object.keys(fixedQuestions));
});

test('a whole quiz, with every term as written, reads at grade 6 or below', () => {
  const grades = Object.values(quizzes).map(({ questions }) =>
    readingGrade(
      questions
        .flatMap(({ text, subtext, why, options }) => [text, subtext, why, ...labelsOf(options)])
        .flatMap((text) => (text ? [asSentence(text)] : []))
        .join(' '),
    ),
  );
  console.info(`Reading grade of the quizzes: ${grades.map((grade) => grade.toFixed(1)).join(' and ')}.`);
  for (const grade of grades) expect(grade).toBeLessThanOrEqual(highestGrade);
});
