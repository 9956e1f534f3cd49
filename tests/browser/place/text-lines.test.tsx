import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LineKind } from '#shared/safety/help-lines.ts';
import { choosePlace, loadPlaces } from '#web/place/place.ts';
import { TalkLines } from '#web/place/talk-lines.tsx';
import { show } from '../support/show.tsx';

beforeEach(loadPlaces);
afterEach(() => choosePlace(null));

// Written by hand from the tables of the places. Some people can write but not speak.
test.each<[string, readonly LineKind[], string, string]>([
  ['GB', ['maternal', 'crisis'], 'Text PANDAS to 85258', 'sms:85258?&body=PANDAS'],
  ['GB', ['crisis'], 'Text SHOUT to 85258', 'sms:85258?&body=SHOUT'],
  ['US', ['crisis'], 'Text 988', 'sms:988'],
  ['US', ['maternal', 'crisis'], 'Text the same number', 'sms:18338526262'],
  ['NZ', ['crisis'], 'Text 1737', 'sms:1737'],
])('in %s, for %s, a press on “%s” writes to the line', async (country, kinds, name, address) => {
  choosePlace(country);
  const { getByRole } = await show(<TalkLines kinds={kinds} />);
  await expect.element(getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
});

test('a number to write to that is another service’s does not carry the name of the line to call', async () => {
  choosePlace('GB');
  const { getByText } = await show(<TalkLines kinds={['maternal', 'crisis']} />);
  const row = getByText('Text PANDAS to 85258').element().closest('li');
  expect(row?.textContent).toBe('By text messageText PANDAS to 85258');
});
