import * as words from '#feature-words/methods/proof.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { listIn } from '#shared/words/forms/list.ts';
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

/** To the nearest half. */
const inHalves = (value: number): string => String(Math.round(value * 2) / 2);
const listed = listIn('en-GB');

const { headline, fifths } = survey.allDeaths;
const { younger } = headline.people;
const { answered, flow, ages } = survey;
/**
 * How many questions of the quiz can change the age. A literal, because the list of questions would load the engine. A
 * test compares the two.
 */
export const questions = 24;

/** The answer, in one sentence. */
export const lede = words.olderDied(inHalves(headline.older.value));

/** The limits of the answer. They are below it, on the first screen of a phone. */
export const limits = words.limits;

/** Shown only when the check has to be run again. */
export const olderEngine: string | null =
  checkedVersion === engineVersion ? null : words.olderVersion(checkedVersion, engineVersion);

export const picture = {
  title: words.pictureTitle,
  lead: words.pictureLead,
  note: words.pictureNote(whole(all.people), whole(all.deaths)),
};

const backgrounds = {
  white: words.whitePeople,
  Black: words.blackPeople,
  'other Hispanic': words.otherHispanicPeople,
  'Mexican American': words.mexicanAmericanPeople,
  Asian: words.asianPeople,
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
  title: words.notShown,
  points: [
    words.youngerUntested(whole(younger.people), younger.deaths),
    words.notInFile(questions - answered.most, questions - answered.least, questions),
    words.littleForNeverSmokers(pairs(neverSmoked.concordanceOfAge.value), pairs(neverSmoked.concordance.value)),
    words.unevenByBackground(withBackground(true), withBackground(false)),
    words.yearForYear(inHalves(all.unweighted.yearsForOne.value)),
    words.oneQuestionAsGood,
  ],
};

const timesForFive = (slope: number): string => Math.exp(5 * slope).toFixed(1);
export const found: ReadingPart = {
  title: words.found,
  points: [
    words.followed(whole(all.people), ages.youngest, ages.oldest, whole(all.deaths)),
    words.rightOrder(pairs(all.unweighted.concordanceOfAge.value), pairs(all.unweighted.concordance.value)),
    words.fiveYearsOlder(
      timesForFive(all.unweighted.slope.value),
      timesForFive(all.unweighted.slope.low),
      timesForFive(all.unweighted.slope.high),
    ),
    words.olderPeople(
      whole(headline.people.older.people),
      whole(headline.people.older.deaths),
      withRange(headline.older, 1),
    ),
    words.earlierSurvey(
      whole(earlier.allDeaths.groups.all.people),
      whole(earlier.allDeaths.groups.all.deaths),
      withRange(earlier.allDeaths.headline.older, 1),
    ),
    words.trueForAll,
  ],
};

const { byQuestion } = survey;
const [youngest] = fifths;
export const differs: ReadingPart = {
  title: words.differs,
  points: [
    words.tooCareful(
      Math.abs(youngest?.shownYears ?? 0).toFixed(1),
      Math.abs(youngest?.impliedYears.value ?? 0).toFixed(0),
    ),
    words.byAge(
      inHalves(survey.allDeaths.groups['age 25-64'].unweighted.yearsForOne.value),
      inHalves(survey.allDeaths.groups['age 65-79'].unweighted.yearsForOne.value),
      withRange(byQuestion['age 40-64'].smoking, 1),
      withRange(byQuestion['age 65-79'].smoking, 1),
    ),
    words.couldCountMore(
      withRange(byQuestion.all.exercise, 1),
      withRange(byQuestion.all.sittingHours, 1),
      withRange(byQuestion.all.education, 1),
    ),
    words.byBackground(survey.differenceByBackground.p),
    words.nothingChanged,
  ],
};

export const otherWays: ReadingPart = {
  title: words.otherWays,
  paragraphs: [words.otherWaysRight(pairs(rivals['quiz and self-rated health'].rival.value))],
};

/** Figures that others published about their scores. Their people and years differ, so the levels cannot be compared. */
export const peers: readonly string[] = [words.realAge, words.mport, words.phenoAge, words.ubble];

export const heartPart: ReadingPart = {
  title: words.heart,
  paragraphs: [
    words.heartDeaths({
      people: whole(heart.people),
      deaths: whole(heart.deaths),
      byAge: pairs(heart.concordanceOfAge.value),
      byAverages: pairs(heart.concordanceOfAverages.value),
      byNumbers: pairs(heart.concordance.value),
    }),
    words.heartLimits,
  ],
};

export const howDone: ReadingPart = {
  title: words.how,
  paragraphs: [
    words.howPeople,
    words.howLeftOut({
      people: whole(flow.rows.people),
      pregnant: whole(flow.pregnant.people),
      notExamined: whole(flow.notExamined.people),
      incomplete: whole(flow.incomplete.people),
      deaths: whole(flow.notExamined.deaths + flow.incomplete.deaths),
      withoutAge: whole(flow.withoutAge.people),
      youngest: ages.youngest,
    }),
    words.howAnswers(checkedVersion, dayOf(checkedOn)),
    words.howReviewed,
  ],
};
