import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { RetakePage } from '#web/features/numbers/retake/retake-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../../../support/api.ts';
import { heartOwn, longevityOwn } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';
import { expectGoodLooks } from '../../../support/sweep.ts';

// A retake in each of its states, at both widths, light and dark.

const open = async (body: unknown) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({
    getSubmission: { body },
    getResult: { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    getMe: { body: {} },
    listSubmissions: { body: [] },
  });
  const screen = await show(<RetakePage />, '/retake/:submissionId', '/retake/s-1');
  return { ...screen, button: (name: string) => screen.getByRole('button', { name, exact: true }) };
};

test('the start, and a sheet of carried-over answers, one of them opened and changed', async () => {
  const { button, getByText } = await open(longevityOwn);
  await expect.element(button('Continue')).toBeVisible();
  await expectGoodLooks();
  await button('Continue').click();
  await expect.element(getByText(/^Part 1 of/)).toBeVisible();
  await expectGoodLooks();
  await button('Change Smoking').click();
  await expect.element(getByText(/^Last time: /)).toBeVisible();
  await expectGoodLooks();
  await button('I stopped 5 to 9 years ago').click();
  await expect.element(button('Change Smoking')).toHaveFocus();
  await expectGoodLooks();
});

test('questions asked again without their answers, and an emergency among them', async () => {
  const { button, getByText, getByRole } = await open(heartOwn);
  await button('Continue').click();
  await expectGoodLooks();
  await button('All still true').click();
  await expect.element(getByText(/questions have no answer/)).toBeVisible();
  await expectGoodLooks();
  await getByRole('radio', { name: 'Yes, right now' }).first().click();
  await expect.element(button('Leave the quiz')).toBeVisible();
  await expectGoodLooks();
});
