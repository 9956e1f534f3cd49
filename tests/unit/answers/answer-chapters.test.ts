import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Given } from '#shared/answers-in-words.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { type Answers, asks, isAccountQuestion } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { type AnswerChapter, answerChapters } from '#web/answers/answer-chapters.ts';
import { answerName } from '#web/answers/question-names.ts';

const longevity = quizzes[productQuizId];
const heart = quizzes[cardiacQuizId];
const today = '2026-11-22';
const inPounds: UnitPreference = { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' };
const inStones: UnitPreference = { ...inPounds, weight: 'stLb' };
const metric: UnitPreference = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };
const linesOf = (chapters: readonly AnswerChapter[]) => chapters.flatMap(({ lines }) => lines);
const given = (answers: Answers, rest: Partial<Given> = {}): Given => ({ answers, units: inPounds, ...rest });
const wordsFor = (id: string, answers: Answers, rest: Partial<Given> = {}, quiz = longevity) =>
  linesOf(answerChapters(quiz, given(answers, rest), today)).find(({ questionId }) => questionId === id)?.value;

test.each(
  [...Object.values(longevityPersonas).map(({ answers }) => [longevity, answers] as const)].concat(
    Object.values(cardiacPersonas).map(({ answers }) => [heart, answers] as const),
  ),
)('each answered question has one line with words, and each skipped one has a line without (%#)', (quiz, answers) => {
  const lines = linesOf(answerChapters(quiz, given(answers), today));
  expect(new Set(lines.map(({ questionId }) => questionId)).size).toBe(lines.length);
  for (const { questionId, value } of lines) expect(value === null, questionId).toBe(answers[questionId] === undefined);
  expect(lines.length).toBeGreaterThanOrEqual(countAnswers(quiz, answers).total);
});

test('a chapter’s counts match its lines', () => {
  const [health] = answerChapters(longevity, given({ birthdate: '1980-03-27', gender: 'female' }), today);
  expect(health).toMatchObject({ id: 'health', title: 'Health', answered: 2 });
  expect(health?.total).toBe(health?.lines.length);
});

test('the account is never among the answers', () => {
  const account = {
    name: { firstName: 'Ines', lastName: 'Calder' },
    email: 'i@mail.example',
    password: 'secret words',
  };
  expect(JSON.stringify(answerChapters(longevity, given(account), today))).not.toMatch(/Ines|mail|secret/);
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
  test.each<[string, string, Typed]>([
    ['weight', '11 st 2 lb', { text: '11 st 2 lb', unit: 'stLb' }],
    ['weight', '70.8 kg', { text: '70.8', unit: 'kg' }],
    ['height', '163 cm', { text: '163', unit: 'cm' }],
  ])('%s is shown as it was typed: %s', (id, words, typed) => {
    const answers = { height: { ft: 5, in: 4 }, weight: 156 };
    expect(wordsFor(id, answers, { typed: { [id]: typed } })).toBe(words);
  });
  test.each<[UnitPreference, string, string]>([
    [inPounds, '156 lb', '5 ft 4 in'],
    [inStones, '11 st 2 lb', '5 ft 4 in'],
    [metric, '70.8 kg', '163 cm'],
  ])('without what was typed, height and weight are shown in the user’s units (%#)', (units, weight, height) => {
    const answers = { height: { ft: 5, in: 4 }, weight: 156 };
    expect(wordsFor('weight', answers, { units })).toBe(weight);
    expect(wordsFor('height', answers, { units })).toBe(height);
  });
  test.each([
    [inPounds, '1 cup (8 oz) a day', '6 cups (8 oz) a day'],
    [inStones, '1 glass (240 ml) a day', '6 glasses (240 ml) a day'],
    [metric, '1 glass (240 ml) a day', '6 glasses (240 ml) a day'],
  ])('water is counted as the question did (%#)', (units, one, six) => {
    expect(wordsFor('waterIntakeCups', { waterIntakeCups: 1 }, { units })).toBe(one);
    expect(wordsFor('waterIntakeCups', { waterIntakeCups: 6 }, { units })).toBe(six);
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
