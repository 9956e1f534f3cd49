import { engineVersion } from '#shared/fingerprint.ts';
import type { ReadingPart } from '#web/ui/reading.tsx';
import {
  all,
  checkedOn,
  checkedVersion,
  earlier,
  heart,
  pairs,
  rivals,
  survey,
  whole,
  withRange,
} from './proof-figures.ts';

const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number, one: string, more: string): string =>
  `${smallNumbers[count] ?? whole(count)} ${count === 1 ? one : more}`;
/** 'two and a half', to the nearest half. */
const inHalves = (value: number): string => {
  const halves = Math.round(value * 2);
  return `${smallNumbers[Math.floor(halves / 2)] ?? Math.floor(halves / 2)}${halves % 2 === 1 ? ' and a half' : ''}`;
};
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const { headline, fifths } = survey.allDeaths;
const { younger } = headline.people;
const { answered, flow, ages } = survey;
/**
 * How many questions of the quiz can change the age. A literal, because the list of questions would load the engine. A
 * test compares the two.
 */
export const questions = 24;

export const heading = 'How well does this number work?';

/** The answer, in one sentence. */
export const lede = `People who came out “older than their years” died about ${inHalves(headline.older.value)} times as often as people of their age and sex who came out close to theirs.`;

/** The limits of the answer. They are below it, on the first screen of a phone. */
export const limits =
  'It works for groups, mostly through smoking, weight and exercise. It was tested in the United States only. It can’t say what will happen to you.';

/** Shown only when the check has to be run again. */
export const olderEngine: string | null =
  checkedVersion === engineVersion
    ? null
    : `This test is of version ${checkedVersion}. The method is now version ${engineVersion}, and no one has run the test with it yet.`;

export const picture = {
  title: 'Of 1,000 people of the same age and sex, how many died within seven years',
  lead: 'Sorted into five groups by how old their answers made them',
  note: `${whole(all.people)} people in a national survey of the United States, ${whole(all.deaths)} deaths by 2019. Worked out at equal age and sex. The thin line is the range that chance leaves open.`,
};

const backgrounds = {
  white: 'white',
  Black: 'Black',
  'other Hispanic': 'other Hispanic',
  'Mexican American': 'Mexican American',
  Asian: 'Asian',
} as const;
/** `isClear`: the interval of the slope is above 0. */
const withBackground = (isClear: boolean): string =>
  listed(
    Object.entries(backgrounds)
      .filter(([id]) => survey.allDeaths.groups[id as keyof typeof backgrounds].unweighted.slope.low > 0 === isClear)
      .map(([, name]) => name),
  );

const neverSmoked = survey.allDeaths.groups['never smoked'].unweighted;
export const notShown: ReadingPart = {
  title: 'What this doesn’t show',
  points: [
    `“Younger than your years” is not tested yet: ${whole(younger.people)} people, ${counted(younger.deaths, 'death', 'deaths')}.`,
    `${questions - answered.most} to ${questions - answered.least} of our ${questions} questions are not in the file we used. Sleep, food, mood and friends are among them.`,
    `For people who never smoked it adds little: of 100 pairs, age alone puts ${pairs(neverSmoked.concordanceOfAge.value)} in the right order, and our number ${pairs(neverSmoked.concordance.value)}.`,
    `It was uneven by background: clear in ${withBackground(true)} people, not clear in ${withBackground(false)} people.`,
    `A year that we show went with about ${inHalves(all.unweighted.yearsForOne.value)} years of age. We haven’t changed it.`,
    'One question, “How is your health?”, sorts people about as well. Both together do better.',
  ],
};

const timesForFive = (slope: number): string => Math.exp(5 * slope).toFixed(1);
export const found: ReadingPart = {
  title: 'What we found',
  points: [
    `${whole(all.people)} people aged ${ages.youngest} to ${ages.oldest} were followed for about seven years. ${whole(all.deaths)} of them died. Deaths by accident count.`,
    `Take two people, one of whom died first. Real age alone puts ${pairs(all.unweighted.concordanceOfAge.value)} of 100 such pairs in the right order, and our age ${pairs(all.unweighted.concordance.value)}. Tossing a coin gives 50.`,
    `Of two people of the same age and sex, the one who came out five years older died ${timesForFive(all.unweighted.slope.value)} times as often (${timesForFive(all.unweighted.slope.low)} to ${timesForFive(all.unweighted.slope.high)}).`,
    `“Older than your years”: ${whole(headline.people.older.people)} people, ${whole(headline.people.older.deaths)} deaths. They died ${withRange(headline.older, 1)} times as often as people “close to their years”.`,
    `It was the same in an earlier survey: ${whole(earlier.allDeaths.groups.all.people)} people of 2009 to 2010, ${whole(earlier.allDeaths.groups.all.deaths)} deaths, ${withRange(earlier.allDeaths.headline.older, 1)} times as often.`,
    'This was true for women and men, and for people with and without a known illness.',
  ],
};

const { byQuestion } = survey;
const [youngest] = fifths;
export const differs: ReadingPart = {
  title: 'Where it’s weak or uneven',
  points: [
    `It’s too careful at the young end. The youngest group came out ${Math.abs(youngest?.shownYears ?? 0).toFixed(1)} years younger than their age. They died like people ${Math.abs(youngest?.impliedYears.value ?? 0).toFixed(0)} years younger.`,
    `Age counts. Below 65 a year that we show went with about ${inHalves(survey.allDeaths.groups['age 25-64'].unweighted.yearsForOne.value)} years, from 65 on with about ${inHalves(survey.allDeaths.groups['age 65-79'].unweighted.yearsForOne.value)}. For smoking it was ${withRange(byQuestion['age 40-64'].smoking, 1)} from 40 to 64, and ${withRange(byQuestion['age 65-79'].smoking, 1)} from 65 on.`,
    `Some answers could count for more, if this survey is right: exercise (${withRange(byQuestion.all.exercise, 1)} years for one that we show), sitting (${withRange(byQuestion.all.sittingHours, 1)}) and education (${withRange(byQuestion.all.education, 1)}). We keep the last two small on purpose, because money and illness may be behind them.`,
    `The difference by background is larger than chance explains well (p = ${survey.differenceByBackground.p}).`,
    'We didn’t change anything because of this test. A method tuned to the people it’s tested on looks better than it is.',
  ],
};

export const otherWays: ReadingPart = {
  title: 'Is a simpler way as good?',
  paragraphs: [
    `Our number has more pairs in the right order than age with smoking, and about as many as one question on health or a count of illnesses. Our age and the question on health together have ${pairs(rivals['quiz and self-rated health'].rival.value)}. We ask that question, and show it next to the age, not in it: no one can act on it, and it mixes illness in.`,
  ],
};

/** Figures that others published about their scores. Their people and years differ, so the levels cannot be compared. */
export const peers: readonly string[] = [
  'RealAge (PLOS ONE 2014): 188,698 users, 1,046 deaths. A year that it showed went with 1.1 years of age.',
  'MPoRT (2026; we read the summary only): 527,369 people, 43,758 deaths. It puts 87 of 100 pairs of women in the right order, and 87 of men. It fits in 246 of 247 groups. It also asks about illness.',
  'PhenoAge, from nine blood values: it adds about 3 pairs in 100 to age, in the same survey from 1999 to 2010. Someone else worked that out for us.',
  'UbbLE, 11 to 13 questions in the UK: we could not check its figures.',
];

export const heartPart: ReadingPart = {
  title: 'And the heart quiz?',
  paragraphs: [
    `${whole(heart.people)} people aged 30 to 79 had no known heart disease and had been measured: blood pressure, cholesterol and kidney test, most of them HbA1c too. ${whole(heart.deaths)} of them died from heart disease or stroke. Of 100 pairs, age alone puts ${pairs(heart.concordanceOfAge.value)} in the right order. With averages in place of their numbers our risk has ${pairs(heart.concordanceOfAverages.value)}, with their own numbers ${pairs(heart.concordance.value)}.`,
    'We only know deaths here. The risk we show is of a first heart attack or stroke, so its level can’t be tested with this file. Medicines were not known. The PREVENT equations were made and tested on millions of people by others.',
  ],
};

export const howDone: ReadingPart = {
  title: 'How we did it',
  paragraphs: [
    'The people are from the US National Health and Nutrition Examination Survey of 2011 to 2014, and of 2009 to 2010. Deaths are those of the official files, to the end of 2019. The government publishes both for everyone. We have no names.',
    `Of ${whole(flow.rows.people)} people we left out ${whole(flow.pregnant.people)} who were pregnant, ${whole(flow.notExamined.people)} who were asked but not examined, and ${whole(flow.incomplete.people)} without height, smoking or a weight that our quiz takes. More of the last two died: ${whole(flow.notExamined.deaths + flow.incomplete.deaths)}. ${whole(flow.withoutAge.people)} got no age from our method, as on the site, most because we show none below ${ages.youngest}.`,
    `Their answers were put into ours by rules that are published with the code. The method was used as it is (version ${checkedVersion}, ${dayOf(checkedOn)}). A second program in another language gives the same figures to three digits.`,
    'There was no plan on record before the test, and no one outside has reviewed it. We counted people who died by accident as living at first; that was wrong, and is mended.',
  ],
};
