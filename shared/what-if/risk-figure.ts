import { eligibilityOf, estimateHeart, type HeartEstimate, inputsOfEverySex } from '#shared/heart/estimate/estimate.ts';
import { readLabs } from '#shared/heart/inputs/labs.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { FigureOf } from './figure.ts';

/** What the equations were published in. */
export const preventSources: readonly SourceId[] = ['khan2023'];

/** Null for somebody whom the equations were not made for. */
export const riskEstimate = (person: Person): HeartEstimate | null => {
  const isFor = eligibilityOf(person, assess(person).routes) === 'ok';
  return isFor && person.age !== null ? estimateHeart(inputsOfEverySex(person, readLabs(person), person.age)) : null;
};

/** The ten-year risk of a first heart attack or stroke, in percent, by the equations and the rounding of a result. */
export const riskFigure: FigureOf = (own) => {
  const estimate = riskEstimate(readPerson(own));
  if (!estimate) return null;
  const { cardiacRiskScore: value, range, rangeOpen: open } = estimate.figures;
  return { value, low: range[0], high: range[1], open };
};
