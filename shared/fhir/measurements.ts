import { bandQuestions, type ExactNumberId, isBanded } from '#shared/person/my-numbers.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { round } from '#shared/scoring/rounding.ts';
import { valueNotGiven } from '#words/fhir-document.ts';
import { range } from '#words/numbers.ts';
import { quantityOf, ucumOf, unitCodesOf } from './codes/amounts.ts';
import type { LoincName } from './codes/codes.ts';
import type { Component, Observation, Quantity, Range } from './resources.ts';

/** Observations as rows for a reader: name, value with its unit, and what is noted about it. */
export const observationRows = (observations: readonly Observation[]): readonly (readonly [string, string])[] =>
  observations.map((observation) => {
    const notes = (observation.note ?? []).map(({ text }) => text).join(' ');
    const value = (observation.component ?? [observation]).map(valueText).join(' / ');
    const text = [value, observation.effectiveDateTime, notes].filter(Boolean).join('. ');
    return [observation.code.coding?.[0]?.display ?? '', text] as const;
  });

const valueText = (held: Observation | Component): string => {
  if ('valueQuantity' in held) return quantityText(held.valueQuantity);
  if ('valueRange' in held) return range(String(held.valueRange.low.value), quantityText(held.valueRange.high));
  return 'valueCodeableConcept' in held ? (held.valueCodeableConcept.text ?? '') : valueNotGiven;
};

const quantityText = ({ comparator, value, unit }: Quantity): string =>
  `${comparator ? `${comparator} ` : ''}${value} ${unit}`;

/** How the answer to a question becomes an Observation. */
export type Measurement<Id extends string = string> = {
  readonly questionId: Id;
  /** By the unit of the value: mass and molar values have different codes. `other` is for every unit that is not named. */
  readonly codes: { readonly [Unit in UnitCode]?: Codes } & { readonly other: Codes };
  /** The profile of the FHIR specification that it follows. */
  readonly profile?: string;
};
type Codes = readonly [LoincName, ...LoincName[]];

const profile = (name: string): string => `http://hl7.org/fhir/StructureDefinition/${name}`;

export const vitalSigns: readonly Measurement[] = [
  { questionId: 'height', codes: { other: ['bodyHeight'] }, profile: profile('bodyheight') },
  { questionId: 'weight', codes: { other: ['bodyWeight'] }, profile: profile('bodyweight') },
  // The profile asks for the general code; the second one says that it was at rest.
  {
    questionId: 'restingHeartRate',
    codes: { other: ['heartRate', 'heartRateResting'] },
    profile: profile('heartrate'),
  },
  { questionId: 'waist', codes: { other: ['waist'] } },
];

export const vitalSignProfiles = { bloodPressure: profile('bp'), bodyMassIndex: profile('bmi') } as const;

/** In the order of a report. */
export const labValues: readonly Measurement<ExactNumberId>[] = [
  { questionId: 'totalCholesterol', codes: { mmol: ['cholesterolMoles'], other: ['cholesterolMass'] } },
  { questionId: 'ldlCholesterol', codes: { mmol: ['ldlMoles'], other: ['ldlMass'] } },
  { questionId: 'hdlCholesterol', codes: { mmol: ['hdlMoles'], other: ['hdlMass'] } },
  { questionId: 'triglycerides', codes: { mmol: ['triglycerideMoles'], other: ['triglycerideMass'] } },
  { questionId: 'a1c', codes: { mmolmol: ['a1cIfcc'], other: ['a1c'] } },
  { questionId: 'fastingGlucose', codes: { mmol: ['fastingGlucoseMoles'], other: ['fastingGlucoseMass'] } },
  { questionId: 'egfr', codes: { other: ['gfr'] } },
  { questionId: 'lpa', codes: { mgdl: ['lipoproteinAMass'], other: ['lipoproteinAMoles'] } },
  { questionId: 'uacr', codes: { mgmmol: ['albuminCreatinine'], other: ['albuminCreatinineMass'] } },
];

/** No code for a person who only vapes: the list is about tobacco that is smoked. */
export const smokingCodes: Readonly<Record<string, LoincName>> = {
  never: 'neverSmoker',
  former10: 'formerSmoker',
  former5: 'formerSmoker',
  former1: 'formerSmoker',
  former0: 'formerSmoker',
  someDays: 'someDaySmoker',
  dailyUnder10: 'everyDaySmoker',
  daily10to19: 'everyDaySmoker',
  daily20plus: 'everyDaySmoker',
};

type BandValue = { readonly valueRange: Range } | { readonly valueQuantity: Quantity };

/**
 * A chosen band as a range with both ends ('100-129'), or as 'below' and 'at least'. Null when no band with a value was
 * chosen.
 */
export const bandValue = (questionId: string, answerOf: (id: string) => Answer | undefined): BandValue | null => {
  const question = myNumbersQuestions.find(({ id }) => id === questionId);
  if (!isBanded(questionId) || question?.type !== 'number') return null;
  const chosen = answerOf(bandQuestions[questionId]);
  const bands: readonly (readonly [number, string])[] = numberDefinitions[questionId].bands;
  const place = bands.findIndex(([, band]) => band === chosen);
  const [from, next] = [bands[place]?.[0], bands[place + 1]?.[0]];
  const ucum = ucumOf(question, unitCodesOf(question)[0] ?? null);
  if (from === undefined || !ucum) return null;
  if (next === undefined) return { valueQuantity: { ...quantityOf(from, ucum), comparator: '>=' } };
  if (place === 0) return { valueQuantity: { ...quantityOf(next, ucum), comparator: '<' } };
  const high = round(next - question.step, 1);
  return { valueRange: { low: quantityOf(from, ucum), high: quantityOf(high, ucum) } };
};
