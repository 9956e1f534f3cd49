import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import { amountLevers } from './amount-levers.ts';
import { choiceLevers } from './choice-levers.ts';

const measuredNames: Readonly<Record<string, string>> = {
  weight: 'Weight',
  bpSystolic: 'Upper blood pressure',
  totalCholesterol: 'Total cholesterol',
  ldlCholesterol: 'LDL cholesterol',
  statin: 'A statin, with a clinician',
};

type Habit = { readonly name: string; readonly steps?: readonly (readonly [string | number, string])[] };
type Amount = Habit & { readonly unit?: readonly [string, string] };
const habits: Readonly<Record<string, Amount>> = { ...choiceLevers, ...amountLevers };
const habitOf = (id: string): Amount | undefined => (Object.hasOwn(habits, id) ? habits[id] : undefined);

/** What a change is about: 'Muscle training'. */
export const plannedName = (id: string): string => habitOf(id)?.name ?? measuredNames[id] ?? id;

/** Which quiz asks about it. A page of the heart plays with smoking too, which the other quiz asks about. */
export const plannedQuiz = (id: string): Quiz['id'] =>
  id !== 'weight' && Object.hasOwn(measuredNames, id) ? heartQuiz.id : longevityQuiz.id;

const quizzes: readonly Quiz[] = [longevityQuiz, heartQuiz];
const questions: readonly Question[] = quizzes.flatMap((quiz) => [...quiz.questions, ...(quiz.besides ?? [])]);

/** Nobody plans to have stopped less than a year ago. */
const firstStepWithoutSmoke = 'former0';

/** An answer of a lever in a few words, in the units of the person: '2 or 3 days', '7 hours', '72 kg'. Null for none of its. */
export const plannedWords = (id: string, value: Answer, units: UnitPreference): string | null => {
  if (id === 'smoking' && value === firstStepWithoutSmoke) return 'Free of smoke';
  const habit = habitOf(id);
  if (habit?.steps) return habit.steps.find(([answer]) => answer === value)?.[1] ?? null;
  if (habit?.unit) return `${value} ${habit.unit[Number(value) === 1 ? 0 : 1]}`;
  if (id === 'statin') return value === 'statin' ? 'Yes' : value === 'no' ? 'No' : null;
  const question = questions.find((one) => one.id === id);
  if (!question || !Object.hasOwn(measuredNames, id)) return null;
  const unit = preferredUnit(question, units);
  const shown = unit && valueIn(question, value, unit);
  return unit && shown !== undefined && shown !== null
    ? writeWithUnit(unit, shown)
    : `${value} ${question.unit ?? ''}`.trim();
};
