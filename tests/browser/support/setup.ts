import '#web/ui/base.css';
import '#web/ui/tokens.css';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { forgetLastAsked } from '#web/api/list-gate.ts';
import { queryClient } from '#web/api/queries.ts';
import { useChosenHere } from '#web/measured/use-units.ts';
import { patience, quizStoreName } from '#web/quiz/is-store-there.ts';
import { askAgain } from '#web/quiz/quiz-store.ts';
import { endSession, useSession } from '#web/session/session.ts';
import { setPending, setSharedDevice } from '#web/session/storage.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { expectPlainWords, watchDialogs } from './sweep.ts';

/** Without the product's time limit, because on a busy machine each response may take long. */
const kept = createStore(quizStoreName, 'kept');
patience.milliseconds = 100_000;

// Each test begins as a first visit.
beforeEach(async () => {
  // The library itself cleans up only for the file that loads it first.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  setSharedDevice(false);
  // A logout that the test before left pending would be sent before this test's first call.
  setPending(false);
  endSession();
  forgetLastAsked();
  useSession.setState({ completedQuizzes: {}, wasEnded: false });
  useChosenHere.setState({ units: null });
  queryClient.clear();
  setSiteSettings(localSiteSettings());
  // The previous test may have moved its clock past the time that a database may take, which also holds the timer that
  // asks again.
  askAgain();
  await clear(kept);
  watchDialogs();
});

/**
 * No test may reach the network, because tests fake the API (`api.ts`). This also holds for the page of a test that has
 * ended, which stays until the next one begins: Vite's server would respond, and its date would disturb the clock that
 * a test has set.
 */
const forbidNetwork = () =>
  vi.stubGlobal('fetch', (address: string) => Promise.reject(new Error(`Nobody plays ${address}.`)));
forbidNetwork();

afterEach(() => {
  // Measures whatever page or dialog a test leaves on the screen.
  expectPlainWords();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forbidNetwork();
});
