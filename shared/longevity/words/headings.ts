import type { ResultContent } from '#shared/contract/result.ts';
import { readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { tellsOfIllnessItself } from '#shared/longevity/caveats.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { CaveatCode } from '#shared/longevity/evidence/labels.ts';
import type { LongevityScore, LongevityStatus } from '#shared/longevity/longevity-score.ts';
import { isAmong } from '#shared/safety/red-flag.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { type Ages, agesOf } from './ages.ts';
import { caveatTexts } from './side-notes.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

export const headlineWords = {
  younger: 'Younger than your years',
  onPar: 'Close to your years',
  older: 'Older than your years',
} as const;

export const standingOf = (told: Told): ResultContent['standing'] =>
  isCheckFirst(told) ? 'checkFirst' : told.effective ? 'estimated' : 'notEstimated';

/** The first sentences of the first card: what comes first for this person. Never a comparison where praise is withheld. */
export const headingOf = (told: Told): string => {
  const { score, effective } = told;
  if (isCheckFirst(told)) return 'Please read the note first.';
  if (!effective) return noEstimate[reasonOf(score)].heading;
  const ages = agesOf(effective);
  const leftOut = leftOutOf(told);
  return leftOut === null ? comparison(ages, score.headline) : paragraph(habitsFit(ages), leftOut);
};

const habitsFit = ({ biological }: Ages): string => `Your habits fit an age of about ${biological}.`;

const comparison = (ages: Ages, headline: Told['score']['headline']): string => {
  const { age, biological } = ages;
  if (headline === null) return `${habitsFit(ages)} You are ${age}.`;
  if (headline === 'onPar' || biological === age) {
    return biological === age
      ? `${habitsFit(ages)} You are ${age} too.`
      : `${habitsFit(ages)} That is close to your ${age}.`;
  }
  return `${habitsFit(ages)} That is about ${Math.abs(biological - age)} years ${headline} than you are.`;
};

const ofPressure: readonly RedFlagCode[] = ['bpStage2High', 'bpStage2', 'bpLow'];
const ofTests: readonly RedFlagCode[] = ['kidneyLow', 'uacrHigh', 'ldl190', 'tg500', 'diabetesRange', 'sugarControl'];

/** What outweighs the number and is not in it, the first that fits; null: nothing does. Blank: nothing is to be said. */
const leftOutOf = ({ score, assessment, person }: Told): string | null => {
  const { routes, redFlags, checkedSigns = [] } = assessment;
  if (routes.includes('pregnant')) return 'Pregnancy and your weight are not in this number.';
  if (score.caveats.includes('illnessNotCounted')) {
    const what = tellsOfIllnessItself(person.heart) ? 'Your illness' : 'Your treatment';
    return `${what} is not in this number. Your illness or medicine matters more than these habits alone: keep your visits.`;
  }
  const codes = redFlags.map(({ code }) => code);
  if (codes.length > 0 || checkedSigns.length > 0) {
    if (checkedSigns.length === 0 && codes.every((code) => code === 'moodSupport')) return '';
    const isAll = (of: readonly RedFlagCode[]) => checkedSigns.length === 0 && codes.every((code) => of.includes(code));
    if (isAll(ofPressure)) return 'Your blood pressure is not in this number.';
    return isAll(ofTests) ? 'Your test results are not in this number.' : 'What the note says is not in this number.';
  }
  return isAmong(person.longevity.alcoholConsumption, '23to32', '33plus')
    ? 'What alcohol can do is not all in this number.'
    : null;
};

/** The figure that is folded away under a warning. */
export const foldedFigureOf = (told: Told): string | undefined => {
  if (!isCheckFirst(told) || !told.effective) return undefined;
  const { age, biological, range } = agesOf(told.effective);
  return paragraph(
    `Your habits fit an age of about ${biological}, likely ${range}. You are ${age}.`,
    'The warning is not in this number.',
  );
};

const countsHabits = 'Illness, medicines and blood tests are not counted.';

/**
 * The paragraphs under the heading; with an age the first one says what it does not count. Under a warning only the reason
 * stands: its own days to be seen would be later than those of the notice.
 */
export const meaningOf = (told: Told): string[] => {
  const caveats = shownCaveats(told).map(({ text }) => text);
  // Where the heading says what the number leaves out, that is said once.
  if (told.effective) return !isCheckFirst(told) && leftOutOf(told) ? caveats : [countsHabits, ...caveats];
  const { why } = noEstimate[reasonOf(told.score)];
  return [...(isCheckFirst(told) ? why.slice(0, 1) : why), ...caveats];
};

/**
 * `habitsOnly` is the first paragraph itself. Where no figure would be fair, nothing more is said about weight, and without
 * an age nothing about what 'this number' leaves out.
 */
export const shownCaveats = (told: Told): { code: string; text: string }[] =>
  told.score.caveats
    .filter((code) => code !== 'habitsOnly' && !(code === 'lowWeight' && told.score.reason === 'underweight'))
    .filter((code) => code !== 'twoAges' || hasHeartAge(told))
    .filter((code) => told.effective !== null || !aboutTheNumber.has(code))
    .map((code) => ({ code, text: caveatTexts[code] }));

const aboutTheNumber: ReadonlySet<string> = new Set<CaveatCode>(['illnessNotCounted', 'pregnant']);

/** Nobody is sent to a heart age that the heart's page does not show. */
const hasHeartAge = (told: Told): boolean =>
  !isCheckFirst(told) && readHeartCase(told.person, told.assessment).estimate?.figures.heartAge != null;

export const notEstimatedReason = ({ score, effective }: Told): string | undefined =>
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
