import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { resultSchema } from '#shared/contract/result.ts';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts } from '#shared/heart/words/plan-texts.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { anyone, today } from '#tests/personas/random-person.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { everyone, pageOf, textsOf } from './everyone.ts';
import { broken } from './invariants.ts';

// Thousands of whole pages. This is far more time than they take.
vi.setConfig({ testTimeout: 900_000 });

test('every person of the reference gets a page that breaks no rule', () => {
  const breaks = everyone.flatMap((person) => broken(pageOf(person)).map((found) => `${person.name}: ${found}`));
  expect(breaks).toEqual([]);
});

test('every random person gets a page that breaks no rule', () => {
  fc.assert(
    fc.property(anyone, (pair) => {
      mustBeSame(broken(pageOf({ ...pair, today })), []);
    }),
    { numRuns: runs(20_000) },
  );
});

test('the contract passes every page unchanged', () => {
  for (const person of everyone) {
    const { content } = pageOf(person);
    const sent = { submissionId: 'one', quiz_id: 'cardiac_health', submittedAt: '2026-01-15T10:00:00.000Z', content };
    expect(resultSchema.parse(sent), person.name).toEqual(sent);
  }
});

const highestGrade = 6;

test('a whole page reads at grade 6 or below, for every person of the reference', () => {
  const hard = everyone.flatMap((person) => {
    const { content } = pageOf(person);
    const { intro, summaryParagraph, meaning, focus_areas, category_breakdown, outro, heart, figures, whenToCall } =
      content;
    const advice = focus_areas.topRecommendations.map(({ recommendation, effect }) => [recommendation, effect]);
    const rows = category_breakdown.map(({ explanationParagraph }) => explanationParagraph);
    const texts = [intro, summaryParagraph, meaning, focus_areas.introParagraph, advice, rows, outro, whenToCall];
    const beside = [heart?.sentence, heart?.nextStep?.text, heart?.oneNumber?.text, figures?.map(({ text }) => text)];
    const grade = readingGrade(textsOf([texts, beside]).join(' '));
    return grade > highestGrade ? [`${person.name}: ${grade.toFixed(1)}`] : [];
  });
  expect(hard).toEqual([]);
});

test.each(Object.entries({ ...planTexts, ...nextStepTexts }))('%s reads at grade 6 or below', (_, { title, words }) => {
  const text = textOf(words);
  expect(readingGrade(`${title}. ${text}`)).toBeLessThanOrEqual(highestGrade);
});
