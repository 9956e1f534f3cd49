import { afterEach, expect, test } from 'vitest';
import { UrgentLine } from '#web/place/emergency-numbers.tsx';
import { choosePlace } from '#web/place/place.ts';
import { show } from '../support/show.tsx';

afterEach(() => choosePlace(null));

test.each([
  ['GB', 'Call 111NHS 111Day and night.', 'tel:111'],
  [
    'BE',
    'Call 1733Call your GP. If closed, call 1733, the doctor on callWeekends and holidays; in many places weeknights too.',
    'tel:1733',
  ],
])('in %s the button names the line, what it is for and its hours', async (country, words, address) => {
  choosePlace(country);
  const { getByRole } = await show(<UrgentLine />);
  await expect.element(getByRole('link')).toHaveTextContent(words);
  await expect.element(getByRole('link')).toHaveAttribute('href', address);
});

test.each([
  ['US', 'Call your doctor’s office. Out of hours, its answering service reaches the doctor on call.'],
  ['other', 'Call your doctor or the nearest hospital.'],
])('if no line is confirmed, in %s, there is a sentence and no button', async (country, words) => {
  choosePlace(country);
  const { getByRole, getByText } = await show(<UrgentLine />);
  await expect.element(getByText(words)).toBeVisible();
  expect(getByRole('link').query()).toBeNull();
});
