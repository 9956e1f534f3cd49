import type { Page } from '@playwright/test';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { messageOf } from '#shared/safety/red-flags.ts';
import { smallTargets, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { callTheAnswersMine, expectStoredAt, leaveDraft, storedDraft } from '../support/stored-draft.ts';
import { answerQuestion, pathOf } from '../support/take-quiz.ts';

test.use({ timezoneId: 'Europe/London' });

// A user with an emergency must read of it before anything else, and calling must be easier than continuing.

const stroke: Answers = {
  otherWarningSigns: 'strokeSigns',
  chestPain: 'never',
  pregnancyNow: 'na',
  weightChange: 'none',
};
/** The last question of the section on symptoms. */
const lastSymptom = 'weightChange';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('heading', { level: 1, name: 'Get help now' });

/** Answers this question of the heart quiz; the ones before it come from a stored draft. */
const answerLast = async (page: Page, answers: Answers, last: string) => {
  const { [last]: answer, ...earlier } = answers;
  await leaveDraft(page, cardiacQuizId, { answers: earlier, at: last, owner: null });
  await page.goto('/cardiac-health-quiz');
  await callTheAnswersMine(page);
  const question = pathOf(cardiacQuizId, answers, false).find(({ id }) => id === last);
  if (!question) throw new Error(`${last} is not asked.`);
  await answerQuestion(page, question, answer);
};

test('the first screen of each quiz says that it is for adults and not an emergency service', async ({ page }) => {
  for (const path of ['/longevity-quiz', '/cardiac-health-quiz']) {
    await page.goto(path);
    await expect(page.getByText('no one monitors your answers')).toContainText('call your local emergency number');
    await expect(page.getByText('Adults answering about themselves')).toBeVisible();
  }
});

test('the notice covers the quiz once the symptoms are complete, with whom to call first', async ({ page }) => {
  await answerLast(page, stroke, lastSymptom);
  await expect(notice(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveTitle('Get help now – Longevity');
  await expect(page.getByRole('alert')).toContainText(messageOf('strokeSigns'));
  await expect(page.getByRole('alert')).toHaveText(/^Signs of a stroke\. You told us: New in the last 24 hours/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveText([
    'Somewhere else?',
    'I tapped this by mistake',
    'I’ve read this – continue',
    'Leave the quiz',
  ]);
  const [call, other] = await main.getByRole('link').all();
  await expect(call ?? main).toHaveText('Call 999United Kingdom');
  await expect(call ?? main).toHaveAttribute('href', 'tel:999');
  await expect(other ?? main).toHaveText('112');
  await expect(main.getByText('You seem to be in the United Kingdom.')).toBeVisible();
  expect([...(await violations(page)), ...(await smallTargets(page))]).toEqual([]);
});

test('Escape and Back show the question before, and the notice again after it and after leaving', async ({ page }) => {
  await answerLast(page, stroke, lastSymptom);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Are any of these true for you at the moment?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notice(page)).toBeVisible();

  await page.goBack();
  await expect(heading(page)).toHaveText('Are any of these true for you at the moment?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notice(page)).toBeFocused();

  await expectStoredAt(page, cardiacQuizId, 'bloodPressure-title');
  await page.getByRole('button', { name: 'Leave the quiz' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/cardiac-health-quiz');
  await callTheAnswersMine(page);
  await expect(notice(page)).toBeVisible();
});

test('a notice that was read stays dismissed until a later answer raises another', async ({ page }) => {
  await answerLast(page, { ...stroke, syncope: 'nearlyToday', syncopeContext: 'unsure' }, lastSymptom);
  await page.getByRole('button', { name: 'I’ve read this – continue' }).click();
  await expect(heading(page)).toHaveText('Your blood pressure and pulse');
  await expect.poll(async () => (await storedDraft(page, cardiacQuizId))?.dismissedNotices).toContain('strokeSigns');
  await page.reload();
  await expect(heading(page)).toHaveText('Your blood pressure and pulse');

  const answers: Answers = { ...stroke, syncope: 'nearlyToday', syncopeContext: 'unsure', restingHeartRate: '35' };
  const path = pathOf(cardiacQuizId, answers, false);
  const indexOf = (id: string) => path.findIndex((question) => question.id === id);
  for (const question of path.slice(indexOf('bloodPressure-title'), indexOf('restingHeartRate') + 1))
    await answerQuestion(page, question, answers[question.id]);
  await expect(notice(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(messageOf('pulseSlowSymptoms'));
});

test('current chest pain does not wait for the end of the section', async ({ page }) => {
  await answerLast(page, { knownHeartConditions: 'none', chestPain: 'now' }, 'chestPain');
  await expect(notice(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(messageOf('chestPainNow'));
});

test('a slip takes the answer back and asks its question again', async ({ page }) => {
  await answerLast(page, { knownHeartConditions: 'none', chestPain: 'now' }, 'chestPain');
  await page.getByRole('button', { name: 'I tapped this by mistake' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Yes, right now/ })).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await storedDraft(page, cardiacQuizId))?.answers)
    .toEqual({ knownHeartConditions: 'none' });
});

test('Back shows the question of pain right now with its answer, and not the one before', async ({ page }) => {
  await answerLast(page, { knownHeartConditions: 'none', chestPain: 'now' }, 'chestPain');
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Yes, right now/ })).toHaveAttribute('aria-pressed', 'true');
});

for (const [timezoneId, first] of [
  ['America/New_York', 'Call 911United States'],
  ['Australia/Sydney', 'Call 000Australia'],
  ['Asia/Kolkata', 'Call 112India'],
] as const)
  test.describe(`with a clock of ${timezoneId}, whatever the language`, () => {
    test.use({ timezoneId, locale: 'en-US' });

    test('the number is that of the place', async ({ page }) => {
      await answerLast(page, { knownHeartConditions: 'none', chestPain: 'now' }, 'chestPain');
      await expect(page.getByRole('main').getByRole('link').first()).toHaveText(first);
    });
  });

test.describe('with a clock of no place', () => {
  test.use({ timezoneId: 'UTC' });

  test('no number is large until the person says where they are, and the choice stays', async ({ page }) => {
    await answerLast(page, { knownHeartConditions: 'none', chestPain: 'now' }, 'chestPain');
    const links = page.getByRole('main').getByRole('link');
    await expect(page.getByText('Call your local emergency number now', { exact: true })).toBeVisible();
    await expect(links).toHaveText(['112']);
    await page.getByRole('button', { name: 'Choose your country' }).click();
    await page.getByLabel('Where are you?').selectOption({ label: 'Switzerland' });
    await expect(links.first()).toHaveText('Call 144Switzerland');
    expect([...(await violations(page)), ...(await smallTargets(page))]).toEqual([]);
    await page.reload();
    await expect(links.first()).toHaveText('Call 144Switzerland');
  });
});
