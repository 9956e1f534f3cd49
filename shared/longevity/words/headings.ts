import type { ResultContent } from '#shared/contract/result.ts';
import { readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { CaveatCode } from '#shared/longevity/evidence/caveat-labels.ts';
import type { LongevityStatus } from '#shared/longevity/longevity-score.ts';
import { highestLevel } from '#shared/safety/levels.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { type Ages, agesOf } from './ages.ts';
import { caveatTexts } from './caveat-texts.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

export const headlineWords = {
  younger: 'Younger than your years',
  onPar: 'Close to your years',
  older: 'Older than your years',
} as const;

export const standingOf = (told: Told): ResultContent['standing'] =>
  isCheckFirst(told) ? 'checkFirst' : told.effective ? 'estimated' : 'notEstimated';

/** The first sentence of the first card: what comes first for this person. */
export const headingOf = (told: Told): string => {
  const { score, effective, assessment } = told;
  if (isCheckFirst(told)) {
    const isNow = highestLevel(assessment.redFlags) === 'emergency';
    return isNow ? 'Get help first. Everything else can wait.' : 'Be seen first. Everything else can wait.';
  }
  return effective ? comparison(agesOf(effective), score.headline) : noEstimate[reasonOf(score.status)].heading;
};

const comparison = ({ age, biological }: Ages, headline: Told['score']['headline']): string => {
  const fit = `Your habits fit an age of about ${biological}.`;
  if (headline === null) return `${fit} You are ${age}.`;
  if (headline === 'onPar') {
    return biological === age ? `${fit} You are ${age} too.` : `${fit} That is close to your ${age}.`;
  }
  return `${fit} That is about ${Math.abs(biological - age)} years ${headline} than you are.`;
};

/** The figure that is folded away under a warning. */
export const foldedFigureOf = (told: Told): string | undefined => {
  if (!isCheckFirst(told) || !told.effective) return undefined;
  const { age, biological, range } = agesOf(told.effective);
  return paragraph(
    `Your habits fit an age of about ${biological}, likely ${range}. You are ${age}.`,
    'This figure knows nothing of the warning sign, which comes first.',
  );
};

const countsHabits = 'Illness, medicines and blood tests are not counted.';

/**
 * The paragraphs under the heading; with an age the first one says what it does not count. Under a warning only the reason
 * stands: its own days to be seen would be later than those of the notice.
 */
export const meaningOf = (told: Told): string[] => {
  const caveats = shownCaveats(told).map(({ text }) => text);
  if (told.effective) return [countsHabits, ...caveats];
  const { why } = noEstimate[reasonOf(told.score.status)];
  return [...(isCheckFirst(told) ? why.slice(0, 1) : why), ...caveats];
};

/**
 * `habitsOnly` is the first paragraph itself. Where no figure would be fair, nothing more is said about weight, and without
 * an age nothing about what 'this number' leaves out.
 */
export const shownCaveats = (told: Told): { code: string; text: string }[] =>
  told.score.caveats
    .filter((code) => code !== 'habitsOnly' && !(code === 'lowWeight' && told.score.status === 'notEstimated'))
    .filter((code) => code !== 'twoAges' || hasHeartAge(told))
    .filter((code) => told.effective !== null || !aboutTheNumber.has(code))
    .map((code) => ({ code, text: caveatTexts[code] }));

const aboutTheNumber: ReadonlySet<string> = new Set<CaveatCode>(['illnessNotCounted', 'pregnant']);

/** Nobody is sent to a heart age that the heart's page does not show. */
const hasHeartAge = (told: Told): boolean =>
  !isCheckFirst(told) && readHeartCase(told.person, told.assessment).estimate?.figures.heartAge != null;

export const notEstimatedReason = ({ score, effective }: Told): string | undefined =>
  effective ? undefined : paragraph(noEstimate[reasonOf(score.status)].why[0]);

type NoEstimate = Exclude<LongevityStatus, 'ok'>;
/** Without an estimate the status is never ok. */
const reasonOf = (status: LongevityStatus): NoEstimate => (status === 'ok' ? 'noBirthdate' : status);

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
  notEstimated: {
    heading: 'You matter more than a number',
    why: [
      'From your height and weight, your body may not be getting enough. We have left the age out on purpose: no figure would be fair to you here.',
      'Please show this to a clinician in the next few days. They can check your blood, pulse and blood pressure, and find out with you what would help.',
      'You do not need to be sure that something is wrong.',
    ],
  },
};
