import { describe, expect, test, vi } from 'vitest';
import { asRunId, asUserId } from '#shared/contract/ids.ts';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createQuizRun } from '#web/quiz/quiz-run.ts';
import type { Ending } from '#web/quiz/send-answers.ts';
import { smallCardiacQuiz } from './small-quizzes.ts';

// After a submit the outbox listens to the network on the window, which Node does not have.
vi.stubGlobal('addEventListener', () => {});

const emergency: RedFlagNotice = { code: 'pain', level: 'emergency', message: 'Please call.' };
const raisedBy = ({ pain }: Answers) => (pain === 'yes' ? [emergency] : []);

const open = (ending: Ending | Promise<Ending> = { type: 'sent' }) => {
  let runs = 0;
  const send = vi.fn(async () => ending);
  const run = createQuizRun({
    setting: { quiz: smallCardiacQuiz, today: '2026-03-01' },
    userId: asUserId('ines'),
    newRunId: () => {
      runs += 1;
      return asRunId(`run-${runs}`);
    },
    emergencies: { raisedBy, dueIn: ({ answers }) => raisedBy(answers) },
    send,
  });
  run.begin();
  run.dispatch({ type: 'continued' });
  run.dispatch({ type: 'continued' });
  return { ...run, send, view: run.store.getState };
};

describe('emergencies', () => {
  test('are pending until they are dismissed', () => {
    const { answer, dismissNotices, pendingEmergencies, view } = open();
    answer('pain', 'yes');
    expect(pendingEmergencies(view())).toEqual([emergency]);
    dismissNotices(['pain']);
    expect(pendingEmergencies(view())).toEqual([]);
  });

  test('stay dismissed while the answer is unchanged, and are pending again after a change', async () => {
    const { answer, dismissNotices, dispatch, pendingEmergencies, view } = open({ type: 'log in' });
    answer('pain', 'yes');
    dismissNotices(['pain']);
    dispatch({ type: 'back' });
    answer('pain', 'yes');
    expect(pendingEmergencies(view())).toEqual([]);

    dispatch({ type: 'back' });
    answer('pain', 'no');
    await eventually(() => expect(view().state.phase).toBe('running'));
    answer('pain', 'yes');
    expect(pendingEmergencies(view())).toEqual([emergency]);
  });
});

describe('logging in half-way', () => {
  test('keeps the answers of their owner', () => {
    const { answer, identify, view } = open();
    answer('pain', 'yes');
    identify(null);
    expect(view()).toMatchObject({ owner: 'ines', state: { answers: { pain: 'yes' }, signedIn: false } });
    identify('ines');
    expect(view()).toMatchObject({
      owner: 'ines',
      runId: 'run-1',
      state: { answers: { pain: 'yes' }, signedIn: true },
    });
  });

  test('as another user starts over, because these answers are not theirs', () => {
    const { answer, identify, view } = open();
    answer('pain', 'yes');
    identify(null);
    identify('olaf');
    expect(view()).toMatchObject({ owner: 'olaf', runId: 'run-2', state: { answers: {}, currentQuestion: -2 } });
  });

  test('while answers without an owner are being sent makes them that user’s', async () => {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const { answer, identify, startOver, dispatch, view } = open(promise);
    identify(null);
    startOver();
    dispatch({ type: 'continued' });
    dispatch({ type: 'continued' });
    answer('pain', 'no');
    identify('olaf');
    expect(view()).toMatchObject({ owner: 'olaf', state: { answers: { pain: 'no' }, phase: 'submitting' } });
    resolve({ type: 'sent' });
    await eventually(() => expect(view().state.phase).toBe('completed'));
  });
});

describe('submitting', () => {
  test('a quiz run is sent once, and completed when it has arrived', async () => {
    const { answer, send, view } = open();
    answer('pain', 'no');
    await eventually(() => expect(view().state.phase).toBe('completed'));
    expect(send).toHaveBeenCalledOnce();
  });

  test('a refusal is shown, and the position does not change', async () => {
    const { answer, view } = open({ type: 'refused', title: 'No', message: 'Because.' });
    answer('pain', 'no');
    await eventually(() => expect(view().ending).toMatchObject({ title: 'No' }));
    expect(view().state).toMatchObject({ phase: 'running', currentQuestion: 1, answers: { pain: 'no' } });
    expect(view().runId).toBe('run-1');
  });

  test('a used session id is replaced, so that these answers can be sent too', async () => {
    const { answer, view } = open({ type: 'refused', title: 'Already sent', message: '', isUsedUp: true });
    answer('pain', 'no');
    await eventually(() => expect(view().runId).toBe('run-2'));
  });

  test('the refused answer is the one that is shown again', async () => {
    const { answer, view } = open({ type: 'refused', title: 'Look', message: '', questionId: 'pain' });
    answer('pain', 'yes');
    answer('where', 'no');
    await eventually(() => expect(view().state).toMatchObject({ phase: 'running', currentQuestion: 1 }));
  });
});

test('starting over begins a new run with a new id, and the user stays logged in', () => {
  const { answer, startOver, view } = open();
  answer('pain', 'yes');
  startOver();
  expect(view()).toMatchObject({
    runId: 'run-2',
    typed: {},
    state: { currentQuestion: -2, answers: {}, signedIn: true },
  });
});

test('the text of an input is dropped once it has become an answer', () => {
  const { answer, type, view } = open();
  type('pain', { value: 'ye' });
  expect(view().typed).toEqual({ pain: { value: 'ye' } });
  answer('pain', 'yes');
  expect(view().typed).toEqual({});
});
