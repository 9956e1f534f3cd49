import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { readLongevity } from '#shared/longevity/score.ts';
import { drinksHeavily, type Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { assessDated, type Dated } from '#shared/safety/earlier-answers.ts';
import { lineKindsFor } from '#shared/safety/help-lines.ts';
import { careOf, type NameNotice } from '#shared/words/care.ts';
import type { CareToRead } from '#shared/words/care-to-read.ts';
import { longevityStatus, wholeYears } from '../estimate.ts';

// The number that grows: what the result would say about the answers so far (SAFETY 8). It is always a range, never a point. It is
// silent wherever the result would show no figure, or where a figure would praise or hurt.

/** The answers to the first quiz so far, and the newest answers to the heart quiz with their day. */
export type AnswersSoFar = Pick<Dated, 'longevity' | 'heart' | 'heartAnsweredOn' | 'checkedSigns' | 'today'>;

/** Why there is no range. The first reason that applies counts. */
const silences = [
  'warning',
  'lowMood',
  'soonNotice',
  'pregnant',
  'tooYoung',
  'heavyDrinking',
  'illness',
  'noAge',
  'tooWide',
] as const;
export type Silence = (typeof silences)[number];

/** Whole years, each end rounded as on the result, which shows an end below 18 as 'under 18'. The width is unrounded. */
export type YearsSoFar = { readonly low: number; readonly high: number; readonly widthYears: number };

/** The range so far, with the notices that the answers so far raise. */
export type AgeSoFar = CareToRead & {
  /** Null when a range is shown. */
  readonly silence: Silence | null;
  readonly years: YearsSoFar | null;
};

/** A wider range says nothing yet. */
const mostYears = 20;

/** The engine's range for exactly these answers, or why there is none. */
export const ageSoFar = (answers: AnswersSoFar, nameNotice: NameNotice): AgeSoFar => {
  const { person, assessment } = assessDated({ ...answers, quiz: 'longevity' });
  return readAgeSoFar(person, assessment, nameNotice);
};

export const readAgeSoFar = (person: Person, assessment: Assessment, nameNotice: NameNotice): AgeSoFar => {
  const { redFlags, routes } = assessment;
  const { score, effective } = readLongevity(person, assessment);
  const { status } = longevityStatus(person, routes);
  const years = effective && yearsOf(effective);
  const isSilent: Readonly<Record<Silence, boolean>> = {
    warning: redFlags.some(({ level }) => level !== 'soon'),
    lowMood: routes.includes('lowMood') || redFlags.some(({ code }) => code === 'moodSupport'),
    soonNotice: redFlags.length > 0 || routes.includes('eatingRisk'),
    pregnant: routes.includes('pregnant'),
    tooYoung: isTooYoung(person),
    heavyDrinking: drinksHeavily(person.longevity),
    illness:
      routes.includes('underweight') ||
      score.caveats.includes('illnessNotCounted') ||
      person.longevity.selfRatedHealth === 'poor',
    noAge: status !== 'ok',
    tooWide: years !== null && years.widthYears > mostYears,
  };
  const silence = silences.find((one) => isSilent[one]) ?? null;
  return {
    silence,
    years: silence === null ? years : null,
    notices: careOf(assessment, person, nameNotice).notices,
    routes,
    lines: lineKindsFor(person, assessment),
  };
};

/** Whether this is an adult who is too young to get an age. Minors get the reason `noAge`, because they get no plan either. */
const isTooYoung = ({ age }: Person): boolean =>
  age !== null && age >= ageModel.youngestAge && age < ageModel.shownFromAge;

const yearsOf = ({ biologicalAge, halfWidthYears }: { biologicalAge: number; halfWidthYears: number }): YearsSoFar => ({
  low: wholeYears(biologicalAge - halfWidthYears),
  high: wholeYears(biologicalAge + halfWidthYears),
  widthYears: 2 * halfWidthYears,
});
