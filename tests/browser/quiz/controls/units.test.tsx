import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { useChosenHere } from '#web/measured/use-units.ts';
import { lastScreen, showQuiz } from '../../support/show.tsx';

// The product's questions, for users of three regions.

const asIn = (locale: string) => useChosenHere.setState({ units: guessUnits(locale) });
const body = longevityQuiz.questions.filter(({ id }) => id === 'height' || id === 'weight');
const heartQuestions: readonly Question[] = heartQuiz.questions;
/** Removes the condition, so that each question can be shown alone. */
const alone = ({ condition: _, ...question }: Question): Question => question as Question;
const bands = [...heartQuestions.filter(({ id }) => id === 'ldlBand').map(alone), lastScreen];

for (const [locale, label] of [
  ['en-US', '100-129'],
  ['en-GB', '2.6 to under 3.4'],
  ['de-DE', '2.6 to under 3.4'],
] as const)
  test(`a band of a blood value is the same answer in the words of ${locale}`, async () => {
    asIn(locale);
    const { button, heading, answers } = await showQuiz(bands, { quizId: cardiacQuizId });
    await button(label).click();
    await expect.element(heading).toHaveTextContent('The end');
    expect(answers()).toEqual({ ldlBand: '100to129' });
  });

test('choosing a unit for a question says once that it applies everywhere, and stores it on the device', async () => {
  const { getByRole, getByText } = await showQuiz(bands, { quizId: cardiacQuizId });
  await getByRole('radio', { name: 'mmol/L' }).click();
  await expect.element(getByRole('button', { name: '2.6 to under 3.4' })).toBeVisible();
  await expect.element(getByText('We’ll use this unit from now on.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('longevity.units') ?? '{}')).toMatchObject({ labs: 'mmol', weight: 'lb' });
});

test('an unlikely weight is asked about, and one tap enters the likely one', async () => {
  asIn('en-US');
  const { getByRole, getByLabelText, button, next, heading, answers, open } = await showQuiz([...body, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('10');
  await next.click();
  await getByRole('textbox').fill('85');
  await next.click();
  await expect.element(getByRole('alert')).toHaveTextContent('Did you mean 85 kg?');
  await button('Yes, 85 kg').click();
  await expect.element(heading).toHaveTextContent('The end');
  // 85 kg in pounds, to one decimal.
  expect(answers()).toEqual({ height: { ft: 5, in: 10 }, weight: 187.4 });
  expect(open.run.store.getState()).toMatchObject({
    typedAnswers: { weight: { text: '85', unit: 'kg' } },
    confirmed: [],
  });
});

test('keeping an unlikely weight confirms it', async () => {
  asIn('en-US');
  const { getByRole, getByLabelText, button, next, heading, answers, open } = await showQuiz([...body, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('10');
  await next.click();
  await getByRole('textbox').fill('85');
  await next.click();
  await button('No, 85 lb is right').click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toMatchObject({ weight: 85 });
  expect(open.run.store.getState().confirmed).toEqual(['weight']);
});

test('an answer that the API returned unconfirmed is asked about at once', async () => {
  asIn('en-US');
  const { getByRole, open } = await showQuiz([...body, lastScreen]);
  open.run.answer('height', { ft: 5, in: 10 });
  // The state after the server has asked for a confirmation.
  open.run.answer('weight', 85, { typed: { text: '85', unit: 'lb' } });
  open.run.dispatch({ type: 'back' });
  await expect.element(getByRole('alert')).toHaveTextContent('Did you mean 85 kg?');
});

const height: Question = {
  id: 'height',
  section: 'all',
  type: 'height',
  text: 'How tall are you?',
  mustAnswer: true,
  unit: 'ft and in',
  unitSi: 'cm',
  minSi: 122,
  maxSi: 228,
  stepSi: 1,
  convert: { to: 'cm', factor: 2.54 },
};

test('an unlikely height is asked about once, and then accepted', async () => {
  const { getByLabelText, getByRole, next, heading, answers } = await showQuiz([height, lastScreen]);
  const error = getByRole('alert');
  await getByLabelText('Inches').fill('12');
  await next.click();
  await expect.element(error).toHaveTextContent('Enter feet from 0 to 99. For centimetres, choose cm.');
  await getByLabelText('Feet').fill('9');
  await expect.element(error).toHaveTextContent('Enter inches from 0 to 11.');
  await getByLabelText('Inches').fill('0');
  await next.click();
  await expect.element(error).toMatchTextContent(/That’s 274 cm\./);
  await next.click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ height: { ft: 9, in: 0 } });
});

test('confirming one unlikely height does not confirm another', async () => {
  const { getByLabelText, getByRole, next, answers } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('9');
  await getByLabelText('Inches').fill('0');
  await next.click();
  await expect.element(getByRole('alert')).toMatchTextContent(/274 cm/);
  await getByLabelText('Feet').fill('8');
  await expect.element(getByRole('alert')).toHaveTextContent('');
  await next.click();
  await expect.element(getByRole('alert')).toMatchTextContent(/244 cm/);
  expect(answers()).toEqual({});
});

test('a height is read back in centimetres', async () => {
  const { getByLabelText, getByText } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('6');
  await expect.element(getByText('168 cm')).toBeVisible();
});

test('switching the unit converts what was typed, and switching back shows exactly that', async () => {
  const { getByLabelText, getByRole, next, answers, open } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('4.5');
  await getByRole('radio', { name: 'cm' }).click();
  await expect.element(getByLabelText('Centimetres')).toHaveValue('164');
  await getByRole('radio', { name: 'ft and in' }).click();
  await expect.element(getByLabelText('Inches')).toHaveValue('4.5');
  await getByRole('radio', { name: 'cm' }).click();
  await getByLabelText('Centimetres').fill('64');
  await next.click();
  await getByRole('button', { name: 'Yes, 5 ft 4 in (163 cm)' }).click();
  await expect.element(getByLabelText('Centimetres')).toHaveValue('163');
  await next.click();
  expect(answers()).toEqual({ height: { ft: 5, in: 4 } });
  expect(open.run.store.getState().typedAnswers).toEqual({ height: { text: '5 ft 4 in', unit: 'ftIn' } });
});

test('no text next to the height is cut off', async () => {
  const { getByLabelText, next, answers } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('172 cm');
  await next.click();
  expect(answers()).toEqual({ height: { ft: 5, in: 7.7 } });
});
