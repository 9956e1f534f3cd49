import * as labels from '#feature-words/methods/labels.ts';
import * as words from '#feature-words/methods/proof-tables.ts';
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
  minus(labels.withRange(value.toFixed(digits), low.toFixed(digits), high.toFixed(digits)));
const signed = (value: number): string => `${value > 0 ? '+' : ''}${minus(value.toFixed(1))}`;

const groupLabels = [words.muchYounger, words.younger, words.middle, words.older, words.muchOlder];

/** Youngest first: the deaths of 1,000 people and the ends of the interval, each in percent of the longest whisker. */
export const bars = survey.allDeaths.fifths.map(({ deathsPer1000: { value, low, high } }, at, fifths) => {
  const longest = Math.max(...fifths.map(({ deathsPer1000 }) => deathsPer1000.high));
  const share = (deaths: number): number => (100 * deaths) / longest;
  return {
    label: groupLabels[at] ?? '',
    deaths: Math.round(value),
    range: labels.range(Math.round(low), Math.round(high)),
    width: share(value),
    from: share(low),
    to: share(high),
    isMiddle: at === 2,
  };
});

const fifths: NumberTable = {
  caption: words.fifths,
  columns: [
    words.groupColumn,
    words.deathsColumn,
    words.of1000Column,
    words.yearsShownColumn,
    words.yearsImpliedColumn,
  ],
  rows: survey.allDeaths.fifths.map(({ deaths, deathsPer1000, shownYears, impliedYears }, at) => [
    groupLabels[at] ?? '',
    whole(deaths),
    withRange(deathsPer1000, 0),
    signed(shownYears),
    withRange(impliedYears, 1),
  ]),
};

const groupNames = {
  all: words.all,
  'age 25-39': words.from25,
  'age 40-64': words.from40,
  'age 65-79': words.from65,
  women: words.women,
  men: words.men,
  'never smoked': words.neverSmoked,
  'smoked before': words.smokedBefore,
  smokes: words.smoke,
  'without known illness': words.noKnownIllness,
  'with known illness': words.withKnownIllness,
  white: words.white,
  Black: words.black,
  'Mexican American': words.mexicanAmerican,
  'other Hispanic': words.otherHispanic,
  Asian: words.asian,
} as const;
const groupRow = (name: string, { people, deaths, unweighted }: typeof all): string[] => [
  name,
  `${whole(people)} (${whole(deaths)})`,
  labels.range(pairs(unweighted.concordanceOfAge.value), pairs(unweighted.concordance.value)),
  withRange(unweighted.slope, 3),
];
const groups: NumberTable = {
  caption: words.groups,
  columns: [words.whoColumn, words.peopleColumn, words.pairsColumn, words.slopeColumn],
  rows: [
    ...Object.entries(groupNames).map(([id, name]) =>
      groupRow(name, survey.allDeaths.groups[id as keyof typeof groupNames]),
    ),
    groupRow(words.withoutAccidents, survey.withoutAccidents.groups.all),
    groupRow(words.earlierSurvey, earlier.allDeaths.groups.all),
  ],
};

const questionNames = {
  smoking: words.smoking,
  weight: words.weightAndHeight,
  exercise: words.exercise,
  alcoholConsumption: words.alcohol,
  sittingHours: words.sitting,
  education: words.education,
} as const;
const { byQuestion } = survey;
const questions: NumberTable = {
  caption: words.questions,
  columns: [words.questionColumn, words.all, words.from40, words.from65, words.pairsWithoutColumn],
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
  'age + 10 if smoker': words.ageAndSmoking,
  'age, sex, smoking and weight, fitted': words.fittedOnWeight,
  'self-rated health': words.ageAndHealth,
  'age, sex and number of illnesses, fitted': words.fittedOnIllnesses,
  'blood panel, fitted in the other survey': words.fittedOnBlood,
  'quiz and self-rated health': words.ourAgeAndHealth,
} as const;
export const { rivals } = survey.allDeaths;
const ways: NumberTable = {
  caption: words.ways,
  columns: [words.wayColumn, words.itColumn, words.ourAgeColumn, words.peopleColumn],
  rows: Object.entries(rivalNames).map(([id, name]) => {
    const { rival, quiz, people, deaths } = rivals[id as keyof typeof rivalNames];
    return [name, pairs(rival.value), pairs(quiz.value), `${whole(people)} (${whole(deaths)})`];
  }),
};

const risks: NumberTable = {
  caption: words.risks,
  columns: [words.riskColumn, words.peopleColumn, words.deathsColumn],
  rows: heart.bands.map(({ from, to, people, deaths, rate }) => [
    to === null ? words.orMore(from) : from === 0 ? words.below(to) : words.fromToBelow(from, to),
    `${whole(people)} (${whole(deaths)})`,
    rate.toFixed(1),
  ]),
};

export const tables = { fifths, groups, questions, ways, risks };
