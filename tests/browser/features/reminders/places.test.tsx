import { expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import type { Question } from '#shared/quiz/question.ts';
import { playApi } from '#tests/browser/support/api.ts';
import { lastScreen, show, showQuiz } from '#tests/browser/support/show.tsx';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { mergeUser, signIn } from '#web/session/session.ts';
import { ForLater } from '#web/shell/for-later.tsx';
import { setSiteSettings } from '#web/site-settings.ts';

// Where pages of the core offer the reminder.

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [{ value: 'cat', label: 'Cat' }],
};

const handIn = async (isConfirmed: boolean) => {
  setSiteSettings(localSiteSettings());
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed });
  const api = playApi({ createSubmission: { status: 201 }, getMe: { body: {} }, listSubmissions: { body: [] } });
  const screen = await showQuiz([pet, lastScreen]);
  await screen.button('Cat').click();
  await screen.next.click();
  return { ...screen, api };
};

test('the end screen offers a reminder once the address is confirmed, and saves nothing without the tick', async () => {
  const { api, getByRole } = await handIn(true);
  await expect.element(getByRole('checkbox', { name: 'Email me a reminder' })).not.toBeChecked();
  expect(api.named('setReminder')).toEqual([]);
});

test('the end screen offers no reminder before the address is confirmed', async () => {
  const { heading, getByRole } = await handIn(false);
  await expect.element(heading).toMatchTextContent(/^Your results are being analysed/);
  expect(getByRole('checkbox', { name: 'Email me a reminder' }).elements()).toEqual([]);
});

test('on the account page a reminder needs a confirmed address; until then the page links to the confirmation', async () => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: true });
  playApi({ getAccount: { body: { userId: 'ines', email: 'ines@example.com', addressState: 'confirmed' } } });
  const { getByRole, elsewhere } = await show(<AccountPage />, '/account');
  await expect.element(getByRole('checkbox', { name: 'Email me a reminder' })).not.toBeChecked();
  mergeUser({ isConfirmed: false });
  await getByRole('link', { name: 'confirm your email' }).click();
  await expect.element(elsewhere).toHaveTextContent('/confirm');
});

test('what is offered for later has a reminder only for a user with a confirmed address', async () => {
  setSiteSettings(localSiteSettings());
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getMe: { body: {} } });
  const { getByRole } = await show(<ForLater />);
  expect(getByRole('checkbox').elements()).toEqual([]);
  mergeUser({ isConfirmed: true });
  await expect.element(getByRole('checkbox', { name: 'Email me a reminder' })).not.toBeChecked();
});
