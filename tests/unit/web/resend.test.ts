import { asRunId, asUserId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { useUnsent, watchOutbox } from '#web/quiz/outbox/resend.ts';
import { send } from '#web/quiz/outbox/send.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { stubStorage } from './shared-browser.ts';

const requestOfInes = {
  userId: asUserId('ines'),
  quizId: productQuizId,
  submittedAnswers: [],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
  sessionId: asRunId('run-1'),
};

afterEach(() => vi.useRealTimers());

/** A browser without a network, until `isBack` is called. */
const noNetwork = () => {
  const network = { isBack: () => {} };
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') network.isBack = listener;
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  return network;
};

test('one user’s waiting answers are not shown to the next, even while a try for them hangs', async () => {
  stubStorage();
  const network = noNetwork();
  signIn(tokenOf('ines'), { remember: true });
  await send(requestOfInes);
  watchOutbox();
  await eventually(() => expect(useUnsent.getState().waiting).toBe(1));

  const hanging = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', hanging);
  network.isBack();
  await eventually(() => expect(hanging).toHaveBeenCalled());
  expect(useUnsent.getState().waiting).toBe(1);
  endSession();
  signIn(tokenOf('olaf'), { remember: true });
  expect(useUnsent.getState()).toEqual({ waiting: 0, refused: [], expiresAt: null });
});

/** A newly opened page: it has only the stored data. */
const openPage = async () => {
  vi.resetModules();
  const [sending, unsent, resend, session] = await Promise.all([
    import('#web/quiz/outbox/send.ts'),
    import('#web/quiz/outbox/unsent.ts'),
    import('#web/quiz/outbox/resend.ts'),
    import('#web/session/session.ts'),
  ]);
  return { ...sending, ...unsent, ...resend, ...session };
};

test('waiting answers are retried less and less often, down to every five minutes, until they are sent', async () => {
  stubStorage();
  await clear(quizStore);
  vi.stubGlobal('addEventListener', () => {});
  let isUp = false;
  const tried: number[] = [];
  vi.stubGlobal('fetch', async () => {
    tried.push(Math.round((Date.now() - start) / 1000));
    return isUp
      ? Response.json({ submissionId: '01', _id: '01' }, { status: 201 })
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  const page = await openPage();
  page.signIn(tokenOf('ines'), { remember: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const start = Date.now();
  await page.send(requestOfInes);
  tried.length = 0;
  page.watchOutbox();
  await eventually(() => expect(page.useUnsent.getState().waiting).toBe(1));
  for (let second = 0; second < 720; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    // The store does not use the fake clock.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const gaps = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  expect(gaps.map((gap) => Math.round(gap / 5) * 5)).toEqual([5, 15, 60, 300, 300]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(300_000);
  await eventually(() => expect(page.useUnsent.getState()).toEqual({ waiting: 0, refused: [], expiresAt: null }));
});

test('a login sends the user’s waiting answers at once, and shows refused ones separately from waiting ones', async () => {
  stubStorage();
  await clear(quizStore);
  vi.stubGlobal('addEventListener', () => {});
  const page = await openPage();
  page.signIn(tokenOf('ines'), { remember: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.send(requestOfInes);
  page.endSession();
  page.watchOutbox();
  const refusal = { code: 'too-few-answers', message: 'Too few' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }));
  page.signIn(tokenOf('ines'), { remember: true });
  await eventually(() => expect(page.useUnsent.getState().refused).toMatchObject([{ refusal }]));
  expect(page.useUnsent.getState().waiting).toBe(0);
});

test('the first answers that a browser stores are sent when the network is back, without an earlier watcher', async () => {
  stubStorage();
  await clear(quizStore);
  const network = noNetwork();
  const page = await openPage();
  page.signIn(tokenOf('ines'), { remember: true });
  await page.send(requestOfInes);
  page.noteSubmitEnded({ isWaiting: true });
  expect(page.useUnsent.getState().waiting).toBe(1);
  vi.stubGlobal('fetch', async () => Response.json({ submissionId: '01', _id: '01' }, { status: 201 }));
  network.isBack();
  await eventually(() => expect(page.useUnsent.getState().waiting).toBe(0));
});

test('a try that fails unexpectedly is repeated', async () => {
  stubStorage();
  await clear(quizStore);
  const network = noNetwork();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const page = await openPage();
  page.signIn(tokenOf('ines'), { remember: true });
  await page.send(requestOfInes);
  page.watchOutbox();
  await eventually(() => expect(page.useUnsent.getState().waiting).toBe(1));

  const broken = vi.spyOn(page.useSession, 'getState').mockImplementationOnce(() => {
    throw new RangeError('unexpected');
  });
  network.isBack();
  await eventually(() => expect(info).toHaveBeenCalledWith('The outbox could not be sent: RangeError'));
  broken.mockRestore();
  vi.stubGlobal('fetch', async () => Response.json({ submissionId: '01', _id: '01' }, { status: 201 }));
  network.isBack();
  await eventually(() => expect(page.useUnsent.getState().waiting).toBe(0));
});
