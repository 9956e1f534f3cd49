import type { LongevityScore } from '#shared/engine-1/longevity.ts';
import { product } from '#shared/product.ts';
import { round } from '#shared/scoring/rounding.ts';
import { forceName } from './longevity-forces.ts';
import { capitalised, counted, list, numberWord, paragraph, thanks } from './sentences.ts';

/** Whole years, as people see them. */
type Ages = { age: number; biological: number; low: number; high: number };

const agesOf = ({ chronologicalAge: age, biologicalAge, biologicalAgeRange: range }: LongevityScore): Ages | null =>
  age === null || biologicalAge === null || range === null
    ? null
    : { age, biological: round(biologicalAge), low: round(range[0]), high: round(range[1]) };

export const longevityIntro = (score: LongevityScore, firstName?: string): string =>
  paragraph(
    thanks(firstName),
    score.status === 'ok'
      ? 'This is what your answers suggest about how your body is ageing, and where a change is most likely to count.'
      : 'We could not work out a biological age this time, but your answers still say something about your days.',
  );

export const longevitySummary = (score: LongevityScore, answers: Readonly<Record<string, unknown>>): string => {
  const ages = agesOf(score);
  if (!ages) return notEstimated(score);
  return paragraph(comparison(ages), howSure(score), factor(score), shaping(score, answers));
};

const notEstimated = ({ status }: LongevityScore): string =>
  status === 'noBirthdate'
    ? 'Without a birth date there is no age to set it beside, so the biological age is left out. Take the quiz again with your birth date to see it. Your other scores do not need it.'
    : 'The tables behind the biological age cover adults from 18 to 110, so it is left out here. Your other scores do not need it.';

/** The gap may be chance when the range includes the calendar age. Otherwise a difference is likely. */
const comparison = ({ age, biological, low, high }: Ages): string => {
  const gap = Math.abs(biological - age);
  if (gap === 0) {
    return paragraph(
      `Your answers fit a body of about ${biological}, the same as your calendar age.`,
      low === high ? edgeOfScale(low) : `A questionnaire cannot be exact: the likely range is ${low} to ${high}.`,
    );
  }
  if (age >= low && age <= high) {
    return paragraph(
      `Your answers fit a body of about ${biological}, close to your calendar age of ${age}.`,
      `A questionnaire cannot be exact. The likely range is ${low} to ${high}, and ${age} lies inside it, so the gap is too small to read into.`,
    );
  }
  return paragraph(
    `Your answers fit a body about ${counted(gap, 'year')} ${biological < age ? 'younger' : 'older'} than your calendar age of ${age}.`,
    low === high
      ? edgeOfScale(low)
      : `A questionnaire cannot be exact, so read it as ${low} to ${high}. Your calendar age is outside that range, so a real difference is likely.`,
  );
};

const edgeOfScale = (end: number): string =>
  `At your age our scale ends at about ${end}, so read it as the end of the scale and not as an exact figure.`;

const howSure = ({ answeredShare, contributionsYears }: LongevityScore): string | false => {
  const answered = Object.keys(contributionsYears).length;
  if (answeredShare === null || answeredShare >= 0.75) return false;
  return answered === 0
    ? 'None of the questions that can move the age were answered, so this is simply your own age.'
    : `It rests on ${counted(answered, 'answer')}. Each question you skipped counts as average.`;
};

const factor = ({ longevityFactor }: LongevityScore): string | false =>
  longevityFactor !== null &&
  `Your ${product.name} Factor is ${longevityFactor}: by these answers you compare well with about ${longevityFactor} in every 100 people of your age. 50 is average.`;

/** Contributions smaller than this, in years, are not mentioned. */
const worthNaming = 0.3;
const maxNamed = 3;

const shaping = ({ contributionsYears }: LongevityScore, answers: Readonly<Record<string, unknown>>): string => {
  const named = (direction: 1 | -1) =>
    Object.entries(contributionsYears)
      .filter(([, years]) => years * direction >= worthNaming)
      .sort(([, a], [, b]) => direction * (b - a))
      .slice(0, maxNamed)
      .flatMap(([id, years]) => forceName(id, years, answers[id]) ?? []);
  const [hinders, helps] = [named(1), named(-1)];
  return paragraph(
    helps.length > 0 && `Most in your favour: ${list(helps)}.`,
    hinders.length > 0 && `Pulling the other way: ${list(hinders)}.`,
    helps.length + hinders.length === 0 && 'No single answer stands out.',
  );
};

export const longevityFocus = (count: number, hasNotice: boolean): string => {
  if (count === 0) {
    return hasNotice
      ? 'Apart from what is worth talking about, your answers leave little to change.'
      : 'Your answers leave little to change. Keep doing what you do.';
  }
  if (count === 1) return 'One change stands out. Start small, and give it time.';
  return paragraph(
    `${capitalised(numberWord(count))} changes, the most promising first.`,
    count > 3 ? 'The first three are the ones to plan for; start with just one.' : 'Start with just one.',
    'Where years are shown, they compare groups of people and are a rough guide.',
  );
};

export const longevityOutro =
  'Small, steady changes add up. Take the quiz again in about three months to see which way you are heading. This page is for information. It is not a diagnosis, so bring your questions to a clinician.';
