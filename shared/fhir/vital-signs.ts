import { poundsPerSquareInchToBmi } from '#shared/person/person.ts';
import { numberOf } from '#shared/quiz/units/measured.ts';
import { round } from '#shared/scoring/rounding.ts';
import * as words from '#words/fhir-document.ts';
import { kgPerSquareMetre, quantityGiven, quantityOf } from './codes/amounts.ts';
import { loincOf, systems } from './codes/codes.ts';
import { optionCoding } from './codes/own-codes.ts';
import { limitNote } from './heart-risk.ts';
import { type Measurement, smokingCodes, vitalSignProfiles, vitalSigns } from './measurements.ts';
import type { Observation, ObservedValue } from './resources.ts';
import { answerIn, notes, observed, questionIn, type Setting } from './setting.ts';

/** The smoking status, by the published list and in the words of the option that was chosen. */
export const socialHistoryOf = (setting: Setting): readonly Observation[] => {
  const { site, shared } = setting;
  const question = questionIn(setting, 'smoking');
  const option = question?.options?.find(({ value }) => value === answerIn(setting, 'smoking'));
  if (!option) return [];
  const name = smokingCodes[option.value];
  const own = optionCoding(site, shared.quiz, 'smoking', option);
  return [
    {
      ...observed(setting, 'social-history'),
      code: { coding: [loincOf('smokingStatus')] },
      effectiveDateTime: shared.day,
      valueCodeableConcept: { coding: [...(name ? [loincOf(name)] : []), own], text: option.label },
    },
  ];
};

/** Weight, height, BMI, blood pressure, pulse and waist, each only if it was typed as a number. */
export const vitalSignsOf = (setting: Setting): readonly Observation[] => {
  const measured = vitalSigns.map((one) => measuredOf(setting, one));
  return [...measured, bodyMassIndexOf(setting), bloodPressureOf(setting)].filter((made) => made !== null);
};

/** The day of measuring is not asked: a profile of FHIR wants a day, and this is the day on which the person said it. */
const { asSaid } = words;

const measuredOf = (setting: Setting, { questionId, codes, profile }: Measurement): Observation | null => {
  const [question, answer] = [questionIn(setting, questionId), answerIn(setting, questionId)];
  const { typed, day } = setting.shared;
  const quantity = question && answer !== undefined && quantityGiven(question, answer, typed[questionId]);
  if (!quantity) return null;
  return {
    ...observed(setting, 'vital-signs', profile),
    code: { coding: codes.other.map(loincOf) },
    effectiveDateTime: day,
    valueQuantity: quantity,
    note: notes(asSaid),
  };
};

/** Worked out from the answers, as the engine does; one decimal. */
const bodyMassIndexOf = (setting: Setting): Observation | null => {
  const [inches, pounds] = [numberOf(answerIn(setting, 'height')), numberOf(answerIn(setting, 'weight'))];
  if (!inches || !pounds) return null;
  const value = round((poundsPerSquareInchToBmi * pounds) / inches ** 2, 1);
  return {
    ...observed(setting, 'vital-signs', vitalSignProfiles.bodyMassIndex),
    code: { coding: [loincOf('bodyMassIndex')] },
    effectiveDateTime: setting.shared.day,
    valueQuantity: quantityOf(value, kgPerSquareMetre),
    note: notes(words.workedOut, limitNote('bmi', value)),
  };
};

/** Only of typed numbers: a chosen band is no measurement, and stands among the answers. */
const bloodPressureOf = (setting: Setting): Observation | null => {
  const [upper, lower] = [pressure(setting, 'bpSystolic'), pressure(setting, 'bpDiastolic')];
  if (upper === null) return null;
  const isMistyped = lower !== null && lower >= upper;
  return {
    ...observed(setting, 'vital-signs', vitalSignProfiles.bloodPressure),
    code: { coding: [loincOf('bloodPressure')] },
    effectiveDateTime: setting.shared.day,
    component: [
      { code: { coding: [loincOf('systolic')] }, ...valueIn(upper) },
      { code: { coding: [loincOf('diastolic')] }, ...valueIn(lower) },
    ],
    note: notes(asSaid, isMistyped ? words.pressureMistyped : limitNote('bpSystolic', upper)),
  };
};

const pressure = (setting: Setting, id: string): number | null => numberOf(answerIn(setting, id));

const valueIn = (value: number | null): ObservedValue =>
  value === null
    ? { dataAbsentReason: { coding: [{ system: systems.absent, code: 'unknown', display: 'Unknown' }] } }
    : { valueQuantity: quantityOf(value, { code: 'mm[Hg]', unit: 'mmHg' }) };
