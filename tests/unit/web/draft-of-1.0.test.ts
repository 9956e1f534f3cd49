import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz as firstLongevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { step } from '#shared/quiz/machine.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';

const now = Date.parse('2026-07-01T10:00:00Z');

const indexOf = ({ questions }: Quiz, id: string) => questions.findIndex((question) => question.id === id);

/** As version 1.0 kept it: without the name of a questionnaire, its place an index of the old order. */
const draftOf = (quiz: Quiz, lastQuestion: string, answers: Answers) => ({
  run: 'run-1',
  revision: 7,
  savedAt: now,
  owner: null,
  currentQuestion: indexOf(quiz, lastQuestion),
  privacyAccepted: true,
  answers,
  typed: { bpSystolic: { value: '13' } },
  putAway: ['chestPainNow'],
  sendWhenSignedIn: false,
});

/** Half-way through the blood tests; three of these options are no longer offered or mean something else. */
const heart: Answers = {
  knownHeartConditions: 'afib',
  chestPain: 'often',
  chestPainContext: 'spreads',
  dyspnea: 'hurry',
  syncope: 'yes',
  syncopeContext: 'family',
  edema: 'no',
  bpReading: 'numbers',
  bpSystolic: '128',
  restingHeartRate: '64',
  kidneyDisease: 'yes',
};

const keep = (quizId: string, draft: object) => set(`draft ${quizId}`, draft, quizStore);
beforeEach(() => clear(quizStore));

describe('an unfinished heart quiz of version 1.0', () => {
  const open = async () => {
    await keep(cardiacQuizId, draftOf(cardiacHealthQuiz, 'diabetesStatus', heart));
    const found = await findDraft(cardiacQuizId, null, now);
    if (!found) throw new Error('The draft is not there.');
    return found.draft;
  };

  test('keeps the answers that still mean what they meant, and what was being typed', async () => {
    const { answers, typed } = await open();
    expect(answers).toEqual({
      chestPainContext: 'spreads',
      dyspnea: 'hurry',
      edema: 'no',
      bpReading: 'numbers',
      bpSystolic: '128',
      restingHeartRate: '64',
    });
    expect(typed).toEqual({ bpSystolic: { value: '13' } });
  });

  test('goes on at the first question without an answer, so that no new question about symptoms is passed unseen', async () => {
    expect(heartQuiz.questions[(await open()).currentQuestion]?.id).toBe('knownHeartConditions');
  });

  test('shows a notice again that was read in other words', async () => {
    expect((await open()).dismissedNotices).toEqual([]);
  });

  test('can be walked on: every answer in it is one that its screen could give', async () => {
    const draft = await open();
    const state = step({ quiz: heartQuiz, today: '2026-07-01' }, initialState, { type: 'restored', ...draft });
    expect(state).toMatchObject({ phase: 'running', currentQuestion: draft.currentQuestion, answers: draft.answers });
  });
});

describe('an unfinished first quiz of version 1.0', () => {
  test('goes on where it was left: its questions have not moved', async () => {
    const path = firstLongevityQuiz.questions.slice(0, indexOf(firstLongevityQuiz, 'height'));
    const answers: Answers = { birthdate: '1980-06-01', gender: 'female', ethnicity: 'white', education: 'college' };
    expect(path.filter(({ type }) => type !== 'section-title').map(({ id }) => id)).toEqual(Object.keys(answers));
    await keep(productQuizId, draftOf(firstLongevityQuiz, 'height', answers));
    const found = await findDraft(productQuizId, null, now);
    expect(found?.draft).toMatchObject({
      answers,
      currentQuestion: indexOf(longevityQuiz, 'height'),
      quizVersion: '2.1',
    });
  });

  test.each([-2, -1])('stays before its questions when none was reached (%i)', async (currentQuestion) => {
    await keep(productQuizId, { ...draftOf(firstLongevityQuiz, 'height', {}), currentQuestion });
    expect((await findDraft(productQuizId, null, now))?.draft).toMatchObject({ currentQuestion });
  });
});
