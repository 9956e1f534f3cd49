import { describe, expect, test } from 'vitest';
import { heartScreens } from '#shared/questions/heart/heart-screens.ts';
import { longevityScreens } from '#shared/questions/longevity/longevity-screens.ts';
import { habitsPage, heartPage, holdsTrue, man, type ProseStory, plain, pressure, woman } from './prose-story.ts';

// SAFETY 6 and METHODS: sentences that replace others, and what replaces a grade.

const low = /(?<!Stands |Very )\bLow\b(?! (?:mood|value|blood))/;

const inPlaceOfAGrade: readonly ProseStory[] = [
  {
    who: 'a pulse of 104',
    habits: woman(40),
    heart: { restingHeartRate: '104' },
    open: {
      says: [/No risk level while this is open/, /This figure was made for people without such a sign\./],
      never: [/No grade/, low, /About \d+ don’t\./],
    },
  },
  {
    who: 'kidney disease of stage 4',
    habits: woman(36),
    heart: { kidneyDisease: 'severe' },
    open: {
      says: [/No risk level: your kidney test matters more than this number\./],
      never: [low, /About \d+ don’t\./],
    },
  },
  {
    who: 'a valve at 55',
    habits: man(55),
    heart: { knownHeartConditions: 'valve' },
    open: {
      says: [/No risk level: your heart condition matters more than this number\./, /without such an illness\./],
      never: [low],
    },
  },
  {
    who: 'another rhythm problem',
    habits: man(45),
    heart: { rhythmProblem: 'other' },
    open: { says: [/No risk level: your heart condition matters more than this number\./], never: [low] },
  },
  {
    who: '23 to 32 drinks',
    habits: man(40, { alcoholConsumption: '23to32' }),
    open: { says: [/No risk level: what alcohol can do is not in this number\./], never: [low] },
  },
  {
    who: 'out of breath on the stairs at 52',
    habits: woman(52),
    heart: { exertional: 'breathless' },
    open: { says: [/No risk level until a doctor knows about your breath\./], never: [low] },
  },
  {
    who: 'sleeps propped up, known to the care team',
    habits: woman(55),
    heart: { orthopnea: 'proppedKnown' },
    open: {
      says: [/No risk level: your breathing matters more than this number\./],
      never: [low, /book an appointment/i],
    },
  },
  {
    who: 'poor health by the own rating',
    habits: woman(45, { selfRatedHealth: 'poor' }),
    open: { says: [/No risk level: you told us that your health is poor\./], never: [low] },
  },
  {
    who: 'well with 132/82',
    habits: woman(45),
    heart: pressure(132, 82),
    open: { says: [low], never: [/No risk level/] },
  },
].map((story) => ({ ...story, quiz: heartPage }));

const inPlaceOfOtherWords: readonly ProseStory[] = [
  {
    who: 'a woman of 45',
    quiz: habitsPage,
    habits: woman(45),
    page: {
      says: [
        /Women with habits like yours do about as well as an average woman of \d+\./,
        /Their chance of dying in the coming year is about that of an average woman of \d+\./,
      ],
      never: [/This is the age at which an average woman dies/],
    },
  },
  {
    who: 'a man of 45',
    quiz: habitsPage,
    habits: man(45),
    page: { says: [/Men with habits like yours do about as well as an average man of \d+\./] },
  },
  {
    who: 'a woman of 45 with 186/112',
    quiz: habitsPage,
    habits: woman(45),
    heart: pressure(186, 112),
    page: { never: [/do about as well as/, /chance of dying/] },
  },
  {
    who: 'well at 41',
    quiz: heartPage,
    habits: woman(41, { height: { ft: 5, in: 6 }, weight: 135 }),
    page: { never: [/Begin with the first step of your plan/, /Look in again in a year/] },
  },
  {
    who: 'high at 78',
    quiz: heartPage,
    habits: man(78, { smoking: 'daily10to19' }),
    heart: { ...pressure(158, 88), diabetesStatus: 'type2', smoking: 'daily10to19' },
    page: { never: [/There is a lot that can bring your risk down/] },
  },
  {
    who: 'pregnant',
    quiz: heartPage,
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes' },
    open: { says: [/We give no percentage in pregnancy or just after a birth/] },
  },
  {
    who: 'another gender',
    quiz: heartPage,
    habits: man(50, { gender: 'other' }),
    page: { says: [/About \d+ in 100 people/], never: [/in 100 (?:women|men)/] },
  },
  {
    who: 'a woman of 50',
    quiz: heartPage,
    habits: woman(50),
    page: { says: [/About \d+ in 100 women/] },
  },
  {
    who: '345 lb, a BMI above 40',
    quiz: habitsPage,
    habits: man(45, { height: { ft: 6, in: 0 }, weight: 345 }),
    page: {
      says: [/lose about 17 lb \(8 kg\)/, /There are medicines and operations that help: ask about them\./],
      never: [/twentieth/],
    },
  },
  {
    who: '280 lb, a BMI below 40',
    quiz: habitsPage,
    habits: man(45, { height: { ft: 6, in: 0 }, weight: 280 }),
    page: { says: [/lose about 14 lb \(6 kg\)/], never: [/twentieth/, /medicines and operations that help/] },
  },
];

const may = { pregnancyNow: undefined };
const unasked = { quiz: habitsPage, heart: may } as const;
const heavy = { height: { ft: 5, in: 5 }, weight: 220 };
const dontLose = /If you are or may be pregnant: don't try to lose weight\./;
const stopsSafely = /Don't stop alcohol all at once: ask your midwife or doctor today how to stop safely\./;
const helpToStop = /Ask your midwife or doctor for help to stop smoking\./;

const maybePregnant: readonly ProseStory[] = [
  {
    ...{ who: 'heavy', ...unasked },
    habits: woman(30, { ...may, ...heavy, alcoholConsumption: 'never' }),
    open: { says: [dontLose], never: [helpToStop, stopsSafely] },
  },
  {
    ...{ who: 'drinks 13 to 22', ...unasked },
    habits: woman(30, { ...may, alcoholConsumption: '13to22' }),
    open: { says: [/No alcohol is safest\./], never: [stopsSafely, helpToStop] },
  },
  {
    ...{ who: 'drinks 23 to 32', ...unasked },
    habits: woman(30, { ...may, alcoholConsumption: '23to32' }),
    open: { says: [stopsSafely], never: [/No alcohol is safest\./, helpToStop] },
  },
  {
    ...{ who: 'smokes', ...unasked },
    habits: woman(30, { ...may, smoking: 'daily10to19' }),
    open: { says: [helpToStop] },
  },
  {
    ...{ who: 'heavy, and told that she is not pregnant', quiz: habitsPage },
    habits: woman(30, { ...heavy, smoking: 'daily10to19' }),
    page: { never: [dontLose, helpToStop] },
  },
];

describe('what replaces a grade', () => {
  test.each(inPlaceOfAGrade)('$who', holdsTrue);
});
describe('what replaces other words', () => {
  test.each(inPlaceOfOtherWords)('$who', holdsTrue);
});
describe('it is not known whether she is pregnant', () => {
  test.each(maybePregnant)('$who', holdsTrue);
});

const wordsOfScreen = (screens: object, screen: string): string =>
  plain(JSON.stringify(Object.entries(screens).find(([id]) => id === screen)?.[1]));

test('the box about the family says that nobody reads it', () => {
  expect(wordsOfScreen(longevityScreens, 'familyHistoryDetails')).toMatch(
    /no one here reads it\. If you have a new sign, call a doctor\./,
  );
});

test.each([
  ['the first quiz', longevityScreens],
  ['the heart quiz', heartScreens],
])('before the questions on mood, %s names no study', (_, screens) => {
  const screen = wordsOfScreen(screens, 'psychosocial-title');
  expect(screen).not.toMatch(/stud(?:y|ies)|researchers?|survey|\bdie[ds]?\b|death/i);
});
