import type { ChoiceQuestion, Option, Question } from './question.ts';
import type { QuizState } from './state.ts';

// A long list of options is shown in two parts, so that nobody has to choose among more than seven at once. Which part
// shows is a place in the quiz and never an answer.

export const laterOptionsOf = ({ options, laterOptions }: Question): readonly Option[] =>
  laterOptions ? options.slice(laterOptions.after) : [];

export const areLaterOptionsShown = ({ laterOptionsAt, currentQuestion }: QuizState): boolean =>
  laterOptionsAt === currentQuestion;

/** The question with the part of its options that shows. Returns the same object when there is only one part. */
export const withShownOptions = (question: Question, state: QuizState): Question => {
  if (!question.laterOptions) return question;
  const { after, subtext } = question.laterOptions;
  if (areLaterOptionsShown(state)) return { ...question, subtext, options: nonEmpty(laterOptionsOf(question)) };
  return { ...question, options: nonEmpty(question.options.slice(0, after)) };
};

const nonEmpty = ([first, ...others]: readonly Option[]): ChoiceQuestion['options'] => {
  if (!first) throw new Error('A part of the options is empty.');
  return [first, ...others];
};
