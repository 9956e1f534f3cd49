import { afterEach, describe, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { type Answers, asks, isAccountQuestion } from '#shared/quiz/question.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { type AnswerChapter, answerChapters } from '#web/answers/answer-chapters.ts';
import { answerName } from '#web/answers/question-names.ts';

const longevity = quizzes[productQuizId];
const heart = quizzes[cardiacQuizId];
const today = '2026-11-22';
const linesOf = (chapters: readonly AnswerChapter[]) => chapters.flatMap(({ lines }) => lines);
const wordsFor = (id: string, answers: Answers, quiz = longevity) =>
  linesOf(answerChapters(quiz, answers, today)).find(({ questionId }) => questionId === id)?.value;

test.each(
  [...Object.values(longevityPersonas).map(({ answers }) => [longevity, answers] as const)].concat(
    Object.values(cardiacPersonas).map(({ answers }) => [heart, answers] as const),
  ),
)('each answered question has one line with words, and each skipped one has a line without (%#)', (quiz, answers) => {
  const lines = linesOf(answerChapters(quiz, answers, today));
  expect(new Set(lines.map(({ questionId }) => questionId)).size).toBe(lines.length);
  for (const { questionId, value } of lines) expect(value === null, questionId).toBe(answers[questionId] === undefined);
  expect(lines.length).toBeGreaterThanOrEqual(countAnswers(quiz, answers).total);
});

test('a chapter’s counts match its lines', () => {
  const [health] = answerChapters(longevity, { birthdate: '1980-03-27', gender: 'female' }, today);
  expect(health).toMatchObject({ id: 'health', title: 'Health', answered: 2 });
  expect(health?.total).toBe(health?.lines.length);
});

test('the account is never among the answers', () => {
  const account = {
    name: { firstName: 'Ines', lastName: 'Calder' },
    email: 'i@mail.example',
    password: 'secret words',
  };
  expect(JSON.stringify(answerChapters(longevity, account, today))).not.toMatch(/Ines|mail|secret/);
});

describe('an answer in words', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['en-GB', '27 March 1980 (46)'],
    ['en-US', 'March 27, 1980 (46)'],
  ])('a date is shown with the name of its month and the age, as in the region %s', (language, words) => {
    vi.stubGlobal('navigator', { language });
    expect(wordsFor('birthdate', { birthdate: '1980-03-27' })).toBe(words);
  });
  test('height and weight are shown in both units', () => {
    expect(wordsFor('height', { height: { ft: 5, in: 4 } })).toBe('5 ft 4 in (163 cm)');
    expect(wordsFor('weight', { weight: 172 })).toBe('172 lb (78 kg)');
  });
  test('free text is shown as it was written', () => {
    const text = 'My father’s heart.';
    expect(wordsFor('familyHistoryDetails', { familyHistory: 'one', familyHistoryDetails: text })).toBe(text);
  });
  test('a hidden question has no line', () => {
    const answers = { familyHistory: 'none', familyHistoryDetails: 'Said before.' };
    expect(wordsFor('familyHistoryDetails', answers)).toBeUndefined();
  });
});

test('every question of both quizzes has a short name, and no two of one quiz share one', () => {
  for (const { questions } of [longevity, heart]) {
    const asked = questions.filter((question) => asks(question) && !isAccountQuestion(question));
    const names = asked.map(answerName);
    expect(asked.filter(({ text }, index) => names[index] === text)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});
