import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { bandQuestions, isBanded } from '#shared/person/my-numbers.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { round } from '#shared/scoring/rounding.ts';
import { quantityOf, ucumOf, unitCodesOf } from './codes/amounts.ts';
import type { LoincName } from './codes/codes.ts';
import type { Coding, Component, Observation, Quantity, Range } from './resources.ts';

/** Observations as rows for a reader: name, value with its unit, and what is noted about it. */
export const observationRows = (observations: readonly Observation[]): readonly (readonly [string, string])[] =>
  observations.flatMap((observation) => {
    const notes = (observation.note ?? []).map(({ text }) => text).join(' ');
    const parts = observation.component ?? [];
    const value = 'valueQuantity' in observation || parts.length === 0 ? valueText(observation) : panelText(parts);
    return [[nameOf(observation), [value, observation.effectiveDateTime, notes].filter(Boolean).join('. ')] as const];
  });

const nameOf = ({ code }: Pick<Observation, 'code'>): string => code.text ?? firstOf(code.coding)?.display ?? '';

const panelText = (parts: readonly Component[]): string => parts.map((part) => valueText(part)).join(' / ');

const valueText = (held: Observation | Component): string => {
  if ('valueQuantity' in held) return quantityText(held.valueQuantity);
  if ('valueRange' in held) return `${held.valueRange.low?.value ?? ''} to ${rangeEnd(held.valueRange.high)}`;
  if ('valueCodeableConcept' in held) {
    const { text, coding } = held.valueCodeableConcept;
    return text ?? firstOf(coding)?.display ?? '';
  }
  return 'not given';
};

const rangeEnd = (high: Quantity | undefined): string => (high ? quantityText(high) : '');
const quantityText = ({ comparator, value, unit }: Quantity): string =>
  `${comparator ? `${comparator} ` : ''}${value} ${unit}`;
const firstOf = (coding: readonly Coding[] | undefined): Coding | undefined => coding?.[0];

/** How the answer to a question becomes an Observation. */
export type Measurement = {
  readonly questionId: string;
  readonly category: 'vital-signs' | 'laboratory';
  /** By the unit of the value: mass and molar values have different codes. `other` is for every unit that is not named. */
  readonly codes: { readonly [Unit in UnitCode | 'other']?: readonly [LoincName, ...LoincName[]] };
  /** The profile of the FHIR specification that it follows. */
  readonly profile?: string;
};

const profile = (name: string): string => `http://hl7.org/fhir/StructureDefinition/${name}`;

export const vitalSigns: readonly Measurement[] = [
  {
    questionId: 'height',
    category: 'vital-signs',
    codes: { other: ['bodyHeight'] },
    profile: profile('bodyheight'),
  },
  {
    questionId: 'weight',
    category: 'vital-signs',
    codes: { other: ['bodyWeight'] },
    profile: profile('bodyweight'),
  },
  {
    questionId: 'restingHeartRate',
    category: 'vital-signs',
    // The profile asks for the general code; the second one says that it was at rest.
    codes: { other: ['heartRate', 'heartRateResting'] },
    profile: profile('heartrate'),
  },
  { questionId: 'waist', category: 'vital-signs', codes: { other: ['waist'] } },
];

export const vitalSignProfiles = { bloodPressure: profile('bp'), bodyMassIndex: profile('bmi') } as const;

/** In the order of a report. */
export const labValues: readonly Measurement[] = [
  lab('totalCholesterol', { mmol: ['cholesterolMoles'], other: ['cholesterolMass'] }),
  lab('ldlCholesterol', { mmol: ['ldlMoles'], other: ['ldlMass'] }),
  lab('hdlCholesterol', { mmol: ['hdlMoles'], other: ['hdlMass'] }),
  lab('triglycerides', { mmol: ['triglycerideMoles'], other: ['triglycerideMass'] }),
  lab('a1c', { mmolmol: ['a1cIfcc'], other: ['a1c'] }),
  lab('fastingGlucose', { mmol: ['fastingGlucoseMoles'], other: ['fastingGlucoseMass'] }),
  lab('egfr', { other: ['gfr'] }),
  lab('lpa', { mgdl: ['lipoproteinAMass'], other: ['lipoproteinAMoles'] }),
  lab('uacr', { mgmmol: ['albuminCreatinine'], other: ['albuminCreatinineMass'] }),
];

function lab(questionId: string, codes: Measurement['codes']): Measurement {
  return { questionId, category: 'laboratory', codes };
}

/** No code for who only vapes: the list is about tobacco that is smoked. */
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
