import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { send } from '#web/quiz/outbox.ts';
import { unsentNow, watchOutbox } from '#web/quiz/resend.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { stubStorage } from './fake-storage.ts';
import { tokenOf } from './token-for-test.ts';

test('what waits for one person is not shown to the next, though a try for it still hangs', async () => {
  stubStorage();
  let networkIsBack = () => {};
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') networkIsBack = listener;
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signIn(tokenOf('ines'), { remember: true });
  await send({
    userId: 'ines',
    quizId: productQuizId,
    submittedAnswers: [],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
    sessionId: 'run-1',
  });
  watchOutbox();
  await vi.waitFor(() => expect(unsentNow().waiting).toBe(1));

  const hanging = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', hanging);
  networkIsBack();
  await vi.waitFor(() => expect(hanging).toHaveBeenCalled());
  expect(unsentNow().waiting).toBe(1);
  endSession();
  signIn(tokenOf('olaf'), { remember: true });
  expect(unsentNow()).toEqual({ waiting: 0, refused: [] });
});
