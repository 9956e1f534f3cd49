import { engineVersion } from '#shared/fingerprint.ts';
import { product } from '#shared/product.ts';
import type { NumberTable } from '../methods/content/topic.ts';
import type { ReadingPart } from '../ui/reading.tsx';
import association from './association.json' with { type: 'json' };

/** Aggregates that `npm run proof` has written: figures of groups, nothing of a person. The page shows these and no others. */
const { mappings, heart, checkedOn, engineVersion: checkedVersion, rows } = association;
const { groups, fifths, byQuestion, notUsable, notEstimated, ages, answered } = mappings.detailed;

const whole = (count: number): string => count.toLocaleString('en-US');
const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const share = (value: number): string => `${Math.round(value * 100)} of 100`;

const all = groups.all.unweighted;

export const heading = 'How well does this number work?';

export const lede = `We tested the age from ${product.name} on people whose later lives are known. The order was right: people whose answers gave an older age died more often in the years that followed. That’s all it shows. Here’s what it doesn’t show, and then what we found.`;

/** What stands first: where the check ends. */
export const limits: ReadingPart = {
  title: 'What this test can’t tell you',
  points: [
    'It is about groups. It can’t say what will happen to you.',
    'It shows what went together, not what caused what. People who sit a lot may sit because they are ill.',
    `Only ${answered.least} to ${answered.most} of our questions were asked in that survey, besides age and sex. Sleep, food, mood, friends and most others were not tested.`,
    'It covers one country and one time: the United States, 2011 to 2019. Other places and years may differ.',
    'We didn’t test the range we show with each age.',
  ],
};

/** Shown only when the check has to be run again. */
export const olderEngine: string | null =
  checkedVersion === engineVersion
    ? null
    : `This test is of version ${checkedVersion}. The method is now version ${engineVersion}, and no one has run the test with it yet.`;

export const pictureTitle = `What happened to five groups of about ${whole(Math.round(all.people / 500) * 100)} people`;
export const pictureLead =
  'We grouped people by how much older or younger than their real age they came out. At the same age and sex, for every 10 who died in the middle group:';

const labels = ['much younger than their age', 'younger', 'in the middle', 'older', 'much older than their age'];
/** Lowest first. `deaths`: for every 10 in the middle group. */
export const bars = fifths.map(({ hazardRatio }, at) => ({
  label: labels[at] ?? '',
  deaths: Math.round(hazardRatio * 10),
}));
const fifthRows = fifths.map(({ people, deaths, personYears, hazardRatio, meanDifference }, at) => [
  labels[at] ?? '',
  whole(people),
  whole(deaths),
  whole(personYears),
  `${meanDifference > 0 ? '+' : ''}${meanDifference}`,
  hazardRatio.toFixed(2),
]);

const groupNames: Readonly<Record<string, string>> = {
  all: 'All',
  'age 25-39': 'Age 25 to 39',
  'age 40-64': 'Age 40 to 64',
  'age 65-79': 'Age 65 to 79',
  women: 'Women',
  men: 'Men',
  'without known illness': 'No known heart disease, stroke, cancer or diabetes',
  'with known illness': 'With one of these',
};
type GroupRow = {
  people: number;
  deaths: number;
  concordanceOfAge: { value: number };
  concordance: { value: number };
  slope: { value: number; low: number; high: number };
};
const groupsByName: Readonly<Record<string, { unweighted: GroupRow | null }>> = groups;
const groupRows = Object.entries(groupNames).flatMap(([id, name]) => {
  const group = groupsByName[id]?.unweighted;
  if (!group) return [];
  const { people, deaths, concordanceOfAge, concordance, slope } = group;
  return [
    [
      name,
      whole(people),
      whole(deaths),
      concordanceOfAge.value.toFixed(3),
      concordance.value.toFixed(3),
      `${slope.value.toFixed(3)} (${slope.low.toFixed(3)} to ${slope.high.toFixed(3)})`,
    ],
  ];
});

const perYear = (value: number): number => Math.round((Math.exp(value) - 1) * 100);
const coarse = mappings.coarse.groups['age 65-79'].unweighted;
const detailed = groups['age 65-79'].unweighted;
type Years = { value: number; low: number; high: number };
const questionsByGroup: Readonly<Record<string, Readonly<Record<string, Years>> | null>> = byQuestion;
const yearsIn = (group: string, id: string, otherwise: string): string => {
  const found = questionsByGroup[group]?.[id];
  return found ? `${found.value} (${found.low} to ${found.high})` : otherwise;
};
const years = (id: string): string => yearsIn('all', id, 'not known');

const questionNames: Readonly<Record<string, string>> = {
  smoking: 'Smoking',
  weight: 'Weight and height',
  alcoholConsumption: 'Alcohol',
  sittingHours: 'Sitting',
  education: 'Education',
  exerciseFrequency: 'Days of exercise',
  exerciseIntensity: 'How hard it is',
};
/** Groups that had enough deaths for a model of all questions. */
const modelled = Object.entries(groupNames).filter(([id]) => questionsByGroup[id]);

export const tables: readonly NumberTable[] = [
  {
    caption: 'Five groups by the age that we gave less their years; hazard at the same age and sex, the middle group 1',
    columns: ['Group', 'People', 'Deaths', 'Years followed', 'Mean difference', 'Hazard'],
    rows: fifthRows,
  },
  {
    caption:
      'C: how often the order was right. Slope: of the logarithm of the hazard, for a year of difference, with its 95% interval',
    columns: ['Who', 'People', 'Deaths', 'C, years', 'C, our age', 'Slope'],
    rows: groupRows,
  },
  {
    caption:
      'By question: how many years of age went with a year that we show, with the 95% interval. 1 would be just right. Groups with too few deaths for it are left out',
    columns: ['Question', ...modelled.map(([, name]) => name)],
    rows: Object.entries(questionNames).map(([id, name]) => [
      name,
      ...modelled.map(([group]) => yearsIn(group, id, '–')),
    ]),
  },
];

export const found: ReadingPart = {
  title: 'What we found',
  points: [
    `${whole(all.people)} people aged ${ages.youngest} to ${ages.oldest} were followed for about seven years. ${whole(all.deaths)} of them died.`,
    `Take two people, one of whom died first. Going by real age alone, you’d pick the right one in ${share(all.concordanceOfAge.value)} cases; going by our age, in ${share(all.concordance.value)}. Tossing a coin gives 50.`,
    `Of two people of the same age and sex, the one who came out a year older died about ${perYear(all.slope.value)}% more often (${perYear(all.slope.low)} to ${perYear(all.slope.high)}%).`,
    'This was true for women and men, in each age group, and for people with and without a known illness.',
  ],
};

export const differs: ReadingPart = {
  title: 'Where it’s weak or uneven',
  points: [
    `The older people are, the less it adds: from 65 on, ${share(detailed.concordanceOfAge.value)} by years alone and ${share(detailed.concordance.value)} by our age.`,
    `It depends on how smoking is asked. With three kinds of answers in place of eight, a year went with ${perYear(coarse.slope.value)}% more deaths from 65 on, not ${perYear(detailed.slope.value)}%.`,
    `Some answers should count for more, if this survey is right. A year that we show for education went with ${years('education')} years, for sitting with ${years('sittingHours')}. We keep them small on purpose, because money and illness may be behind them.`,
    `How often people exercise added nothing here that the other answers did not say: ${years('exerciseFrequency')} years for each that we show. Half of the people were not asked on how many days they do.`,
    'We didn’t change anything because of this test. A method tuned to the people it’s tested on looks better than it is.',
  ],
};

export const heartPart: ReadingPart = {
  title: 'And the heart quiz?',
  paragraphs: [
    `It could hardly be tried: the file has no ${heart.missing.slice(0, -1).join(', ')} or ${heart.missing.at(-1)}. With averages in their place, ${whole(heart.people)} people without known heart disease had ${whole(heart.deathsOfHeartOrStroke)} deaths from heart disease or stroke. By years alone the guess was right in ${share(heart.concordanceOfAge.value)} cases, by our figure in ${share(heart.concordance.value)}. The PREVENT equations themselves were made and tested on millions of people by others.`,
  ],
};

export const howDone: ReadingPart = {
  title: 'How we did it',
  paragraphs: [
    `The people are from the US National Health and Nutrition Examination Survey of 2011 to 2014, with deaths to the end of 2019. The government publishes both for everyone. We have no names. Of ${whole(rows)} people, ${whole(notUsable)} lacked height, smoking or follow-up, or a weight that our quiz takes, and ${whole(notEstimated)} got no age from our method, as on the site: most because we show none below ${ages.youngest}.`,
    `Their answers were put into ours by rules that are published with the code. The method was used as it is (version ${checkedVersion}, ${dayOf(checkedOn)}). The statistics are a Cox model and Harrell’s C, worked out twice by differently written programs. Groups with fewer than five deaths are not shown.`,
  ],
};
