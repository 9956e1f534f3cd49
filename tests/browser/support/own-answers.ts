import { answersInWords } from '#shared/answers-in-words.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { type Answer, type Answers, asks, isAccountQuestion, type Question } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { prune } from '#shared/quiz/visible.ts';
import { quizzes } from '#tests/support/quizzes.ts';

/** The answers of one submission, as the API returns them. */
export const ownAnswers = (quizId: QuizId, answers: Answers, typed: TypedAnswers = {}) => ({
  submissionId: 's-1',
  quizId,
  quizVersion: liveVersion,
  submittedAt: '2026-11-20T10:00:00.000Z',
  ...answersInWords(quizzes[quizId], { answers, typed, units: null }),
});

const someAnswer = (question: Question): Answer => {
  if (question.type === 'multiple-choice') return question.options[0].value;
  if (question.type === 'number') return String(question.min);
  return question.type === 'slider' ? question.min : 'some words';
};

/** The first answer to every question, except for those given. */
const answered = (quizId: QuizId, named: Answers): Answers => {
  const asked = quizzes[quizId].questions.filter((question) => asks(question) && !isAccountQuestion(question));
  const given = Object.fromEntries(asked.map((question) => [question.id, someAnswer(question)]));
  return prune(quizzes[quizId], { ...given, ...named });
};

export const longevityAnswers = answered(productQuizId, {
  birthdate: '1980-03-27',
  height: { ft: 5, in: 4 },
  weight: 172,
  pregnancyNow: 'no',
  exerciseFrequency: '1to2',
});
export const longevityOwn = ownAnswers(productQuizId, longevityAnswers);

/** Answers that raise no red flag. */
const heartAnswers = answered(cardiacQuizId, { chestPain: 'never' });
export const heartOwn = ownAnswers(cardiacQuizId, heartAnswers);
