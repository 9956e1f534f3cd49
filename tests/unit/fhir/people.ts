import fc from 'fast-check';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { ToBundle, ToShare } from '#shared/fhir/setting.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';
import { limitsIn, type Typed, type TypedAnswers, writeValue } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';
import { prune } from '#shared/quiz/visible.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/personas.ts';
import { anyLongevityPerson, anyone } from '#tests/personas/random-person.ts';
import { newSigningKey } from '#tests/support/signing-key.ts';

export const site = 'https://longevity.example';

/** Both quizzes of one person. Without heart answers only the first. */
export type BothQuizzes = {
  readonly longevity: Answers;
  readonly heart: Answers | null;
  readonly typed?: TypedAnswers;
  /** Both, unless it is said. */
  readonly shares?: 'both' | 'longevity' | 'heart';
};

const submittedAt = `${today}T09:30:00.000Z`;
const longevityShared = ({ longevity, heart, typed = {} }: BothQuizzes): ToShare => ({
  submissionId: '01JHMZ4Y8V0000000000000001',
  quiz: longevityQuiz,
  submittedAt,
  day: today,
  answers: prune(longevityQuiz, longevity),
  typed,
  content: composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart ?? {}, today }),
});
const heartShared = (longevity: Answers, heart: Answers, typed: TypedAnswers = {}): ToShare => ({
  ...longevityShared({ longevity, heart, typed }),
  submissionId: '01JHMZ4Y8V0000000000000002',
  quiz: heartQuiz,
  answers: prune(heartQuiz, heart),
  content: composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today }),
});

/** Signs shared documents; its public half is for the readers. */
export const signingKey = newSigningKey();

const signed = (one: ToShare): ToShare => {
  const { submissionId, submittedAt, quiz, content } = one;
  const quiz_id = quiz.id === cardiacQuizId ? cardiacQuizId : productQuizId;
  const { engine } = content;
  if (!engine) return one;
  const whole = { ...content, engine, wording: { by: 'engine' as const } };
  return {
    ...one,
    signature: signingKey.signResult({
      submissionId: asSubmissionId(submissionId),
      submittedAt,
      quiz_id,
      content: whole,
    }),
  };
};

const around = ([first, ...others]: ToBundle['results']): ToBundle => ({
  site,
  documentId: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f',
  madeAt: '2026-01-16T08:00:00.000Z',
  who: { name: { firstName: 'Ines', lastName: 'O’Brien & <Söhne>' }, hasBirthDate: true },
  results: [signed(first), ...others.map(signed)],
});

export const inputOf = ({ longevity, heart, typed = {}, shares = 'both' }: BothQuizzes): ToBundle => {
  const first = () => longevityShared({ longevity, heart, typed });
  if (heart === null || shares === 'longevity') return around([first()]);
  const second = heartShared(longevity, heart, typed);
  return around(shares === 'heart' ? [second] : [first(), second]);
};

/** By a name that says which cast they are of. */
export const everyPersona: readonly (readonly [string, ToBundle])[] = [
  ...Object.entries(longevityPersonas).map(
    ([name, { answers, cardiacAnswers }]) =>
      [`longevity ${name}`, inputOf({ longevity: answers, heart: cardiacAnswers ?? null })] as const,
  ),
  ...Object.entries(cardiacPersonas).map(
    ([name, { answers, longevityAnswers }]) =>
      [`heart ${name}`, inputOf({ longevity: longevityAnswers, heart: answers })] as const,
  ),
];

/** A person with numbers in random units, and the shared results: both or one. */
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

/** Reads a text in a unit as the quiz does. Null for a text that the quiz would question. */
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
