import { bandQuestions, exactValue, isBanded } from '#shared/person/my-numbers.ts';
import type { HeartAnswers, Person } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { bandWords, insideSentence } from '#shared/quiz/band-words.ts';
import type { Option, Question } from '#shared/quiz/question.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import type { Facts, ToldAbout } from '#shared/safety/red-flag.ts';
import { flagOf, type Notice, type RedFlagCode } from '#shared/safety/red-flags.ts';
import { round } from '#shared/scoring/rounding.ts';
import { amountInBothUnits, inUnit } from '#shared/words/answer-words.ts';
import type { AboutNotice, NameNotice, ToldBy } from '#shared/words/care.ts';
import { listOf } from '#words/list.ts';
import * as words from '#words/records.ts';
import { beatsAMinute } from '#words/units.ts';
import { bandUnits } from './band-units.ts';
import { pressureBands, toldAnswers } from './told-answers.ts';

/**
 * The beginning of a notice: its label with the value, and the answer behind it, with its day where that is neither today nor
 * yesterday (SAFETY 5). Weight is never printed where it is a sensitive topic.
 */
export const aboutNotice: NameNotice = (notice, told): AboutNotice => {
  const { code, label, mayBeClosed } = notice;
  const { values, answers } = shownAbout(notice, told);
  const day = dayOf(notice, told);
  // A momentary sign from an older answer has a text of its own that names its day and its label.
  if (mayBeClosed) return { heading: '', told: null };
  const said = answers.length > 0 && !saysWhatWasTold.has(code) ? answers.join(' ') : null;
  const hasValue = values.length > 0;
  const heading = words.labelAlone(label);
  if (day === null)
    return { heading: hasValue ? words.labelWithValue(label, values) : heading, told: said && words.told(said) };
  const on = dayWords(day);
  if (hasValue) return { heading, told: words.toldValuesOn(on, values) };
  return { heading, told: said ? words.toldOn(on, said) : words.toldNoAnswerOn(on) };
};

/** Notices whose message already begins with the user's answer. */
const saysWhatWasTold: ReadonlySet<RedFlagCode> = new Set(['chestPainNow']);

/** The label and value of a notice, with the day of an older answer or test, for readers other than the user. */
export const namedNotice = (notice: Notice, told: ToldBy): string => {
  const { values } = shownAbout(notice, told);
  const day = dayOf(notice, told);
  const named = values.length > 0 ? `${notice.label}: ${listOf(values)}` : notice.label;
  return day === null ? named : words.valueToldOn(named, dayWords(day));
};

const nothing = { values: [], answers: [] } as const;
const ofWeight: ReadonlySet<string> = new Set(['weightLossCheck', 'weightLow', 'weightVeryLow', 'weightDanger']);

const shownAbout = ({ code }: Notice, { person, facts, routes }: ToldBy): About => {
  const isSensitive = routes.includes('eatingRisk') || routes.includes('underweight');
  return ofWeight.has(code) && isSensitive ? nothing : aboutOf(code, person, facts);
};

const dayOf = ({ code, toldOn }: Notice, { person }: ToldBy): string | null => toldOn ?? labDayOf(code, person);

/** The day of a blood test behind the notice, where it is neither today nor yesterday. */
const labDayOf = (code: RedFlagCode, { labTest: { labDay } }: Person): string | null =>
  flagOf(code).about.some(isLab) ? labDay : null;

/** What raised a notice: values to print after its label, and chosen answers in their own words. */
type About = { readonly values: readonly string[]; readonly answers: readonly string[] };

type Lab = keyof typeof labNames;
const labNames = {
  fastingGlucose: '',
  a1c: 'HbA1c ',
  egfr: 'eGFR ',
  uacr: '',
  ldlCholesterol: '',
  triglycerides: '',
} as const;

const isLab = (id: ToldAbout): id is Lab => Object.hasOwn(labNames, id);

/** Answers that are not a sign, and answers that mean nothing without their question. */
const silent: Readonly<Partial<Record<ToldAbout, readonly string[]>>> = {
  chestPain: ['past', 'never'],
  exertional: ['fine', 'unknown', 'cannot'],
  dyspnea: ['hurry', 'none'],
  orthopnea: ['yes', 'twoPillows'],
  palpitations: ['no'],
  palpitationsContext: ['none'],
  syncope: ['past', 'no'],
  edema: ['evening', 'no'],
  otherWarningSigns: ['none'],
  pregnancyNow: ['yes', 'no', 'na'],
  rhythmProblem: ['no', 'unsure'],
  weightChange: ['eatingWorry', 'none', 'na'],
  toldHighBloodSugar: ['no', 'unsure'],
  sleepApneaDiagnosed: ['yes', 'no'],
  bloodThinner: ['yes', 'no', 'unsure'],
  rhythmAlert: ['no'],
};

/** The answers behind a notice: those that it could not stand without, with their context. If there are none, all its answers. */
const aboutOf = (code: RedFlagCode, person: Person, facts: Facts): About => {
  const flag = flagOf(code);
  const told = flag.about.filter((id) => isTold(id, person));
  const needed = told.filter((id) => !flag.isRaised(without(id, facts)));
  const named = needed.length > 0 ? told.filter((id) => needed.includes(id) || isContextOf(id, needed)) : told;
  return {
    values: named.flatMap((id) => valueWords(id, person, facts) ?? []),
    answers: named.flatMap((id) => optionWords(id, person) ?? []),
  };
};

const isTold = (id: ToldAbout, person: Person): boolean =>
  isLab(id) || id === 'bloodPressure' || answerTo(id, person) !== undefined;

/** Both quizzes ask about pregnancy, and one answer counts. */
const answerTo = (id: keyof HeartAnswers, { heart, pregnancyNow }: Person): unknown =>
  id === 'pregnancyNow' ? pregnancyNow : heart[id];

/** Whether this is the context of a needed answer: 'It comes with effort' describes chest pain, even if pain alone is enough. */
const isContextOf = (id: ToldAbout, needed: readonly ToldAbout[]): boolean =>
  id.endsWith('Context') && needed.some((one) => id === `${one}Context`);

/** The facts as if the person had not answered this. */
const without = (id: ToldAbout, facts: Facts): Facts => {
  if (id === 'bloodPressure') return { ...facts, sbp: Number.NaN, dbp: Number.NaN };
  if (id === 'restingHeartRate') return { ...facts, pulse: Number.NaN };
  if (id === 'pregnancyNow') return { ...facts, hasPregnancySigns: false };
  const labs = isLab(id) ? { ...facts.labs, [id]: Number.NaN } : facts.labs;
  if (id === 'uacr') return { ...facts, labs };
  return { ...facts, labs, heart: { ...facts.heart, [isBanded(id) ? bandQuestions[id] : id]: undefined } };
};

const valueWords = (id: ToldAbout, person: Person, facts: Facts): string | null => {
  if (id === 'bloodPressure') return pressureOf(person);
  if (id === 'restingHeartRate') return Number.isNaN(facts.pulse) ? null : beatsAMinute(facts.pulse);
  if (!isLab(id)) return null;
  const value = id === 'uacr' ? (person.myNumbers?.labs.uacr ?? null) : exactValue(person.myNumbers?.numbers[id]);
  const amount = value === null ? labBand(id, person) : amountOf(id, value);
  return amount && `${labNames[id]}${amount}`;
};

/** Both numbers as the user gave them, so that a reader can see a slip. */
const pressureOf = ({ givenSbp, givenDbp, heart }: Person): string | null => {
  if (heart.bpReading === 'numbers' && givenSbp !== null)
    return givenDbp === null ? `${givenSbp}` : `${givenSbp}/${givenDbp}`;
  return heart.bpBand === undefined ? null : pressureBands[heart.bpBand];
};

/** Blood sugar in both units for every reader, so that a wrong unit shows before the person takes sugar. */
const amountOf = (id: Lab, value: number): string => {
  const question: Question | undefined = myNumbersQuestions.find((one) => one.id === id);
  const both = question && amountInBothUnits(question, id === 'a1c' ? round(value, 1) : round(value));
  if (both && id === 'fastingGlucose')
    return both.replace(
      / \(([\d.]+) mmol\/L\)/,
      (_, millimoles: string) => `, ${Number(millimoles).toFixed(1)} mmol/L`,
    );
  if (both) return both;
  return id === 'egfr' ? String(round(value)) : inUnit(round(value), question?.unit);
};

const labBand = (id: Lab, person: Person): string | null => {
  if (!isBanded(id)) return null;
  const band = bandQuestions[id];
  const chosen = labelOf(band, person.heart[band])?.band;
  return chosen ? bandWords(chosen, bandUnits[band], insideSentence) : null;
};

const labelOf = (id: keyof HeartAnswers, answer: unknown): Option | undefined => {
  const options: readonly Option[] = questionOf(heartQuiz, id)?.options ?? [];
  return options.find(({ value }) => value === answer && value !== 'unknown');
};

/** 'I fainted in the last 4 weeks.'; null for an answer that says nothing by itself. */
export const optionWords = (id: ToldAbout, person: Person): string | null => {
  if (isLab(id) || id === 'bloodPressure' || id === 'restingHeartRate') return null;
  const answer = answerTo(id, person);
  const option = silent[id]?.includes(String(answer)) ? undefined : labelOf(id, answer);
  if (option === undefined) return null;
  return toldAnswers[id]?.[option.value] ?? words.labelAlone(option.label);
};
