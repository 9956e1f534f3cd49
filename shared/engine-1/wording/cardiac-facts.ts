import { bloodPressure } from '#shared/engine-1/blood-pressure.ts';
import { bodyMassIndex } from '#shared/engine-1/body-mass-index.ts';
import type { CardiacScore } from '#shared/engine-1/cardiac-health.ts';
import type { CleanAnswers } from '#shared/engine-1/clean-answers.ts';
import type { CardiacRowId } from '#shared/engine-1/evidence/cardiac-model.ts';
import { notSymptomFlags } from '#shared/engine-1/evidence/red-flag-rules.ts';
import { smokesNow as isSmoking } from '#shared/engine-1/heart-inputs.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';

/** What the choice of a sentence depends on: the score, and answers that change what is true or kind. */
export type CardiacFacts = {
  readonly score: CardiacScore;
  readonly cardiac: CleanAnswers;
  readonly longevity: CleanAnswers;
};

/** Symptoms that can wait for an appointment: their notice stands with the plan, not at the top. */
export const hasSymptomToBook = ({ redFlags }: Pick<CardiacScore, 'redFlags'>): boolean =>
  redFlags.some(({ code, level }) => level === 'soon' && !notSymptomFlags.includes(code));

/** Life's Essential 8 takes no points off for a low weight. */
const underweightBelow = 18.5;
export const isUnderweight = ({ longevity }: CardiacFacts): boolean =>
  (bodyMassIndex(longevity) ?? underweightBelow) < underweightBelow;

/** mmHg, the upper number: the table knows no value that is too low. */
const lowPressureBelow = 90;
export const hasLowPressure = ({ cardiac }: CardiacFacts): boolean =>
  (bloodPressure(cardiac)?.sbp ?? lowPressureBelow) < lowPressureBelow;

/** Nothing is taken off for it where the smoking itself was not answered. */
export const breathesSmokeAtHome = ({ cardiac }: CardiacFacts): boolean => cardiac.secondhandSmoke === 'yes';

export const smokesNow = ({ longevity }: CardiacFacts): boolean => isSmoking(longevity);

/** Sleep apnea that is known, and not treated every night. */
export const sleepsUntreated = ({ cardiac: { sleepApneaDiagnosed, sleepApneaTreatment } }: CardiacFacts): boolean =>
  sleepApneaDiagnosed === 'yes' && (sleepApneaTreatment === 'none' || sleepApneaTreatment === 'cpapSome');

/** Why this person should not be told to go for a walk. Null when there is no reason. */
export const moveWithCare = ({ score, cardiac }: CardiacFacts): 'symptoms' | 'condition' | 'limit' | null => {
  if (needsCareFirst(score) || hasSymptomToBook(score)) return 'symptoms';
  const { knownHeartConditions: condition } = cardiac;
  if (condition !== undefined && condition !== 'none') return 'condition';
  return cardiac.exertional === 'cannot' ? 'limit' : null;
};

const flagsOfRow: Partial<Record<CardiacRowId, readonly string[]>> = {
  bloodTests: ['ldl190', 'tg500', 'diabetesRange'],
  sleep: ['apneaCheck'],
};

/** Whether a warning sign of this result is about this row: its points alone then say too little. */
export const isFlaggedRow = (id: CardiacRowId, { redFlags }: Pick<CardiacScore, 'redFlags'>): boolean =>
  redFlags.some(({ code }) => flagsOfRow[id]?.includes(code));

/** The row has many points although something about it is not well. */
export const isOnlyHalfWell = (id: CardiacRowId, facts: CardiacFacts): boolean =>
  isFlaggedRow(id, facts.score) ||
  (id === 'smokingWeight' && (isUnderweight(facts) || breathesSmokeAtHome(facts))) ||
  (id === 'bloodPressure' && hasLowPressure(facts)) ||
  (id === 'sleep' && sleepsUntreated(facts));
