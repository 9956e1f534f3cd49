import type { Page } from '@playwright/test';
import { asUserId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { specifiedToken, specifiedUser } from '#tests/support/specified-answers.ts';
import { heartSamples, heartWarning, longevitySamples, onPar, underweight } from '#tests/unit/results/sample-pages.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { sidewaysScroll, smallTargets, violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerApi, expectWholeResult } from '../support/pages.ts';
import { drawAsOnPaper, pagesOn, papers, smallTexts } from '../support/pages-of-paper.ts';
import { signIn } from '../support/people.ts';

// Pages of hand-written results: what they show must not depend on the engine's figures.

type QuizId = typeof productQuizId | typeof cardiacQuizId;

type NamedPage = readonly [name: string, quizId: QuizId, content: ResultContent];
const composedPage = (name: string, given: Parameters<typeof composeResult>[0]): NamedPage => [
  name,
  given.quizId,
  composeResult({ firstName: 'Ines', ...given }),
];

type Story = { id: string; longevityAnswers: Answers; cardiacAnswers: Answers; today: string };
const { vignettes }: { vignettes: readonly Story[] } = readVectors('vignettes');
const everyPage: readonly NamedPage[] = [
  ...Object.entries(longevityPersonas).map(([name, { answers, cardiacAnswers = {} }]) =>
    composedPage(name, { quizId: productQuizId, answers, cardiacAnswers, today }),
  ),
  ...Object.entries(cardiacPersonas).map(([name, { answers, longevityAnswers }]) =>
    composedPage(name, { quizId: cardiacQuizId, answers, longevityAnswers, today }),
  ),
  ...vignettes.flatMap(({ id, longevityAnswers, cardiacAnswers, today }) => [
    composedPage(id, { quizId: productQuizId, answers: longevityAnswers, cardiacAnswers, today }),
    composedPage(id, { quizId: cardiacQuizId, answers: cardiacAnswers, longevityAnswers, today }),
  ]),
];

const lengthOf = ([, , content]: NamedPage): number => JSON.stringify(content).length;

/** The longest page of each kind in each quiz, among personas and vignettes. */
const longestPages: readonly NamedPage[] = [productQuizId, cardiacQuizId].flatMap((quizId) =>
  (['estimated', 'notEstimated', 'checkFirst'] as const).flatMap((standing): NamedPage[] => {
    const kind = everyPage.filter(([, of, content]) => of === quizId && content.standing === standing);
    const longest = kind.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    return longest ? [[`${longest[0]}, the longest ${standing} page of ${quizId}`, longest[1], longest[2]]] : [];
  }),
);

const submittedAt = '2026-11-21T10:42:00.000Z';
const row = (quizId: QuizId) => ({ _id: 's-1', submissionId: 's-1', quizId, submittedAt, status: 'ready' });

type Shown = readonly [quizId: QuizId, content: ResultContent, more?: { checked?: Checked }];

/** Fakes the API for one user with one result after the other. Returns the function that opens the page of the next. */
const signedIn = async (page: Page) => {
  let [quizId, content, more]: Shown = [productQuizId, onPar];
  await answerApi(page, {
    '/api/users/me': () => ({ json: specifiedUser }),
    '/api/submissions/me': () => ({ json: [row(quizId)] }),
    // Without a question that is still open.
    '/api/submissions/get': () => ({ json: { submissionId: 's-1', quizId, submittedAt, answers: [], skipped: [] } }),
    '/api/results/get': () => ({ json: { submissionId: 's-1', quiz_id: quizId, submittedAt, content, ...more } }),
  });
  await signIn(page, { userId: asUserId('u-1'), email: specifiedUser.email, password: '', token: specifiedToken });
  return async (...shown: Shown) => {
    [quizId, content, more] = shown;
    await page.goto('/results/s-1');
    await expectWholeResult(page);
  };
};

const open = async (page: Page, quizId: QuizId, content: ResultContent) => (await signedIn(page))(quizId, content);

const samples: [string, QuizId, ResultContent][] = [
  ...Object.entries(longevitySamples).map(([name, content]): [string, QuizId, ResultContent] => [
    name,
    productQuizId,
    content,
  ]),
  ...Object.entries(heartSamples).map(([name, content]): [string, QuizId, ResultContent] => [
    name,
    cardiacQuizId,
    content,
  ]),
];
// The engine's texts for real answers are longer than hand-written ones.
const { average45F: woman } = longevityPersonas;
const { heavySmoker50M: man, diabetic58F_emergency: warned, priorHeartAttack72M: survivor } = cardiacPersonas;
const heartOf = (persona: typeof man): ResultContent =>
  composeResult({ quizId: cardiacQuizId, answers: {}, ...persona, today, firstName: 'Ines' });
const composed: typeof samples = [
  ['a composed age', productQuizId, composeResult({ quizId: productQuizId, answers: woman?.answers ?? {}, today })],
  ['a composed heart risk', cardiacQuizId, heartOf(man)],
  ['a composed warning', cardiacQuizId, heartOf(warned)],
  ['a composed illness', cardiacQuizId, heartOf(survivor)],
];
const everyLook = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, width })),
);

// One of each kind of page that is an estimate; the others: tests/browser/results/looks.test.tsx.
const kinds = ['younger', 'openRange'];
for (const [name, quizId, content] of samples.filter(([name]) => kinds.includes(name)))
  test(`the result of ${name} has no accessibility violation, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, quizId, content);
    const violationsIn = violationsOf(page);
    for (const { colorScheme, width } of everyLook) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsIn(colorScheme)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

for (const [quiz, of] of [
  ['first', productQuizId],
  ['cardiac', cardiacQuizId],
] as const)
  test(`each page of the ${quiz} quiz prints on one or two pages, in text of at least nine points`, async ({
    page,
  }) => {
    const open = await signedIn(page);
    await drawAsOnPaper(page);
    for (const [name, quizId, content] of [...samples, ...longestPages].filter(([, quizId]) => quizId === of)) {
      await open(quizId, content);
      // Paper has no buttons, so it is dismissed by key.
      const cover = page.getByRole('button', { name: 'I’ve read this', includeHidden: true });
      if ((await cover.count()) > 0) await cover.dispatchEvent('click');
      await expect(cover).toHaveCount(0);
      for (const paper of papers) expect.soft(await pagesOn(page, paper), `${name}, ${paper}`).toBeLessThanOrEqual(2);
      expect.soft(await smallTexts(page, 9), name).toEqual([]);
    }
  });

/** For every notice, with the day on which the rest opens long past. */
const examinedFor = ({ redFlags }: ResultContent): Checked => ({
  at: submittedAt,
  signs: redFlags.map(({ code }) => ({ code, on: submittedAt.slice(0, 10), at: submittedAt })),
  opensOn: submittedAt.slice(0, 10),
});

test('a whole result under a notice that stays prints on at most two pages', async ({ page }) => {
  const open = await signedIn(page);
  for (const [name, quizId, content] of longestPages.filter(([, , { standing }]) => standing === 'checkFirst')) {
    await open(quizId, content, { checked: examinedFor(content) });
    for (const paper of papers) expect.soft(await pagesOn(page, paper), `${name}, ${paper}`).toBeLessThanOrEqual(2);
  }
});

test('number, meaning and next action are on the first two screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const open = await signedIn(page);
  const estimated = [...samples, ...composed].filter(([, , { standing }]) => standing === 'estimated');
  for (const [name, quizId, content] of estimated) {
    await open(quizId, content);
    const summary = page.getByRole('region', { name: 'Your summary' });
    for (const part of [...(content.meaning ?? []), ...(content.startWith ? ['Start here'] : [])]) {
      const box = await summary.getByText(part).boundingBox();
      const bottom = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
      expect.soft(bottom, `${name}: ${part}`).toBeLessThanOrEqual(2 * 844);
    }
  }
});

test('at most one category is open, and each fold opens and closes alone', async ({ page }) => {
  await open(page, productQuizId, onPar);
  const [first = '', second = ''] = onPar.category_breakdown.map(({ explanationParagraph }) => explanationParagraph);
  await expect(page.getByText(first)).toBeVisible();
  const sleep = page.locator('details[name="categories"] > summary').filter({ hasText: 'Sleep' });
  await sleep.click();
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(first)).toBeHidden();
  await sleep.press('Enter');
  await expect(page.getByText(second)).toBeHidden();
  await expect(page.locator('details[name="categories"][open]')).toHaveCount(0);

  const missing = page.getByText('It could make your range a little narrower.');
  await expect(missing).toBeHidden();
  const details = page.getByRole('heading', { name: 'Details', exact: true });
  await details.click();
  await expect(missing).toBeVisible();
  await page.getByRole('heading', { name: /^All (\d+ steps|steps together)$/ }).click();
  await expect(missing).toBeVisible();
  await details.click();
  await expect(missing).toBeHidden();
});

test('the printed result has every part, with every fold open and nothing to press', async ({ page }) => {
  await open(page, productQuizId, onPar);
  await page.emulateMedia({ media: 'print' });
  const { missing = [], figures = [], category_breakdown: categories, focus_areas: focus, sources } = onPar;
  const folded = [...missing, ...figures].map((fold) => fold.text);
  const plan = focus.topRecommendations.map(({ recommendation }) => recommendation);
  const words = [onPar.intro, onPar.summaryParagraph, focus.introParagraph, ...plan, onPar.outro];
  const cited = sources.map(({ citation }) => citation);
  const fullName = `${specifiedUser.firstName} ${specifiedUser.lastName}`;
  const explained = categories.map((item) => item.explanationParagraph);
  for (const part of [...folded, ...explained, ...words, ...cited, fullName])
    await expect(page.getByText(part).last()).toBeVisible();
  for (const name of ['Retake', 'Print', 'Print this page'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
});

test('telephone numbers are links as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, productQuizId, underweight);
  // The number of the place first: until its table has loaded, only 112 stands there, and is then drawn anew.
  for (const name of ['Call 999', 'Call 112', 'Call 116 123 Samaritans, day and night', '111']) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect((await smallTargets(page)).filter((html) => html.includes('tel:'))).toEqual([]);
});

test('a result with “get checked first” has the red card before everything, and no figure in any fold', async ({
  page,
}) => {
  await open(page, cardiacQuizId, heartWarning);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('See a doctor today');
  await page.getByRole('heading', { name: 'Your summary (read the notice first)' }).click();
  await expect(page.getByText(heartWarning.summaryParagraph)).toBeVisible();
  await expect(page.getByText(heartWarning.foldedFigure ?? '')).toHaveCount(0);
});
