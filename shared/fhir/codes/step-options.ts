import type { Option, Question } from '#shared/quiz/question.ts';

/** The options of a question, or the words for the steps of a slider; null for a question without either. */
export const stepOptions = (question: Question): readonly Option[] | null => {
  if (question.type === 'multiple-choice') return question.options;
  return question.sliderLabels?.map((label, place) => ({ value: String(place + 1), label })) ?? null;
};
