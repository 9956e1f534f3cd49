import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { runs } from '#tests/support/random.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { dyingStore, type Fault, faults } from './dying-store.ts';
import {
  closeBrowser,
  type Network,
  openTab,
  quiz,
  startBrowser,
  stored,
  stubStorage,
  type Tab,
  tokens,
  turns,
} from './shared-browser.ts';

// One user walks through the quiz while the browser's database fails: it is closed, killed, full or silent at any
// moment, and may recover. Each answer is sent in the end or is still in the browser, or the user was told that it
// lasts only as long as the page.

type Act = { do: 'answer' | 'reload' | 'leave' } | { do: 'submit'; network: Network };
/** In turns of the event loop after the step has begun. */
type Blow = { fault: Fault | 'heal'; afterTurns: number };
type Step = Act & { blows: readonly Blow[] };

type World = {
  api: ReturnType<typeof startBrowser>;
  disk: ReturnType<typeof dyingStore>;
  /** Each answer is unique. */
  given: string[];
  /** Replaced by the user. */
  replaced: Set<string>;
  /** The screen said that these answers last only as long as the page, and the page has ended. */
  told: Set<string>;
};

const valuesOf = (answers: Answers = {}) => Object.values(answers) as string[];
const valuesIn = ({ submittedAnswers }: RepeatableRequest) => submittedAnswers.map(({ value }) => value as string);
const lastPosition = quiz.questions.length - 1;

/** Longer than the database may take to respond. */
const patienceMs = 2500;
/** Longer than the pause until a database that did not respond is asked again. */
const retryMs = 13_000;
const pass = async (ms: number) => {
  await turns(50);
  vi.advanceTimersByTime(ms);
  await turns(50);
};
/** Waits until what was typed is written, or given up. */
const allKnown = async () => {
  await pass(250);
  await pass(patienceMs);
};

const answer = async (tab: Tab, { given, replaced }: World) => {
  if (tab.view().state.phase === 'completed') await tab.reopen();
  const { dispatch, answer } = tab.session();
  dispatch({ type: 'continued' }); // from the intro
  const { answers, currentQuestion } = tab.view().state;
  const { id = '' } = quiz.questions[currentQuestion] ?? {};
  if (currentQuestion === lastPosition || tab.view().state.phase !== 'running') return;
  const value = `answer ${given.length}`;
  answer(id, value);
  given.push(value);
  if (answers[id]) replaced.add(answers[id] as string);
};

const submit = (tab: Tab, { api }: World, network: Network) => {
  api.network = network;
  const { phase, answers } = tab.view().state;
  if (phase !== 'running' || valuesOf(answers).length === 0) return;
  tab.session().dispatch({ type: 'went', currentQuestion: lastPosition });
  tab.session().sendNow();
};

/** Whether the screen says that the draft is only in this page, or that the browser's own could not be read. */
const isTold = (tab: Tab) => tab.app.isInPageOnly(productQuizId) || tab.isUnread();

const reload = async (tab: Tab, { told }: World) => {
  if (tab.app.isInPageOnly(productQuizId)) for (const value of valuesOf(tab.view().state.answers)) told.add(value);
  tab.close();
  return openTab(tab.entry());
};

const act = async (tab: Tab, world: World, step: Step): Promise<Tab> => {
  if (step.do === 'answer') await answer(tab, world);
  if (step.do === 'submit') submit(tab, world, step.network);
  if (step.do === 'leave') await tab.reopen();
  return step.do === 'reload' ? reload(tab, world) : tab;
};

const strike = async ({ disk }: World, { fault, afterTurns }: Blow) => {
  await turns(afterTurns);
  if (fault === 'heal') disk.heal();
  else disk.begin(fault);
};

const check = async (tab: Tab, { api, disk, given, replaced, told }: World) => {
  const { draft, outbox } = await disk.aside(stored);
  const { state } = tab.view();
  const kept = [...valuesOf(state.answers), ...valuesOf(draft?.answers)];
  const handedIn = [...outbox, ...api.taken.values()].flatMap(valuesIn);
  const lost = given.filter((value) => ![...kept, ...handedIn].includes(value) && !replaced.has(value));
  expect(
    lost.filter((value) => !told.has(value)),
    'lost without a word',
  ).toEqual([]);
  if (state.phase !== 'running') return;
  // This walk skips nothing, so each question before this one has its answer. The last screen submits all at any time.
  const before = quiz.questions.slice(0, Math.max(0, state.currentQuestion)).map(({ id }) => id);
  if (state.currentQuestion < lastPosition)
    expect(
      before.filter((id) => !Object.hasOwn(state.answers, id)),
      'questions that are left out',
    ).toEqual([]);
  const onlyHere = valuesOf(state.answers).filter((value) => !valuesOf(draft?.answers).includes(value));
  if (onlyHere.length > 0) expect(isTold(tab), 'said that they are only in this page').toBe(true);
};

/**
 * What a later page does: it sends what waits in a database that still fails, and shows the draft of an earlier run.
 */
const ofLaterPage = async (tab: Tab, { disk }: World) => {
  const { draft, outbox } = await disk.aside(stored);
  const isEarlier = draft?.runId !== tab.view().runId;
  return [...(disk.isDead() ? outbox.flatMap(valuesIn) : []), ...(isEarlier ? valuesOf(draft?.answers) : [])];
};

const walk = async (steps: readonly Step[]) => {
  stubStorage();
  await clear(quizStore);
  const disk = dyingStore();
  const world: World = { api: startBrowser(), disk, given: [], replaced: new Set(), told: new Set() };
  let tab = await openTab();
  tab.within(() => tab.app.signIn(tokens.ines, { remember: true }));
  await allKnown();
  for (const step of steps) {
    const blows = step.blows.map((blow) => strike(world, blow));
    const acting = tab.within(() => act(tab, world, step));
    await Promise.all([allKnown(), ...blows]);
    tab = await acting;
    await allKnown();
    await check(tab, world);
  }
  await pass(retryMs);
  await tab.within(() => act(tab, world, { do: 'submit', network: 'ok', blows: [] }));
  await allKnown();
  await pass(retryMs);
  tab.hear('online', {});
  await allKnown();
  await check(tab, world);
  const handedIn = [...world.api.taken.values()].flatMap(valuesIn);
  const later = await ofLaterPage(tab, world);
  const notSent = world.given.filter((value) => ![...handedIn, ...later].includes(value) && !world.replaced.has(value));
  const { waiting, refused } = tab.app.useUnsent.getState();
  const isSaid = isTold(tab) || waiting > 0 || refused.length > 0 || tab.view().ending !== null;
  if (!isSaid)
    expect(
      notSent.filter((value) => !world.told.has(value)),
      'neither sent nor said',
    ).toEqual([]);
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(async () => {
  await closeBrowser();
  vi.restoreAllMocks();
});

const blow = fc.record({
  fault: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...faults) },
    { weight: 1, arbitrary: fc.constant('heal' as const) },
  ),
  afterTurns: fc.nat({ max: 40 }),
});
const blows = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(blow, { minLength: 1, maxLength: 2 }) },
);
const network = fc.constantFrom<Network>('ok', 'offline', 'answer lost', 500);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), blows }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'leave' as const), blows }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit' as const), network, blows }) },
);

// In ten tests, because one alone reaches the time limit on a machine with twenty times more work than processors.
test.each(Array.from({ length: 10 }, (_, part) => part + 1))(
  'whatever happens to the database, each answer is sent or stored, or the user is told (%s of 10)',
  async () => {
    const steps = fc.array(anyStep, { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, (given) =>
        walk(given).finally(async () => {
          await closeBrowser();
          vi.restoreAllMocks();
          vi.spyOn(console, 'info').mockImplementation(() => {});
        }),
      ),
      { numRuns: Math.ceil(runs(1000) / 10) },
    );
  },
);

const answers = (count: number): Step[] => Array.from({ length: count }, () => ({ do: 'answer', blows: [] }));

test.each(faults)(
  'a database under %s after one answer loses at most what the user was told about, and no place',
  (fault) =>
    walk([
      ...answers(1),
      { do: 'answer', blows: [{ fault, afterTurns: 0 }] },
      ...answers(1),
      { do: 'reload', blows: [{ fault: 'heal', afterTurns: 0 }] },
      ...answers(2),
    ]),
);
