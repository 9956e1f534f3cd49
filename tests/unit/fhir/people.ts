import fc from 'fast-check';
import type { Checked } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { ToBundle, ToShare } from '#shared/fhir/setting.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';
import { limitsIn, type Typed, type TypedAnswers, writeValue } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';
import { prune } from '#shared/quiz/visible.ts';
import { composeResult } from '#shared/result.ts';
import type { CheckedSigns } from '#shared/safety/earlier-answers.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { anyLongevityPerson, anyone } from '#tests/personas/random-person.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';

export const site = 'https://longevity.example';

/** When and where the two quizzes were submitted. ISO instants. */
type Sent = { readonly timeZone?: string; readonly longevityAt: string; readonly heartAt: string };

/** Both quizzes of one person. Without heart answers, only the first. */
export type BothQuizzes = {
  readonly longevity: Answers;
  readonly heart: Answers | null;
  readonly typed?: TypedAnswers;
  /** Both, unless stated otherwise. */
  readonly shares?: 'both' | 'longevity' | 'heart';
  readonly sent?: Sent;
  /** What the person reported under the notices, and the signs that had been examined before the heart quiz. */
  readonly checked?: { readonly said: Checked; readonly signs: CheckedSigns };
};

const noon = `${today}T09:30:00.000Z`;
const atNoon: Sent = { longevityAt: noon, heartAt: noon };

const longevityShared = ({ longevity, heart, typed = {}, sent = atNoon, checked }: BothQuizzes): ToShare => {
  const day = dayInZone(new Date(sent.longevityAt), sent.timeZone);
  return {
    submissionId: '01JHMZ4Y8V0000000000000001',
    quiz: longevityQuiz,
    submittedAt: sent.longevityAt,
    day,
    timeZone: sent.timeZone,
    answers: prune(longevityQuiz, longevity),
    typed,
    content: composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart ?? {}, today: day }),
    ...(checked && { checked: checked.said }),
  };
};
const heartShared = (person: BothQuizzes, heart: Answers): ToShare => {
  const { longevity, sent = atNoon, checked } = person;
  const day = dayInZone(new Date(sent.heartAt), sent.timeZone);
  const checkedSigns = checked && { checkedSigns: checked.signs };
  return {
    ...longevityShared(person),
    submissionId: '01JHMZ4Y8V0000000000000002',
    quiz: heartQuiz,
    submittedAt: sent.heartAt,
    day,
    answers: prune(heartQuiz, heart),
    content: composeResult({
      quizId: cardiacQuizId,
      answers: heart,
      longevityAnswers: longevity,
      today: day,
      ...checkedSigns,
    }),
  };
};

const around = ([first, ...others]: ToBundle['results']): ToBundle => ({
  site,
  documentId: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f',
  madeAt: '2026-01-16T08:00:00.000Z',
  who: { name: { firstName: 'Ines', lastName: 'O’Brien & <Söhne>' }, hasBirthDate: true },
  results: [first, ...others],
});

export const inputOf = (person: BothQuizzes): ToBundle => {
  const { heart, shares = 'both' } = person;
  const first = () => longevityShared(person);
  if (heart === null || shares === 'longevity') return around([first()]);
  const second = heartShared(person, heart);
  return around(shares === 'heart' ? [second] : [first(), second]);
};

/** Two people whose local day is not UTC's when they submit, and who take the heart quiz some days after the first. */
const abroad: Readonly<Record<string, Sent>> = {
  // The morning of 2 January in Auckland is still 1 January in UTC.
  Auckland: {
    timeZone: 'Pacific/Auckland',
    longevityAt: '2026-01-01T19:00:00.000Z',
    heartAt: '2026-01-06T19:00:00.000Z',
  },
  // The evening of 1 January in Los Angeles is already 2 January in UTC.
  'Los Angeles': {
    timeZone: 'America/Los_Angeles',
    longevityAt: '2026-01-02T05:00:00.000Z',
    heartAt: '2026-01-07T05:00:00.000Z',
  },
};

/** Named so that the name says which cast they belong to. */
export const everyPersona: readonly (readonly [string, ToBundle])[] = [
  ...Object.entries(longevityPersonas).map(
    ([name, { answers, cardiacAnswers }]) =>
      [`longevity ${name}`, inputOf({ longevity: answers, heart: cardiacAnswers ?? null })] as const,
  ),
  ...Object.entries(cardiacPersonas).map(
    ([name, { answers, longevityAnswers }]) =>
      [`heart ${name}`, inputOf({ longevity: longevityAnswers, heart: answers })] as const,
  ),
  ...Object.entries(abroad).flatMap(([place, sent]) =>
    Object.entries(cardiacPersonas).map(
      ([name, { answers, longevityAnswers }]) =>
        [`${place} ${name}`, inputOf({ longevity: longevityAnswers, heart: answers, sent })] as const,
    ),
  ),
  ...Object.entries(cardiacPersonas).flatMap(([name, { answers, longevityAnswers }]) => {
    const [code] = composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today }).redFlags.map(
      (flag) => flag.code,
    );
    if (code === undefined) return [];
    const at = `${today}T10:00:00.000Z`;
    const signs = [{ code, on: today }];
    const checked = { said: { at, signs: [{ code, on: today, at }] }, signs };
    return [[`checked ${name}`, inputOf({ longevity: longevityAnswers, heart: answers, checked })] as const];
  }),
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
