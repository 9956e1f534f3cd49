import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { factorField, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import { product } from '#shared/product.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/unit/engine-1/personas.ts';
import { signedYears } from '#web/results/engine-1/contributions.tsx';
import { moversOf } from '#web/results/movers-of.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { placeOnScale } from '#web/results/risk-scale.tsx';
import { earlierOf } from '#web/results/use-earlier-results.ts';
import {
  cardiacContent,
  emergencyContent,
  longevityContent,
  lowConfidenceContent,
  notEstimatedContent,
} from './sample-results.ts';

const resultOf = (quizId: Result['quiz_id'], content: ResultContent): Result => ({
  submissionId: '01JC0000000000000000000000',
  quiz_id: quizId,
  submittedAt: '2025-11-04T10:42:00.000Z',
  content,
});

const shown = (result: Result, earlier: Result[] = []): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView result={result} earlier={earlier} onRetake={() => {}} />
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
])('%s is shown only if it is there', (label, missing) => {
  const term = `<dt>${label}</dt><dd`;
  expect(longevity({})).toContain(term);
  if (label !== 'Biological Age') expect(longevity(missing)).not.toContain(term);
  else expect(text(longevity(missing))).toContain('Biological AgeNot estimated');
});

test('the level falls back to the profile', () => {
  const { riskDescriptor: _, ...summary } = cardiacContent.overall_summary;
  const markup = shown(resultOf('cardiac_health', { ...cardiacContent, overall_summary: summary }));
  expect(markup).toContain('<dt>Risk Level</dt><dd>Intermediate risk</dd>');
});

test('the heart score carries its percent sign', () => {
  expect(text(shown(resultOf('cardiac_health', cardiacContent)))).toContain(
    'Cardiac Risk Score8.4%Risk LevelIntermediate',
  );
});

test('a heart risk that is not estimated gives the reason and no percentage of its own', () => {
  const markup = text(shown(resultOf('cardiac_health', notEstimatedContent)));
  expect(markup).toContain(
    'Cardiac Risk ScoreNot estimatedThe model is only for people who have not had heart disease.',
  );
  expect(markup).toContain('Risk LevelExisting heart condition');
  expect(markup).not.toMatch(/\d%/);
});

test('with low confidence the range stands first and the single figure second', () => {
  const markup = text(shown(resultOf('cardiac_health', lowConfidenceContent)));
  expect(markup).toContain('Cardiac Risk Score0.2–0.7%best single estimate 0.4%');
  expect(markup).toContain('Fewer than 1 in every 100 people like you');
});

test('beside a warning sign nobody is told which band of the table is theirs', () => {
  const markup = shown(resultOf('cardiac_health', emergencyContent));
  expect(markup).not.toContain('aria-current');
  expect(text(markup)).toContain('It says nothing about the warning sign above');
  expect(shown(resultOf('cardiac_health', cardiacContent))).toContain('aria-current');
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

test('whatever the server sends is shown as text', () => {
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

const everyone: [string, Result][] = [
  ...Object.entries(longevityPersonas).map(([name, { answers }]): [string, Result] => [
    `longevity ${name}`,
    resultOf(productQuizId, composeResult({ quizId: productQuizId, answers, today, firstName: 'Ines' })),
  ]),
  ...Object.entries(cardiacPersonas).map(([name, { answers, longevityAnswers }]): [string, Result] => [
    `heart ${name}`,
    resultOf('cardiac_health', composeResult({ quizId: 'cardiac_health', answers, longevityAnswers, today })),
  ]),
];

test.each(everyone)('%s: every text of the result is on the page, and nothing reads undefined or NaN', (_, result) => {
  const page = text(shown(result));
  const { content } = result;
  const texts = [
    content.intro,
    content.summaryParagraph,
    content.focus_areas.introParagraph,
    content.outro,
    ...content.category_breakdown.flatMap(({ title, explanationParagraph }) => [title, explanationParagraph]),
    ...content.focus_areas.topRecommendations.flatMap(({ area, recommendation }) => [area, recommendation]),
    ...content.redFlags.map(({ message }) => message),
    ...content.sources.map(({ citation }) => citation),
    content.engine.version,
    content.engine.hash,
  ];
  for (const part of texts) expect(page).toContain(part);
  expect(page).not.toMatch(/undefined|NaN|null|\[object/);
});

afterEach(() => void vi.unstubAllGlobals());

test('a trend needs two results; until then there is a note', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  const result = resultOf(productQuizId, longevityContent);
  expect(text(shown(result))).toContain('Your trend starts with the next quiz');
  const earlier = { ...result, submissionId: 'earlier', submittedAt: '2025-01-04T10:42:00.000Z' };
  const both = text(shown(result, [earlier]));
  expect(both).toContain('Your trend');
  expect(both).not.toContain('starts with the next quiz');
  expect(both).toContain('4 January 20254137 to 4546');
});

test('the trend is made of earlier results of the same quiz that are ready', () => {
  const row = (submissionId: string, over = {}) => ({
    _id: submissionId,
    submissionId,
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

test('answers that moved the age come largest first; the rest are counted', () => {
  const { movers, unmoved } = moversOf([
    { questionId: 'a', label: 'A', years: 0.04 },
    { questionId: 'b', label: 'B', years: 1.2 },
    { questionId: 'c', label: 'C', years: -3 },
  ]);
  expect(movers.map(({ questionId }) => questionId)).toEqual(['c', 'b']);
  expect(unmoved).toBe(1);
  expect([signedYears(1.2), signedYears(-3), signedYears(0.97)]).toEqual(['+1.2 years', '−3.0 years', '+1 year']);
});

test('the scale is linear and ends at 30 percent', () => {
  expect([0, 7.5, 15, 30, 61].map((percent) => placeOnScale(percent, 30))).toEqual([0, 25, 50, 100, 100]);
});

test('a skipped question is not said to widen the range: in the model of the age it narrows it', () => {
  const { birthdate, gender, height, weight } = longevityPersonas.average45F?.answers ?? {};
  const few = { birthdate, gender, height, weight } as NonNullable<typeof longevityPersonas.average45F>['answers'];
  const [whole, sparse] = [longevityPersonas.average45F?.answers ?? {}, few].map((answers) =>
    composeResult({ quizId: productQuizId, answers, today }),
  ) as [ResultContent, ResultContent];
  const width = ({ overall_summary: { biologicalAgeLow: low, biologicalAgeHigh: high } }: ResultContent) =>
    (high ?? 0) - (low ?? 0);
  expect(width(sparse)).toBeLessThan(width(whole));
  const page = text(shown(resultOf(productQuizId, sparse)));
  expect(page).toContain('What is left open counts as average.');
  expect(page).not.toMatch(/widen/);
});

test('what raises the risk is not said to be missing from a percentage that knows of it', () => {
  const { average45F } = cardiacPersonas;
  const content = composeResult({
    quizId: 'cardiac_health',
    answers: { ...average45F?.answers, kidneyDisease: 'yes' },
    longevityAnswers: average45F?.longevityAnswers ?? {},
    today,
  });
  const page = text(shown(resultOf('cardiac_health', content)));
  expect(page).toContain('Kidney disease');
  expect(page).not.toContain('doesn’t count');
});

test('who gets no percentage is not promised a trend of it', () => {
  const promise = 'Your trend starts with the next quiz';
  expect(text(shown(resultOf('cardiac_health', cardiacContent)))).toContain(promise);
  expect(text(shown(resultOf('cardiac_health', notEstimatedContent)))).not.toContain(promise);
});

const other = { at: '2026-12-03T10:00:00Z', reason: 'A pulse counted wrong.', id: 'other', engineVersion: '2.0.0' };

test.each([
  ['corrected', { replaces: other }, /We corrected this result.*A pulse counted wrong\./],
  ['wrong', { replacedBy: other }, /This result was wrong.*A pulse counted wrong\./],
])('a result that was %s says so before everything, with the way to the other one', (_, marked, words) => {
  const page = shown(resultOf(productQuizId, { ...longevityContent, ...marked }));
  expect(text(page.slice(0, page.indexOf('<h1')))).toMatch(words);
  expect(page).toContain('href="/results/other"');
});

test('a warning stands before the words about a correction', () => {
  const page = text(shown(resultOf(productQuizId, { ...emergencyContent, replaces: other })));
  expect(page.indexOf(emergencyContent.redFlags[0]?.message ?? 'none')).toBeLessThan(page.indexOf('We corrected'));
  expect(page).toContain('We corrected this result');
});
