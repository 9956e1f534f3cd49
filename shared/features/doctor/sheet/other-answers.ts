import type { HeartAnswers, LongevityAnswers } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { curly } from '#shared/words/phrases.ts';
import type { moodQuestions } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { optionWords } from './value-words.ts';

/** What a clinician would ask next, with a few words for each. */
const ofHeart = {
  medAdherence: 'Misses blood pressure or cholesterol medicine',
  bloodThinner: 'Blood thinner',
  familyPrematureCvd: 'Early cardiovascular disease in the family',
  inflammatory: 'HIV or inflammatory illness',
  pregnancyHistory: 'Hypertension or diabetes in a pregnancy, early or small baby, menopause before 40',
  sleepApneaDiagnosed: 'Sleep apnoea',
  moderateMinutes: 'Moderate activity',
  vigorousMinutes: 'Vigorous activity',
} satisfies { readonly [Id in keyof HeartAnswers]?: string };

const ofLongevity = {
  ethnicity: 'Background',
  alcoholConsumption: 'Alcohol',
  sleepHours: 'Sleep',
  familyHistory: 'Heart disease, stroke, diabetes, cancer or dementia in the family before 60',
} satisfies { readonly [Id in keyof LongevityAnswers]?: string };

/** What tells a clinician something: groups and quiet time do not. */
const ofMind: { readonly [Id in (typeof moodQuestions)[number]]?: string } = {
  moodLow: 'Down or without interest, last 2 weeks',
  stressLevels: 'Stress, last month',
  stressCoping: 'Coping with stress',
  lifeOutlook: 'View of the future',
  closeRelationships: 'People to count on',
  supportHeart: 'Help with health',
};

/** An answer that says that nothing is there to tell. */
const saysNothing = new Set(['na']);

/** Whole sentences; the last says what was left off, because an absence must not look like a denial. */
export const otherAnswersOf = (facts: SheetFacts): string[] => {
  const { heart, longevity } = facts.person;
  return [
    ...sentences(longevityQuiz, longevity, ofLongevity),
    ...pregnancyOf(facts),
    ...(longevity.selfRatedHealth === 'poor' ? ['Rates own health as poor.'] : []),
    ...sentences(heartQuiz, takesMedicine(heart) ? heart : { ...heart, medAdherence: undefined }, ofHeart),
    ...(heart.weightChange === 'lostWeight' ? ['Unintended weight loss of 5 kg (10 lb) or more in 6 months.'] : []),
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
  return [`Pregnant or gave birth in the last 6 weeks: yes${told ? ` (told on ${dayWords(told)})` : ''}.`];
};

/** Who takes none cannot miss one. */
const takesMedicine = ({ bpMedication, statin }: Partial<HeartAnswers>): boolean =>
  bpMedication === 'yes' || statin === 'statin' || statin === 'other';

const mind = ({ person: { heart, longevity } }: SheetFacts): string[] => [
  ...sentences(heartQuiz, heart, ofMind),
  ...sentences(longevityQuiz, longevity, ofMind),
  ...(heart.weightChange === 'eatingWorry'
    ? ['Reports preoccupation with food and weight, purging, or eating far too little.']
    : []),
];

const sentences = (
  quiz: Quiz,
  answers: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(names).flatMap(([id, name]) => {
    const words = wordsOf(quiz, id, answers[id]);
    return words === null ? [] : [`${name}: ${withoutStop(words)}.`];
  });

const wordsOf = (quiz: Quiz, id: string, answer: unknown): string | null => {
  if ((typeof answer !== 'string' && typeof answer !== 'number') || saysNothing.has(String(answer))) return null;
  const question = questionOf(quiz, id);
  if (question?.sliderLabels) return question.sliderLabels[Number(answer) - 1] ?? null;
  return optionWords(quiz, id, answer) ?? curly(`${answer} ${question?.unit ?? ''}`.trim());
};

const withoutStop = (words: string): string => words.replace(/\.$/, '');

const leftOff = ({ allowed, person: { longevity } }: SheetFacts): string[] => {
  const parts = [
    ...(allowed.mood ? [] : ['mood, stress, relationships and worry about eating']),
    ...(allowed.weight || longevity.weight === undefined ? [] : ['height and weight']),
    ...(allowed.birthdate || longevity.birthdate === undefined ? [] : ['date of birth']),
  ];
  return parts.length === 0 ? [] : [`Left out by the patient: ${parts.join('; ')}.`];
};
