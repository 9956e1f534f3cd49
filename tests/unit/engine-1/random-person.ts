import fc from 'fast-check';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import type { Answer, Answers, Question, Quiz } from '#shared/quiz/question.ts';

/** People that fast-check imagines: any answer that a screen could produce, hidden ones included, each with a chance to be skipped. */

const inSteps = ({ min = 0, max = 0, step = 1 }: Question) =>
  fc.nat(Math.round((max - min) / step)).map((steps) => min + steps * step);

const day = fc
  .tuple(fc.integer({ min: 1916, max: 2007 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

const answerTo = (question: Question): fc.Arbitrary<Answer> | null => {
  if (question.type === 'multiple-choice')
    return fc.constantFrom(...(question.options ?? []).map(({ value }) => value));
  if (question.type === 'slider') return inSteps(question);
  if (question.type === 'number') return inSteps(question).map(String);
  if (question.type === 'date') return day;
  if (question.type === 'height') return fc.nat(42).map((n) => ({ ft: Math.floor((48 + n) / 12), in: (48 + n) % 12 }));
  return null;
};

/** Questions named in `always` are answered; each other one is skipped one time in five. */
const peopleTaking = (
  quiz: Quiz,
  always: readonly string[],
  isAsked: (id: string) => boolean = () => true,
): fc.Arbitrary<Answers> => {
  const asked = quiz.questions
    .filter(({ id }) => isAsked(id))
    .flatMap((question) => {
      const answer = answerTo(question);
      return answer
        ? [{ id: question.id, answer: always.includes(question.id) ? answer : fc.option(answer, { freq: 4 }) }]
        : [];
    });
  return fc.tuple(...asked.map(({ answer }) => answer as fc.Arbitrary<Answer | null>)).map((values) => {
    const answers: Record<string, Answer> = {};
    for (const [place, { id }] of asked.entries()) {
      const value = values[place];
      if (value !== null && value !== undefined) answers[id] = value;
    }
    return answers;
  });
};

export const longevityPerson = peopleTaking(longevityQuiz, ['birthdate', 'gender', 'height', 'weight']);
export const anyLongevityPerson = peopleTaking(longevityQuiz, []);
export const cardiacPerson = peopleTaking(cardiacHealthQuiz, []);

/** What the cardiac quiz takes over from the first one. */
export const carriedIds = ['birthdate', 'gender', 'ethnicity', 'height', 'weight', 'smoking', 'sleepHours'];
export const carriedPerson = peopleTaking(longevityQuiz, ['birthdate', 'gender', 'height', 'weight'], (id) =>
  carriedIds.includes(id),
);
export const anyCarriedPerson = peopleTaking(longevityQuiz, [], (id) => carriedIds.includes(id));
