import type { HeightAnswer, Quiz } from '#shared/quiz/question.ts';
import type { CleanAnswers } from './clean-answers.ts';

/**
 * An answer as the person saw it: the chosen option's words, or the value with its unit. Undefined when not answered;
 * clean answers hold no free text.
 */
export const answerLabel = (quiz: Quiz, id: string, answers: CleanAnswers): string | undefined => {
  const question = quiz.questions.find((candidate) => candidate.id === id);
  const answer = answers[id];
  if (!question || answer === undefined) return undefined;
  if (typeof answer === 'object') return heightLabel(answer);
  if (question.options) return question.options.find(({ value }) => value === answer)?.label;
  if (question.sliderLabels) return question.sliderLabels[Number(answer) - 1];
  return question.unit ? `${answer} ${unitFor(answer, question.unit)}` : String(answer);
};

/** '1 hour a day', '2 hours a day'. */
const unitFor = (answer: string | number, unit: string) => (answer === 1 ? unit.replace(/^([a-z]+)s\b/, '$1') : unit);

const heightLabel = ({ ft, in: inches }: HeightAnswer) => `${ft} ft ${inches} in`;
