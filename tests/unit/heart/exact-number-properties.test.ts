import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { eligibilityOf, inputsOfEverySex } from '#shared/heart/estimate/estimate.ts';
import { clampInputs, toPrevent } from '#shared/heart/inputs/heart-inputs.ts';
import { readLabs } from '#shared/heart/inputs/labs.ts';
import { preventLogit } from '#shared/heart/prevent/prevent.ts';
import { bandValues } from '#shared/person/band-values.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { storedAnswer, valueIn } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';
import { assess } from '#shared/safety/assess.ts';
import { estimable, type Pair, today } from '#tests/personas/random-person.ts';
import { mustAscend, mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';
import { allBands } from './exact-number.ts';

// Twenty thousand people take seconds on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 300_000 });

const numRuns = runs(20_000);

/**
 * The estimate in log-odds, for each sex; null without one. Nothing else of the result is needed, because each person
 * has four estimates.
 */
const logits = ({ heart, longevity }: Pair, answers: Answers): number[] | null => {
  const person = readPerson({ heart: { ...heart, labsAvailable: 'yes', ...answers }, longevity, today });
  const { age } = person;
  if (age === null || eligibilityOf(person, assess(person).routes) !== 'ok') return null;
  const moved = inputsOfEverySex(person, readLabs(person), age).map(clampInputs);
  return moved.map((inputs) => preventLogit(toPrevent(inputs), 'ascvd', '10'));
};

const edgesOf = (bandId: string, band: string): { low: number; high: number } => {
  const bands: Readonly<Record<string, Readonly<Record<string, { low: number; high: number }>>>> = bandValues;
  const found = bands[bandId]?.[band];
  if (!found) throw new Error(`no band ${band} of ${bandId}`);
  return found;
};

/** The model's estimate for a number if nothing else changes: no other band and no other diagnosis. */
test('a number at the middle of its band moves the estimate by less than half of what the band spans', () => {
  const inner = allBands.filter(({ bandId, band }) => {
    const { low, high } = edgesOf(bandId, band);
    return high > low;
  });
  let met = 0;
  fc.assert(
    fc.property(estimable, fc.constantFrom(...inner), (person, { id, bandId, band, from, below }) => {
      const { low, high } = edgesOf(bandId, band);
      const at = (value: number) => logits(person, { [bandId]: band, [id]: String(value) });
      // The edges still belong to the band, because a value beyond them may be another diagnosis.
      const inside = (value: number) => Math.min(Math.max(value, from), below - 0.01);
      const banded = logits(person, { [bandId]: band });
      const [middle, atLow, atHigh] = [at((low + high) / 2), at(inside(low)), at(inside(high))];
      if (!banded || !middle || !atLow || !atHigh) return;
      met += 1;
      for (const [sex, x] of banded.entries()) {
        const moved = Math.abs((middle[sex] ?? 0) - x);
        const span = Math.abs((atHigh[sex] ?? 0) - (atLow[sex] ?? 0));
        mustAscend([moved, span / 2 + 1e-9]);
      }
    }),
    { numRuns },
  );
  expect(met, 'people with an estimate').toBeGreaterThan(numRuns / 2);
});

test('a metric entry comes back as it was typed, whatever is stored for it', () => {
  const entries = myNumbersQuestions
    .filter((question: Question) => question.convert && !question.convert.alternative && unitsOf(question).length > 1)
    .map((question: Question) => ({ question, scale: 10 ** (question.convert?.decimals ?? 0) }));
  expect(entries.length).toBeGreaterThan(6);
  const entry = fc.constantFrom(...entries).chain(({ question, scale }) => {
    const { minSi = 0, maxSi = 0 } = question as { minSi?: number; maxSi?: number };
    const typed = fc.integer({ min: Math.ceil(minSi * scale), max: Math.floor(maxSi * scale) });
    return typed.map((number) => ({ question, value: number / scale }));
  });
  fc.assert(
    fc.property(entry, ({ question, value }) => {
      const [, metric] = unitsOf(question);
      if (metric === undefined) throw new Error(`${question.id} has no metric unit`);
      mustBeSame(valueIn(question, storedAnswer(question, metric, value), metric), value);
    }),
    { numRuns },
  );
});
