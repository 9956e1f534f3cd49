import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, getMany, setMany } from 'idb-keyval';
import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { runs } from '#tests/support/random.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import type { UnsentSubmission } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import {
  closeBrowser,
  type Network,
  openTab,
  quiz,
  settled,
  startBrowser,
  stubStorage,
  type Tab,
  tokens,
  turns,
} from './shared-browser.ts';

// A submission takes several writes: into the outbox, the draft out, the outbox's entry out. The browser may crash
// after any of them, and another tab may look in between. What the store contains then is all that the next page knows.

type Outbox = Record<string, UnsentSubmission>;
type Left = { draft: Draft | undefined; outbox: Outbox; isTaken: boolean };

const keys = [`draft ${productQuizId}`, 'outbox'];
const lastPosition = quiz.questions.length - 1;

/** Every state of the store while `work` runs, as a crash would leave it. Each is read in one transaction. */
const statesDuring = async (isTaken: () => boolean, work: () => Promise<unknown>): Promise<Left[]> => {
  const states = new Map<string, Left>();
  const end = { isOver: false };
  const watching = (async () => {
    while (!end.isOver) {
      const taken = isTaken();
      const [draft, outbox = {}] = (await getMany(keys, quizStore)) as [Draft | undefined, Outbox | undefined];
      const { runId } = draft ?? {};
      // A reader that comes later sees the same writes, so only the content counts, not when it was written.
      states.set(JSON.stringify([runId, Object.keys(outbox), taken]), { draft, outbox, isTaken: taken });
    }
  })();
  await work();
  end.isOver = true;
  await watching;
  return [...states.values()];
};

const answerSome = (tab: Tab, count: number) =>
  tab.within(() => {
    for (const [currentQuestion, { id }] of quiz.questions.slice(0, count).entries()) {
      tab.session().dispatch({ type: 'went', currentQuestion });
      tab.session().answer(id, `answer to ${id}`);
    }
  });

const handIn = (tab: Tab) =>
  tab.within(() => {
    tab.session().dispatch({ type: 'went', currentQuestion: lastPosition });
    tab.session().sendNow();
  });

const logIn = (tab: Tab) => tab.within(() => tab.app.signIn(tokens.ines, { remember: true }));

/** Opens the browser again with what the crash has left. The API responds. */
const comeBack = async (left: Left) => {
  await clear(quizStore);
  const items: [string, unknown][] = [
    ['outbox', left.outbox],
    ...(left.draft ? [[keys[0], left.draft] as [string, Draft]] : []),
  ];
  await setMany(items, quizStore);
  const tab = await openTab();
  logIn(tab);
  await settled();
  await tab.within(() => tab.app.sendAgain());
  await settled();
  return tab;
};

const cases = fc.record({
  answered: fc.integer({ min: 1, max: 4 }),
  network: fc.constantFrom<Network>('ok', 'answer lost', 'offline', 500),
  hasOtherTab: fc.boolean(),
  bothSend: fc.boolean(),
  gap: fc.integer({ min: 0, max: 40 }),
});

test('wherever the browser crashes while a quiz is sent, its answers are sent once, and no quiz that was sent is offered again', async () => {
  const property = fc.asyncProperty(cases, async ({ answered, network, hasOtherTab, bothSend, gap }) => {
    stubStorage();
    await clear(quizStore);
    const api = startBrowser();
    const tab = await openTab();
    logIn(tab);
    await settled();
    answerSome(tab, answered);
    await settled();
    const other = hasOtherTab ? await openTab() : null;
    await settled();
    api.network = network;
    const given = tab.view().state.answers;
    expect(Object.keys(given)).toHaveLength(answered);
    const states = await statesDuring(
      () => api.taken.size > 0,
      async () => {
        handIn(tab);
        await turns(gap);
        // A tab that has followed the end of the run shows another screen, without this button.
        if (other && bothSend && Object.keys(other.view().state.answers).length > 0) handIn(other);
        await settled();
      },
    );
    const taken = new Map(api.taken);
    await closeBrowser();
    for (const left of states) {
      const again = startBrowser();
      if (left.isTaken) for (const [run, request] of taken) again.taken.set(run, request);
      const back = await comeBack(left);
      const stored = await statesDuring(() => true, settled);
      const sent = [...again.taken.values()].map(({ submittedAnswers }) => submittedAnswers.map(({ value }) => value));
      const isSent = left.isTaken || Object.keys(left.outbox).length > 0;
      expect(sent).toEqual(isSent ? [Object.values(given)] : []);
      if (isSent)
        expect(
          stored.map(({ draft }) => draft),
          'offered again',
        ).toEqual([undefined]);
      else expect(back.view().state.answers).toEqual(given);
      await closeBrowser();
    }
  });
  await fc.assert(property, { numRuns: runs(60) });
});
