import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import type { RiskCategory } from '#shared/heart/evidence/estimate.ts';
import { hasPoorKidneys } from '#shared/heart/inputs/labs.ts';
import { drinksHeavily, groupOf, sexesOf } from '#shared/person/person.ts';
import { percentFigure, percentText } from '#shared/reading/figures.ts';
import { isBeyondShown, shownPercent } from '#shared/reading/shown-percent.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { hasKnownBreathing } from '#shared/safety/terms.ts';
import { round } from '#shared/scoring/rounding.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { notEstimated } from '#words/headlines.ts';
import * as words from '#words/heart-figures.ts';
import * as numbers from '#words/numbers.ts';
import * as levels from '#words/risk-levels.ts';
import * as seekCare from '#words/seek-care.ts';
import type { HeartFacts } from './heart-facts.ts';

/** The label next to the score, with its code where it is a published level. */
export type RiskWords = { readonly words: string; readonly code: string | null };

export const getCheckedFirst = seekCare.getCheckedFirstTitle;

/** The words that replace the level when there is a notice, or an illness that matters more; null otherwise. */
export const withheldGrade = ({ score, one, isCareFirst }: HeartFacts): string | null => {
  if (score.eligibility !== 'ok' || isCareFirst) return null;
  const grade = one.estimate?.figures.riskDescriptor ?? null;
  const isReassuring = grade === 'low' || grade === 'borderline';
  if (isReassuring && hasPoorKidneys(one)) return words.noLevelKidneys;
  return grade !== null && score.riskDescriptor === null ? withheldWords(one) : null;
};

/** Names the most important cause: a notice, then what the equation does not know. */
const withheldWords = (one: HeartFacts['one']): string => {
  const { heart, longevity } = one.person;
  if (one.assessment.redFlags.length > 0) return words.noLevelOpen;
  if (hasRoute(one, 'heartValve') || heart.rhythmProblem === 'afib' || heart.rhythmProblem === 'other')
    return words.noLevelCondition;
  if (hasKnownBreathing(one.person)) return words.noLevelBreathing;
  if (drinksHeavily(longevity)) return words.noLevelAlcohol;
  if (heart.exertional === 'breathless') return words.noLevelBreath;
  return longevity.selfRatedHealth === 'poor' ? words.noLevelHealth : words.noLevelOpen;
};

const descriptors: Readonly<Record<RiskCategory | 'existingCondition' | 'notEstimated', string>> = {
  low: levels.low,
  borderline: levels.borderline,
  intermediate: levels.intermediate,
  high: levels.high,
  existingCondition: levels.existingCondition,
  notEstimated,
};

/** No level with a warning, a flag, or a percentage that rests on averages; no reassuring level with a very high LDL. */
export const riskWordsOf = (facts: HeartFacts): RiskWords => {
  const { score, isCareFirst, isLdlVeryHigh } = facts;
  const { riskDescriptor: code } = score;
  if (score.eligibility !== 'ok') return { words: descriptors[score.riskDescriptor], code };
  if (isCareFirst) return { words: getCheckedFirst, code: null };
  const withheld = withheldGrade(facts);
  if (withheld !== null) return { words: withheld, code: null };
  if (code === null) return { words: levels.notGraded, code: null };
  const isReassuring = code === 'low' || code === 'borderline';
  if (isLdlVeryHigh && isReassuring) return { words: words.noLevelLdl, code: null };
  return { words: descriptors[code], code };
};

/** 'about 4.7%', but 'below 0.1%' and 'above 75%'. */
export const aboutPercent = (percent: number): string => {
  const text = percentText(percent);
  return isBeyondShown(percent) ? text : numbers.about(text);
};

/** '2.2 to 4.7%': one percent sign for both ends. Two equal ends become one figure. */
export const rangeText = ([low, high]: readonly [number, number]): string => {
  const [from, to] = [percentText(low), percentText(high)];
  if (from === to) return from;
  return numbers.range(isBeyondShown(low) || isBeyondShown(high) ? from : percentFigure(low), to);
};

/** As `rangeText`, but an open range shows one end: '2.2% or more'. The other end would contradict 'at least'. */
export const likelyText = (range: readonly [number, number], open: OpenSide | null): string => {
  if (open === 'high') return numbers.orMore(percentText(range[0]));
  return open === 'low' ? numbers.orLess(percentText(range[1])) : rangeText(range);
};

/** The figure itself: 'at least 10%'. */
export const openPercent = (percent: number, open: OpenSide | null): string => {
  const text = percentText(percent);
  return open === null ? text : open === 'high' ? numbers.atLeast(text) : numbers.atMost(text);
};

/** How many of a hundred people are coloured. An open range is rounded so that 'at least' or 'at most' stays true. */
export const peopleOf100 = (percent: number, open: OpenSide | null): number => {
  if (percent > shownPercent.to) return shownPercent.to;
  if (open === 'high') return Math.floor(percent);
  return open === 'low' ? Math.ceil(percent) : round(percent);
};

/** What the figure means; null when nothing is estimated. With a notice or an illness it compares nobody with others. */
export const figureSentence = (facts: HeartFacts): string | null =>
  facts.isQuiet ? quietFigure(facts) : hundredPeople(facts);

const quietFigure = ({ score, one }: HeartFacts): string | null => {
  if (score.eligibility !== 'ok') return null;
  const { heart, longevity } = one.person;
  const isSign = one.assessment.redFlags.length > 0 || heart.exertional === 'breathless' || heart.chestPain === 'today';
  const isIllness =
    hasRoute(one, 'kidneyDiet', 'heartValve') ||
    heart.rhythmProblem === 'afib' ||
    heart.rhythmProblem === 'other' ||
    hasKnownBreathing(one.person);
  const figure = figureInTenYears(score.cardiacRiskScore, score.rangeOpen);
  if (isSign) return paragraph(figure, words.madeWithoutASign);
  if (isIllness) return paragraph(figure, words.madeWithoutAnIllness);
  return paragraph(figure, drinksHeavily(longevity) ? words.leavesOutAlcohol : words.leavesOutHowYouFeel);
};

const figureInTenYears = (percent: number, open: OpenSide | null): string => {
  if (open === 'high') return words.atLeastInTenYears(percentText(percent));
  if (open === 'low') return words.atMostInTenYears(percentText(percent));
  if (percent < shownPercent.from) return words.belowInTenYears(`${shownPercent.from}%`);
  return percent > shownPercent.to
    ? words.aboveInTenYears(`${shownPercent.to}%`)
    : words.inTenYears(percentText(percent));
};

/** Says how many of 100 people have an event and always how many do not; null when nothing is estimated. */
const hundredPeople = ({ score, one }: HeartFacts): string | null => {
  if (score.eligibility !== 'ok') return null;
  const { cardiacRiskScore: percent, rangeOpen, confidence, range } = score;
  const of = of100[groupOf(sexesOf(one.person.longevity))];
  if (percent > shownPercent.to) return of.moreThan(shownPercent.to, 100 - shownPercent.to);
  const people = peopleOf100(percent, rangeOpen);
  if (rangeOpen) {
    if (people < 1) return of.oneOrMore;
    return rangeOpen === 'high' ? of.atLeast(people, 100 - people) : of.atMost(people, 100 - people);
  }
  const [low, high] = [round(range[0]), round(range[1])];
  if (confidence === 'low' && low < high && (people > 0 || high > 1))
    return low < 1 ? of.upTo(high, 100 - high) : of.between(low, high, 100 - high, 100 - low);
  return people < 1 ? of.fewerThan1 : of.about(people, 100 - people);
};

const of100 = {
  women: {
    about: words.aboutOf100Women,
    between: words.betweenOf100Women,
    upTo: words.upToOf100Women,
    atLeast: words.atLeastOf100Women,
    atMost: words.atMostOf100Women,
    moreThan: words.moreThanOf100Women,
    fewerThan1: words.fewerThan1Of100Women,
    oneOrMore: words.oneOrMoreOf100Women,
  },
  men: {
    about: words.aboutOf100Men,
    between: words.betweenOf100Men,
    upTo: words.upToOf100Men,
    atLeast: words.atLeastOf100Men,
    atMost: words.atMostOf100Men,
    moreThan: words.moreThanOf100Men,
    fewerThan1: words.fewerThan1Of100Men,
    oneOrMore: words.oneOrMoreOf100Men,
  },
  people: {
    about: words.aboutOf100People,
    between: words.betweenOf100People,
    upTo: words.upToOf100People,
    atLeast: words.atLeastOf100People,
    atMost: words.atMostOf100People,
    moreThan: words.moreThanOf100People,
    fewerThan1: words.fewerThan1Of100People,
    oneOrMore: words.oneOrMoreOf100People,
  },
};
