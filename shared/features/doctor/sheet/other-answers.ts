import * as words from '#feature-words/doctor/sheet.ts';
import type { HeartAnswers, LongevityAnswers } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { inUnit } from '#shared/words/answer-words.ts';
import { curly } from '#shared/words/phrases.ts';
import * as names from '#words/question-names.ts';
import type { moodQuestions } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { optionWords } from './value-words.ts';

/** What a clinician would ask next, with a few words for each. */
const ofHeart = {
  medAdherence: words.missesMedicine,
  bloodThinner: words.bloodThinner,
  familyPrematureCvd: words.earlyCvdInFamily,
  inflammatory: words.inflammatory,
  pregnancyHistory: words.pregnancyHistory,
  sleepApneaDiagnosed: words.sleepApnoea,
  moderateMinutes: words.moderateActivity,
  vigorousMinutes: words.vigorousActivity,
} satisfies { readonly [Id in keyof HeartAnswers]?: string };

const ofLongevity = {
  ethnicity: words.background,
  alcoholConsumption: words.alcohol,
  sleepHours: words.sleep,
  familyHistory: words.familyHistory,
} satisfies { readonly [Id in keyof LongevityAnswers]?: string };

/** What tells a clinician something: groups and quiet time do not. */
const ofMind: { readonly [Id in (typeof moodQuestions)[number]]?: string } = {
  moodLow: words.lowMood,
  stressLevels: words.stress,
  stressCoping: words.copingWithStress,
  lifeOutlook: words.viewOfFuture,
  closeRelationships: names.closeRelationships,
  supportHeart: words.helpWithHealth,
};

/** An answer that says that nothing is there to tell. */
const saysNothing = new Set(['na']);

/** Whole sentences; the last says what was left off, because an absence must not look like a denial. */
export const otherAnswersOf = (facts: SheetFacts): string[] => {
  const { heart, longevity } = facts.person;
  return [
    ...sentences(longevityQuiz, longevity, ofLongevity),
    ...pregnancyOf(facts),
    ...(longevity.selfRatedHealth === 'poor' ? [words.ratesHealthPoor] : []),
    ...sentences(heartQuiz, takesMedicine(heart) ? heart : { ...heart, medAdherence: undefined }, ofHeart),
    ...(heart.weightChange === 'lostWeight' ? [words.lostWeight] : []),
    ...(facts.allowed.mood ? mind(facts) : []),
    ...leftOff(facts),
  ];
};

/** The answer that counts, of either quiz, with its day; the other one is never printed beside it. */
const pregnancyOf = ({ person, heart, longevity }: SheetFacts): string[] => {
  const { pregnancyNow: answer } = person;
  if (answer !== 'yes' && answer !== 'yesSigns') return [];
  const days = [
    ...(person.heart.pregnancyNow === answer && heart ? [heart.day] : []),
    ...(person.longevity.pregnancyNow === answer && longevity ? [longevity.day] : []),
  ].sort();
  const told = days.at(-1);
  return [told === undefined ? words.pregnant : words.pregnantToldOn(dayWords(told))];
};

/** Who takes none cannot miss one. */
const takesMedicine = ({ bpMedication, statin }: Partial<HeartAnswers>): boolean =>
  bpMedication === 'yes' || statin === 'statin' || statin === 'other';

const mind = ({ person: { heart, longevity } }: SheetFacts): string[] => [
  ...sentences(heartQuiz, heart, ofMind),
  ...sentences(longevityQuiz, longevity, ofMind),
  ...(heart.weightChange === 'eatingWorry' ? [words.eatingWorry] : []),
];

const sentences = (
  quiz: Quiz,
  answers: Readonly<Record<string, unknown>>,
  named: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(named).flatMap(([id, name]) => {
    const said = wordsOf(quiz, id, answers[id]);
    return said === null ? [] : [words.answer(name, withoutStop(said))];
  });

const wordsOf = (quiz: Quiz, id: string, answer: unknown): string | null => {
  if ((typeof answer !== 'string' && typeof answer !== 'number') || saysNothing.has(String(answer))) return null;
  const question = questionOf(quiz, id);
  if (question?.sliderLabels) return question.sliderLabels[Number(answer) - 1] ?? null;
  return optionWords(quiz, id, answer) ?? curly(inUnit(answer, question?.unit));
};

const withoutStop = (said: string): string => said.replace(/\.$/, '');

const leftOff = ({ allowed, person: { longevity } }: SheetFacts): string[] => {
  const parts = [
    ...(allowed.mood ? [] : [words.leftOutMood]),
    ...(allowed.weight || longevity.weight === undefined ? [] : [words.leftOutWeight]),
    ...(allowed.birthdate || longevity.birthdate === undefined ? [] : [words.leftOutBirthdate]),
  ];
  return parts.length === 0 ? [] : [words.leftOut(parts.join('; '))];
};
