import { expect, test } from 'vitest';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts } from '#shared/heart/words/plan-texts.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { everyone, pageOf, textsOf } from './everyone.ts';

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

test.each(Object.entries({ ...planTexts, ...nextStepTexts }))('%s reads at grade 6 or below', (_, { title, text }) => {
  expect(readingGrade(`${title}. ${text}`)).toBeLessThanOrEqual(highestGrade);
});
