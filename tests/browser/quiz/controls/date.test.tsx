import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../../support/show.tsx';

const birthdate: Question = {
  id: 'birthdate',
  section: 'all',
  type: 'date',
  text: 'When were you born?',
  mustAnswer: true,
  ageRange: { min: 18, max: 110 },
};

const showDate = async () => {
  const screen = await showQuiz([birthdate, lastScreen]);
  const type = async (day: string, month: string, year: string) => {
    for (const [label, value] of Object.entries({ Day: day, Month: month, Year: year }))
      await screen.getByLabelText(label).fill(value);
  };
  return { ...screen, type, error: screen.getByRole('alert') };
};

test('an impossible, future or too recent date is refused, with an error after the field was left', async () => {
  const { type, error, next, heading, getByLabelText } = await showDate();
  await type('30', '2', '1980');
  await expect.element(error).toHaveTextContent('');
  getByLabelText('Year').element().blur();
  await expect.element(error).toHaveTextContent('Enter a real date, with a 4-digit year.');
  await type('1', '1', '2200');
  await expect.element(error).toHaveTextContent('Enter a date that isn’t in the future.');
  await type('1', '1', String(new Date().getFullYear() - 10));
  await expect.element(error).toMatchTextContent(/aged 18 or over/);
  await next.click();
  await expect.element(heading).toHaveTextContent('When were you born?');
  // The first field of an American browser.
  await expect.element(getByLabelText('Month')).toHaveFocus();
});

test('moving between the date’s fields shows no error yet', async () => {
  const { error, getByLabelText } = await showDate();
  await getByLabelText('Day').fill('3');
  getByLabelText('Month').element().focus();
  await expect.element(error).toHaveTextContent('');
});

test('a date is read back in words, and becomes the answer', async () => {
  const { type, getByText, next, answers } = await showDate();
  await type('1', '6', '1980');
  await expect.element(getByText('June 1, 1980.')).toBeVisible();
  await next.click();
  expect(answers()).toEqual({ birthdate: '1980-06-01' });
});

test('browsers can fill in a birthday', async () => {
  const { getByLabelText } = await showDate();
  for (const [label, token] of [
    ['Day', 'bday-day'],
    ['Month', 'bday-month'],
    ['Year', 'bday-year'],
  ] as const)
    await expect.element(getByLabelText(label)).toHaveAttribute('autocomplete', token);
});

test.each([
  ['03.07.1992', 'July 3, 1992.'],
  ['1992-07-03', 'July 3, 1992.'],
  ['7/3/92', 'July 3, 1992.'],
  ['3 July 1992', 'July 3, 1992.'],
])('a whole date typed into one field, %s, is read when the field is left', async (text, words) => {
  const { getByLabelText, getByText } = await showDate();
  await getByLabelText('Day').fill(text);
  getByLabelText('Day').element().blur();
  await expect.element(getByText(words)).toBeVisible();
  await expect.element(getByLabelText('Day')).toHaveValue('3');
  await expect.element(getByLabelText('Year')).toHaveValue('1992');
});

test('pasting a whole date fills the three fields at once', async () => {
  const { getByLabelText } = await showDate();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '03.07.1992');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  getByLabelText('Year').element().dispatchEvent(paste);
  await expect.element(getByLabelText('Day')).toHaveValue('3');
  await expect.element(getByLabelText('Month')).toHaveValue('7');
  await expect.element(getByLabelText('Year')).toHaveValue('1992');
  expect(paste.defaultPrevented).toBe(true);
});

test('a date that is still being typed stays unchanged', async () => {
  const { getByLabelText } = await showDate();
  await getByLabelText('Day').fill('03.07.19');
  await expect.element(getByLabelText('Day')).toHaveValue('03.07.19');
});
