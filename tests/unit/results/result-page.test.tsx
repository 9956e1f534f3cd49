import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { languageFrom, pathIn } from '#shared/contract/language.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { careDoors, resultWays } from '#web/features/result.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { pageAt } from '#web/routing/pages.tsx';
import {
  emergency,
  fewAnswers,
  heart,
  heartSamples,
  heartWarning,
  longevitySamples,
  lowConfidence,
  onPar,
  openRange,
  underweight,
  younger,
} from './sample-pages.ts';
import { longevityContent } from './sample-results.ts';

const submissionId = asSubmissionId('01JC0000000000000000000000');
const resultOf = (quizId: Result['quiz_id'], content: ResultContent): Result => ({
  submissionId,
  quiz_id: quizId,
  submittedAt: '2026-11-21T10:42:00.000Z',
  content,
});

/** Links to other languages lead to this page. */
const drawnAt = `/results/${submissionId}`;

const shown = (quizId: Result['quiz_id'], content: ResultContent, earlier: Result[] = []): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[drawnAt]}>
      <ResultView result={resultOf(quizId, content)} before={earlier[0]} onRetake={() => {}} />
    </MemoryRouter>,
  );

const text = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** A text may be folded after any of its sentences. */
const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.?!]”?) (?=[\p{Lu}“])/u);

const samples: [string, Result['quiz_id'], ResultContent][] = [
  ...Object.entries(longevitySamples).map(([name, content]): [string, Result['quiz_id'], ResultContent] => [
    name,
    productQuizId,
    content,
  ]),
  ...Object.entries(heartSamples).map(([name, content]): [string, Result['quiz_id'], ResultContent] => [
    name,
    cardiacQuizId,
    content,
  ]),
  ...Object.entries(longevityPersonas).map(([name, { answers }]): [string, Result['quiz_id'], ResultContent] => [
    `longevity ${name}`,
    productQuizId,
    composeResult({ quizId: productQuizId, answers, today, firstName: 'Ines' }),
  ]),
  ...Object.entries(cardiacPersonas).map(([name, person]): [string, Result['quiz_id'], ResultContent] => [
    `heart ${name}`,
    cardiacQuizId,
    composeResult({ quizId: cardiacQuizId, ...person, today, firstName: 'Ines' }),
  ]),
];

test.each(samples)(
  '%s: the page has every part that the specification names, and never says undefined',
  (_, quizId, content) => {
    const page = text(shown(quizId, content));
    const { focus_areas: focus } = content;
    const parts = [
      'Retake',
      content.intro,
      content.summaryParagraph,
      focus.introParagraph,
      'When to get medical care',
      content.outro,
      ...content.category_breakdown.flatMap(({ title, explanationParagraph }) => [title, explanationParagraph]),
      ...focus.topRecommendations.flatMap(({ area, recommendation }) => [area, ...sentencesOf(recommendation)]),
      ...focus.topRecommendations.flatMap(({ userAnswer }) => (userAnswer ? [`Your answer: ${userAnswer}`] : [])),
      ...(content.meaning ?? []).flatMap(sentencesOf),
      content.heading ?? '',
    ];
    for (const part of parts) expect(page).toContain(part);
    expect(page).not.toMatch(/undefined|NaN|null|\[object/);
  },
);

test.each(samples)('%s: at most one solid button, and links only to pages that exist', (_, quizId, content) => {
  const markup = shown(quizId, content).replace(/<dialog.*<\/dialog>/s, '');
  const buttons = markup.match(/<button[^>]*>/g) ?? [];
  expect(buttons.filter((button) => !button.includes('data-variant')).length).toBeLessThanOrEqual(1);
  for (const [tag, address = ''] of markup.matchAll(/<[^>]* href="(\/[^"#]*)[^>]*>/g)) {
    const [, language] = / hrefLang="([^"]*)"/.exec(tag) ?? [];
    if (language !== undefined) expect(address).toBe(pathIn(languageFrom(language), drawnAt));
    else if (!address.endsWith('.svg')) {
      expect(pageAt(address)?.path, address).toMatch(/^\/\w/);
      expect(address.match(/\d{2}\w{24}/)?.[0] ?? submissionId).toBe(submissionId);
    }
  }
});

test.each(samples)('%s: every fold is closed at first, and only the first category is open', (_, quizId, content) => {
  const open = shown(quizId, content).match(/<details[^>]*open=""[^>]*>/g) ?? [];
  expect(open).toHaveLength(content.category_breakdown.length > 0 ? 1 : 0);
  for (const details of open) expect(details).toContain('name="categories"');
});

/**
 * The text of the fold for what the specification does not name, which ends before the words about medical care, and
 * the rest of the text.
 */
const aroundDetails = (markup: string): { details: string; rest: string } => {
  const [before = '', after = ''] = markup.split('>Details</h2>');
  const end = after.indexOf('<aside');
  return { details: text(after.slice(0, end)), rest: text(before + after.slice(end)) };
};

test.each(samples)('%s: nothing that the specification names is left to the details', (_, quizId, content) => {
  const { details, rest } = aroundDetails(shown(quizId, content));
  expect(details).toContain('How we worked this out');
  const { focus_areas: focus, category_breakdown: areas, overall_summary: summary } = content;
  const named = [
    ...[content.intro, content.summaryParagraph, focus.introParagraph, content.outro, 'When to get medical care'],
    ...areas.flatMap(({ title, descriptor, explanationParagraph }) => [title, descriptor, explanationParagraph]),
    ...focus.topRecommendations.flatMap(({ userAnswer }) => (userAnswer ? [`Your answer: ${userAnswer}`] : [])),
    ...(content.standing === 'estimated' && quizId === productQuizId
      ? [`Chronological Age${summary.chronologicalAge}`]
      : []),
  ];
  for (const part of named) expect(rest).toContain(part);
});

test.each(samples)('%s: at most three doors, with all that lead to care', (_, quizId, content) => {
  const nav = /<nav[^>]*>(?:(?!<\/nav>).)*What next<.*?<\/nav>/s.exec(shown(quizId, content))?.[0] ?? '';
  const doors = [...nav.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(doors.length).toBeLessThanOrEqual(3);
  expect(doors).toEqual(expect.arrayContaining(careDoors.map(({ pathOf }) => pathOf(submissionId))));
});

test('until a notice or a low mood has been seen to, no door leads elsewhere than to care', () => {
  for (const [quizId, content] of [
    [cardiacQuizId, heartWarning],
    [productQuizId, composeResult({ quizId: productQuizId, answers: longevityPersonas.lowMood29F?.answers, today })],
  ] as const) {
    const nav = /What next<.*?<\/nav>/s.exec(shown(quizId, content))?.[0] ?? '';
    const names = careDoors.map(({ name }) => name).join('');
    expect(text(nav)).toBe(names && `What next${names}`);
  }
});

test('a page with an urgent notice has one red box', () => {
  expect(shown(cardiacQuizId, heartWarning)).not.toContain('data-tone="care"');
  expect(shown(cardiacQuizId, heart)).toContain('data-tone="care"');
});

test('number, meaning, summary, first step, areas, plan, ways on and details come in this order', () => {
  const page = text(shown(productQuizId, onPar));
  const [area] = onPar.category_breakdown;
  const places = [
    ...['Biological Age', onPar.heading, onPar.meaning?.[0], onPar.summaryParagraph, 'Start here'],
    ...[area?.explanationParagraph, 'Key action plan'],
    // Without a feature that a result leads to, it has no doors.
    ...(careDoors.length + resultWays.length > 0 ? ['What next'] : []),
    ...['How we worked this out', 'When to get medical care', onPar.outro],
  ];
  const found = places.map((part) => page.indexOf(part ?? 'missing'));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('an action shows what it would give, what it is based on and how good that is', () => {
  const page = text(shown(productQuizId, onPar));
  expect(page).toContain('Your age would be 43, likely 35 to 52, if only this answer were different.');
  expect(page).toContain('From 16 studies put together in 2022. Momma 2022. Good evidence.');
});

const gain = /With only this change, your number would be (\d+)\./;
/** The page of a result whose first step would lead to this age. */
const startingWith = (wouldBe: number, over: Partial<ResultContent> = {}): string => {
  const [first, ...others] = onPar.focus_areas.topRecommendations;
  if (!first) throw new Error('The sample has no step.');
  const topRecommendations = [{ ...first, wouldBe }, ...others];
  const focus = { ...onPar.focus_areas, topRecommendations };
  const compared = { ...onPar.overall_summary, headline: 'That’s close to your own age.' };
  const content = { ...onPar, overall_summary: compared, focus_areas: focus, startWith: first.code, ...over };
  return text(shown(productQuizId, content));
};

test('the first card says which number its step alone would give, and nothing if the number would not move', () => {
  const age = Math.round(onPar.overall_summary.biologicalAge ?? Number.NaN);
  expect(startingWith(age - 1).match(gain)?.[1]).toBe(String(age - 1));
  expect(startingWith(age)).not.toMatch(gain);
  expect(startingWith(age + 1)).not.toMatch(gain);
});

test('where no ages are compared, or with a notice, no step promises a number', () => {
  expect(onPar.overall_summary.headline).toBeUndefined();
  expect(startingWith(20, { overall_summary: onPar.overall_summary })).not.toMatch(gain);
  const redFlags: ResultContent['redFlags'] = [{ code: 'bpStage2', level: 'soon', message: 'Book a visit.' }];
  expect(startingWith(20, { redFlags })).not.toMatch(gain);
});

test('if nothing is estimated, there is no dial, no figure and no percentage', () => {
  const page = shown(productQuizId, underweight);
  expect(text(page)).toContain('Biological AgeNot estimatedChronological Age31');
  expect(page).not.toContain('viewBox="18 0 324 254"');
  expect(text(page)).not.toMatch(/Factor|\d%/);
  expect(page).toContain('href="https://findahelpline.com"');
});

test('with a warning the red card is first, and level, scale and heart age are not shown', () => {
  const page = text(shown(cardiacQuizId, heartWarning));
  expect(page.indexOf('See a doctor today')).toBeLessThan(page.indexOf(heartWarning.intro));
  expect(page).toContain('Until you’ve been seen');
  expect(page).not.toContain(heartWarning.foldedFigure);
  expect(page).not.toMatch(/Borderline|Risk Level|Heart age|\d%/);
});

test('an emergency covers the page until it is read, and an urgent notice does not', () => {
  expect(shown(cardiacQuizId, emergency)).toContain('role="alertdialog"');
  expect(shown(cardiacQuizId, heartWarning)).not.toContain('role="alertdialog"');
});

test('the heart figure: level, range, both halves of the hundred, and 20 percent as the end of the scale', () => {
  const page = text(shown(cardiacQuizId, heart));
  expect(page).toContain('Cardiac Risk Score3.3%likely 2.2 to 4.7%Risk LevelBorderline');
  expect(page).toContain('About 97 don’t.');
  expect(page).toContain('Lowunder 3%BorderlineYoufrom 3%Intermediatefrom 5%Highfrom 10%');
  expect(page).toContain('20%+');
  expect(page).toContain('2 of 8 parts known');
});

test('a page with few answers has the range first, beyond the equations an open range, and an appointment before a habit', () => {
  expect(text(shown(cardiacQuizId, lowConfidence))).toContain('Cardiac Risk Score2 to 8%best estimate 4%');
  const open = text(shown(cardiacQuizId, openRange));
  expect(open).toContain('likely 2.2% or more');
  expect(open).toContain('Start hereMake an appointment about your LDL');
});

test('the page says that a model chose sentences, and which ones, only if one did', () => {
  const page = shown(productQuizId, younger);
  expect(text(page)).toContain('An AI language model chose some of the sentences here.');
  expect(page).toContain('<li>The summary</li><li>The text under “Sleep”</li>');
  expect(text(shown(productQuizId, onPar))).not.toContain('language model');
});

test('a result with the fewest fields has no empty parts', () => {
  const page = text(shown(productQuizId, fewAnswers));
  for (const part of ['Factor', 'What’s missing', 'Someone to talk to', 'likely']) expect(page).not.toContain(part);
});

test('a retake says in one sentence how the figure changed, and the drawing is on the dashboard', () => {
  const before = {
    ...resultOf(productQuizId, onPar),
    submissionId: asSubmissionId('before'),
    submittedAt: '2026-05-04T10:42:00.000Z',
  };
  const years = (content: ResultContent) => Math.round(content.overall_summary.biologicalAge ?? Number.NaN);
  const page = shown(productQuizId, onPar, [before]);
  expect(text(page)).toContain(
    `Your trend${years(onPar)} in May, ${years(onPar)} now: too close to tell apart. All your results`,
  );
  expect(page).toContain('href="/dashboard"');
  expect(text(shown(productQuizId, onPar))).not.toContain('Your trend');
  expect(text(shown(productQuizId, underweight, [before]))).not.toContain('Your trend');
  const noted: ResultContent = { ...onPar, redFlags: [{ code: 'bpStage2', level: 'soon', message: 'Book a visit.' }] };
  expect(text(shown(productQuizId, noted, [before]))).not.toContain('Your trend');
});

test('a result of another method is not compared with a later one', () => {
  const old = {
    ...resultOf(productQuizId, { ...longevityContent, engine: { version: '0.9.0', hash: '' } }),
    submissionId: asSubmissionId('old'),
    submittedAt: '2025-11-04T10:42:00Z',
  };
  expect(text(shown(productQuizId, onPar, [old]))).toContain(
    'Our method has changed since November 2025, so please don’t compare the two.',
  );
});
