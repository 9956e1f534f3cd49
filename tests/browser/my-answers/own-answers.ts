import { answersInWords } from '#shared/answers-in-words.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { TypedAnswers } from '#shared/quiz/measured.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { quizzes } from '#shared/quizzes.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';

/** The answers of one submission as the API gives them. */
export const ownAnswers = (quizId: QuizId, answers: Answers, typed: TypedAnswers = {}) => ({
  submissionId: 's-1',
  quizId,
  quizVersion: '2.1',
  submittedAt: '2026-11-20T10:00:00.000Z',
  ...answersInWords(quizzes[quizId], { answers, typed, units: null }),
});

const [longevity] = Object.values(longevityPersonas);
const [heart] = Object.values(cardiacPersonas);

export const longevityAnswers: Answers = {
  ...longevity?.answers,
  exerciseFrequency: '1to2',
  exerciseIntensity: 'moderate',
};
/** Without a sign of anything: the symptoms are given by the tests. */
export const heartAnswers: Answers = { ...heart?.answers };
export const longevityOwn = ownAnswers(productQuizId, longevityAnswers);
export const heartOwn = ownAnswers(cardiacQuizId, heartAnswers);
