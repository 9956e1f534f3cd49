import fc from 'fast-check';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Answer, Answers, AskingQuestion, Question } from '#shared/quiz/question.ts';

/** People that fast-check imagines: any answer that a screen could produce, hidden ones included, each with a chance to be skipped. */

export const today = '2026-01-15';

const inSteps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.nat(Math.round((max - min) / step)).map((steps) => min + steps * step);

const isAsking = (question: Question): question is AskingQuestion =>
  !['title', 'section-title', 'privacy'].includes(question.type);

const answerTo = (question: AskingQuestion): fc.Arbitrary<Answer> | null => {
  switch (question.type) {
    case 'multiple-choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'slider':
      return inSteps(question);
    case 'number':
      return inSteps(question).map(String);
    case 'date':
      return fc.integer({ min: 1920, max: 2007 }).map((year) => `${year}-06-15`);
    case 'height':
      return fc.integer({ min: 48, max: 90 }).map((inches) => ({ ft: Math.floor(inches / 12), in: inches % 12 }));
    default:
      return null;
  }
};

/** Each question is skipped one time in six. */
const answersTo = (questions: readonly Question[]): fc.Arbitrary<Answers> => {
  const asked = questions.filter(isAsking).flatMap((question) => {
    const answer = answerTo(question);
    return answer ? [{ id: question.id, answer: fc.option(answer, { freq: 5 }) }] : [];
  });
  return fc.tuple(...asked.map(({ answer }) => answer)).map((values) => {
    const answers: Record<string, Answer> = {};
    for (const [at, { id }] of asked.entries()) {
      const value = values[at];
      if (value !== null && value !== undefined) answers[id] = value;
    }
    return answers;
  });
};

/** What the heart score itself reads of the first quiz; the safety rules read more. */
const carriedIds = [
  'birthdate',
  'gender',
  'ethnicity',
  'height',
  'weight',
  'smoking',
  'sleepHours',
  'strengthTraining',
];

export const heartAnswers = answersTo(heartQuiz.questions);
export const myNumbers = answersTo(myNumbersQuestions);
export const longevityAnswers = answersTo(longevityQuiz.questions);
const carriedAnswers = answersTo(longevityQuiz.questions.filter(({ id }) => carriedIds.includes(id)));

export type Pair = { readonly heart: Answers; readonly longevity: Answers };

/** Every second person gives exact numbers. */
const withSomeNumbers = (people: fc.Arbitrary<Pair>): fc.Arbitrary<Pair> =>
  fc
    .tuple(people, fc.option(myNumbers, { freq: 1 }))
    .map(([{ heart, longevity }, numbers]) => ({ heart: { ...heart, ...numbers }, longevity }));

/** Somebody whom the equations were made for, without exact numbers. */
export const estimable: fc.Arbitrary<Pair> = fc
  .tuple(heartAnswers, carriedAnswers, fc.integer({ min: 30, max: 79 }), fc.integer({ min: 120, max: 330 }))
  .map(([heart, longevity, age, weight]) => ({
    heart: {
      ...heart,
      knownHeartConditions: 'none',
      pregnancyNow: 'no',
      kidneyDisease: heart.kidneyDisease === 'mildModerate' ? 'mildModerate' : 'no',
      egfrBand: heart.egfrBand === 'under15' ? 'unknown' : (heart.egfrBand ?? 'unknown'),
    },
    longevity: { ...longevity, birthdate: `${2026 - age}-01-15`, height: { ft: 5, in: 5 }, weight },
  }));

export const ageOf = ({ longevity }: Pair): number => 2026 - Number(String(longevity.birthdate).slice(0, 4));

/** Anyone; most have a heart condition, or another reason why nothing is estimated. */
export const anyone: fc.Arbitrary<Pair> = withSomeNumbers(
  fc.oneof(
    estimable,
    fc.tuple(heartAnswers, carriedAnswers).map(([heart, longevity]) => ({ heart, longevity })),
  ),
);
