import type { ChoiceQuestion, Option, Question } from './question.ts';
import type { QuizState } from './state.ts';

// A long list of options is shown in two parts, so that a user never chooses among more than seven at once. The shown
// part belongs to the user's place in the quiz and is not an answer.

export const laterOptionsOf = ({ options, laterOptions }: Question): readonly Option[] =>
  laterOptions ? options.slice(laterOptions.after) : [];

export const areLaterOptionsShown = ({ laterOptionsAt, currentQuestion }: QuizState): boolean =>
  laterOptionsAt === currentQuestion;

/** The question with the options that are shown now. Returns the same object if the question has only one part. */
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
