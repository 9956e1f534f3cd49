import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from '#web/quiz/draft/save-draft.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import {
  closeBrowser,
  openTab,
  quiz,
  settled,
  startBrowser,
  stored,
  stubStorage,
  type Tab,
  tokens,
  turns,
} from './shared-browser.ts';

// The quiz run, its draft and unsent submissions, in the browser's own storage.

const answer = async (tab: Tab, id: string, value: string) => {
  const currentQuestion = quiz.questions.findIndex((question) => question.id === id);
  await tab.within(() => {
    tab.session().dispatch({ type: 'continued' });
    tab.session().dispatch({ type: 'went', currentQuestion });
    tab.session().answer(id, value);
    return settled();
  });
};
const handIn = (tab: Tab) =>
  tab.within(() => {
    tab.session().dispatch({ type: 'went', currentQuestion: quiz.questions.length - 1 });
    tab.session().sendNow();
    return settled();
  });

let api: ReturnType<typeof startBrowser>;
let tab: Tab;
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  stubStorage();
  await clear(quizStore);
  api = startBrowser();
  tab = await openTab();
  tab.within(() => tab.app.signIn(tokens.ines, { remember: true }));
  await answer(tab, 'first', 'one');
});
afterEach(closeBrowser);

test('a failed write does not stop later ones, so the next answer is written', async () => {
  const { inTurn, whenDone } = createTurns();
  const done: string[] = [];
  inTurn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  inTurn(async () => void done.push('next'));
  await whenDone();
  expect(done).toEqual(['next']);
});

test('a draft that once cannot be read does not count as a discarded one', async () => {
  const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  tab.hear('pageshow', { persisted: true });
  await settled();
  broken.mockRestore();
  expect(tab.view().state.answers).toEqual({ first: 'one' });
  await answer(tab, 'second', 'two');
  expect((await stored()).draft?.answers).toEqual({ first: 'one', second: 'two' });
});

test('without writable storage, another tab’s changes leave these answers alone', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await clear(quizStore);
  const other = await openTab();
  await answer(other, 'first', 'elsewhere');
  const third = await openTab();
  await answer(third, 'first', 'here');
  expect(other.view().state.answers).toEqual({ first: 'elsewhere' });
  full.mockRestore();
});

test('a run that arrives after a reload also ends in the page that sent it again', async () => {
  api.network = 'offline';
  const sending = handIn(tab);
  await turns(1);
  tab.close();
  await sending;
  const again = await openTab();
  expect(again.view().state.answers).toEqual({ first: 'one' });
  api.network = 'ok';
  again.hear('online', {});
  await settled();
  expect(api.taken.size).toBe(1);
  expect(again.view().state).toMatchObject({ answers: {}, currentQuestion: -2 });
});

test('a waiting submission is sent with the next one, and is then no longer shown as waiting', async () => {
  api.network = 'offline';
  await handIn(tab);
  expect(tab.app.useUnsent.getState().waiting).toBe(1);
  api.network = 'ok';
  await tab.within(() => tab.reopen());
  await answer(tab, 'first', 'again');
  await handIn(tab);
  expect(api.taken.size).toBe(2);
  expect(tab.app.useUnsent.getState().waiting).toBe(0);
});
