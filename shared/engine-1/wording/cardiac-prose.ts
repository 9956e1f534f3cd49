import type { CardiacScore, Eligibility } from '#shared/engine-1/cardiac-health.ts';
import { type RiskDescriptorCode, riskDescriptorLabels } from '#shared/engine-1/evidence/cardiac-model.ts';
import { product } from '#shared/product.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { CardiacFacts } from './cardiac-facts.ts';
import { enhancers, shaping } from './cardiac-shaping.ts';
import { capitalised, list, numberWord, paragraph, thanks } from './sentences.ts';

const isEmergency = ({ redFlags }: CardiacScore) => redFlags.some(({ level }) => level === 'emergency');

const reassuring: readonly RiskDescriptorCode[] = ['low', 'borderline'];

/** The words beside the score. */
export const riskWords = (score: CardiacScore): string =>
  needsCareFirst(score) && reassuring.includes(score.riskDescriptor)
    ? 'Get checked first'
    : riskDescriptorLabels[score.riskDescriptor];

/** Percent. Beyond these ends no figure is shown. */
const lowestShown = 0.1;
const highestShown = 75;

const percentText = (percent: number): string => {
  if (percent < lowestShown) return `below ${lowestShown}%`;
  return percent > highestShown ? `above ${highestShown}%` : `${percent}%`;
};

/** 'about 4.7%', but 'below 0.1%'. */
export const aboutPercent = (percent: number): string =>
  percent < lowestShown || percent > highestShown ? percentText(percent) : `about ${percentText(percent)}`;

const inHundred = (percent: number): string => {
  if (percent > highestShown) return `more than ${highestShown} in every 100`;
  const people = round(percent);
  return people < 1 ? 'fewer than 1 in every 100' : `about ${people} in every 100`;
};

export const cardiacIntro = (score: CardiacScore, firstName?: string): string =>
  paragraph(
    thanks(firstName),
    isEmergency(score) &&
      'Before anything else, please read the notice at the top: one of your answers needs care now.',
    needsCareFirst(score) &&
      !isEmergency(score) &&
      'Please read the notice at the top first: one of your answers should be looked at soon.',
    'This is what your answers suggest about your heart and circulation.',
  );

/** One kind reason for each case in which the equations do not apply. */
const reasons: Readonly<Record<Exclude<Eligibility, 'ok'>, string>> = {
  establishedCvd:
    'You told us about a heart or artery condition. The equations behind the percentage were made for people without one, so a number would mislead. Your care team knows more than any quiz, and the rest of your results is worth showing them.',
  noBirthdate: `The percentage needs your age, and there was no birth date in your ${product.name} Quiz. Take that quiz again with your birth date to see it.`,
  tooYoung:
    'The equations start at the age of 30, so there is no percentage yet. What you do now still counts, and your other scores show where.',
  tooOld:
    'The equations end at the age of 79, so there is no percentage. A clinician who knows you can judge your heart far better, and your other scores still hold.',
};

export const notEstimatedReason = ({ eligibility }: CardiacScore): string | undefined =>
  eligibility === 'ok' ? undefined : reasons[eligibility];

export const cardiacSummary = (facts: CardiacFacts): string =>
  paragraph(notEstimatedReason(facts.score) ?? estimated(facts.score), shaping(facts), enhancers(facts.score));

const estimated = (score: CardiacScore): string => {
  const { cardiacRiskScore: percent, range, confidence, totalCvd30 } = score;
  if (percent === null || range === null) return '';
  return paragraph(
    figures(percentText(percent), percentText(range[0]), percentText(range[1]), confidence === 'low'),
    confidence === 'low' && `It rests on averages for your age, because ${unknown(score)} not known.`,
    `That means ${inHundred(percent)} people with answers like yours have a first heart attack, stroke or heart failure within 10 years.`,
    level(score),
    confidence === 'medium' && 'Part of it rests on averages for your age, because some values are not known.',
    clamped(score),
    totalCvd30 !== null && `Looking 30 years ahead, it is ${inHundred(totalCvd30)}.`,
    'The range covers what we do not know about you. It does not cover how far the equations may be off.',
  );
};

const figures = (percent: string, low: string, high: string, isRangeFirst: boolean): string => {
  if (low === high) return `Your score is ${percent}, and its likely range is no wider than that.`;
  return isRangeFirst
    ? `The likely range is ${low} to ${high}, with ${percent} as the middle estimate.`
    : `Your score is ${percent}, with a likely range of ${low} to ${high}.`;
};

/** With low confidence the pressure is not known, and of the cholesterol values both or one of two. */
const unknown = ({ inputsUsed }: CardiacScore): string => {
  const areAll = inputsUsed?.totalChol[3] === 'imputed' && inputsUsed.hdl[3] === 'imputed';
  return areAll
    ? 'your blood pressure and cholesterol are'
    : 'your blood pressure and some of your cholesterol values are';
};

const level = (score: CardiacScore): string => {
  if (needsCareFirst(score)) return 'Please follow the notice at the top first: no score outweighs it.';
  const label = riskDescriptorLabels[score.riskDescriptor].toLowerCase();
  return `In the groups that clinicians use, this counts as ${label}.`;
};

const inputNames: Readonly<Record<string, string>> = {
  sbp: 'blood pressure',
  totalChol: 'total cholesterol',
  hdl: 'HDL cholesterol',
  egfr: 'kidney value',
  hba1c: 'A1c',
};

/** BMI is left out: it counts for heart failure alone. */
const clamped = ({ clamped: names }: CardiacScore): string | false => {
  const words = names.flatMap((name) => inputNames[name] ?? []);
  return (
    words.length > 0 &&
    `Your ${list(words)} ${words.length === 1 ? 'lies' : 'lie'} outside what the equations were made for, so the nearest value was used.`
  );
};

export const cardiacFocus = (count: number, score: CardiacScore): string => {
  const isCareFirst = needsCareFirst(score);
  if (count === 0) {
    if (isCareFirst) return 'The notice at the top is the one step that matters now.';
    if (score.redFlags.length > 0) return 'Apart from the appointment to book, your answers leave little to change.';
    return score.eligibility === 'establishedCvd'
      ? 'Keep to the plan that you made with your care team, and look in again next year.'
      : 'Your answers leave little to change. Keep doing what you do, and look in again next year.';
  }
  return paragraph(
    isCareFirst && 'The notice at the top comes first. The rest can follow in its own time.',
    count === 1
      ? 'One step stands out.'
      : `${capitalised(numberWord(count))} steps, the most promising first. Start with one.`,
    score.eligibility === 'ok' && 'Where percentages are shown, they compare groups of people. They are not a promise.',
  );
};

export const cardiacOutro =
  'A score is a starting point for a conversation. Bring this page to your next appointment. It describes groups of people with answers like yours, not what happens to one person, and it is not a diagnosis.';
