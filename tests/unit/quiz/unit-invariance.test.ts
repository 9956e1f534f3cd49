import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { canonicalOf } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { limitsIn, numberOf, shownIn, type Typed, valueIn, writeValue } from '#shared/quiz/units/measured.ts';
import { fromFirst, storedDecimals, type UnitCode, unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { estimable, measuredPerson, today } from '#tests/personas/random-person.ts';
import { isFullLoad, runs } from '#tests/support/random.ts';

const people = isFullLoad ? 100_000 : runs(500);

const measured: readonly Question[] = [...longevityQuiz.questions, ...myNumbersQuestions].filter(
  (question) => unitsOf(question).length > 0,
);

/** Something that a person may type in one of a question's units, with the decimals that people and reports use. */
const typedBy = (question: Question, code: UnitCode): fc.Arbitrary<Typed> => {
  const { min, max } = limitsIn(question, code);
  const decimals = code === 'mmol' ? 2 : code === 'mmolmol' || code === 'cm' ? 0 : 1;
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) })
    .map((n) => ({ text: writeValue(code, n / scale), unit: code }));
};

const anyTyped = fc
  .constantFrom(...measured.flatMap((question) => unitsOf(question).map((code) => ({ question, code }))))
  .chain(({ question, code }) => typedBy(question, code).map((typed) => ({ question, typed })));

describe('a typed value', () => {
  test('is accepted in every unit, and read back unchanged from its stored answer (METHODS 10.1)', () => {
    fc.assert(
      fc.property(anyTyped, ({ question, typed }) => {
        const answer = canonicalOf(question, typed);
        expect(answer).not.toBeNull();
        if (answer === null || typed.unit === 'stLb') return;
        // Even without the typed text, because METHODS promises it for a metric entry.
        if (typed.unit !== unitsOf(question)[0]) expect(shownIn(question, answer, typed.unit)).toBe(typed.text);
      }),
      { numRuns: people },
    );
  });

  test('is in the input again after every sequence of switches', () => {
    fc.assert(
      fc.property(anyTyped, fc.array(fc.nat(2), { maxLength: 12 }), ({ question, typed }, switches) => {
        const codes = unitsOf(question);
        const answer = canonicalOf(question, typed);
        if (answer === null) throw new Error('It was not read.');
        const seen = new Map<UnitCode, string>();
        for (const step of [...switches, 0]) {
          const code = codes[step % codes.length] ?? typed.unit;
          const shown = shownIn(question, answer, code, typed);
          expect(seen.get(code) ?? shown).toBe(shown);
          seen.set(code, shown);
        }
        expect(shownIn(question, answer, typed.unit, typed)).toBe(typed.text);
      }),
      { numRuns: people },
    );
  });

  test('is stored within half a unit of the last stored decimal of the exact conversion', () => {
    fc.assert(
      fc.property(anyTyped, ({ question, typed }) => {
        fc.pre(unitOf(typed.unit).parts === undefined);
        const stored = numberOf(canonicalOf(question, typed) ?? undefined) ?? Number.NaN;
        const halfInUnit =
          fromFirst(question, typed.unit, 0.5 * 10 ** -storedDecimals(question)) - fromFirst(question, typed.unit, 0);
        const difference = Math.abs(fromFirst(question, typed.unit, stored) - Number(typed.text));
        expect(difference).toBeLessThanOrEqual(halfInUnit + 1e-6);
      }),
      { numRuns: people },
    );
  });
});

/** The same body: an answer at a round number of the unit, typed in that unit and read again. */
const retyped = (question: Question, answer: Answer, code: UnitCode): Answer => {
  const value = valueIn(question, answer, code);
  const typed = value === null ? null : canonicalOf(question, { text: writeValue(code, value), unit: code });
  if (typed === null) throw new Error(`${question.id} in ${code} was not read.`);
  return typed;
};

const body = measured.filter(({ id }) => id === 'height' || id === 'weight');
const numbers = measured.filter(({ id }) => id !== 'height' && id !== 'weight');

describe('a person in every unit', () => {
  test('of the longevity quiz has the same result to the last digit, if the body was first typed in that unit', () => {
    const units = fc.record({
      height: fc.constantFrom<UnitCode>('ftIn', 'cm'),
      weight: fc.constantFrom<UnitCode>('lb', 'kg', 'stLb'),
    });
    fc.assert(
      fc.property(measuredPerson, units, (answers, chosen) => {
        const [once, twice] = [{ ...answers }, { ...answers }] as Record<string, Answer>[];
        for (const question of body) {
          const code = question.id === 'height' ? chosen.height : chosen.weight;
          const first = nearest(question, answers[question.id], code);
          Object.assign(once ?? {}, { [question.id]: first });
          // Shown, and typed again as it is shown, so nothing has moved.
          Object.assign(twice ?? {}, { [question.id]: retyped(question, first, code) });
        }
        expect(scoreLongevity(twice, today)).toEqual(scoreLongevity(once, today));
      }),
      { numRuns: people },
    );
  });

  test('of the heart quiz has the same result to the last digit, with each exact number in the other unit', () => {
    const given = fc.tuple(
      ...numbers.map((question) => fc.option(typedBy(question, unitsOf(question)[1] ?? 'mmol'), { freq: 3 })),
    );
    fc.assert(
      fc.property(estimable, given, ({ heart, longevity }, typed) => {
        const stored = numbers.flatMap((question, at) => {
          const one = typed[at];
          const answer = one && canonicalOf(question, one);
          return answer ? [[question, answer, one.unit] as const] : [];
        });
        const first = { ...heart, ...Object.fromEntries(stored.map(([{ id }, answer]) => [id, answer])) };
        const again = Object.fromEntries(
          stored.map(([question, answer, unit]) => [question.id, retyped(question, answer, unit)]),
        );
        const plain = Object.fromEntries(
          stored.map(([question, answer]) => [question.id, retyped(question, answer, unitsOf(question)[0] ?? 'mgdl')]),
        );
        const score = scoreCardiac(first, longevity, today);
        expect(scoreCardiac({ ...first, ...again }, longevity, today)).toEqual(score);
        expect(scoreCardiac({ ...first, ...plain }, longevity, today)).toEqual(score);
      }),
      { numRuns: people },
    );
  });
});

/** The answer that a person with this body gives in the unit: rounded in that unit, and inside the limits. */
const nearest = (question: Question, answer: Answer | undefined, code: UnitCode): Answer => {
  const { min, max } = limitsIn(question, code);
  const value = Math.min(max, Math.max(min, valueIn(question, answer, code) ?? min));
  const stored = canonicalOf(question, { text: writeValue(code, value), unit: code });
  if (stored === null) throw new Error(`${value} ${code} was not read.`);
  return stored;
};
