import { afterEach, expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { choosePlace } from '#web/place/place.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

afterEach(() => choosePlace(null));

const symptoms = heartQuiz.questions.find(({ id }) => id === 'symptoms-title') ?? expect.fail('no such section');

test('the section that says to stop and call has the place’s number below it', async () => {
  choosePlace('CH');
  const { getByText, getByRole } = await showQuiz([symptoms, lastScreen], { quizId: cardiacQuizId });
  await expect.element(getByText(/stop here and call your local emergency number\.$/)).toBeVisible();
  await expect.element(getByRole('link', { name: 'Call 144' })).toHaveAttribute('href', 'tel:144');
  await expect.element(getByText('144 or 112 Switzerland')).toBeVisible();
});

test('if the place is not known, 112 is shown as a link', async () => {
  choosePlace('unknown');
  const { getByText, getByRole } = await showQuiz([symptoms, lastScreen], { quizId: cardiacQuizId });
  await expect.element(getByText(/^From most mobile phones, 112 works too/)).toBeVisible();
  await expect.element(getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:112');
});
