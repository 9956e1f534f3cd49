import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { amountLevers } from './amount-levers.ts';
import { choiceLevers } from './choice-levers.ts';

const ids: ReadonlySet<string> = new Set([
  ...Object.keys(choiceLevers),
  ...Object.keys(amountLevers),
  'weight',
  'bpSystolic',
  'totalCholesterol',
  'ldlCholesterol',
  'statin',
]);

const quizzes: readonly Quiz[] = [longevityQuiz, heartQuiz];
const questions: readonly Question[] = quizzes.flatMap((quiz) => [...quiz.questions, ...(quiz.besides ?? [])]);

/** Whether a lever of the page 'What if…' could have led to this answer; null, or the sentence that says why not. */
export const refusePlanned = (questionId: string, value: Answer, today: string): string | null => {
  const question = ids.has(questionId) ? questions.find(({ id }) => id === questionId) : undefined;
  return question ? refuseAnswer(question, value, today) : 'This answer cannot be put in a plan.';
};
