import ucum from '@lhncbc/ucum-lhc';
import { answersCodeSystem, resultsCodeSystem } from '#shared/fhir/codes/code-system.ts';
import { loinc } from '#shared/fhir/codes/codes.ts';
import type { Concept } from '#shared/fhir/definitions.ts';
import type { Bundle } from '#shared/fhir/document.ts';
import { warningConcepts } from '#shared/fhir/warning-concepts.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { objectsIn, ofType } from './own-checks.ts';
import { site } from './people.ts';

const flat = (concepts: readonly Concept[]): readonly (readonly [string, string])[] =>
  concepts.flatMap(({ code, display, concept = [] }) => [[code, display] as const, ...flat(concept)]);

const ours = [longevityQuiz, heartQuiz].map((quiz) => answersCodeSystem(site, quiz));
const known = new Map<string, ReadonlyMap<string, string>>([
  ...[...ours, resultsCodeSystem(site, engineVersion, warningConcepts())].map(
    ({ url, concept }) => [url, new Map(flat(concept))] as const,
  ),
  ['http://loinc.org', new Map(Object.values(loinc).map(({ code, display }) => [code, display]))],
]);

/** Every code of ours, and of LOINC, stands in its list, with the same words. */
export const faultsOfCodes = (bundle: Bundle): string[] =>
  objectsIn(bundle).flatMap(([path, { system, code, display }]) => {
    if (typeof system !== 'string' || code === undefined || display === undefined) return [];
    const list = known.get(system);
    if (!list) return system.startsWith(site) ? [`${path}: nobody defines ${system}`] : [];
    return list.get(String(code)) === display ? [] : [`${path}: ${code} is not “${display}” in ${system}`];
  });

const units = ucum.UcumLhcUtils.getInstance();
const isSameKind = (unit: string, other: string) => units.convertUnitTo(unit, 1, other).status === 'succeeded';

/** What a LOINC name says of the unit, by the property in its brackets. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\[Mass\/volume\]/, 'mg/dL'],
  [/\[Moles\/volume\]/, 'mmol/L'],
  [/^Body weight/, 'kg'],
  [/^Body height|^Waist/, 'cm'],
  [/^Body mass index/, 'kg/m2'],
  [/blood pressure$/, 'mm[Hg]'],
  [/^Heart rate/, '/min'],
  [/\[Mass Ratio\]/, 'mg/g'],
  [/^Albumin\/Creatinine \[Ratio\]/, 'mg/mmol'],
  [/IFCC/, 'mmol/mol'],
  [/^Hemoglobin A1c\/Hemoglobin.total in Blood$/, '%'],
  [/^Glomerular/, 'mL/min/{1.73_m2}'],
];
/** Ratios have no dimension of their own, so UCUM would take one for the other. */
const isExact = (unit: string): boolean => ['mg/g', 'mmol/mol', '%', 'mL/min/{1.73_m2}'].includes(unit);

/** A unit is one of UCUM, and says so. */
export const faultsOfQuantities = (bundle: Bundle): string[] =>
  objectsIn(bundle).flatMap(([path, { value, unit, code, system }]) => {
    if (typeof value !== 'number' && unit === undefined) return [];
    if (system !== 'http://unitsofmeasure.org') return [`${path} has a unit of no system`];
    return isSameKind(String(code), String(code)) ? [] : [`${path}: UCUM has no unit ${code}`];
  });

/** Every measured value has a unit that UCUM knows and that suits its code. */
export const faultsOfUnits = (bundle: Bundle): string[] =>
  ofType(bundle, 'Observation').flatMap((observation) =>
    [observation, ...(observation.component ?? [])].flatMap((held) => {
      const coding = held.code.coding?.[0];
      const { valueQuantity, valueRange } = held as Partial<Record<string, { code?: string; low?: { code: string } }>>;
      const unit = valueQuantity?.code ?? valueRange?.low?.code;
      if (coding?.system !== 'http://loinc.org' || unit === undefined) return [];
      const wanted = kinds.find(([name]) => name.test(coding.display))?.[1];
      if (!wanted) return [`Nobody said which unit ${coding.display} has`];
      return (isExact(wanted) ? unit === wanted : isSameKind(unit, wanted)) ? [] : [`${coding.display} in ${unit}`];
    }),
  );
