import { dietQuestions } from '#shared/heart/evidence/lifes-essential-8.ts';
import { pointsForFood } from '#shared/heart/findings/lifes-essential-8.ts';
import { bandQuestions, exactValue } from '#shared/person/my-numbers.ts';
import type { HeartAnswers, LongevityAnswers, Person } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { afterName, bandWords, type Wording } from '#shared/quiz/band-words.ts';
import type { AskingQuestion, Option, Question } from '#shared/quiz/question.ts';
import { amountInBothUnits, inUnit } from '#shared/words/answer-words.ts';
import { curly } from '#shared/words/phrases.ts';
import * as words from '#words/heart-answers.ts';
import { bandUnits } from './band-units.ts';
import { amountOf, type BloodValue } from './blood-amount.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';

export type QuestionRef = keyof HeartAnswers | keyof LongevityAnswers;

const questions: ReadonlyMap<string, Question> = new Map(
  [...longevityQuiz.questions, ...heartQuiz.questions].map((question) => [question.id, question]),
);

/** What the user chose or typed, with its unit; null when not answered or not known. */
export const answerOf = (person: Person, id: QuestionRef, wording?: Wording): string | null => {
  const question = questions.get(id);
  const answer = answerTo(person, id);
  if (answer === undefined || answer === 'unknown' || answer === 'unsure' || !question) return null;
  const options: readonly Option[] | undefined = question.options;
  if (options) return optionText(id, options.find(({ value }) => value === answer) ?? null, wording);
  if (typeof answer === 'object') return null;
  return amountInBothUnits(question, String(answer)) ?? withUnit(String(answer), question);
};

/** The only ids that both quizzes share are those that no score reads (titles, name, email). */
const answerTo = ({ heart, longevity }: Person, id: QuestionRef): unknown => {
  const answers: Readonly<Record<string, unknown>> = Object.hasOwn(heart, id) ? heart : longevity;
  return answers[id];
};

const optionText = (id: QuestionRef, option: Option | null, wording?: Wording): string | null => {
  if (!option) return null;
  const { band, label } = option;
  return band ? bandWords(band, bandUnits[id], wording) : curly(label);
};

const withUnit = (answer: string, question: Question | AskingQuestion): string => {
  const unit = 'unit' in question ? (question.unit ?? '') : '';
  return unit ? inUnit(answer, unit) : answer;
};

/** An exact number where one was given, else the chosen band. */
const exactOrBand = (person: Person, id: BloodValue, wording?: Wording): string | null => {
  const value = exactValue(person.myNumbers?.numbers[id]);
  return value === null ? answerOf(person, bandQuestions[id], wording) : amountOf(id, value);
};

export const pressureAnswer = ({ sbp, dbp, heart }: Person): string | null => {
  if (heart.bpReading === 'numbers' && sbp !== null)
    return dbp === null ? words.pressureTop(sbp) : words.pressureBoth(sbp, dbp);
  return heart.bpBand === undefined ? null : labelOf('bpBand', heart.bpBand);
};

/** Both numbers of an impossible pressure, so that the user sees what to correct. */
const typedPressure = ({ givenSbp, givenDbp }: Person): string => words.pressureBoth(givenSbp ?? 0, givenDbp ?? 0);

/** Measured values by their short names. */
export const measured = {
  pressure: pressureAnswer,
  total: (person) => exactOrBand(person, 'totalCholesterol'),
  ldl: (person) => exactOrBand(person, 'ldlCholesterol'),
  a1c: (person) => exactOrBand(person, 'a1c'),
  glucose: (person) => exactOrBand(person, 'fastingGlucose'),
} as const satisfies Readonly<Record<string, (person: Person) => string | null>>;
export type MeasuredRef = keyof typeof measured;

export const userAnswerOf = (code: PlanCode, { one }: HeartFacts): string | null =>
  answerBehind[code]?.(one.person) ?? null;

const named =
  (say: (answer: string) => string, id: BloodValue) =>
  (person: Person): string | null => {
    const answer = exactOrBand(person, id, afterName);
    return answer && say(answer);
  };

const total = named(words.totalAnswer, 'totalCholesterol');
const ldl = named(words.ldlAnswer, 'ldlCholesterol');
const a1c = named(words.a1cAnswer, 'a1c');
const cholesterol = (person: Person) => ldl(person) ?? total(person);

const labelOf = (id: QuestionRef, value: string): string | null => {
  const options: readonly Option[] | undefined = questions.get(id)?.options;
  const label = options?.find((option) => option.value === value)?.label;
  return label === undefined ? null : curly(label);
};

const activity = ({ heart: { moderateMinutes, vigorousMinutes } }: Person): string | null => {
  if (moderateMinutes === undefined && vigorousMinutes === undefined) return null;
  if (moderateMinutes && vigorousMinutes) return words.minutesBoth(moderateMinutes, vigorousMinutes);
  if (moderateMinutes) return words.minutesModerate(moderateMinutes);
  return vigorousMinutes ? words.minutesVigorous(vigorousMinutes) : words.noMinutes;
};

const dietNames = {
  dietFruitVeg: words.fruitAndVegetablesTitle,
  dietSalt: words.saltTitle,
  dietSugaryDrinks: words.sugaryDrinksTitle,
  dietFriedMeat: words.friedAndProcessedTitle,
} as const;

/** The food answer with the fewest points: the one to change first. */
const poorestDiet = (person: Person): string | null => {
  const points = dietQuestions.flatMap((id) => {
    const earned = pointsForFood(id, person);
    return earned === undefined ? [] : [{ id, earned }];
  });
  const poorest = [...points].sort((a, b) => a.earned - b.earned)[0];
  const answer = poorest && answerOf(person, poorest.id);
  return poorest && answer ? words.foodAnswer(dietNames[poorest.id], answer) : null;
};

const smoke = (person: Person): string | null =>
  person.heart.secondhandSmoke === 'yes' && person.longevity.smoking !== 'vapeOnly'
    ? words.smokeInside
    : answerOf(person, 'smoking');

const missed = (person: Person): string | null => {
  const answer = answerOf(person, 'medAdherence');
  return answer && words.missedDoses(answer);
};

/** The answer that each step is about. Steps about several answers have none. */
const answerBehind: Readonly<Partial<Record<PlanCode, (person: Person) => string | null>>> = {
  quitSmoking: (person) => answerOf(person, 'smoking'),
  lowerBp: pressureAnswer,
  bloodPressureGoal: pressureAnswer,
  checkBp: pressureAnswer,
  pregnancyCare: pressureAnswer,
  lowerNonHdl: (person) => total(person) ?? ldl(person),
  ldlGoal: cholesterol,
  askLdlGoal: cholesterol,
  statinSoon: cholesterol,
  reviewTreatmentSoon: cholesterol,
  betterA1c: a1c,
  'le8.activity': activity,
  'le8.diet': poorestDiet,
  'le8.sleep': (person) => answerOf(person, 'sleepHours'),
  'le8.bmi': (person) => answerOf(person, 'weight'),
  'le8.nicotine': smoke,
  measureBp: (person) => (person.isPressureMistyped ? typedPressure(person) : answerOf(person, 'bpReading')),
  getLipidTest: (person) => answerOf(person, 'labsAvailable'),
  medAdherence: missed,
  takeMedicines: (person) => (person.heart.medAdherence === 'na' ? null : missed(person)),
  askAnticoagulation: (person) => answerOf(person, 'rhythmProblem'),
};
