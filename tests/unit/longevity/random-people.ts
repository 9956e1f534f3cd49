import fc from 'fast-check';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';

/** People that fast-check imagines: any answer that a screen could produce, hidden ones included. */

export const today = '2026-01-15';

type Bounds = { readonly min: number; readonly max: number; readonly step: number };
const inSteps = ({ min, max, step }: Bounds) => fc.nat(Math.round((max - min) / step)).map((n) => min + n * step);

const answerTo = (question: Question): fc.Arbitrary<Answer> | null => {
  switch (question.type) {
    case 'multiple-choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'slider':
      return inSteps(question);
    case 'number':
      return inSteps(question).map(String);
    case 'date':
      return fc.integer({ min: 1916, max: 2007 }).map((year) => `${year}-06-15`);
    case 'height':
      return fc.integer({ min: 56, max: 78 }).map((inches) => ({ ft: Math.floor(inches / 12), in: inches % 12 }));
    default:
      return null;
  }
};

/** `always` are answered by everyone; the others by chance. `freq: 4` = skipped one time in five. */
const answersTo = (
  questions: readonly Question[],
  chance: { readonly freq: number } | { readonly answeredOneIn: number },
  always: readonly string[] = [],
): fc.Arbitrary<Answers> => {
  const maybe = (answer: fc.Arbitrary<Answer>) =>
    'freq' in chance
      ? fc.option(answer, { freq: chance.freq })
      : fc.nat(chance.answeredOneIn - 1).chain((n) => (n === 0 ? answer : fc.constant(null)));
  const asked = questions.flatMap((question) => {
    const answer = answerTo(question);
    return answer ? [{ id: question.id, answer: always.includes(question.id) ? answer : maybe(answer) }] : [];
  });
  return fc.tuple(...asked.map(({ answer }) => answer)).map((values) => {
    const answers: Record<string, Answer> = {};
    for (const [place, { id }] of asked.entries()) {
      const value = values[place];
      if (value !== null && value !== undefined) answers[id] = value;
    }
    return answers;
  });
};

/** Everyone has an age; each other question is skipped one time in five. */
export const person = answersTo(longevityQuiz.questions, { freq: 4 }, ['birthdate']);
/** As `person`, with sex, height and weight. */
export const measuredPerson = answersTo(longevityQuiz.questions, { freq: 4 }, [
  'birthdate',
  'gender',
  'height',
  'weight',
]);

/** Somebody who answers everything at random has a red flag, so every second person has few heart answers or none. */
export const heartAnswers: fc.Arbitrary<Answers> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: answersTo(heartQuiz.questions, { answeredOneIn: 12 }) },
  { weight: 1, arbitrary: answersTo(heartQuiz.questions, { freq: 4 }) },
);
