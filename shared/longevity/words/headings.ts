import type { ResultContent } from '#shared/contract/result.ts';
import { readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { type CaveatCode, reportsIllness } from '#shared/longevity/caveats.ts';
import type { LongevityStatus } from '#shared/longevity/estimate.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityScore } from '#shared/longevity/score.ts';
import { drinksHeavily } from '#shared/person/person.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { type Ages, agesOf } from './ages.ts';
import { isCheckFirst, type LongevityFacts } from './frame.ts';
import { caveatTexts } from './side-notes.ts';

export const standingOf = (facts: LongevityFacts): ResultContent['standing'] =>
  isCheckFirst(facts) ? 'checkFirst' : facts.effective ? 'estimated' : 'notEstimated';

/** The first sentences of the first card. No comparison where praise is withheld. */
export const headingOf = (facts: LongevityFacts): string => {
  const { score, effective } = facts;
  if (isCheckFirst(facts)) return 'Please read the note first.';
  if (!effective) return noEstimate[reasonOf(score)].heading;
  const ages = agesOf(effective);
  const leftOut = leftOutOf(facts);
  return leftOut === null ? comparison(ages, score.headline) : paragraph(habitsFit(ages), leftOut);
};

const habitsFit = ({ biological }: Ages): string => `Your habits fit an age of about ${biological}.`;

const comparison = (ages: Ages, headline: LongevityFacts['score']['headline']): string => {
  const { age, biological } = ages;
  if (headline === null) return `${habitsFit(ages)} You are ${age}.`;
  if (headline === 'onPar' || biological === age) {
    return biological === age
      ? `${habitsFit(ages)} You are ${age} too.`
      : `${habitsFit(ages)} That is close to your ${age}.`;
  }
  return `${habitsFit(ages)} That is about ${Math.abs(biological - age)} years ${headline} than you are.`;
};

/** What outweighs the number and is not in it, the first that applies; null: nothing. Empty: say nothing about it. */
const leftOutOf = ({ score, assessment, person }: LongevityFacts): string | null => {
  const { routes, redFlags, checkedSigns = [] } = assessment;
  if (routes.includes('pregnant')) return 'Pregnancy and your weight are not in this number.';
  if (score.caveats.includes('illnessNotCounted')) {
    const what = reportsIllness(person) ? 'Your illness' : 'Your treatment';
    return `${what} is not in this number. Your illness or medicine matters more than these habits alone: keep your visits.`;
  }
  const codes = redFlags.map(({ code }) => code);
  if (codes.length > 0 || checkedSigns.length > 0) {
    if (checkedSigns.length === 0 && codes.every((code) => code === 'moodSupport')) return '';
    const isAll = (of: readonly RedFlagCode[]) => checkedSigns.length === 0 && codes.every((code) => of.includes(code));
    if (isAll(ofPressure)) return 'Your blood pressure is not in this number.';
    return isAll(ofTests) ? 'Your test results are not in this number.' : 'What the note says is not in this number.';
  }
  return drinksHeavily(person.longevity) ? 'What alcohol can do is not all in this number.' : null;
};

const ofPressure: readonly RedFlagCode[] = ['bpStage2High', 'bpStage2', 'bpLow'];

const ofTests: readonly RedFlagCode[] = ['kidneyLow', 'uacrHigh', 'ldl190', 'tg500', 'diabetesRange', 'sugarControl'];

/** The figure, folded away under a warning. */
export const foldedFigureOf = (facts: LongevityFacts): string | undefined => {
  if (!isCheckFirst(facts) || !facts.effective) return undefined;
  const { age, biological, range } = agesOf(facts.effective);
  return paragraph(
    `Your habits fit an age of about ${biological}, likely ${range}. You are ${age}.`,
    'The warning is not in this number.',
  );
};

/**
 * The paragraphs under the heading. With an age, the first says what is not counted. Without one, a warning leaves only the
 * reason, because the other paragraphs name later days than the notice.
 */
export const meaningOf = (facts: LongevityFacts): string[] => {
  const caveats = shownCaveats(facts).map(({ text }) => text);
  // The heading has already said what the number leaves out.
  if (facts.effective) return !isCheckFirst(facts) && leftOutOf(facts) ? caveats : [countsHabits, ...caveats];
  const { why } = noEstimate[reasonOf(facts.score)];
  return [...(isCheckFirst(facts) ? why.slice(0, 1) : why), ...caveats];
};

const countsHabits = 'Illness, medicines and blood tests are not counted.';

/**
 * Without `habitsOnly`, which is the first paragraph; without `lowWeight` where the heading is about it; and without an age, none
 * about what 'this number' leaves out.
 */
export const shownCaveats = (facts: LongevityFacts): { code: string; text: string }[] =>
  facts.score.caveats
    .filter((code) => code !== 'habitsOnly' && !(code === 'lowWeight' && facts.score.reason === 'underweight'))
    .filter((code) => code !== 'twoAges' || hasHeartAge(facts))
    .filter((code) => facts.effective !== null || !aboutTheNumber.has(code))
    .map((code) => ({ code, text: caveatTexts[code] }));

const aboutTheNumber: ReadonlySet<string> = new Set<CaveatCode>(['illnessNotCounted', 'pregnant']);

/** Whether the heart page shows a heart age, so that the sentence may refer to it. */
const hasHeartAge = (facts: LongevityFacts): boolean =>
  !isCheckFirst(facts) && readHeartCase(facts.person, facts.assessment).estimate?.figures.heartAge != null;

export const notEstimatedReason = ({ score, effective }: LongevityFacts): string | undefined =>
  effective ? undefined : paragraph(noEstimate[reasonOf(score)].why[0]);

type NoEstimate = Exclude<LongevityStatus, 'ok' | 'notEstimated'> | NonNullable<LongevityScore['reason']>;

/** Without an estimate the status is never ok. */
const reasonOf = ({ status, reason }: Pick<LongevityScore, 'status' | 'reason'>): NoEstimate => {
  if (status === 'notEstimated') return reason ?? 'underweight';
  return status === 'ok' ? 'noBirthdate' : status;
};

const noEstimate: Readonly<Record<NoEstimate, { readonly heading: string; readonly why: readonly string[] }>> = {
  noBirthdate: {
    heading: 'We need your birth date to work out an age',
    why: [
      'Without a birth date there is no age to set your habits beside.',
      'Add it under My answers and we will work it out. Your other answers are kept.',
    ],
  },
  ageOutOfRange: {
    heading: `We can work out an age only from ${ageModel.youngestAge} to ${ageModel.oldestAge}`,
    why: [
      `The tables behind the number hold adults from ${ageModel.youngestAge} to ${ageModel.oldestAge}, so it is left out here.`,
      'If your birth date was a slip, change it under My answers.',
    ],
  },
  tooYoung: {
    heading: `An age number says little below ${ageModel.shownFromAge}, so we do not give one.`,
    why: ['Here are your habits and your plan.'],
  },
  underweight: {
    heading: 'You matter more than a number',
    why: [
      'From your height and weight, your body may not be getting enough. We have left the age out on purpose: no figure would be fair to you here.',
      'Please show this to a clinician. They can check your blood, pulse and blood pressure, and find out with you what would help.',
      'You do not need to be sure that something is wrong.',
    ],
  },
};
