import { writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';

// The counterpart of `answer-words.ts`, which writes each amount in both units. A stored result keeps both, because its reader can
// choose other units at any time, and its sentences are the ones that were mailed and signed.

const number = String.raw`\d[\d.]*`;
const eachNumber = new RegExp(number, 'g');
const two = String.raw`${number}[^\d.()][^\d()]*${number}`;
/**
 * An amount in both units. If it has two numbers, with words of any language between them, it has two in the other unit, too. Parts
 * one and two are one number each, parts three and four are two.
 */
const inBoth = (first: string, second: string): RegExp =>
  new RegExp(String.raw`(${number})${first} \((${number}) ${second}\)|(${two})${first} \((${two}) ${second}\)`, 'g');
const cholesterolOrSugar = inBoth(' mg/dL', 'mmol/L');
const a1c = inBoth('%', 'mmol/mol');
const urine = inBoth(' mg/g', 'mg/mmol');
const weight = inBoth(' lb', 'kg');

/** A sentence of a result in its reader's units: of each amount in both units, one stays. */
export const inUnits = (sentence: string, { labs, a1c: a1cUnit, weight: weightUnit }: UnitPreference): string =>
  sentence
    .replace(cholesterolOrSugar, labs === 'mmol' ? '$2$4 mmol/L' : '$1$3 mg/dL')
    .replace(a1c, a1cUnit === 'mmolmol' ? '$2$4 mmol/mol' : '$1$3%')
    .replace(urine, labs === 'mmol' ? '$2$4 mg/mmol' : '$1$3 mg/g')
    .replace(weight, (_, onePounds: string, oneKilograms: string, pounds = onePounds, kilograms = oneKilograms) => {
      if (weightUnit === 'kg') return `${kilograms} kg`;
      if (weightUnit === 'lb') return `${pounds} lb`;
      return String(pounds).replace(eachNumber, (each) => writeWithUnit('stLb', Number(each)));
    });

/** A result, or a part of one, with every sentence in the reader's units. Numbers and field names stay. */
export const contentInUnits = <Content>(content: Content, units: UnitPreference): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? inUnits(value, units) : value,
  );
