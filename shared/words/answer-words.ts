import type { HeightAnswer, Question, Quiz } from '#shared/quiz/question.ts';
import { amountInBothUnits } from './both-units.ts';
import { curly } from './phrases.ts';

/**
 * An answer as the person saw it: the chosen option's words, or the value with its unit, in both units where there are
 * two ('172 lb (78 kg)'). Undefined when not answered; free text never comes this far (it is not among clean answers).
 */
export const answerWords = (quiz: Quiz, id: string, answer: string | number | HeightAnswer | undefined) => {
  const question = quiz.questions.find((one) => one.id === id);
  if (!question || answer === undefined) return undefined;
  const words = typeof answer === 'object' ? `${answer.ft} ft ${answer.in} in` : valueWords(question, answer);
  return words === undefined ? undefined : curly(words);
};

const valueWords = (question: Question, answer: string | number): string | undefined => {
  if (question.options) return question.options.find(({ value }) => value === answer)?.label;
  if (question.sliderLabels) return question.sliderLabels[Number(answer) - 1];
  const { unit } = question;
  if (!unit) return String(answer);
  return amountInBothUnits(question, answer) ?? `${answer} ${unitFor(answer, unit)}`;
};

/** '1 hour a day', '2 hours a day'. */
const unitFor = (answer: string | number, unit: string) => (answer === 1 ? unit.replace(/^([a-z]+)s\b/, '$1') : unit);
