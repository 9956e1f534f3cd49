import type { Page } from '@playwright/test';
import { answersInWords } from '#shared/answers-in-words.ts';
import { asUserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { type Person, people, toSheet } from '#tests/features/doctor/people.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { specifiedToken, specifiedUser } from '#tests/support/specified-answers.ts';
import { sidewaysScroll, violations } from '../../../support/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { answerApi } from '../../../support/pages.ts';
import { drawAsOnPaper, pagesOn, papers, smallTexts } from '../../../support/pages-of-paper.ts';
import { seed, signIn } from '../../../support/people.ts';

const submittedAt = '2026-01-15T10:00:00.000Z';
const ids = { heart: 's-2', longevity: 's-1' } as const;

const row = (submissionId: string, quizId: QuizId) => ({
  _id: submissionId,
  submissionId,
  quizId,
  submittedAt,
  status: 'ready',
});
const own = (submissionId: string, quizId: QuizId, answers: Answers) => ({
  ...row(submissionId, quizId),
  quizVersion: quizzes[quizId].version,
  ...answersInWords(quizzes[quizId], { answers, units: null }),
});

/** Opens the page of one of the reference's people, with a fake API that returns their answers. */
const openSheet = async (page: Page, { heart, longevity }: Person) => {
  const rows = [
    ...(heart ? [row(ids.heart, cardiacQuizId)] : []),
    ...(longevity ? [row(ids.longevity, productQuizId)] : []),
  ];
  const result = { submissionId: ids.heart, quiz_id: cardiacQuizId, submittedAt, content: {} };
  await answerApi(page, {
    '/api/users/me': () => ({ json: specifiedUser }),
    '/api/submissions/me': () => ({ json: rows }),
    '/api/submissions/get': ({ url }) => ({
      json: url.endsWith(ids.heart)
        ? own(ids.heart, cardiacQuizId, heart ?? {})
        : own(ids.longevity, productQuizId, longevity ?? {}),
    }),
    '/api/links/me': () => ({ json: [] }),
    '/api/results/get': () => ({ json: result }),
  });
  await page.goto(`/results/${heart ? ids.heart : ids.longevity}/doctor`);
  await expect(page.getByRole('article', { name: 'Summary for a clinician' })).toBeVisible();
};

const signInAsSpecified = (page: Page) =>
  signIn(page, { userId: asUserId('u-1'), email: specifiedUser.email, password: '', token: specifiedToken });

/** As long as the page allows. */
const longestQuestion = (which: string) => `A ${which} question of many wide words, `.repeat(5).slice(0, 120);

/** The person with the longest sheet. tests/browser/features/doctor/page/on-paper.test.tsx prints all others. */
const wordiest = people
  .map((person) => ({ person, length: JSON.stringify(sheetOf(toSheet(person))).length }))
  .reduce((longest, next) => (next.length > longest.length ? next : longest)).person;

test('the longest sheet is one page of A4 and of Letter, with all that can be added', async ({ page }) => {
  await signInAsSpecified(page);
  await openSheet(page, wordiest);
  await page.getByRole('checkbox', { name: 'My answers about mood' }).check();
  for (const which of ['first', 'second', 'third'])
    await page.getByRole('textbox', { name: `My ${which} question` }).fill(longestQuestion(which));
  for (const paper of papers) expect.soft(await pagesOn(page, paper), `${wordiest.name}, ${paper}`).toBe(1);
});

test('the printed sheet stands alone, in text of at least nine points, also in the dark scheme', async ({ page }) => {
  await signInAsSpecified(page);
  const [person] = people.filter(({ heart }) => heart !== null);
  if (!person) throw new Error('nobody has heart answers');
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSheet(page, person);
  await drawAsOnPaper(page);
  expect(await smallTexts(page, 9)).toEqual([]);
  for (const part of [
    page.getByRole('heading', { name: 'For my doctor', includeHidden: true }),
    page.getByRole('checkbox', { name: 'My name', includeHidden: true }),
    page.getByRole('button', { name: 'Print this page', includeHidden: true }),
    page.getByRole('banner', { includeHidden: true }),
    page.getByRole('contentinfo', { includeHidden: true }),
  ])
    await expect(part.first()).toBeHidden();
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a result leads to the page for the doctor, with the same figures', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('heavySmoker50M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await page.getByRole('link', { name: 'For my doctor' }).click();
  const sheet = page.getByRole('article', { name: 'Summary for a clinician' });
  await expect(sheet).toContainText(`ASCVD, 10 years${content.overall_summary.cardiacRiskScore}%`);
  for (const { question } of content.heart?.ask ?? []) await expect(sheet).toContainText(question);
  for (const label of ['My name', 'My date of birth']) await page.getByRole('checkbox', { name: label }).uncheck();
  await expect(sheet).not.toContainText('Ines');
  await expect(sheet).not.toContainText('born');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
