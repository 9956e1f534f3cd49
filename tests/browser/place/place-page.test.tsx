import { afterEach, expect, test } from 'vitest';
import { choosePlace } from '#web/place/place.ts';
import { PlacePage } from '#web/place/place-page.tsx';
import { show } from '../support/show.tsx';

afterEach(() => choosePlace(null));

const open = async () => {
  const screen = await show(<PlacePage />, '/place');
  const country = screen.getByLabelText('Country');
  return {
    ...screen,
    choose: (name: string) => country.selectOptions(name),
    row: (title: string) => screen.getByRole('listitem').filter({ hasText: title }),
    save: () => screen.getByRole('button', { name: 'Save' }).click(),
  };
};

test('the three numbers of the chosen country are shown, each to press', async () => {
  choosePlace('GB');
  const { getByText, getByRole, row } = await open();
  await expect.element(getByText('You chose the United Kingdom.')).toBeVisible();
  await expect.element(getByRole('heading', { level: 2 })).toHaveTextContent('Help in the United Kingdom');
  for (const [title, name, address] of [
    ['In an emergency', 'Call 999', 'tel:999'],
    ['Medical help today', 'Call 111', 'tel:111'],
    ['To talk to someone', 'Call 116 123', 'tel:116123'],
  ] as const)
    await expect.element(row(title).getByRole('link', { name })).toHaveAttribute('href', address);
});

test('another country shows its numbers at once, and counts once it is saved', async () => {
  choosePlace('GB');
  const { choose, row, getByText, save, elsewhere } = await open();
  await choose('Switzerland');
  await expect.element(row('In an emergency').getByRole('link')).toHaveTextContent('144');
  await expect.element(row('Medical help today').getByRole('link')).not.toBeInTheDocument();
  await expect.element(getByText('You chose the United Kingdom.')).toBeVisible();
  await save();
  await expect.element(elsewhere).toHaveTextContent('/');
  const again = await open();
  await expect.element(again.getByText('You chose Switzerland.')).toBeVisible();
});

test.each(['I don’t know', 'Another country'])('“%s” has words and 112, whatever the clock says', async (choice) => {
  choosePlace('GB');
  const { choose, row, getByRole } = await open();
  await choose(choice);
  await expect.element(getByRole('heading', { level: 2 })).toHaveTextContent('Help where you are');
  const says = (title: string, words: string) => expect.element(row(title).getByText(words)).toBeVisible();
  await says('In an emergency', 'Call your local emergency number. From most mobile phones, 112 works too.');
  await expect.element(row('In an emergency').getByRole('link')).toHaveTextContent('112');
  await says('Medical help today', 'Call your doctor or the nearest hospital.');
  await says('To talk to someone', 'Other countries: findahelpline.com');
});
