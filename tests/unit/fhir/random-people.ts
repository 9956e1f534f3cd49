import fc from 'fast-check';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';
import { limitsIn, type Typed, type TypedAnswers, writeValue } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';
import { anyLongevityPerson, anyone } from '#tests/personas/random-person.ts';

/** Somebody whose numbers were typed in any of their units, and what they share: both results, or one. */
export type TypingPerson = {
  readonly longevity: Answers;
  readonly heart: Answers;
  readonly typed: TypedAnswers;
  readonly shares: 'both' | 'longevity' | 'heart';
};

type TypedOne = { readonly id: string; readonly answer: Answer; readonly typed: Typed };

const measured: readonly Question[] = [...longevityQuiz.questions, ...heartQuiz.besides].filter(
  (question) => unitsOf(question).length > 0,
);

/** As it goes in the quiz: a text in a unit, read. Null for a text that would be asked about. */
const typedOne = (question: Question): fc.Arbitrary<TypedOne | null> =>
  fc.tuple(fc.constantFrom(...unitsOf(question)), fc.nat(1000), fc.nat(2)).map(([unit, place, decimals]) => {
    const { min, max } = limitsIn(question, unit);
    const value = Number((min + (place / 1000) * (max - min)).toFixed(decimals));
    const text = writeValue(unit, value);
    const reading = readTyped(question, text, unit);
    return reading.kind === 'clear' && reading.typed
      ? { id: question.id, answer: reading.answer, typed: reading.typed }
      : null;
  });

const typing = fc
  .tuple(...measured.map((question) => fc.option(typedOne(question), { freq: 1 })))
  .map((all) => all.flatMap((one) => (one ? [one] : [])));

const isOf = (quiz: { readonly questions: readonly Question[] }, { id }: TypedOne): boolean =>
  quiz.questions.some((question) => question.id === id);
const answersOf = (all: readonly TypedOne[]): Answers => Object.fromEntries(all.map(({ id, answer }) => [id, answer]));

export const typingPerson: fc.Arbitrary<TypingPerson> = fc
  .tuple(anyLongevityPerson, anyone, typing, fc.constantFrom('both', 'longevity', 'heart'))
  .map(([all, { heart, longevity }, typed, shares]) => {
    const first = typed.filter((one) => isOf(longevityQuiz, one));
    const second = typed.filter((one) => !isOf(longevityQuiz, one));
    return {
      longevity: { ...all, ...longevity, ...answersOf(first) },
      heart: { ...heart, ...answersOf(second) },
      typed: Object.fromEntries(typed.map((one) => [one.id, one.typed])),
      shares,
    };
  });
