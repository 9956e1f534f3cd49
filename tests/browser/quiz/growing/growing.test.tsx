import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { choosePlace } from '#web/place/place.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { playApi } from '../../support/api.ts';
import { show } from '../../support/show.tsx';
import { rowOf } from '../../support/submissions.ts';

/** A woman of 45 with average habits. */
const average: Answers = {
  birthdate: '1980-06-01',
  gender: 'female',
  ethnicity: 'white',
  education: 'someCollege',
  height: { ft: 5, in: 4 },
  weight: 172,
  familyLongevity: 'typical',
  familyHistory: 'none',
  healthCheckups: 'yearly',
  oralHygiene: 'twice',
  smoking: 'never',
  alcoholConsumption: 'occasional',
  overallDiet: 'good',
  plantVariety: '10to19',
  processedFoodServings: 5,
  waterIntakeCups: 5,
  mealWindowConsistency: 'mostly',
  digestiveSymptoms: 'sometimes',
  exerciseFrequency: '1to2',
  exerciseIntensity: 'light',
  strengthTraining: '0',
  sittingHours: 7,
  sitToStand: 'oneSupport',
  gripStrengthSelf: 'average',
  sleepHours: 7,
  sleepQuality: 'good',
  sleepConsistency: 'somewhat',
  nightAwakenings: 'once',
  stressLevels: 3,
  stressCoping: 'soSo',
  lifeOutlook: 'optimistic',
  closeRelationships: 'few',
  communityInvolvement: 'yearly',
  mindfulnessFrequency: 'monthly',
  sunlightExposure: '10to30',
  natureTime: 'monthly',
  screenTimeNonWork: 4,
  longevityKnowledge: 'some',
};
const low: Answers = { ...average, lifeOutlook: 'veryPessimistic', closeRelationships: 'none' };
const ids: readonly string[] = longevityQuiz.questions.map(({ id }) => id);

afterEach(() => {
  choosePlace(null);
  setSiteSettings(localSiteSettings());
});

/** The quiz of a visitor who has answered every question before this screen. */
const openAt = async (screenId: string, answers: Answers = average, isAll = screenId === 'wrap-title') => {
  choosePlace('GB');
  const given = Object.entries(answers).filter(([id]) => isAll || ids.indexOf(id) < ids.indexOf(screenId));
  const open = await openQuiz(productQuizId, longevityQuiz, null);
  onTestFinished(open.close);
  open.run.dispatch({
    type: 'restored',
    answers: Object.fromEntries(given),
    privacyAccepted: true,
    currentQuestion: ids.indexOf(screenId),
  });
  const screen = await show(<QuizFlow open={open} />);
  return { ...screen, open, answers: () => open.run.store.getState().state.answers };
};

const heading = page.getByRole('heading', { level: 1 });
const card = page.getByRole('region', { name: 'So far' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const position = (open: Awaited<ReturnType<typeof openAt>>['open']) =>
  ids[open.run.store.getState().state.currentQuestion];

test('a section begins with the range so far, a sentence and one picture', async () => {
  await openAt('sleep-title');
  await expect.element(card).toMatchTextContent(/So far, your habits fit an age between \d\d and \d\d\./);
  await expect.element(card).toMatchTextContent('It gets sharper as you go.');
  // One band for each section, and no judgement.
  await expect.element(card).not.toMatchTextContent(/younger|older|your age/i);
});

test('before the questions on mood nothing is shown', async () => {
  await openAt('psychosocial-title');
  await expect.element(heading).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await press('Back');
  await expect.element(heading).toBeVisible();
  expect(card.query()).toBeNull();
});

test('a range that is wider after a change says so, once', async () => {
  const { open } = await openAt('sleep-title');
  await expect.element(card).toBeVisible();
  await press('Back');
  // The last question of the section is the grip. The questions before it, which count for more, are taken back too.
  open.run.dispatch({
    ...open.run.store.getState().state,
    type: 'restored',
    answers: Object.fromEntries(
      Object.entries(open.run.store.getState().state.answers).filter(
        ([id]) => !['exerciseFrequency', 'exerciseIntensity', 'strengthTraining', 'sitToStand'].includes(id),
      ),
    ),
    currentQuestion: ids.indexOf('sleep-title'),
  });
  await expect.element(card).toMatchTextContent('Your last answers leave more open, so the range is wider.');
});

test.each([
  ['below 25', { birthdate: '2005-06-01' }, /we don’t give one\. You’ll get your habits and your plan\./],
  ['in pregnancy', { pregnancyNow: 'yes' }, /We give no age on the way in pregnancy/],
  ['with heavy drinking', { alcoholConsumption: '33plus' }, /please don’t stop all at once/],
])('%s a kind sentence is shown instead of a number', async (_, answers, words) => {
  await openAt('nutrition-title', { ...average, ...answers });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(card.query()).toBeNull();
});

test('a warning is shown in full on the next screen, with the place’s line, and can be opened again on later ones', async () => {
  const thin = { ...average, weight: 84 };
  const { unmount } = await openAt('nutrition-title', thin);
  await expect.element(page.getByRole('heading', { name: /^See a doctor today/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Call 111/ })).toHaveAttribute('href', 'tel:111');
  await unmount();
  await openAt('activity-title', thin);
  await expect.element(page.getByText('Please read the note first.')).toBeVisible();
  await press('Very low weight');
  await expect.element(page.getByRole('link', { name: /^Call 111/ })).toBeVisible();
});

test('after low mood the card names a line of the place, and no number', async () => {
  await openAt('environment-title', low);
  await expect.element(page.getByText('You don’t have to carry this alone.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '111' })).toHaveAttribute('href', 'tel:111');
  expect(card.query()).toBeNull();
});

test('the first look shows figure, range and one thing to start with, and Continue leads to the account', async () => {
  const { open } = await openAt('wrap-title');
  await expect.element(heading).toHaveTextContent('Your first look');
  const figure = page.getByRole('region', { name: 'Your number' });
  await expect.element(figure).toMatchTextContent(/Your habits fit an age of about \d\d/);
  await expect.element(figure).toMatchTextContent(/likely \d\d to \d\d/);
  await expect.element(page.getByRole('region', { name: 'Train your muscles two days a week' })).toBeVisible();
  await expect.element(page.getByText('Keep it: free account.')).toBeVisible();
  await press('Continue');
  await expect.poll(() => position(open)).toBe('name');
});

test('with low mood the first look says whom to call, and shows no number', async () => {
  await openAt('wrap-title', low);
  await expect.element(heading).toHaveTextContent('You don’t have to carry this alone');
  await expect.element(page.getByRole('link', { name: /^Call 111/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/an age of about|Biological Age/);
});

test('if the place is not known, no number of another country is shown', async () => {
  await openAt('wrap-title', low);
  choosePlace('other');
  await expect.element(page.getByText('findahelpline.com')).toBeVisible();
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  expect(new Set(numbers)).toEqual(new Set(['tel:112']));
});

test('an early end leads to the first look, which says what is open, and Make it surer and Back lead back', async () => {
  const complete = { ...average, pregnancyNow: 'no', selfRatedHealth: 'good' };
  const { open, answers } = await openAt('environment-title', complete);
  const before = answers();
  await press('See my result now');
  await expect.element(heading).toHaveTextContent('Your first look');
  expect(answers()).toEqual(before);
  await expect
    .element(page.getByText(/You answered \d\d of \d\d questions\. That makes the range wider\./))
    .toBeVisible();
  await press('Back');
  await expect.poll(() => position(open)).toBe('environment-title');
  await press('See my result now');
  await page.getByRole('button', { name: /^Make it surer: \d+ questions left$/ }).click();
  await expect.poll(() => position(open)).toBe('sunlightExposure');
});

test('an early end before the questions on mood names a line for everyone', async () => {
  await openAt(
    'wrap-title',
    Object.fromEntries(Object.entries(average).filter(([id]) => ids.indexOf(id) < ids.indexOf('psychosocial-title'))),
  );
  await expect.element(page.getByText(/^If things feel heavy: You can call Samaritans on/)).toBeVisible();
});

test('without the first look the plain screen of the specification is shown, and nothing ends early', async () => {
  setSiteSettings({ ...localSiteSettings(), firstLook: false });
  const { unmount } = await openAt('wrap-title');
  await expect.element(heading).toHaveTextContent('Nearly there');
  expect(page.getByText('Keep it: free account.').query()).toBeNull();
  await unmount();
  await openAt('environment-title');
  await expect.element(card).toBeVisible();
  expect(page.getByRole('button', { name: 'See my result now' }).query()).toBeNull();
});

test('nothing is sent before Submit', async () => {
  const api = playApi({});
  await openAt('wrap-title');
  await expect.element(heading).toHaveTextContent('Your first look');
  expect(api.calls).toEqual([]);
});

test('after sending, a warning is above everything: no partner, no offer for later, and the result comes second', async () => {
  setSiteSettings({ ...localSiteSettings(), partnerUrl: 'https://partner.example/' });
  playApi({ createSubmission: { status: 201 }, getMe: { body: {} }, listSubmissions: { body: [] } });
  signIn(tokenOf('ines'), { remember: true });
  const { open } = await openAt('wrap-title', { ...average, weight: 84 });
  open.run.sendNow();
  await expect.poll(() => open.run.store.getState().state.phase).toBe('completed');
  await expect.element(heading).toHaveTextContent('See a doctor today, or tomorrow at the latest');
  await expect.element(page.getByText(/^Your results are being analysed/)).toBeVisible();
  expect(page.getByRole('link', { name: /physician-reviewed/ }).query()).toBeNull();
  expect(page.getByRole('checkbox').query()).toBeNull();
});

test('after sending, below a warning too, a site without mail no longer says that a ready result is being analysed', async () => {
  setSiteSettings({ ...localSiteSettings(), hasMail: false });
  playApi({ createSubmission: { status: 201 }, getMe: { body: {} }, listSubmissions: { body: [] } });
  signIn(tokenOf('ines'), { remember: true });
  const { open } = await openAt('wrap-title', { ...average, weight: 84 });
  open.run.sendNow();
  await expect.poll(() => open.run.store.getState().state.phase).toBe('completed');
  await expect.element(heading).toHaveTextContent('See a doctor today, or tomorrow at the latest');
  await expect.element(page.getByText(/being analysed/)).toBeVisible();
  useSession.setState({ submissions: [rowOf('submission-1')] });
  await expect.element(page.getByRole('link', { name: 'See my result' })).toBeVisible();
  expect(page.getByText(/being analysed/).query()).toBeNull();
});
