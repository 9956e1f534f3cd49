import { product } from '../../product.ts';
import type { CardiacScore, Eligibility } from '../cardiac-health.ts';
import { type RiskDescriptorCode, riskDescriptorLabels } from '../evidence/cardiac-model.ts';
import { riskEnhancers } from '../evidence/risk-enhancers.ts';
import { round } from '../rounding.ts';
import { capitalised, inSentence, list, numberWord, paragraph, series, thanks } from './sentences.ts';

/** A sign that somebody should look at comes before any score: nothing reassuring then stands beside it. */
export const needsCareFirst = ({ redFlags }: CardiacScore): boolean => redFlags.some(({ level }) => level !== 'soon');
const isEmergency = ({ redFlags }: CardiacScore) => redFlags.some(({ level }) => level === 'emergency');

const reassuring: readonly RiskDescriptorCode[] = ['low', 'borderline'];

/** The words beside the score. */
export const riskWords = (score: CardiacScore): string =>
  needsCareFirst(score) && reassuring.includes(score.riskDescriptor)
    ? 'Get checked first'
    : riskDescriptorLabels[score.riskDescriptor];

/** The equations are not read beyond these ends, in percent. */
const lowestShown = 0.1;
const highestShown = 75;

export const percentText = (percent: number): string => {
  if (percent < lowestShown) return `below ${lowestShown}%`;
  return percent > highestShown ? `above ${highestShown}%` : `${percent}%`;
};

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

/** Kind reasons, one for each way in which the equations do not apply. */
const reasons: Readonly<Record<Exclude<Eligibility, 'ok'>, string>> = {
  establishedCvd:
    'You told us about a heart or artery condition. The equations behind the percentage were made for people without one, so a number would mislead. Your care team knows more than any quiz, and the rest of this page is a good thing to bring to them.',
  noBirthdate: `The percentage needs your age, and there was no birth date in your ${product.name} Quiz. Take that quiz again with your birth date to see it.`,
  tooYoung:
    'The equations start at the age of 30, so there is no percentage yet. What you do now still counts, and the scores below show where.',
  tooOld:
    'The equations end at the age of 79, so there is no percentage. A clinician who knows you can judge your heart far better, and the scores below still hold.',
};

export const notEstimatedReason = ({ eligibility }: CardiacScore): string | undefined =>
  eligibility === 'ok' ? undefined : reasons[eligibility];

export const cardiacSummary = (score: CardiacScore): string =>
  paragraph(notEstimatedReason(score) ?? estimated(score), shaping(score), enhancers(score));

const estimated = (score: CardiacScore): string => {
  const { cardiacRiskScore: percent, range, confidence, totalCvd30 } = score;
  if (percent === null || range === null) return '';
  const [low, high] = [percentText(range[0]), percentText(range[1])];
  return paragraph(
    confidence === 'low'
      ? `The likely range is ${low} to ${high}, with ${percentText(percent)} as the middle estimate. It is wide because your blood pressure and cholesterol are not known: we used averages for your age.`
      : `Your score is ${percentText(percent)}, with a likely range of ${low} to ${high}.`,
    `That means ${inHundred(percent)} people with answers like yours have a first heart attack, stroke or heart failure within 10 years.`,
    level(score),
    confidence === 'medium' && 'Part of it rests on averages for your age, because some values are not known.',
    clamped(score),
    totalCvd30 !== null && `Looking 30 years ahead, it is ${inHundred(totalCvd30)}.`,
    'The range covers what we do not know about you. It does not cover how far the equations may be off.',
  );
};

const level = (score: CardiacScore): string => {
  if (needsCareFirst(score)) return 'Please have your symptoms looked at first: no score can speak for them.';
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

/** Family history is a list of reasons to look closer, not something that goes well or badly. */
const shaping = (score: CardiacScore): string => {
  const named = (stands: (value: number) => boolean) =>
    score.categories
      .filter(({ id }) => id !== 'familyEnvironment' && (id !== 'symptoms' || score.redFlags.length === 0))
      .filter(({ score: points }) => points !== null && stands(points))
      .map(({ title }) => inSentence(title))
      .slice(0, 3);
  const [strong, weak] = [named((points) => points >= 80), named((points) => points < 50)];
  const { composite } = score.le8;
  return paragraph(
    composite !== null &&
      `Life’s Essential 8, eight things that keep a heart healthy, comes to ${composite} out of 100.`,
    strong.length > 0 && !needsCareFirst(score) && `Going well: ${series(strong)}.`,
    weak.length > 0 && `Most worth your care: ${series(weak)}.`,
  );
};

const enhancers = ({ riskEnhancers: codes, eligibility }: CardiacScore): string | false => {
  const labels = riskEnhancers.filter(({ code }) => codes.includes(code)).map(({ label }) => inSentence(label));
  if (labels.length === 0) return false;
  return eligibility === 'ok'
    ? `Listed beside the score: ${series(labels)}. The percentage leaves this out, and the real risk may be higher for it.`
    : `Also worth telling a clinician: ${series(labels)}.`;
};

export const cardiacFocus = (count: number, score: CardiacScore): string => {
  const isCareFirst = needsCareFirst(score);
  if (count === 0) {
    if (isCareFirst) return 'The notice at the top is the one step that matters now.';
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
