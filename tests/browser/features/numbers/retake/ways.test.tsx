import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { asRunId, asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, liveVersion, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { dropChanges } from '#web/features/numbers/answers/changes.ts';
import { RetakePage } from '#web/features/numbers/retake/retake-page.tsx';
import { channel, readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';
import { endSession, signIn } from '#web/session/session.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../../../support/api.ts';
import { heartOwn, longevityOwn, ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';

// The three ways of a retake, and what survives a reload.

const play = (body: unknown) => {
  signIn(tokenOf('ines'), { remember: true });
  return playApi({
    getSubmission: { body },
    getResult: { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    getMe: { body: {} },
    listSubmissions: { body: [] },
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
};

const open = async (body: unknown, state: object | null = null) => {
  const api = play(body);
  const screen = await show(<RetakePage />, '/retake/:submissionId');
  await screen.router.navigate('/retake/s-1', { state });
  return {
    ...screen,
    api,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    radio: (name: string) => screen.getByRole('radio', { name }),
  };
};

afterEach(() => {
  setSharedDevice(false);
  dropChanges('retake s-1');
});

const anew = (quizId: typeof productQuizId | typeof cardiacQuizId) =>
  retakeRules[quizId].flatMap(({ how, questions }) => (how === 'askedAnew' ? questions : []));

test.each([
  [productQuizId, longevityOwn],
  [cardiacQuizId, heartOwn],
] as const)('every question of %s: the last answers are ready, but no symptom is', async (quizId, own) => {
  const { radio, button, elsewhere } = await open(own);
  await radio('Go through every question').click();
  await button('Continue').click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[quizId].path);
  const draft = await readDraft(quizId);
  expect(draft).toMatchObject({ owner: 'ines', retake: { basedOn: 's-1' } });
  const given = own.answers.map(({ questionId }) => questionId).filter((id) => !anew(quizId).includes(id));
  expect(Object.keys(draft?.answers ?? {}).sort()).toEqual(given.sort());
  expect(Object.keys(draft?.retake?.lastTime ?? {}).sort()).toEqual(given.sort());
});

test('each question shows the last answer, and one press keeps it', async () => {
  const { radio, button, unmount, elsewhere, api } = await open(longevityOwn);
  await radio('Go through every question').click();
  await button('Continue').click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[productQuizId].path);
  await unmount();
  const quiz = await openQuiz(productQuizId, longevityQuiz, (await readDraft(productQuizId)) ?? null);
  const screen = await show(<QuizFlow open={quiz} now={() => Number.POSITIVE_INFINITY} />);
  expect(screen.getByText('Welcome back').query()).toBeNull();
  const heading = () => screen.getByRole('heading', { level: 1 }).element().textContent ?? '';
  // Not found by its heading, because with a warning the last two screens begin with the same words.
  const isSent = () => screen.getByRole('button', { name: 'Return Home' }).query() !== null;
  const seen: Record<string, string | null> = {};
  while (!isSent()) {
    const before = heading();
    seen[before] = screen.container.querySelector('form')?.textContent ?? null;
    const [next] = ['Still true', 'Skip', 'Continue']
      .map((name) => screen.getByRole('button', { name, exact: true }))
      .filter((way) => way.query());
    await next?.click();
    await expect.poll(() => isSent() || heading() !== before).toBe(true);
  }
  const asked = (id: string) => seen[longevityQuiz.questions.find((question) => question.id === id)?.text ?? ''];
  expect(asked('weight')).toContain('Last time: 172 lb');
  expect(asked('weight')).toContain('Still true');
  expect(asked('stressLevels')).not.toContain('Last time');
  expect(api.named('createSubmission').map(({ body }) => body)).toMatchObject([{ basedOn: 's-1' }]);
  await quiz.close();
});

test('a changed answer is no longer called still true', async () => {
  const [weight] = longevityQuiz.questions.filter(({ id }) => id === 'weight');
  if (!weight) throw new Error('The quiz does not ask for the weight.');
  signIn(tokenOf('ines'), { remember: true });
  const lastTime = { weight: { answer: 172, words: '172 lb' } };
  const draft = {
    runId: asRunId('run-1'),
    savedAt: Date.now(),
    owner: 'ines',
    currentQuestion: 0,
    quizVersion: liveVersion,
    privacyAccepted: true,
    answers: { weight: 172 },
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
    retake: { basedOn: asSubmissionId('s-1'), numbers: [], lastTime },
    revision: 1,
  };
  const small = { ...longevityQuiz, questions: [weight, { ...weight, id: 'weight2' }] };
  const quiz = await openQuiz(productQuizId, small, draft);
  const { getByRole } = await show(<QuizFlow open={quiz} now={() => Number.POSITIVE_INFINITY} />);
  await expect.element(getByRole('button', { name: 'Still true' })).toBeVisible();
  await getByRole('textbox').fill('170');
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  await quiz.close();
});

test('exact numbers are asked about too, at the end', async () => {
  const numbers = { a1c: '5.7', labDate: '2026-05-01' };
  const answers = Object.fromEntries(heartOwn.answers.map(({ questionId, value }) => [questionId, value]));
  const { radio, button, elsewhere } = await open(ownAnswers(cardiacQuizId, { ...answers, ...numbers }));
  await radio('Go through every question').click();
  await button('Continue').click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[cardiacQuizId].path);
  const draft = (await readDraft(cardiacQuizId)) ?? null;
  expect(draft).toMatchObject({ answers: numbers, retake: { numbers: ['a1c', 'labDate'] } });
  const quiz = await openQuiz(cardiacQuizId, heartQuiz, draft);
  expect(quiz.quiz.questions.slice(-2).map(({ id }) => id)).toEqual(['a1c', 'labDate']);
  await quiz.close();
});

test('a hidden weight is not filled in either', async () => {
  const answers = Object.fromEntries(longevityOwn.answers.map(({ questionId, value }) => [questionId, value]));
  const { radio, button, elsewhere } = await open(ownAnswers(productQuizId, { ...answers, weight: 80 }));
  await radio('Go through every question').click();
  await button('Continue').click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[productQuizId].path);
  const draft = await readDraft(productQuizId);
  expect(draft?.answers).not.toHaveProperty('weight');
  expect(draft?.retake?.lastTime).not.toHaveProperty('weight');
});

const unfinished = someDraft({ savedAt: Date.now() });

test('the user is asked before another way replaces a quiz that was begun', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await saveDraft(productQuizId, unfinished, 0);
  const { radio, getByText, getByRole } = await open(longevityOwn);
  await expect.element(radio('Show me only my answers')).toBeChecked();
  expect(getByText('You have an unfinished quiz').query()).toBeNull();
  await radio('Start from scratch').click();
  await expect.element(getByText('You have an unfinished quiz')).toBeVisible();
  await expect.element(getByRole('link', { name: 'carry on with it' })).toHaveAttribute('href', '/longevity-quiz');
});

test('the unfinished quiz stays if the browser can store nothing more', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await saveDraft(productQuizId, unfinished, 0);
  const { radio, button, getByText } = await open(longevityOwn);
  await radio('Go through every question').click();
  // A full disk: the write is undone when the transaction commits.
  const { commit } = IDBTransaction.prototype;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockReturnValue({} as IDBRequest<IDBValidKey>);
  const committing = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    if (put.mock.calls.length > 0) this.abort();
    else commit.call(this);
  });
  // The tests that follow share this page.
  onTestFinished(() => {
    put.mockRestore();
    committing.mockRestore();
  });
  await button('Continue').click();
  await expect.element(getByText('Not possible in this browser')).toBeVisible();
  expect(await readDraft(productQuizId)).toMatchObject({ runId: unfinished.runId, answers: unfinished.answers });
});

const sheets = `retake ${productQuizId}` as const;

const choiceOf = (id: string, at: number) => {
  const question = longevityQuiz.questions.find((each) => each.id === id);
  return question?.type === 'multiple-choice' ? question.options.at(at) : undefined;
};
const optionOf = (id: string, at: number): string => choiceOf(id, at)?.label ?? '';
const chosenOf = (id: string, at: number): string => choiceOf(id, at)?.value ?? '';
const lastOf = (id: string): string => optionOf(id, -1);

/** Changes the answer about smoking on the first list, and drops everything in memory, as a reload does. */
const changeAndReload = async () => {
  const { button, unmount } = await open(longevityOwn);
  await button('Continue').click();
  await button('Change Smoking').click();
  await button(lastOf('smoking')).click();
  await expect.element(button('Change Smoking')).toBeVisible();
  return async () => {
    await unmount();
    dropChanges('retake s-1');
  };
};

test('the answers of the lists survive a reload, on the same list', async () => {
  const reload = await changeAndReload();
  await expect.poll(async () => (await readDraft(sheets))?.revision).toBeGreaterThan(0);
  await reload();
  const { getByText, button, unmount } = await open(longevityOwn, { sheet: 1 });
  await expect.element(getByText(/^Part 2 of/)).toBeVisible();
  await expect.poll(async () => (await readDraft(sheets))?.currentQuestion).toBe(1);
  await button('Back').click();
  await unmount();
  const { button: again, getByText: text } = await open(longevityOwn);
  await expect.element(text(/You’ve already started with your answers/)).toBeVisible();
  await again('Continue').click();
  await expect.element(text(/^Part 2 of/)).toBeVisible();
});

test('Start over drops the answers of the lists', async () => {
  const reload = await changeAndReload();
  await expect.poll(() => readDraft(sheets)).not.toBeNull();
  await reload();
  const { button, getByText } = await open(longevityOwn);
  await button('Start over').click();
  await expect.element(getByText(/You’ve already started/)).not.toBeInTheDocument();
  expect(await readDraft(sheets)).toBeNull();
  await button('Continue').click();
  await expect.element(getByText(/^Part 1 of/)).toBeVisible();
  expect(getByText('Changed').query()).toBeNull();
});

test('the user is asked before another way drops the answers of the lists', async () => {
  const reload = await changeAndReload();
  await expect.poll(() => readDraft(sheets)).toBeTruthy();
  await reload();
  const { radio, getByText } = await open(longevityOwn);
  await expect.element(getByText(/You’ve already started with your answers/)).toBeVisible();
  expect(getByText('You’ll lose the changes you’ve made').query()).toBeNull();
  await radio('Go through every question').click();
  await expect.element(getByText('You’ll lose the changes you’ve made')).toBeVisible();
});

test('no other user finds the answers of the lists', async () => {
  const reload = await changeAndReload();
  await expect.poll(() => readDraft(sheets)).not.toBeNull();
  await reload();
  endSession();
  signIn(tokenOf('olaf'), { remember: true });
  playApi({ getSubmission: { body: longevityOwn }, getResult: { status: 404 }, getMe: { body: {} } });
  const screen = await show(<RetakePage />, '/retake/:submissionId', '/retake/s-1');
  await expect.element(screen.getByRole('radio', { name: 'Show me only my answers' })).toBeVisible();
  expect(screen.getByText(/You’ve already started/).query()).toBeNull();
  expect(await readDraft(sheets)).toBeNull();
});

test('a shared device stores no answers of the lists, and asks before leaving', async () => {
  setSharedDevice(true);
  const reload = await changeAndReload();
  await expect.poll(() => readDraft(sheets)).not.toBeNull(); // in the memory of the page
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  setSharedDevice(false);
  expect(await readDraft(sheets)).toBeNull();
  await reload();
});

test('once another tab has sent the answers, leaving asks, because later changes are stored nowhere', async () => {
  const { button } = await open(longevityOwn);
  await button('Continue').click();
  await button('Change Smoking').click();
  await button(lastOf('smoking')).click();
  await expect.poll(() => readDraft(sheets)).toBeTruthy();
  await removeDraft(sheets);
  await button('Change Smoking').click();
  await button(optionOf('smoking', 1)).click();
  await expect.element(button('Change Smoking')).toBeVisible();
  await expect.poll(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(await readDraft(sheets)).toBeNull();
});

/** Another tab, which has the stored lists, saves them with this answer and announces it. */
const changeInOtherTab = async (id: string, answer: string) => {
  const { revision, ...stored } = (await readDraft(sheets)) ?? fail('Nothing is stored.');
  await saveDraft(sheets, { ...stored, answers: { ...stored.answers, [id]: answer } }, revision);
  const otherTab = new BroadcastChannel(channel.name);
  return () => {
    otherTab.postMessage({ name: sheets });
    otherTab.close();
  };
};
const fail = (reason: string): never => {
  throw new Error(reason);
};
test('two tabs on the same lists each keep and show what the other has changed', async () => {
  const { button } = await open(longevityOwn);
  await button('Continue').click();
  await button('Change Smoking').click();
  await button(optionOf('smoking', 1)).click();
  await expect.poll(() => readDraft(sheets)).toBeTruthy();
  const say = await changeInOtherTab('exerciseFrequency', chosenOf('exerciseFrequency', 0));
  // This tab has not received that yet when it writes the next change.
  await button('Change Smoking').click();
  await button(lastOf('smoking')).click();
  const both = { smoking: chosenOf('smoking', -1), exerciseFrequency: chosenOf('exerciseFrequency', 0) };
  await expect.poll(async () => (await readDraft(sheets))?.answers).toMatchObject(both);
  say();
  const more = await changeInOtherTab('smoking', chosenOf('smoking', 1));
  more();
  await expect
    .poll(() => button('Change Smoking').element().closest('div')?.textContent)
    .toContain(optionOf('smoking', 1));
  await expect
    .poll(async () => (await readDraft(sheets))?.answers)
    .toMatchObject({ ...both, smoking: chosenOf('smoking', 1) });
  expect(await revisionsAtRest()).toBe(1);
});

/**
 * How many revisions the stored lists get in half a second. Tabs that respond to each other's writes would never stop.
 */
const revisionsAtRest = async () => {
  const seen = new Set<number | undefined>();
  for (let look = 0; look < 10; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen.add((await readDraft(sheets))?.revision);
  }
  return seen.size;
};

test('answers that were sent are no longer stored', async () => {
  const { button, api, getByText, container } = await open(longevityOwn);
  await button('Continue').click();
  for (let part = 1; button('Submit').query() === null; part += 1) {
    await expect.element(getByText(new RegExp(`^Part ${part} of`))).toBeVisible();
    for (const group of container.querySelectorAll('fieldset:has(input[type="radio"])'))
      [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1)?.click();
    await button('All still true').click();
    if (button('Continue without them').query()) await button('Continue without them').click();
    await expect.poll(() => getByText(new RegExp(`^Part ${part} of`)).query()).toBeNull();
  }
  await expect.poll(() => readDraft(sheets)).not.toBeNull();
  await button('Submit').click();
  if (button('Submit without them').query()) await button('Submit without them').click();
  await expect.poll(() => api.named('createSubmission').length).toBe(1);
  await expect.poll(() => readDraft(sheets)).toBeNull();
});
