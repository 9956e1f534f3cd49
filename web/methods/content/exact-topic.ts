import { exactCoverage, numberCaveats, variationSources } from '#shared/heart/evidence/my-numbers.ts';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { cite } from './cited.ts';
import { fold, numberText, type Topic } from './topic.ts';

const textOf = (id: string): string => {
  const { text } = myNumbersQuestions.find((question) => question.id === id) ?? { text: id };
  return text.replace(/^Your /, '');
};

const variationRows = () =>
  Object.entries(numberDefinitions).flatMap(([id, { range }]) => {
    if (!range) return [];
    const { withinPerson, analytical, factor } = range.variation;
    return [[textOf(id), ...[withinPerson, analytical, factor].map(numberText)]];
  });

/** Numbers of a blood test that a person typed (METHODS 10). */
export const exactTopic = (): Topic => ({
  id: 'exact-numbers',
  title: 'Exact numbers of a blood test',
  paragraphs: [
    `A typed number stands before its band. Its edges cover ${exactCoverage.coverage.split(',')[0]} of what varies from day to day and in the lab, and never more than the band would leave. So typing a number cannot make the range wider.`,
    'A blood test of more than three years ago counts as not known, but its warnings stay.',
  ],
  formula: ['half-width = 1.2816 × factor × √(within² + lab²) ÷ 100 × value'],
  points: Object.values(numberCaveats).map(({ label }) => label),
  folds: [fold('How much numbers vary', ['Number', 'Within a person, %', 'In the lab, %', 'Factor'], variationRows())],
  sources: cite(
    Object.values<{ readonly source: SourceId | null }>(variationSources).flatMap(({ source }) =>
      source ? [source] : [],
    ),
  ),
});
