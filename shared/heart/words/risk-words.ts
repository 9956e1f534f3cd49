import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import { labels } from '#shared/heart/evidence/estimate.ts';
import { hasPoorKidneys } from '#shared/heart/inputs/labs.ts';
import { drinksHeavily, sexesOf } from '#shared/person/person.ts';
import { percentText } from '#shared/reading/figures.ts';
import { shownPercent } from '#shared/reading/shown-percent.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { hasKnownBreathing } from '#shared/safety/terms.ts';
import { round } from '#shared/scoring/rounding.ts';
import { capitalised, peopleOf } from '#shared/words/phrases.ts';
import type { HeartFacts } from './heart-facts.ts';

/** The label next to the score, with its code where it is a published level. */
export type RiskWords = { readonly words: string; readonly code: string | null };

export const getCheckedFirst = 'Get checked first';

/** The words that replace the level when there is a notice, or an illness that matters more; null otherwise. */
export const withheldGrade = ({ score, one, isCareFirst }: HeartFacts): string | null => {
  if (score.eligibility !== 'ok' || isCareFirst) return null;
  const grade = one.estimate?.figures.riskDescriptor ?? null;
  const isReassuring = grade === 'low' || grade === 'borderline';
  if (isReassuring && hasPoorKidneys(one)) return 'No risk level: your kidney test matters more than this number.';
  return grade !== null && score.riskDescriptor === null ? withheldWords(one) : null;
};

/** Names the most important cause: a notice, then what the equation does not know. */
const withheldWords = (one: HeartFacts['one']): string => {
  const { heart, longevity } = one.person;
  if (one.assessment.redFlags.length > 0) return 'No risk level while this is open.';
  if (hasRoute(one, 'heartValve') || heart.rhythmProblem === 'afib' || heart.rhythmProblem === 'other')
    return 'No risk level: your heart condition matters more than this number.';
  if (hasKnownBreathing(one.person)) return 'No risk level: your breathing matters more than this number.';
  if (drinksHeavily(longevity)) return 'No risk level: what alcohol can do is not in this number.';
  if (heart.exertional === 'breathless') return 'No risk level until a doctor knows about your breath.';
  return longevity.selfRatedHealth === 'poor'
    ? 'No risk level: you told us that your health is poor.'
    : 'No risk level while this is open.';
};

/** No level with a warning, a flag, or a percentage that rests on averages; no reassuring level with a very high LDL. */
export const riskWordsOf = (facts: HeartFacts): RiskWords => {
  const { score, isCareFirst, isLdlVeryHigh } = facts;
  const { riskDescriptor: code } = score;
  if (score.eligibility !== 'ok') return { words: labels.riskDescriptor[score.riskDescriptor], code };
  if (isCareFirst) return { words: getCheckedFirst, code: null };
  const withheld = withheldGrade(facts);
  if (withheld !== null) return { words: withheld, code: null };
  if (code === null) return { words: labels.notGraded, code: null };
  const isReassuring = code === 'low' || code === 'borderline';
  if (isLdlVeryHigh && isReassuring) return { words: 'Don’t go by this: your LDL comes first', code: null };
  return { words: labels.riskDescriptor[code], code };
};

/** 'about 4.7%', but 'below 0.1%' and 'above 75%'. */
export const aboutPercent = (percent: number): string => {
  const text = percentText(percent);
  return /^\d/.test(text) ? `about ${text}` : text;
};

/** '2.2 to 4.7%': one percent sign for both ends. Two equal ends become one figure. */
export const rangeText = ([low, high]: readonly [number, number]): string => {
  const [from, to] = [percentText(low), percentText(high)];
  if (from === to) return from;
  return /^\d/.test(from) && /^\d/.test(to) ? `${from.slice(0, -1)} to ${to}` : `${from} to ${to}`;
};

/** As `rangeText`, but an open range shows one end: '2.2% or more'. The other end would contradict 'at least'. */
export const likelyText = (range: readonly [number, number], open: OpenSide | null): string => {
  if (open === 'high') return `${percentText(range[0])} or more`;
  return open === 'low' ? `${percentText(range[1])} or less` : rangeText(range);
};

export const openWords: Readonly<Record<OpenSide, string>> = { high: 'at least', low: 'at most' };

/** The figure itself: 'at least 10%'. */
export const openPercent = (percent: number, open: OpenSide | null): string =>
  `${open ? `${openWords[open]} ` : ''}${percentText(percent)}`;

/** How many of a hundred people are coloured. An open range is rounded so that 'at least' or 'at most' stays true. */
export const peopleOf100 = (percent: number, open: OpenSide | null): number => {
  if (percent > shownPercent.to) return shownPercent.to;
  if (open === 'high') return Math.floor(percent);
  return open === 'low' ? Math.ceil(percent) : round(percent);
};

/** 'women', 'men', or 'people' when both sexes are used. */
export const groupOf = ({ one }: HeartFacts): string => peopleOf(sexesOf(one.person.longevity)).many;

export const event = 'a first heart attack or stroke in the next 10 years';

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
  const figure = `${capitalised(openPercent(score.cardiacRiskScore, score.rangeOpen))} in ten years.`;
  if (isSign) return `${figure} This figure was made for people without such a sign.`;
  if (isIllness) return `${figure} This figure was made for people without such an illness.`;
  return drinksHeavily(longevity)
    ? `${figure} What alcohol can do is not in this figure.`
    : `${figure} This figure does not know how you feel.`;
};

/** Says how many of 100 people have an event and always how many do not; null when nothing is estimated. */
const hundredPeople = (facts: HeartFacts): string | null => {
  const { score } = facts;
  if (score.eligibility !== 'ok') return null;
  const { cardiacRiskScore: percent, rangeOpen, confidence, range } = score;
  const group = groupOf(facts);
  const of = `Of 100 ${group} with answers like yours`;
  if (percent > shownPercent.to)
    return `${of}, more than ${shownPercent.to} have ${event}. Fewer than ${100 - shownPercent.to} do not.`;
  const people = peopleOf100(percent, rangeOpen);
  if (rangeOpen) return open(of, people, rangeOpen);
  const [low, high] = [round(range[0]), round(range[1])];
  if (confidence === 'low' && low < high && (people > 0 || high > 1)) {
    return low < 1
      ? `${of}, up to about ${high} ${have(high)} ${event}. At least about ${100 - high} do not.`
      : `${of}, about ${low} to ${high} have ${event}. About ${100 - high} to ${100 - low} do not.`;
  }
  if (people < 1) return `Fewer than 1 in 100 ${group} with answers like yours has ${event}. More than 99 do not.`;
  return `${of}, about ${people} ${have(people)} ${event}. About ${100 - people} do not.`;
};

const have = (people: number): string => (people === 1 ? 'has' : 'have');

const open = (of: string, people: number, side: 'high' | 'low'): string => {
  if (people < 1) return `${of}, 1 or more may have ${event}. The others do not.`;
  const others = openWords[side === 'high' ? 'low' : 'high'];
  return `${of}, ${openWords[side]} ${people} ${have(people)} ${event}. ${others.replace('a', 'A')} ${100 - people} do not.`;
};
