import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import * as names from '#words/unit-names.ts';
import { alternatives } from './topic.ts';

const questions: readonly Question[] = [...heartQuiz.questions, ...longevityQuiz.questions];
const byId = new Map(questions.map((one) => [one.id, one]));

export const questionOf = (id: string): Question | undefined => byId.get(id);

/** Units that are words, by their codes in the questions. */
const unitNames: Readonly<Record<string, string | undefined>> = {
  beatsAMinute: names.beatsAMinute,
  cupsADay: names.cupsADay,
  hours: names.hours,
  hoursADay: names.hoursADay,
  minutesAWeek: names.minutesAWeek,
  servingsADay: names.servingsADay,
};

/** The unit of a question in words; empty if it has none. */
export const unitOf = (id: string): string => {
  const { unit = '' } = byId.get(id) ?? {};
  return unitNames[unit] ?? unit;
};

/** An answer in the quiz's words. A value without words is returned as it is. */
export const answerWords = (id: string, value: string | number): string => {
  const question = byId.get(id);
  return (
    question?.sliderLabels?.[Number(value) - 1] ??
    question?.options?.find((option) => option.value === value)?.label ??
    String(value)
  );
};

export const quoted = (id: string, values: readonly string[]): string =>
  alternatives(values.map((value) => `“${answerWords(id, value)}”`));
