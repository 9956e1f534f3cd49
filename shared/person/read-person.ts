import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { oldestPregnancyAge } from '#shared/quiz/pregnancy-age.ts';
import { completedYears, daysBetween } from '#shared/scoring/calendar.ts';
import { bandValues, withBandsForSafety, withBandsInUse } from './band-values.ts';
import { bodyMassIndex, type HeartAnswers, type Person } from './person.ts';
import { readLabTest, readMyNumbers } from './read-my-numbers.ts';

type Pressure = Pick<Person, 'sbp' | 'dbp' | 'givenSbp' | 'givenDbp' | 'isPressureMistyped'>;

/**
 * Typed numbers when the upper one is answered, else the middle of the chosen band, else unknown (METHODS 1.6). A lower
 * number that is not below the upper one was mistyped: no point, goal or risk may use either.
 */
const readBloodPressure = (heart: HeartAnswers): Pressure => {
  const { givenSbp, givenDbp } = given(heart);
  const isPressureMistyped = givenSbp !== null && givenDbp !== null && givenDbp >= givenSbp;
  const [sbp, dbp] = isPressureMistyped ? [null, null] : [givenSbp, givenDbp];
  return { sbp, dbp, givenSbp, givenDbp, isPressureMistyped };
};

/** Cleaning has dropped the numbers or the band that `bpReading` does not ask for. */
const given = ({ bpSystolic, bpDiastolic, bpBand }: HeartAnswers): Pick<Pressure, 'givenSbp' | 'givenDbp'> => {
  if (bpSystolic !== undefined) return { givenSbp: bpSystolic, givenDbp: bpDiastolic ?? null };
  if (bpBand === undefined) return { givenSbp: null, givenDbp: null };
  const { mid, dbp } = bandValues.bpBand[bpBand];
  return { givenSbp: mid, givenDbp: dbp };
};

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
  const answeredOn = raw.heartAnsweredOn ?? today;
  const myNumbers = readMyNumbers(raw.heart, chosen, { today, answeredOn });
  const age = completedYears(longevity.birthdate, today);
  return {
    today,
    quiz,
    longevity,
    heart: withBandsInUse(chosen, myNumbers),
    heartForSafety: withBandsForSafety(chosen, myNumbers),
    myNumbers,
    labTest: readLabTest(raw.heart, today, answeredOn),
    pregnancyNow: pregnancyIn({ raw, quiz, age, habits: longevity.pregnancyNow, heart: chosen.pregnancyNow }),
    age,
    bmi: bodyMassIndex(longevity),
    ...readBloodPressure(chosen),
  };
};

/** A pregnancy and the six weeks after the birth are over after this: an older answer of the other quiz says nothing. */
const longestPregnancyDays = 46 * 7;

type PregnancyAnswer = Person['pregnancyNow'];

/** Two answers that are this many days apart or more do not describe the same state: the newer one alone counts. */
const daysApart = 2;

/**
 * Both quizzes ask. Danger signs in either win, then a yes in either; else the quiz whose page is made decides, then the other.
 * Before that, a yes that is too old and the older of two answers that lie apart are dropped.
 */
const pregnancyIn = (told: {
  readonly raw: RawAnswers;
  readonly quiz: Person['quiz'];
  readonly age: number | null;
  readonly habits: PregnancyAnswer;
  readonly heart: PregnancyAnswer;
}): PregnancyAnswer => {
  const { raw, quiz, age } = told;
  const daysAgo = (day: string | undefined) => daysBetween(day ?? raw.today, raw.today);
  const [habitsDays, heartDays] = [daysAgo(raw.longevityAnsweredOn), daysAgo(raw.heartAnsweredOn)];
  const isTooOld = age !== null && age > oldestPregnancyAge;
  const isOver = (days: number) => days > longestPregnancyDays;
  const habits = isTooOld || isOver(habitsDays) ? undefined : told.habits;
  const heart = isOver(heartDays) ? undefined : told.heart;
  if (habits !== undefined && heart !== undefined) {
    if (habitsDays - heartDays >= daysApart) return heart;
    if (heartDays - habitsDays >= daysApart) return habits;
  }
  const yes = (['yesSigns', 'yes'] as const).find((answer) => habits === answer || heart === answer);
  return yes ?? (quiz === 'heart' ? (heart ?? habits) : (habits ?? heart));
};
