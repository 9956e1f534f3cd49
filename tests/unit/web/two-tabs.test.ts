import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { runs } from '#tests/support/random.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import {
  closeBrowser,
  type Network,
  openTab,
  type Person,
  quiz,
  settled,
  startBrowser,
  stored,
  stubStorage,
  type Tab,
  tokens,
} from './shared-browser.ts';

// Two people who share a browser with two tabs, with random steps and random failures of the network.

type Act =
  | { do: 'answer' | 'log in' | 'log out' | 'reload' | 'retake'; who: Person }
  | { do: 'submit'; network: Network };
/**
 * `isHasty`: the step happens while an earlier submission is still being sent, or the last answer is still being
 * written.
 */
type Step = Act & { at: 0 | 1; isHasty: boolean };
type World = {
  api: ReturnType<typeof startBrowser>;
  /** Each answer is unique. */
  given: Map<string, Person>;
  /** By the user's own choice: replaced, retaken, logged out. */
  thrownAway: Set<string>;
};

const valuesOf = (answers: Answers = {}) => Object.values(answers) as string[];
const valuesIn = ({ submittedAnswers }: RepeatableRequest) => submittedAnswers.map(({ value }) => value as string);
const lastPosition = quiz.questions.length - 1;

const answer = async (tab: Tab, { given, thrownAway }: World) => {
  const who = tab.who();
  if (!who || tab.view().state.phase === 'submitting') return;
  if (tab.view().state.phase === 'completed') await tab.reopen();
  const { dispatch, answer } = tab.session();
  dispatch({ type: 'went', currentQuestion: Math.max(0, tab.view().state.currentQuestion) % lastPosition });
  const { answers, currentQuestion } = tab.view().state;
  const id = quiz.questions[currentQuestion]?.id ?? '';
  const value = `${who} ${given.size}`;
  answer(id, value);
  expect(tab.view().state.answers[id]).toBe(value);
  given.set(value, who);
  if (answers[id]) thrownAway.add(answers[id] as string);
};

const submit = (tab: Tab, { api }: World, network: Network) => {
  const { phase, answers } = tab.view().state;
  if (phase !== 'running' || valuesOf(answers).length === 0) return;
  api.network = network;
  tab.session().dispatch({ type: 'went', currentQuestion: lastPosition });
  tab.session().sendNow();
};

const logOut = async (tab: Tab, { given, thrownAway }: World) => {
  const who = tab.who();
  if (!who) return;
  for (const [value, giver] of given) if (giver === who) thrownAway.add(value);
  await tab.app.discardUnsentOf(who);
  tab.app.logout();
};

const retake = async (tab: Tab, { thrownAway }: World) => {
  if (!tab.who()) return;
  const { draft, outbox } = await stored();
  const handedIn = outbox.flatMap(valuesIn);
  for (const value of valuesOf(draft?.answers)) if (!handedIn.includes(value)) thrownAway.add(value);
  await tab.reopen(() => tab.app.removeDraft(productQuizId));
};

const act = async (tab: Tab, world: World, step: Step): Promise<Tab> => {
  if (step.do === 'answer') await answer(tab, world);
  if (step.do === 'submit') submit(tab, world, step.network);
  if (step.do === 'log in') tab.who() ?? tab.app.signIn(tokens[step.who], { remember: true });
  if (step.do === 'log out') await logOut(tab, world);
  if (step.do === 'retake') await retake(tab, world);
  if (step.do === 'reload') tab.close();
  return step.do === 'reload' ? openTab() : tab;
};

const check = async (tabs: Tab[], { api, given, thrownAway }: World) => {
  const { draft, outbox } = await stored();
  const handedIn = [...outbox, ...api.taken.values()];
  for (const tab of tabs) {
    const { phase, answers } = tab.view().state;
    const shown = phase === 'completed' ? [] : valuesOf(answers);
    const refused = tab.app.useUnsent.getState().refused.flatMap(({ request }) => valuesIn(request));
    const foreign = [...shown, ...refused].filter((value) => given.get(value) !== tab.who());
    expect(foreign, 'shown to somebody else').toEqual([]);
  }
  for (const request of handedIn)
    for (const value of valuesIn(request)) expect(given.get(value), 'sent for somebody else').toBe(request.userId);
  const kept = [...valuesOf(draft?.answers), ...handedIn.flatMap(valuesIn)];
  const lost = [...given.keys()].filter((value) => !thrownAway.has(value) && !kept.includes(value));
  expect(lost, 'lost').toEqual([]);
};

/**
 * A user does not answer in one tab before it has the other tab's answers, because that would take two pairs of hands.
 */
const mayHurry = (step: Step, next: Step | undefined) =>
  next?.isHasty && (next.do === 'reload' ? next.at === step.at : step.do === 'submit' && next.do !== 'answer');

const live = async (steps: readonly Step[]) => {
  stubStorage();
  await clear(quizStore);
  const world: World = { api: startBrowser(), given: new Map(), thrownAway: new Set() };
  const tabs: [Tab, Tab] = [await openTab(), await openTab()];
  for (const [index, step] of steps.entries()) {
    const tab = tabs[step.at];
    tabs[step.at] = await tab.within(() => act(tab, world, step));
    tabs[step.at === 0 ? 1 : 0].hear('storage', { key: null });
    if (mayHurry(step, steps[index + 1])) continue;
    await settled();
    await check(tabs, world);
  }
  await closeBrowser();
};

const at = fc.constantFrom(0 as const, 1 as const);
const who = fc.constantFrom<Person>('ines', 'olaf');
const network = fc.constantFrom<Network>('ok', 'offline', 'answer lost', 500, 422);
const common = { at, isHasty: fc.boolean() };
const rest = fc.constantFrom('log in' as const, 'log out' as const, 'reload' as const, 'retake' as const);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...common, do: fc.constant('answer' as const), who }) },
  { weight: 4, arbitrary: fc.record({ ...common, do: fc.constant('submit' as const), network }) },
  { weight: 4, arbitrary: fc.record({ ...common, do: rest, who }) },
);

test('whatever happens in two tabs, no answer is lost and none reaches another user', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const logIn: Step = { at: 0, isHasty: false, do: 'log in', who: 'ines' };
  const steps = fc.array(anyStep, { minLength: 3, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, (given) => live([logIn, ...given])),
    { numRuns: runs(80) },
  );
});

const weight = longevityQuiz.questions.find(({ id }) => id === 'weight');

test('a unit that was chosen in another tab stays chosen when this tab chooses one for another question', async () => {
  const { local } = stubStorage();
  vi.resetModules();
  const { chooseUnit, useChosenHere } = await import('#web/measured/use-units.ts');
  const [key, american] = [`${product.id}.units`, { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' }];
  useChosenHere.setState({ units: american as never });
  local.setItem(key, JSON.stringify({ ...american, height: 'cm' })); // the other tab
  if (!weight) throw new Error('The quiz does not ask for the weight.');
  chooseUnit(weight, 'kg');
  expect(JSON.parse(local.getItem(key) ?? '{}')).toMatchObject({ height: 'cm', weight: 'kg' });
});
