import { describe, expect, test } from 'vitest';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import {
  answersOf,
  habitsPage,
  heartPage,
  holdsTrue,
  man,
  type ProseStory,
  pain,
  pressure,
  today,
  woman,
} from './prose-story.ts';

// SAFETY 5 and 6: the mail and the clinician's sheet, the page of a low mood, and the questions that some users are not
// asked.

const yesterday = { labDate: '2026-11-27' };
const quiet = /when you have a quiet moment/i;
const namesADay = /read the notice at the top: it names a day/i;

const mailNeverLater: readonly ProseStory[] = [
  {
    who: 'chest pain now',
    habits: man(62),
    heart: pain('now', 'spreads'),
    mail: { says: [/Please read the notice at the top now\./], never: [quiet, namesADay, /\d(?:\.\d)? ?%/] },
  },
  {
    who: '186/112',
    habits: man(49),
    heart: pressure(186, 112),
    mail: { says: [/today/i], never: [quiet, namesADay] },
  },
  {
    who: 'pregnant with a sugar of 95',
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', fastingGlucose: '95', ...yesterday },
    mail: { says: [namesADay], never: [quiet] },
  },
  {
    who: 'pregnant with a sugar of 91',
    quiz: habitsPage,
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', fastingGlucose: '91', ...yesterday },
    mail: { never: [namesADay] },
  },
  { who: 'well', habits: woman(45), mail: { never: [namesADay, /notice at the top/i] } },
  {
    who: 'a stent and no statin, without a notice',
    quiz: heartPage,
    habits: man(60),
    heart: { knownHeartConditions: 'stentBypass', statin: 'no', ldlBand: '130to159' },
    mail: { never: [quiet] },
  },
  {
    who: 'low every day with a very dark outlook',
    habits: man(41, { lifeOutlook: 'veryPessimistic' }),
    heart: { moodLow: 'daily' },
    mail: { never: [quiet, /\d(?:\.\d)? ?%/] },
  },
];

const onTheSheet: readonly ProseStory[] = [
  {
    who: '33 drinks on the habits page, a pulse of 104 on the heart page',
    habits: man(50, { alcoholConsumption: '33plus' }),
    heart: { restingHeartRate: '104' },
    sheet: { says: [/104/, /Get help to drink less \(in the next week or two\)/] },
  },
  {
    who: 'takes no medicine, and was asked whether any is missed',
    habits: man(50),
    heart: { bpMedication: 'no', statin: 'no', medAdherence: 'often' },
    sheet: { never: [/Misses [^.]*medicine/i] },
  },
  {
    who: 'takes a statin, and often misses it',
    habits: man(50),
    heart: { bpMedication: 'no', statin: 'statin', medAdherence: 'often' },
    sheet: { says: [/Misses [^.]*medicine/i] },
  },
  {
    who: 'rates the own health as poor',
    habits: woman(45, { selfRatedHealth: 'poor' }),
    sheet: { says: [/Rates own health as poor/] },
    open: { says: [/You rate your health as poor/], never: [/younger than your years/i] },
  },
  {
    who: 'rates the own health as good',
    habits: woman(45, { selfRatedHealth: 'good' }),
    page: { never: [/You rate your health as/] },
  },
  {
    who: 'told of usual heartburn at 28',
    habits: woman(28),
    heart: pain('occasional', 'meals'),
    sheet: { says: [/heartburn/i], never: [/week or two/i] },
    fhir: { never: [/Book an appointment/] },
  },
];

/** Leaves nothing but company for the plan. */
const fine = {
  weight: 140,
  strengthTraining: '2to3',
  exerciseFrequency: '5to6',
  exerciseIntensity: 'vigorous',
  sitToStand: 'noSupport',
};

const aLowMood: readonly ProseStory[] = [
  {
    who: 'four weeks after a birth, low every day, no one',
    habits: woman(29, { pregnancyNow: 'yes', closeRelationships: 'none' }),
    heart: { pregnancyNow: 'yes', moodLow: 'daily' },
    open: {
      says: [/You don't have to carry this alone/, /Call your maternity team today or tomorrow/],
      never: [/\d(?:\.\d)? ?%/, /age of about/, /It can wait/, /Needs attention/i, /call someone you like/i],
    },
  },
  {
    who: 'low every day, no one, 50',
    quiz: habitsPage,
    habits: man(50, { closeRelationships: 'none' }),
    heart: { moodLow: 'daily' },
    page: {
      says: [
        /Start with one contact that asks nothing of you: a helpline, a drop-in group, your doctor's practice\./,
        /You need not know anyone\./,
        /Your number can wait\. Open it when you like\./,
      ],
      never: [/call someone you like/i, /It can wait/, /Needs attention/i],
    },
    open: { never: [/\d(?:\.\d)? ?%/, /age of about/] },
  },
  {
    who: 'low every day, on the page of the heart',
    quiz: heartPage,
    habits: man(50),
    heart: { moodLow: 'daily' },
    page: { says: [/Your number can wait\. Open it when you like\./], never: [/Needs attention/i, /It can wait/] },
    open: { never: [/\d(?:\.\d)? ?%/, /\b(?:Low|Borderline|Intermediate)\b/] },
  },
  {
    who: 'lonely, not low',
    quiz: habitsPage,
    habits: man(50, { ...fine, closeRelationships: 'lonely' }),
    page: { says: [/Write or call one person this week\./, /It may be short\./], never: [/someone you like/i] },
  },
  {
    who: 'low every day, lonely',
    quiz: habitsPage,
    habits: man(50, { ...fine, closeRelationships: 'lonely' }),
    heart: { moodLow: 'daily' },
    page: { says: [/Write or call one person\./, /It may be short\./], never: [/someone you like/i, /this week/i] },
  },
  {
    who: 'low on several days',
    habits: man(47),
    heart: { moodLow: 'several' },
    open: { never: [/Your number can wait/, /You don't have to carry this alone/] },
  },
];

describe('the mail is never later than its page', () => {
  test.each(mailNeverLater)('$who', holdsTrue);
});
describe('what the clinician’s sheet names', () => {
  test.each(onTheSheet)('$who', holdsTrue);
});
describe('the page of a low mood', () => {
  test.each(aLowMood)('$who', holdsTrue);
});

type Screen = { readonly who: string; readonly quiz: Quiz; readonly id: string; readonly isAsked: boolean } & Pick<
  ProseStory,
  'habits' | 'heart'
>;

const screens: readonly Screen[] = [
  { who: 'a woman of 55', quiz: longevityQuiz, id: 'pregnancyNow', isAsked: true, habits: woman(55) },
  { who: 'a woman of 56', quiz: longevityQuiz, id: 'pregnancyNow', isAsked: false, habits: woman(56) },
  { who: 'a woman of 55', quiz: heartQuiz, id: 'pregnancyNow', isAsked: true, habits: woman(55) },
  { who: 'a woman of 56', quiz: heartQuiz, id: 'pregnancyNow', isAsked: false, habits: woman(56) },
  { who: 'a man of 30', quiz: heartQuiz, id: 'pregnancyNow', isAsked: false, habits: man(30) },
  {
    who: 'another gender, 30',
    quiz: heartQuiz,
    id: 'pregnancyNow',
    isAsked: true,
    habits: man(30, { gender: 'other' }),
  },
  {
    who: 'no birth date',
    quiz: heartQuiz,
    id: 'pregnancyNow',
    isAsked: true,
    habits: woman(30, { birthdate: undefined }),
  },
  { who: 'a man of 60', quiz: heartQuiz, id: 'pregnancyHistory', isAsked: false, habits: man(60) },
  { who: 'a woman of 60', quiz: heartQuiz, id: 'pregnancyHistory', isAsked: true, habits: woman(60) },
  {
    who: 'no gender told, 60',
    quiz: heartQuiz,
    id: 'pregnancyHistory',
    isAsked: true,
    habits: man(60, { gender: undefined }),
  },
  {
    ...{ who: 'neither medicine', quiz: heartQuiz, id: 'medAdherence', isAsked: false },
    heart: { bpMedication: 'no', statin: 'no' },
  },
  {
    ...{ who: 'unsure of a statin', quiz: heartQuiz, id: 'medAdherence', isAsked: true },
    heart: { bpMedication: 'no', statin: 'unsure' },
  },
];

test.each(screens)('$who, $quiz.id $id: asked $isAsked', ({ who, quiz, id, isAsked, habits, heart }) => {
  const answers = answersOf({ who, habits, heart });
  const asking = { today, known: () => answers.longevity };
  const own = quiz === longevityQuiz ? answers.longevity : answers.heart;
  const shown = visibleQuestions({ ...quiz, asking }, own).map((question) => question.id);
  expect(shown.includes(id)).toBe(isAsked);
});

test.each<ProseStory>([
  {
    who: '58, and pregnant by the heart quiz',
    quiz: heartPage,
    habits: woman(58),
    heart: { pregnancyNow: 'yes' },
    open: { says: [/We give no percentage in pregnancy or just after a birth/] },
  },
  {
    who: '58, and pregnant by the habits quiz',
    quiz: heartPage,
    habits: woman(58, { pregnancyNow: 'yes' }),
    page: { never: [/in pregnancy or just after a birth/] },
  },
])('an answer to a screen that was skipped: $who', holdsTrue);
