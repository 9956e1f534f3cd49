import type { ResultContent } from '#shared/contract/result.ts';
import { isQuietPage, readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { type CaveatCode, caveatTexts, reportsIllness } from '#shared/longevity/caveats.ts';
import type { LongevityStatus } from '#shared/longevity/estimate.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityScore } from '#shared/longevity/score.ts';
import { drinksHeavily } from '#shared/person/person.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { act, kind, textOf, type Words, what } from '#shared/safety/sentence.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { sentencesOf } from '#shared/words/plan-sentences.ts';
import { ratedFair } from '#words/age-caveats.ts';
import * as noAge from '#words/habits-no-number.ts';
import * as words from '#words/habits-result.ts';
import * as weight from '#words/weight.ts';
import { type Ages, agesOf } from './ages.ts';
import { isCheckFirst, type LongevityFacts } from './frame.ts';

export const standingOf = (facts: LongevityFacts): ResultContent['standing'] =>
  isCheckFirst(facts) ? 'checkFirst' : facts.effective ? 'estimated' : 'notEstimated';

/** The first sentences of the first card. No comparison where praise is withheld. */
export const headingOf = (facts: LongevityFacts): string => {
  const { score, effective } = facts;
  if (isCheckFirst(facts)) return words.warningTitle;
  if (!effective) return noEstimate[reasonOf(score)].heading;
  const ages = agesOf(effective);
  const leftOut = leftOutOf(facts);
  return leftOut === null ? comparison(ages, score.headline) : paragraph(words.fitsAge(ages.biological), leftOut);
};

const comparison = ({ age, biological }: Ages, headline: LongevityFacts['score']['headline']): string => {
  if (headline === null) return words.fitsAgeUncompared(biological, age);
  if (biological === age) return words.fitsOwnAge(age);
  if (headline === 'onPar') return words.fitsCloseToOwnAge(biological, age);
  const years = Math.abs(biological - age);
  return headline === 'younger' ? words.fitsYounger(biological, years) : words.fitsOlder(biological, years);
};

/** The first thing that the number leaves out and that outweighs it. Null if there is none; blank if another text covers it. */
const leftOutOf = ({ score, assessment, person }: LongevityFacts): string | null => {
  const { routes, redFlags, checkedSigns = [] } = assessment;
  if (routes.includes('pregnant')) return words.leavesOutPregnancy;
  if (score.caveats.includes('illnessNotCounted'))
    return reportsIllness(person) ? words.leavesOutCondition : words.leavesOutTreatment;
  const codes = redFlags.map(({ code }) => code);
  if (codes.length > 0 || checkedSigns.length > 0) {
    if (checkedSigns.length === 0 && codes.every((code) => code === 'moodSupport')) return '';
    const isAll = (of: readonly RedFlagCode[]) => checkedSigns.length === 0 && codes.every((code) => of.includes(code));
    if (isAll(ofPressure)) return words.leavesOutPressure;
    return isAll(ofTests) ? words.leavesOutTests : words.leavesOutTheNotice;
  }
  if (drinksHeavily(person.longevity)) return words.leavesOutAlcohol;
  if (person.heart.exertional === 'breathless') return words.leavesOutBreathing;
  // The caveat on self-rated health, or the note on chest pain, says why.
  return person.longevity.selfRatedHealth === 'poor' || person.heart.chestPain === 'today' ? '' : null;
};

const ofPressure: readonly RedFlagCode[] = ['bpStage2High', 'bpStage2', 'bpLow'];

const ofTests: readonly RedFlagCode[] = [
  'kidneyLow',
  'uacrHigh',
  'ldl190',
  'tg500',
  'diabetesRange',
  'sugarControl',
  'sugarLow',
  'sugarPregnancy',
];

/** The figure, folded away under a warning. */
export const foldedFigureOf = (facts: LongevityFacts): string | undefined => {
  if (!isCheckFirst(facts) || !facts.effective) return undefined;
  const { biological, range } = agesOf(facts.effective);
  return paragraph(words.fitsAgeWithRange(biological, range), words.leavesOutTheNotice);
};

/**
 * The paragraphs under the heading. With an age, the first says what is not counted. Without an age but with a warning, only the
 * reason remains, because the other paragraphs name later days than the notice.
 */
export const meaningOf = (facts: LongevityFacts): string[] => {
  const caveats = shownCaveats(facts).map(({ text }) => text);
  // The heading has already said what the number leaves out.
  if (facts.effective) return !isCheckFirst(facts) && leftOutOf(facts) ? caveats : [countsHabits, ...caveats];
  const { why } = noEstimate[reasonOf(facts.score)];
  return [...(isCheckFirst(facts) ? why.slice(0, 1) : why).map(textOf), ...caveats];
};

/** Why there is no age, sentence by sentence; absent with an age or a warning. */
export const reasonWordsOf = (facts: LongevityFacts): ResultContent['reason'] =>
  facts.effective || isCheckFirst(facts)
    ? undefined
    : sentencesOf('reason', noEstimate[reasonOf(facts.score)].why.flat());

const countsHabits = words.leavesOutAllButHabits;

/**
 * The caveats that the page lists. It omits `habitsOnly`, which is the first paragraph; `lowWeight` where the heading covers it;
 * `twoAges` where the heart page shows no heart age; and, when there is no age, those about what 'this number' leaves out.
 */
export const shownCaveats = (facts: LongevityFacts): { code: string; text: string }[] =>
  facts.score.caveats
    .filter((code) => code !== 'habitsOnly' && !(code === 'lowWeight' && facts.score.reason === 'underweight'))
    .filter((code) => code !== 'twoAges' || hasHeartAge(facts))
    .filter((code) => facts.effective !== null || !aboutTheNumber.has(code))
    .map((code) => ({ code, text: caveatText(code, facts) }));

/** The caveat on self-rated health repeats the user's own word. */
const caveatText = (code: CaveatCode, { person }: LongevityFacts): string =>
  code === 'ratedHealth' && person.longevity.selfRatedHealth === 'fair' ? ratedFair : caveatTexts[code];

const aboutTheNumber: ReadonlySet<string> = new Set<CaveatCode>(['illnessNotCounted', 'pregnant']);

/** Whether the heart page shows a heart age, so that the sentence may refer to it. */
const hasHeartAge = (facts: LongevityFacts): boolean => {
  const heart = readHeartCase(facts.person, facts.assessment);
  return !isQuietPage(heart) && heart.estimate?.figures.heartAge != null;
};

export const notEstimatedReason = ({ score, effective }: LongevityFacts): string | undefined =>
  effective ? undefined : textOf(noEstimate[reasonOf(score)].why[0] ?? []);

type NoEstimate = Exclude<LongevityStatus, 'ok' | 'notEstimated'> | NonNullable<LongevityScore['reason']>;

/** Without an estimate the status is never ok. */
const reasonOf = ({ status, reason }: Pick<LongevityScore, 'status' | 'reason'>): NoEstimate => {
  if (status === 'notEstimated') return reason ?? 'underweight';
  return status === 'ok' ? 'noBirthdate' : status;
};

const noEstimate: Readonly<
  Record<NoEstimate, { readonly heading: string; readonly why: readonly (readonly Words[])[] }>
> = {
  noBirthdate: {
    heading: noAge.birthDateMissingTitle,
    why: [[what(noAge.birthDateMissingWhat)], [act(noAge.birthDateMissingAct), what(noAge.birthDateMissingSavedWhat)]],
  },
  ageOutOfRange: {
    heading: noAge.ageOutOfRangeTitle(ageModel.youngestAge, ageModel.oldestAge),
    why: [[what(noAge.ageOutOfRangeWhat(ageModel.youngestAge, ageModel.oldestAge))], [act(noAge.ageOutOfRangeAct)]],
  },
  tooYoung: {
    heading: noAge.tooYoungTitle(ageModel.shownFromAge),
    why: [[what(noAge.tooYoungWhat)]],
  },
  underweight: {
    heading: weight.noNumberTitle,
    why: [
      [what(noAge.underweightWhat), what(noAge.underweightNoAgeWhat)],
      [act(weight.noNumberAct)],
      [kind(noAge.underweightKind)],
    ],
  },
};
