import { writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';

// The counterpart of `answer-words.ts`, which writes each amount in both units.

/** '70', '5.7-6.4', '1.8 to under 2.6'. */
const amount = String.raw`(\d[\d.]*(?:(?:-| to under | to )\d[\d.]*)?)`;
const cholesterolOrSugar = new RegExp(String.raw`${amount} mg/dL \(${amount} mmol/L\)`, 'g');
const a1c = new RegExp(String.raw`${amount}% \(${amount} mmol/mol\)`, 'g');
const urine = new RegExp(String.raw`${amount} mg/g \(${amount} mg/mmol\)`, 'g');
const weight = new RegExp(String.raw`${amount} lb \(${amount} kg\)`, 'g');

/** A sentence of a result in its reader's units: of each amount in both units, one stays. */
export const inUnits = (sentence: string, { labs, a1c: a1cUnit, weight: weightUnit }: UnitPreference): string =>
  sentence
    .replace(cholesterolOrSugar, labs === 'mmol' ? '$2 mmol/L' : '$1 mg/dL')
    .replace(a1c, a1cUnit === 'mmolmol' ? '$2 mmol/mol' : '$1%')
    .replace(urine, labs === 'mmol' ? '$2 mg/mmol' : '$1 mg/g')
    .replace(weight, (_, pounds: string, kilograms: string) =>
      weightUnit === 'stLb'
        ? writeWithUnit('stLb', Number(pounds))
        : weightUnit === 'kg'
          ? `${kilograms} kg`
          : `${pounds} lb`,
    );

/** A result, or a part of one, with every sentence in the reader's units. Numbers and field names stay. */
export const contentInUnits = <Content>(content: Content, units: UnitPreference): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? inUnits(value, units) : value,
  );
