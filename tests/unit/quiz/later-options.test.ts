import { describe, expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { areLaterOptionsShown, withShownOptions } from '#shared/quiz/later-options.ts';
import { step } from '#shared/quiz/machine.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { assess } from '#shared/safety/assess.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { base } from '#tests/support/signs.ts';
import { numberKeyChoice } from '#web/quiz/controls/choice.tsx';
import { smallQuiz } from './small-quizzes.ts';

const today = '2026-03-01';
const values = ['a', 'b', 'c', 'd', 'e'];
const [first, ...others] = values.map((value) => ({ value, label: value.toUpperCase() }));
const kind = questionOf('multiple-choice', {
  id: 'kind',
  subtext: 'Choose one.',
  options: [first ?? expect.fail('no option'), ...others],
  laterOptions: { after: 3, subtext: 'None of the first three.' },
});
const plain = (id: string) => questionOf('multiple-choice', { id });
const quiz = { ...smallQuiz, privacy: null, questions: [plain('before'), kind, plain('after')] };
const run = (events: QuizEvent[], from: QuizState) =>
  events.reduce((state, event) => step({ quiz, today }, state, event), from);
const at = (currentQuestion: number): QuizState => ({
  ...initialState,
  phase: 'running',
  signedIn: true,
  currentQuestion,
});

const more: QuizEvent = { type: 'laterOptionsOpened' };
const back: QuizEvent = { type: 'back' };
const answer = (questionId: string, value: string): QuizEvent => ({ type: 'answered', questionId, value });
const atMore = run([more], at(1));

test('a question shows its first options, then the later ones with a subtext of their own', () => {
  const shown = (state: QuizState) => {
    const { options, subtext } = withShownOptions(kind, state);
    return [options?.map(({ value }) => value), subtext];
  };
  expect(shown(at(1))).toEqual([['a', 'b', 'c'], 'Choose one.']);
  expect(shown(atMore)).toEqual([['d', 'e'], 'None of the first three.']);
});

test('a number key chooses among the options that are shown, and none of the others', () => {
  const chosenBy = (key: string, state: QuizState) =>
    numberKeyChoice(withShownOptions(kind, state), { key, altKey: false, ctrlKey: false, metaKey: false });
  expect(['1', '3', '4'].map((key) => chosenBy(key, at(1)))).toEqual(['a', 'c', undefined]);
  expect(['1', '2', '3'].map((key) => chosenBy(key, atMore))).toEqual(['d', 'e', undefined]);
});

test('asking for more answers nothing, and forgets no answer', () => {
  expect(atMore.answers).toEqual({});
  const answered = run([answer('kind', 'b'), back, more], at(1));
  expect(answered.answers).toEqual({ kind: 'b' });
});

test('a question with few options has no more', () => {
  expect(run([more], at(0))).toEqual(at(0));
});

test('Back returns to the first options, then to the question before', () => {
  expect(run([back], atMore)).toEqual(at(1));
  expect(run([back, back], atMore).currentQuestion).toBe(0);
});

test('a later option is an answer like any other', () => {
  const answered = run([answer('kind', 'e')], atMore);
  expect(answered).toMatchObject({ currentQuestion: 2, answers: { kind: 'e' } });
  expect(areLaterOptionsShown(answered)).toBe(false);
});

test('a question that is opened from the list of answers begins with its first options', () => {
  const open: QuizEvent = { type: 'opened', questionId: 'kind' };
  const list = run([answer('kind', 'e'), answer('after', 'yes'), { type: 'refused' }, { type: 'checked' }], atMore);
  const opened = run([open], list);
  expect(areLaterOptionsShown(opened)).toBe(false);
  expect(run([more, back], opened)).toEqual(opened);
  expect(run([more, answer('kind', 'd')], opened)).toMatchObject({ answers: { kind: 'd' }, check: { isOpen: false } });
});

test('history brings the part back that was shown', () => {
  const went = (laterOptionsAt: number | null): QuizEvent => ({ type: 'went', currentQuestion: 1, laterOptionsAt });
  expect(areLaterOptionsShown(run([went(1)], at(2)))).toBe(true);
  expect(areLaterOptionsShown(run([went(null)], atMore))).toBe(false);
});

describe('the kinds of chest discomfort', () => {
  const { questions } = quizzes[cardiacQuizId];
  const asked = questions.find(({ id }) => id === 'chestPainContext') ?? expect.fail('not asked');

  test('are shown seven at a time', () => {
    expect(asked.options).toHaveLength(14);
    expect(asked.laterOptions?.after).toBe(7);
  });

  test.each(['today', 'week', 'often', 'occasional'])(
    'that show later, felt %s, are no emergency by themselves at any age',
    (chestPain) => {
      const { after = 0 } = asked.laterOptions ?? {};
      const levelsOf = (chestPainContext: string) =>
        ['2001-01-10', '1971-01-10', '1946-01-10'].flatMap((birthdate) => {
          const longevity = { ...base.longevity, birthdate };
          const heart = { ...base.heart, chestPain, chestPainContext };
          return assess(readPerson({ longevity, heart, today })).notices.map(({ level }) => level);
        });
      const kinds = asked.options?.map(({ value }) => value) ?? [];
      expect(kinds.slice(0, after).flatMap(levelsOf)).toContain('emergency');
      expect(kinds.slice(after).flatMap(levelsOf)).not.toContain('emergency');
    },
  );
});
