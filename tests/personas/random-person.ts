import fc from 'fast-check';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';

/** People that fast-check imagines: any answer that a screen could produce, hidden ones included. */

export const today = '2026-01-15';

type Bounds = { readonly min: number; readonly max: number; readonly step: number };
const inSteps = ({ min, max, step }: Bounds) => fc.nat(Math.round((max - min) / step)).map((n) => min + n * step);

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** Between 18 and 110 on `today`. No 29 February: those birthdays have separate tests. */
const birthdate = fc
  .tuple(fc.integer({ min: 1916, max: 2007 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`);

const answerTo = (question: Question): fc.Arbitrary<Answer> | null => {
  switch (question.type) {
    case 'multiple-choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'slider':
      return inSteps(question);
    case 'number':
      return inSteps(question).map(String);
    case 'date':
      return birthdate;
    case 'height':
      return fc.integer({ min: 48, max: 90 }).map((inches) => ({ ft: Math.floor(inches / 12), in: inches % 12 }));
    default:
      return null;
  }
};

/** How often a question that may be skipped is answered: `freq: 4` = four times in five. */
type Chance = { readonly freq: number } | { readonly answeredOneIn: number };

/** `always` are answered by everyone, the others by chance. */
const answersTo = (
  questions: readonly Question[],
  chance: Chance = { freq: 4 },
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

/** Any person who takes the first quiz, also without an age. */
export const anyLongevityPerson = answersTo(longevityQuiz.questions);
/** Everyone has an age; each other question is skipped one time in five. */
export const longevityPerson = answersTo(longevityQuiz.questions, { freq: 4 }, ['birthdate']);
/** As `longevityPerson`, with sex, height and weight. */
export const measuredPerson = answersTo(longevityQuiz.questions, { freq: 4 }, [
  'birthdate',
  'gender',
  'height',
  'weight',
]);

export const heartAnswers = answersTo(heartQuiz.questions, { freq: 5 });
/** A person who answers everything at random has a red flag, so every second one has few heart answers or none. */
export const mostlyQuietHeart: fc.Arbitrary<Answers> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: answersTo(heartQuiz.questions, { answeredOneIn: 12 }) },
  { weight: 1, arbitrary: heartAnswers },
);

/** The answers of the first quiz that the heart score reads; the safety rules read more. */
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
const carriedAnswers = answersTo(
  longevityQuiz.questions.filter(({ id }) => carriedIds.includes(id)),
  { freq: 5 },
);
const myNumbers = answersTo(myNumbersQuestions, { freq: 5 });

/** One person's answers to both quizzes. */
export type Pair = { readonly heart: Answers; readonly longevity: Answers };

/** Every second person gives exact numbers. */
const withSomeNumbers = (people: fc.Arbitrary<Pair>): fc.Arbitrary<Pair> =>
  fc
    .tuple(people, fc.option(myNumbers, { freq: 1 }))
    .map(([{ heart, longevity }, numbers]) => ({ heart: { ...heart, ...numbers }, longevity }));

/** A person for whom the equations were made, without exact numbers. */
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
