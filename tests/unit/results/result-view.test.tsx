import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { factorField, productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { moversOf } from '#web/results/page/folded.tsx';
import { ResultView } from '#web/results/result-view.tsx';
import { earlierOf } from '#web/results/results-page.tsx';
import { placeOnScale } from '#web/results/risk-scale.tsx';
import {
  cardiacContent,
  emergencyContent,
  longevityContent,
  lowConfidenceContent,
  notEstimatedContent,
} from './sample-results.ts';

const resultOf = (quizId: Result['quiz_id'], content: ResultContent): Result => ({
  submissionId: asSubmissionId('01JC0000000000000000000000'),
  quiz_id: quizId,
  submittedAt: '2025-11-04T10:42:00.000Z',
  content,
});

const shown = (result: Result, earlier: Result[] = []): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView result={result} before={earlier[0]} onRetake={() => {}} />
    </MemoryRouter>,
  );

const text = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

const longevity = (over: Partial<ResultContent['overall_summary']>) =>
  shown(
    resultOf(productQuizId, { ...longevityContent, overall_summary: { ...longevityContent.overall_summary, ...over } }),
  );

test.each([
  ['Biological Age', { biologicalAge: null }],
  ['Chronological Age', { chronologicalAge: null }],
  [`${product.name} Factor`, { [factorField]: null }],
])('%s is shown only if the result has it', (label, missing) => {
  const term = `<dt>${label}</dt><dd`;
  expect(longevity({})).toContain(term);
  if (label !== 'Biological Age') expect(longevity(missing)).not.toContain(term);
  else expect(text(longevity(missing))).toContain('Biological AgeNot estimated');
});

test('the level falls back to the profile', () => {
  const { riskDescriptor: _, ...summary } = cardiacContent.overall_summary;
  const markup = shown(resultOf('cardiac_health', { ...cardiacContent, overall_summary: summary }));
  expect(text(markup)).toContain('Risk LevelIntermediate risk');
});

test('the heart score carries its percent sign', () => {
  expect(text(shown(resultOf('cardiac_health', cardiacContent)))).toContain(
    'Cardiac Risk Score8.4%likely 6.1 to 11.2%Risk LevelIntermediate',
  );
});

test('a heart risk that is not estimated gives the reason and no percentage of its own', () => {
  const markup = text(shown(resultOf('cardiac_health', notEstimatedContent)));
  expect(markup).toContain('Not estimatedThe model is only for people who have not had heart disease.');
  expect(markup).toContain('Risk LevelExisting heart condition');
  expect(markup).not.toMatch(/\d%/);
});

test('a result that is not estimated has no risk level, in whatever language its words are', () => {
  const { overall_summary: summary } = notEstimatedContent;
  const told = { ...summary, riskDescriptor: 'No estimado', riskCode: 'notEstimated' };
  const content = { ...notEstimatedContent, overall_summary: told };
  expect(text(shown(resultOf('cardiac_health', content)))).not.toContain('Risk Level');
});

test('with low confidence the range comes first and the single figure second', () => {
  const markup = text(shown(resultOf('cardiac_health', lowConfidenceContent)));
  expect(markup).toContain('Cardiac Risk Score0.2 to 0.7%best estimate 0.4%');
  expect(markup).toContain('Fewer than 1 in every 100 people like you');
});

test('a category without a score says so and has no bar', () => {
  const markup = shown(resultOf(productQuizId, longevityContent));
  expect(text(markup)).toContain('SurroundingsNot enough answers');
  expect(text(markup)).toContain('MovementExcellent • Score 86');
});

test('only the first category starts open', () => {
  const items = shown(resultOf(productQuizId, longevityContent)).match(/<details[^>]*name="categories"[^>]*>/g) ?? [];
  expect(items.map((item) => item.includes('open=""'))).toEqual([true, false, false]);
});

test('any value from the server is shown as text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const markup = shown(
    resultOf(productQuizId, {
      ...longevityContent,
      intro: hostile,
      summaryParagraph: hostile,
      outro: hostile,
      category_breakdown: [{ id: 'x', title: hostile, descriptor: hostile, score: 1, explanationParagraph: hostile }],
    }),
  );
  expect(markup).not.toContain('<img');
  expect(text(markup).split(hostile).length - 1).toBe(6);
});

test('the trend is made of earlier results of the same quiz that are ready', () => {
  const row = (submissionId: string, over = {}) => ({
    _id: asSubmissionId(submissionId),
    submissionId: asSubmissionId(submissionId),
    quizId: productQuizId,
    submittedAt: '2025-01-01T00:00:00.000Z',
    status: 'ready' as const,
    ...over,
  });
  const rows = [
    row('later', { submittedAt: '2026-01-01T00:00:00.000Z' }),
    row('01JC0000000000000000000000', { submittedAt: '2025-11-04T10:42:00.000Z' }),
    row('earlier'),
    row('processing', { status: 'processing' }),
    row('heart', { quizId: 'cardiac_health' }),
  ];
  expect(earlierOf(rows, resultOf(productQuizId, longevityContent)).map(({ submissionId }) => submissionId)).toEqual([
    'earlier',
  ]);
});

test('answers that moved the age are listed largest first, and the rest are counted', () => {
  const { movers, unmoved } = moversOf([
    { questionId: 'a', label: 'A', years: 0.04 },
    { questionId: 'b', label: 'B', years: 1.2 },
    { questionId: 'c', label: 'C', years: -3 },
  ]);
  expect(movers.map(({ questionId }) => questionId)).toEqual(['c', 'b']);
  expect(unmoved).toBe(1);
});

test('the scale is linear and ends at 20 percent', () => {
  expect([0, 5, 10, 20, 61].map(placeOnScale)).toEqual([0, 25, 50, 100, 100]);
});

const other = { at: '2026-12-03T10:00:00Z', reason: 'A pulse counted wrong.', id: 'other', engineVersion: '2.0.0' };

test.each([
  ['corrected', { replaces: other }, /We corrected this result.*A pulse counted wrong\./],
  ['wrong', { replacedBy: other }, /This result was wrong.*A pulse counted wrong\./],
])('a result that was %s says so first, with a link to the other one', (_, marked, words) => {
  const page = shown(resultOf(productQuizId, { ...longevityContent, ...marked }));
  expect(text(page.slice(0, page.indexOf('<h1')))).toMatch(words);
  expect(page).toContain('href="/results/other"');
});

test('a warning comes before the words about a correction', () => {
  const page = text(shown(resultOf(productQuizId, { ...emergencyContent, replaces: other })));
  expect(page.indexOf(emergencyContent.redFlags[0]?.message ?? 'none')).toBeLessThan(page.indexOf('We corrected'));
  expect(page).toContain('We corrected this result');
});
