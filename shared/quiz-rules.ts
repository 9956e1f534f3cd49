import { quizIds } from './derived-names.ts';
import { loadQuiz } from './load-quiz.ts';
import type { Option, Question, Quiz } from './quiz/question.ts';

// Checking answers needs ids, options and limits, and hardly a word of the screens. The bundle has only the outcome of this file
// (`infra/aws/functions/bundle-functions.ts`): a third of what the quizzes take.

/** Refusals name the questions without whose answers there is no result. */
const ruleOf = ({ subtext, subtextSi, why, citation, ...question }: Question): Question => {
  const text = question.mustAnswer ? question.text : '';
  if (question.type !== 'multiple-choice') return { ...question, text };
  const [first, ...others] = question.options;
  return { ...question, text, options: [withoutLabel(first), ...others.map(withoutLabel)] };
};

const withoutLabel = ({ value }: Option): Option => ({ value, label: '' });

const rulesOf = ({ besides, ...quiz }: Quiz): Quiz => ({
  ...quiz,
  intro: { ...quiz.intro, text: '', subtext: '' },
  questions: quiz.questions.map(ruleOf),
  ...(besides && { besides: besides.map(ruleOf) }),
});

/** The quizzes for checking answers: as declared, with empty words where no refusal quotes them. */
export const quizRules: Readonly<Record<string, Quiz>> = Object.fromEntries(
  await Promise.all(quizIds.map(async (quizId) => [quizId, rulesOf(await loadQuiz(quizId))])),
);
