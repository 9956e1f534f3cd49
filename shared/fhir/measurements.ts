import type { UnitCode } from '#shared/quiz/units.ts';
import type { LoincName } from './codes.ts';

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

/** The band of the quiz that stands for an exact value, by the question of that value. */
export const bandQuestions = {
  totalCholesterol: 'totalCholesterolBand',
  ldlCholesterol: 'ldlBand',
  hdlCholesterol: 'hdlBand',
  triglycerides: 'triglycerideBand',
  a1c: 'a1cBand',
  fastingGlucose: 'fastingGlucoseBand',
  egfr: 'egfrBand',
} as const;
export type BandedId = keyof typeof bandQuestions;

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
