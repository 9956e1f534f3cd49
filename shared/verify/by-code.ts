import { loinc } from '#shared/fhir/codes/codes.ts';
import { resultConcepts, warningCode } from '#shared/fhir/codes/own-codes.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { curly } from '#shared/words/phrases.ts';
import * as names from '#words/question-names.ts';
import * as riskLevels from '#words/risk-levels.ts';
import * as verify from '#words/verify.ts';

// What a signed file names by a code, in the words of this page: its own words may be in another language.

const measured: ReadonlyMap<string, string> = new Map(
  (
    [
      ['bodyWeight', names.bodyWeight],
      ['bodyHeight', names.height],
      ['bodyMassIndex', verify.bodyMassIndex],
      ['bloodPressure', names.bpBand],
      ['heartRate', names.restingHeartRate],
      ['waist', verify.waist],
      ['cholesterolMass', names.totalCholesterolBand],
      ['cholesterolMoles', names.totalCholesterolBand],
      ['ldlMass', names.ldlBand],
      ['ldlMoles', names.ldlBand],
      ['hdlMass', names.hdlBand],
      ['hdlMoles', names.hdlBand],
      ['triglycerideMass', names.triglycerideBand],
      ['triglycerideMoles', names.triglycerideBand],
      ['a1c', names.a1cBand],
      ['a1cIfcc', names.a1cBand],
      ['fastingGlucoseMass', names.fastingGlucoseBand],
      ['fastingGlucoseMoles', names.fastingGlucoseBand],
      ['gfr', names.egfrBand],
      ['lipoproteinAMass', names.lpaKnown],
      ['lipoproteinAMoles', names.lpaKnown],
      ['albuminCreatinineMass', verify.albuminCreatinine],
      ['albuminCreatinine', verify.albuminCreatinine],
      ['smokingStatus', names.smoking],
    ] as const
  ).map(([name, words]) => [loinc[name].code, words]),
);

const concepts: Readonly<Record<string, string>> = resultConcepts;

/** What a code of a document stands for: a figure, a level, or what was measured. Null for a code without words of ours. */
export const nameByCode = (code: string): string | null =>
  (Object.hasOwn(concepts, code) ? concepts[code] : measured.get(code)) ?? null;

/** The heading of a notice. Null for a code that is none of ours. */
export const noticeByCode = (code: string): string | null => {
  const flag = redFlags.find((one) => one.code === code || warningCode(one.code) === code);
  return flag ? curly(flag.label) : null;
};

const levels: Readonly<Record<string, string>> = riskLevels;

/** The level of a risk. Null for a code that is none of ours. */
export const levelByCode = (code: string): string | null => (Object.hasOwn(levels, code) ? levels[code] : null) ?? null;
