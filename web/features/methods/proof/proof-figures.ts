import type { NumberTable } from '../content/topic.ts';
import association from './association.json' with { type: 'json' };

// The aggregates that `npm run proof` wrote, as the page shows them. They are figures of groups, never of a person.

type Estimate = { readonly value: number; readonly low: number; readonly high: number };

export const { checkedOn, engineVersion: checkedVersion, heart } = association;
export const { '2011-2014': survey, '2009-2010': earlier } = association.surveys;
export const { all } = survey.allDeaths.groups;

export const whole = (count: number): string => count.toLocaleString('en-US');
/** The concordance as a number of pairs in a hundred. */
export const pairs = (concordance: number): string => (concordance * 100).toFixed(1);
const minus = (text: string): string => text.replaceAll('-', '−');
export const withRange = ({ value, low, high }: Estimate, digits: number): string =>
  minus(`${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`);
const signed = (value: number): string => `${value > 0 ? '+' : ''}${minus(value.toFixed(1))}`;

const labels = ['Much younger than their age', 'Younger', 'In the middle', 'Older', 'Much older than their age'];

/** Youngest first: the deaths of 1,000 people and the ends of the interval, each in percent of the longest whisker. */
export const bars = survey.allDeaths.fifths.map(({ deathsPer1000: { value, low, high } }, at, fifths) => {
  const longest = Math.max(...fifths.map(({ deathsPer1000 }) => deathsPer1000.high));
  const share = (deaths: number): number => (100 * deaths) / longest;
  return {
    label: labels[at] ?? '',
    deaths: Math.round(value),
    range: `${Math.round(low)} to ${Math.round(high)}`,
    width: share(value),
    from: share(low),
    to: share(high),
    isMiddle: at === 2,
  };
});

const fifths: NumberTable = {
  caption: 'The five groups: deaths, and deaths of 1,000 at the same age and sex in seven years, with the 95% interval',
  columns: ['Group', 'Deaths', 'Of 1,000', 'Years shown', 'Years that the deaths imply'],
  rows: survey.allDeaths.fifths.map(({ deaths, deathsPer1000, shownYears, impliedYears }, at) => [
    labels[at] ?? '',
    whole(deaths),
    withRange(deathsPer1000, 0),
    signed(shownYears),
    withRange(impliedYears, 1),
  ]),
};

const groupNames = {
  all: 'All',
  'age 25-39': 'Age 25 to 39',
  'age 40-64': 'Age 40 to 64',
  'age 65-79': 'Age 65 to 79',
  women: 'Women',
  men: 'Men',
  'never smoked': 'Never smoked',
  'smoked before': 'Smoked before',
  smokes: 'Smoke',
  'without known illness': 'No heart disease, stroke, cancer or diabetes that they knew of',
  'with known illness': 'With one of these',
  white: 'White',
  Black: 'Black',
  'Mexican American': 'Mexican American',
  'other Hispanic': 'Other Hispanic',
  Asian: 'Asian',
} as const;
const groupRow = (name: string, { people, deaths, unweighted }: typeof all): string[] => [
  name,
  `${whole(people)} (${whole(deaths)})`,
  `${pairs(unweighted.concordanceOfAge.value)} to ${pairs(unweighted.concordance.value)}`,
  withRange(unweighted.slope, 3),
];
const groups: NumberTable = {
  caption:
    'By group: people and deaths; pairs of 100 that we put in the right order, by real age and by ours; and how the logarithm of the death rate rises with a year that we show',
  columns: ['Who', 'People (deaths)', 'Pairs of 100', 'A year shown'],
  rows: [
    ...Object.entries(groupNames).map(([id, name]) =>
      groupRow(name, survey.allDeaths.groups[id as keyof typeof groupNames]),
    ),
    groupRow('All, accidents left out', survey.withoutAccidents.groups.all),
    groupRow('All, 2009 to 2010', earlier.allDeaths.groups.all),
  ],
};

const questionNames = {
  smoking: 'Smoking',
  weight: 'Weight and height',
  exercise: 'Exercise',
  alcoholConsumption: 'Alcohol',
  sittingHours: 'Sitting',
  education: 'Education',
} as const;
const { byQuestion } = survey;
const questions: NumberTable = {
  caption:
    'By question: how many years of age went with a year that we show, with the 95% interval (1 would be exact), and how many pairs of 100 are right without the question',
  columns: ['Question', 'All', 'Age 40 to 64', 'Age 65 to 79', 'Pairs without it'],
  rows: Object.entries(questionNames).map(([id, name]) => {
    const question = id as keyof typeof questionNames;
    return [
      name,
      withRange(byQuestion.all[question], 1),
      withRange(byQuestion['age 40-64'][question], 1),
      withRange(byQuestion['age 65-79'][question], 1),
      pairs(survey.withoutEach[question]),
    ];
  }),
};

const rivalNames = {
  'age + 10 if smoker': 'Age, and 10 years more for people who smoke',
  'age, sex, smoking and weight, fitted': 'Age, sex, smoking and weight, tuned to half of these people',
  'self-rated health': 'Age, and 5 years for each step of “How is your health?”',
  'age, sex and number of illnesses, fitted': 'Age, sex and number of illnesses, tuned to half of these people',
  'blood panel, fitted in the other survey':
    'Age, sex, blood pressure and four blood tests, tuned to the survey of 2009 to 2010',
  'quiz and self-rated health': 'Our age, and 5 years for each step of “How is your health?”',
} as const;
export const { rivals } = survey.allDeaths;
const ways: NumberTable = {
  caption: 'Pairs of 100 in the right order: another way, and our age for the same people',
  columns: ['Another way', 'It', 'Our age', 'People (deaths)'],
  rows: Object.entries(rivalNames).map(([id, name]) => {
    const { rival, quiz, people, deaths } = rivals[id as keyof typeof rivalNames];
    return [name, pairs(rival.value), pairs(quiz.value), `${whole(people)} (${whole(deaths)})`];
  }),
};

const risks: NumberTable = {
  caption:
    'Deaths from heart disease or stroke, for each 1,000 years that people were followed, by the risk we would show',
  columns: ['10-year risk', 'People (deaths)', 'Deaths'],
  rows: heart.bands.map(({ from, to, people, deaths, rate }) => [
    from === 0 ? `Below ${to}%` : to === null ? `${from}% or more` : `${from} to below ${to}%`,
    `${whole(people)} (${whole(deaths)})`,
    rate.toFixed(1),
  ]),
};

export const tables = { fifths, groups, questions, ways, risks };
