import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { completedYears, daysBetween } from '#shared/scoring/calendar.ts';
import { withBandsForSafety, withBandsInUse } from './bands-in-use.ts';
import { readBloodPressure } from './blood-pressure.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { Person } from './person.ts';
import { readMyNumbers } from './read-my-numbers.ts';

/** Answers as they were sent or stored, of any shape; `today` is YYYY-MM-DD, the submission date where the person lives. */
export type RawAnswers = {
  readonly longevity: unknown;
  readonly heart: unknown;
  readonly today: string;
  /** The quiz whose page is made; the heart quiz where no page is made. */
  readonly quiz?: Person['quiz'] | undefined;
  /** The days of the answers, YYYY-MM-DD; today when left out. */
  readonly longevityAnsweredOn?: string | undefined;
  readonly heartAnsweredOn?: string | undefined;
};

/**
 * Reads one person out of the answers to both quizzes (METHODS 1.4 to 1.6 and 10.1 to 10.3). Takes anything at all and
 * never throws: what cannot be read counts as not answered.
 */
export const readPerson = (raw: RawAnswers): Person => {
  const { today, quiz = 'heart' } = raw;
  const longevity = cleanAnswers(longevityQuiz, raw.longevity);
  const chosen = cleanAnswers(heartQuiz, raw.heart);
  const myNumbers = readMyNumbers(raw.heart, chosen, { today, answeredOn: raw.heartAnsweredOn ?? today });
  const age = completedYears(longevity.birthdate, today);
  return {
    today,
    quiz,
    longevity,
    heart: withBandsInUse(chosen, myNumbers),
    heartForSafety: withBandsForSafety(chosen, myNumbers),
    myNumbers,
    pregnancyNow: pregnancyIn({ raw, quiz, age, habits: longevity.pregnancyNow, heart: chosen.pregnancyNow }),
    age,
    bmi: bodyMassIndex(longevity),
    ...readBloodPressure(chosen),
  };
};

/** Above this age the habits quiz's answer is not read: a slip there is likelier than a pregnancy. */
const oldestAgeForHabitsAnswer = 55;

/** A pregnancy and the six weeks after the birth are over after this: an older answer of the other quiz says nothing. */
const longestPregnancyDays = 46 * 7;

type PregnancyAnswer = Person['pregnancyNow'];

const pregnancyIn = (told: {
  readonly raw: RawAnswers;
  readonly quiz: Person['quiz'];
  readonly age: number | null;
  readonly habits: PregnancyAnswer;
  readonly heart: PregnancyAnswer;
}): PregnancyAnswer => {
  const { raw, quiz, age } = told;
  const isOver = (day: string | undefined) => daysBetween(day ?? raw.today, raw.today) > longestPregnancyDays;
  const isTooOld = age !== null && age > oldestAgeForHabitsAnswer;
  const habits = isTooOld || isOver(raw.longevityAnsweredOn) ? undefined : told.habits;
  const heart = isOver(raw.heartAnsweredOn) ? undefined : told.heart;
  return quiz === 'heart' ? (heart ?? habits) : (habits ?? heart);
};
