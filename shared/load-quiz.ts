import { productQuizId, type QuizId } from './derived-names.ts';
import type { Quiz } from './quiz/question.ts';
import { liveVersion, type QuizVersion } from './quiz-versions.ts';

/**
 * Each quiz is a chunk of its own: no browser downloads, and no Lambda parses, the questions of the other ones. Answers of
 * an earlier version are read with the questions that they were given to.
 */
export const loadQuiz = async (quizId: QuizId, version: QuizVersion = liveVersion): Promise<Quiz> =>
  version === '1.0' ? await loadFirstVersion(quizId) : await loadLive(quizId);

const loadLive = async (quizId: QuizId): Promise<Quiz> =>
  quizId === productQuizId
    ? (await import('./longevity/questions/longevity-quiz.ts')).longevityQuiz
    : (await import('./heart/questions/heart-quiz.ts')).heartQuiz;

const loadFirstVersion = async (quizId: QuizId): Promise<Quiz> =>
  quizId === productQuizId
    ? (await import('./engine-1/quizzes/longevity.ts')).longevityQuiz
    : (await import('./engine-1/quizzes/cardiac-health.ts')).cardiacHealthQuiz;
