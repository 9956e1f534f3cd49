import { expect, test } from 'vitest';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { quizRules } from '#shared/quiz-rules.ts';

const rulesFor = (quizId: QuizId): Quiz => quizRules[quizId] ?? expect.fail(`${quizId} has no rules`);
const words = new Set(['text', 'subtext', 'subtextSi', 'why', 'citation', 'label', 'labelSi']);
const withoutWords = (quiz: Quiz): unknown =>
  JSON.parse(JSON.stringify(quiz, (key, value) => (words.has(key) ? undefined : value)));
const questionsOf = ({ questions, besides = [] }: Quiz): Question[] => [...questions, ...besides];

test.each(quizIds)('%s has the same ids, options, limits and conditions without its words', async (quizId) => {
  expect(withoutWords(rulesFor(quizId))).toEqual(withoutWords(await loadQuiz(quizId)));
});

test.each(quizIds)('%s keeps the words of each question that must be answered, and no others', async (quizId) => {
  const texts = (quiz: Quiz) => questionsOf(quiz).map(({ id, text, mustAnswer }) => [id, mustAnswer ? text : '']);
  expect(questionsOf(rulesFor(quizId)).map(({ id, text }) => [id, text])).toEqual(texts(await loadQuiz(quizId)));
});

test.each(quizIds)('%s is data alone, so that the bundle can have it computed', (quizId) => {
  expect(JSON.parse(JSON.stringify(rulesFor(quizId)))).toEqual(rulesFor(quizId));
});

const answers = [
  1,
  3,
  7.25,
  -1,
  1e9,
  '',
  '1',
  '7.25',
  '2001-02-03',
  '2999-01-01',
  'none',
  'never',
  { ft: 5, in: 3.5 },
  {},
];

test.each(quizIds)('%s refuses an answer with the same sentence as on the screen', async (quizId) => {
  const refusals = (quiz: Quiz) =>
    questionsOf(quiz).map((question) =>
      [...answers, ...(question.options ?? []).map(({ value }) => value)].map((answer) =>
        refuseAnswer(question, answer, '2026-11-24'),
      ),
    );
  expect(refusals(rulesFor(quizId))).toEqual(refusals(await loadQuiz(quizId)));
});

const aside = ['subtext', 'subtextSi', 'why', 'citation'];
const withoutAsides = (name: string, value: unknown) => (aside.includes(name) ? undefined : value);

test.each(quizIds)(
  'the screens of %s have the questions of the quiz, which has no hints and no reasons itself',
  async (id) => {
    const [{ questions, besides = [] }, screens] = await Promise.all([loadQuiz(id), loadScreens(id)]);
    for (const [bare, shown] of [
      [questions, screens.questions],
      [besides, screens.besides ?? []],
    ] as const) {
      expect(JSON.parse(JSON.stringify(shown, withoutAsides))).toEqual(JSON.parse(JSON.stringify(bare)));
      for (const question of shown) if (question.type !== 'section-title') expect(question).toHaveProperty('why');
    }
  },
);
