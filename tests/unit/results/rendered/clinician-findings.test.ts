import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { type Rendered, rendered } from '#tests/support/rendered.tsx';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// A clinician read whole pages of invented people. Each person with a fault is listed here under the finding, with the
// words that their page and mail must and must not have. These words come from the findings and the rules, not from the
// pages.

type Answers = Readonly<Record<string, unknown>>;
type Finding = {
  readonly who: string;
  readonly habits?: Answers;
  readonly heart?: Answers;
  /** The quiz of the page; both if it is left out. */
  readonly quiz?: QuizId;
  readonly says?: readonly (string | RegExp)[];
  readonly never?: readonly RegExp[];
};

const today = '2026-11-23';
const { cardiac_health: cast } = readVectors('personas');
const { longevityAnswers, answers } = cast.average45F;
const born = (age: number) => ({ birthdate: `${2026 - age}-01-01` });
const woman = (age: number, more: Answers = {}) => ({ ...born(age), gender: 'female', ...more });
const man = (age: number, more: Answers = {}) => ({ ...born(age), gender: 'male', ...more });
const pressure = (bpSystolic: string, bpDiastolic: string) => ({ bpReading: 'numbers', bpSystolic, bpDiastolic });

const heartOnly = cardiacQuizId as QuizId;
const habitsOnly = productQuizId as QuizId;

const pagesOf = ({ who, habits, heart, quiz }: Finding): Rendered[] =>
  [habitsOnly, heartOnly]
    .filter((id) => quiz === undefined || quiz === id)
    .map((id) =>
      rendered(who, id, {
        longevity: { ...longevityAnswers, pregnancyNow: 'no', ...habits },
        heart: { ...answers, pregnancyNow: 'no', ...heart },
        today,
      }),
    );

const comparison = /younger than|years younger|younger than your years|close to your (?:own age|\d)/i;
const nextVisit = /at your next visit/i;
const praiseOfHealth = /Health and habits:? (Excellent|Good)/i;
const lpa = /lipoprotein\(a\)/i;
const water = /keep a glass in sight|fill it at each meal/i;
const callToday = 'Call a doctor today, even if you feel well';
const teamSaysHowMuch = /your kidney or heart team, how much to drink in a day/;

const findings: Readonly<Record<string, readonly Finding[]>> = {
  '1, a very high sugar alone': [
    { who: 'A1c 18', habits: man(39), heart: { a1c: '18', diabetesStatus: 'no' } },
    { who: 'glucose 600', habits: woman(50), heart: { fastingGlucose: '600', diabetesStatus: 'type2' } },
    {
      who: 'type 1, glucose 420',
      habits: woman(22),
      heart: { fastingGlucose: '420', a1c: '12', diabetesStatus: 'type1' },
    },
  ].map((one) => ({
    ...one,
    says: [callToday, /drowsy or confused, call your local emergency number now/],
    never: [
      comparison,
      nextVisit,
      praiseOfHealth,
      /\b(Low|Borderline)\b(?! (mood|value))/,
      /People like you with an A1c/,
    ],
  })),
  '2, a next step that is later than the notice': [
    {
      who: '165/102',
      habits: man(45),
      heart: pressure('165', '102'),
      says: [/within a week/i],
      never: [nextVisit, comparison],
    },
    {
      who: 'new eGFR 24',
      habits: man(60),
      heart: { egfrBand: '15to29' },
      says: [/within a week/i],
      never: [nextVisit, comparison],
    },
    {
      who: 'new A1c 6.8',
      habits: woman(51),
      heart: { a1c: '6.8', diabetesStatus: 'no' },
      says: [/next week or two/i],
      never: [nextVisit],
    },
    {
      who: 'weight lost without trying',
      habits: woman(50),
      heart: { weightChange: 'lostWeight' },
      says: [/next week or two/i, /cancer/],
      never: [nextVisit],
    },
    {
      who: 'pregnant, 128/82 and UACR 400',
      habits: woman(31, { pregnancyNow: 'yes' }),
      heart: { pregnancyNow: 'yes', ...pressure('128', '82'), uacr: '400' },
      says: [/Call your maternity team today or tomorrow/],
      never: [nextVisit, /next week or two/i],
    },
  ],
  '3, a low mood after a birth': [
    {
      who: 'low every day, very dark outlook, after a birth',
      habits: woman(29, { pregnancyNow: 'yes', lifeOutlook: 'veryPessimistic' }),
      heart: { pregnancyNow: 'yes', moodLow: 'daily' },
      says: [
        /Call your midwife, health visitor or doctor today or tomorrow/,
        /harming yourself or your baby/,
        /findahelpline\.com/,
      ],
      never: [nextVisit, comparison],
    },
    {
      who: 'a man, low every day, nobody close, very dark outlook',
      habits: man(46, { lifeOutlook: 'veryPessimistic', closeRelationships: 'none' }),
      heart: { moodLow: 'daily' },
      says: [/You don’t have to carry this alone/, /findahelpline\.com/],
      never: [nextVisit, comparison, lpa],
    },
  ],
  '4, pregnancy in the habits quiz alone': [
    {
      who: 'says that she is pregnant',
      quiz: habitsOnly,
      habits: woman(30, { pregnancyNow: 'yes', weight: 200, smoking: 'someDays', alcoholConsumption: 'upTo12' }),
      heart: { pregnancyNow: undefined },
      says: [/Not drinking at all is safest in pregnancy/, /Stopping helps you and your baby/],
      never: [
        /first goal/i,
        /(?:one|a) twentieth/i,
        /limit is 7/i,
        /lose (?:a little )?weight|losing weight/i,
        comparison,
      ],
    },
    {
      who: 'was not asked, or did not say',
      quiz: habitsOnly,
      habits: woman(30, { pregnancyNow: undefined, weight: 200, smoking: 'someDays', alcoholConsumption: 'upTo12' }),
      heart: { pregnancyNow: undefined },
      says: [
        /If you are or may be pregnant: don’t try to lose weight\. Ask your midwife or doctor about your weight\. No alcohol is safest\. Ask your midwife or doctor for help to stop smoking\./,
      ],
    },
  ],
  '5, praise on the pages of people who are ill': [
    { who: 'on dialysis', habits: woman(57), heart: { kidneyDisease: 'dialysisOrTransplant' }, says: [] },
    { who: 'kidney disease of stage 4', habits: man(68), heart: { kidneyDisease: 'severe' } },
    { who: 'new eGFR 24', habits: man(60), heart: { egfrBand: '15to29' } },
    { who: 'HIV', habits: man(50), heart: { inflammatory: 'hiv' } },
    { who: 'LDL 240 at 28', habits: man(28), heart: { ldlCholesterol: '240', totalCholesterol: '320' } },
    {
      who: 'triglycerides 2500, 33 drinks and more',
      habits: man(45, { alcoholConsumption: '33plus' }),
      heart: { triglycerides: '2500' },
    },
  ].map((one) => ({
    ...one,
    quiz: habitsOnly,
    says: [/This number leaves out|isn’t part of this number|This number only includes part of/],
    never: [comparison, praiseOfHealth],
  })),
  '6, protein in the urine': [
    {
      who: 'UACR 800 with diabetes',
      habits: man(60),
      heart: { uacr: '800', diabetesStatus: 'type2' },
      says: [/Protein in your urine is clearly raised/, /next week or two/i],
      never: [nextVisit, comparison],
    },
  ],
  '7, pages of pregnancy': [
    {
      who: 'smokes 20 a day',
      habits: woman(26, { pregnancyNow: 'yes', smoking: 'daily20plus' }),
      heart: { pregnancyNow: 'yes', smoking: 'daily20plus' },
      says: [
        /Stopping helps you and your baby at any stage/,
        /1-800-QUIT-NOW/,
        /Do not use varenicline or bupropion unless your doctor says so/,
      ],
      never: [lpa, /(?:age|number) could be/i, comparison, /Ask for a cholesterol test/i],
    },
    {
      who: 'well',
      habits: woman(30, { pregnancyNow: 'yes' }),
      heart: { pregnancyNow: 'yes', labsAvailable: 'no' },
      never: [/(?:begin|start) after that/i, /take it easy/i, lpa, /Ask for a cholesterol test/i],
    },
  ],
  '8, weight lost under chemotherapy': [
    { who: 'lost weight', habits: woman(55), heart: { weightChange: 'lostWeight' }, says: [/38 C \(100\.4 F\)/] },
  ],
  '9, scenarios beyond the limits of the equation': [
    { who: 'A1c 18', quiz: heartOnly, habits: man(39), heart: { a1c: '18' }, never: [/People like you with/] },
  ],
  '10, lipoprotein(a) asked of everybody': [
    {
      who: 'on dialysis',
      quiz: heartOnly,
      habits: woman(57),
      heart: { kidneyDisease: 'dialysisOrTransplant' },
      never: [lpa],
    },
    { who: '76 years old', quiz: heartOnly, habits: man(76), never: [/Could my lipoprotein\(a\) be measured/] },
  ],
  '11, water with poor kidneys or a weak heart': [
    { who: 'told stage 4, one cup', heart: { kidneyDisease: 'severe' } },
    { who: 'new eGFR 15 to 29, one cup', heart: { egfrBand: '15to29' } },
    { who: 'on dialysis, one cup', heart: { kidneyDisease: 'dialysisOrTransplant' } },
    { who: 'heart failure, one cup', heart: { knownHeartConditions: 'heartFailure' } },
  ].map((one) => ({
    ...one,
    quiz: habitsOnly,
    habits: woman(45, { waterIntakeCups: 1 }),
    says: [teamSaysHowMuch],
    never: [water],
  })),
  'numbers that need a word': [
    {
      who: '78 with ideal values',
      quiz: heartOnly,
      habits: man(78),
      heart: pressure('138', '80'),
      says: [/At your age most people are at this level/],
    },
    {
      who: 'known eGFR 21',
      quiz: heartOnly,
      habits: man(60),
      heart: { kidneyDisease: 'severe', egfrBand: '15to29' },
      says: [/studies included few people with a kidney test result like yours/],
    },
  ],
  'open questions that were decided': [
    {
      who: 'valve disease, no sign',
      habits: woman(66),
      heart: { knownHeartConditions: 'valve' },
      says: [/Ask how severe yours is before you push harder/],
      never: [/brisker|a little faster/i],
    },
    {
      who: 'several heart conditions',
      quiz: heartOnly,
      habits: man(66),
      heart: { knownHeartConditions: 'heartAttack' },
      says: [/You could only name one condition/],
    },
    {
      who: 'A1c 6.1',
      quiz: heartOnly,
      habits: man(48),
      heart: { a1c: '6.1', diabetesStatus: 'no' },
      says: [/in the range called prediabetes/, /once a year/],
      never: [/A1c of 6\.1 ?%.{0,40}(?:Worth a talk|Tell a doctor)/],
    },
    {
      who: 'nine hours, rested',
      quiz: habitsOnly,
      habits: woman(37, { sleepHours: 9, sleepQuality: 'good' }),
      never: [/how long you sleep/i, /Sleeping (?:long|a lot)|Long sleep/i],
    },
    {
      who: 'ten hours, tired',
      quiz: habitsOnly,
      habits: woman(37, { sleepHours: 10, sleepQuality: 'poor' }),
      says: [/Sleeping a lot\?/],
      never: [/Your age would be \d+[^.]*sleep/i],
    },
    {
      who: '18 years old',
      quiz: habitsOnly,
      habits: man(18),
      says: [/Under 25, an age tells you very little/],
      never: [/fit an age of/, comparison],
    },
    {
      who: 'cold sweat at 39',
      quiz: heartOnly,
      habits: man(39),
      heart: { otherWarningSigns: 'suddenlyUnwell' },
      says: [/call your local emergency number/i],
      never: [comparison],
    },
    {
      who: 'cold sweat at 40',
      quiz: heartOnly,
      habits: man(40),
      heart: { otherWarningSigns: 'suddenlyUnwell' },
      says: [/Get medical help now/],
      never: [comparison],
    },
    {
      who: '88/56 at 24, well',
      quiz: heartOnly,
      habits: woman(24),
      heart: pressure('88', '56'),
      says: [/Some healthy people have a number like this/],
      never: [/Get medical help now/, /See a doctor today/, /next week or two/i],
    },
    {
      who: '84/56 at 24, well',
      quiz: heartOnly,
      habits: woman(24),
      heart: pressure('84', '56'),
      says: [/next week or two/i],
      never: [/Get medical help now/, /See a doctor today/, /Some healthy people have a number like this/],
    },
  ],
};

test.each(Object.values(findings).flat())('$who has only answers that the screens send', (one) => {
  const isExact = (id: string) =>
    ['ldlCholesterol', 'totalCholesterol', 'a1c', 'fastingGlucose', 'triglycerides', 'uacr', 'egfr'].includes(id);
  const kept = {
    ...cleanAnswers(longevityQuiz, { ...longevityAnswers, ...one.habits }),
    ...cleanAnswers(heartQuiz, { ...answers, ...one.heart }),
  };
  const told = Object.entries({ ...one.habits, ...one.heart }).filter(
    ([id, value]) => value !== undefined && !isExact(id),
  );
  expect(told.filter(([id]) => (kept as Answers)[id] === undefined).map(([id]) => id)).toEqual([]);
});

describe.each(Object.entries(findings))('%s', (_, people) => {
  const pages = people.flatMap((one) => pagesOf(one).map((page) => ({ name: page.name, page, one })));
  test.each(pages)('$name', ({ page, one }) => {
    for (const words of one.says ?? []) {
      if (typeof words === 'string') expect(page.page).toContain(words);
      else expect(page.page).toMatch(words);
    }
    for (const text of [page.page, ...page.mailTexts])
      for (const words of one.never ?? []) expect(text).not.toMatch(words);
    // No page has a number without a meaning.
    expect(page.page).not.toMatch(/would stay about/);
  });
});
