import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { readLongevity } from '#shared/longevity/score.ts';
import { drinksHeavily, type Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { assessDated, type Dated } from '#shared/safety/earlier-answers.ts';
import { lineKindsFor } from '#shared/safety/help-lines.ts';
import { careOf, type NameNotice } from '#shared/words/care.ts';
import type { CareToRead } from '#shared/words/care-to-read.ts';
import { longevityStatus, wholeYears } from '../estimate.ts';

// The number that grows: what the result would say of the answers so far (SAFETY 8). It is a range and never a point, and
// it is silent wherever the result would show no figure, or where a figure would be praise or a blow.

/** The answers to the first quiz as far as they go, and the newest ones to the heart quiz, with its day. */
export type AnswersSoFar = Pick<Dated, 'longevity' | 'heart' | 'heartAnsweredOn' | 'checkedSigns' | 'today'>;

/** Why there is no range, in the order in which the reasons are looked at. */
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

/** Whole years, each end rounded as on the result; an end below 18 is 'under 18' there. The width is unrounded. */
export type YearsSoFar = { readonly low: number; readonly high: number; readonly widthYears: number };

/** With what the answers so far raise. */
export type AgeSoFar = CareToRead & {
  /** Null when a range is shown. */
  readonly silence: Silence | null;
  readonly years: YearsSoFar | null;
};

/** A range that is wider says nothing yet. */
const mostYears = 20;

/** The range of the engine for exactly these answers, or why there is none. */
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

/** An adult below the age from which an age is shown. Of younger ones nothing is said: there is no plan for them. */
const isTooYoung = ({ age }: Person): boolean =>
  age !== null && age >= ageModel.youngestAge && age < ageModel.shownFromAge;

const yearsOf = ({ biologicalAge, halfWidthYears }: { biologicalAge: number; halfWidthYears: number }): YearsSoFar => ({
  low: wholeYears(biologicalAge - halfWidthYears),
  high: wholeYears(biologicalAge + halfWidthYears),
  widthYears: 2 * halfWidthYears,
});
