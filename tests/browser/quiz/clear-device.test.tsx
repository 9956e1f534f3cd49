import { expect, onTestFinished, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { signIn, useSession } from '#web/session/session.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

const finish = async (isShared: boolean) => {
  setSharedDevice(isShared);
  onTestFinished(() => setSharedDevice(false));
  playApi({
    createSubmission: { status: 201 },
    getMe: { body: {} },
    listSubmissions: { body: [] },
    logout: { status: 204 },
  });
  signIn(tokenOf('ines'), { remember: !isShared });
  const screen = await showQuiz([lastScreen]);
  await screen.next.click();
  await expect.element(screen.button('Return Home')).toBeVisible();
  return { ...screen, clear: screen.button('Finish and clear this device') };
};

test('on a shared device the end of a quiz offers to leave nothing behind', async () => {
  const { clear } = await finish(true);
  await clear.click();
  await expect.poll(() => useSession.getState().authToken).toBeNull();
});

test('on the user’s own device it does not', async () => {
  const { clear } = await finish(false);
  expect(clear.query()).toBeNull();
});
