import ucum from '@lhncbc/ucum-lhc';
import { answersCodeSystem, resultsCodeSystem, warningConcepts } from '#shared/fhir/codes/code-system.ts';
import { loinc } from '#shared/fhir/codes/codes.ts';
import type { Bundle, Concept, Resource } from '#shared/fhir/resources.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { site } from './people.ts';

/** Checks that neither validator makes. They walk the document without using the code that wrote it. */

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every object in a document, with the path to it. */
export const objectsIn = (value: unknown, path = ''): readonly (readonly [string, Fields])[] => {
  if (Array.isArray(value)) return value.flatMap((each, place) => objectsIn(each, `${path}[${place}]`));
  if (!isFields(value)) return [];
  return [[path, value], ...Object.entries(value).flatMap(([name, each]) => objectsIn(each, `${path}.${name}`))];
};

export const ofType = <Type extends Resource['resourceType']>(bundle: Bundle, type: Type) =>
  bundle.entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<Resource, { resourceType: Type }>] : [],
  );

/**
 * Checks that every reference leads to an entry of an allowed kind, and that each entry is reached from the
 * composition.
 */
const faultsOfReferences = (bundle: Bundle): string[] => {
  const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
  const faults = urls.filter((url, place) => urls.indexOf(url) !== place).map((url) => `${url} stands twice`);
  const kinds = new Map(bundle.entry.map(({ fullUrl, resource }) => [fullUrl, resource.resourceType]));
  for (const [path, { reference }] of objectsIn(bundle)) {
    if (reference === undefined) continue;
    const kind = kinds.get(String(reference));
    if (!kind) faults.push(`${path} leads nowhere`);
    else if (!allowedAt(path).includes(kind)) faults.push(`${path} leads to a ${kind}`);
  }
  const [first] = bundle.entry;
  const reached = reachedFrom(bundle, first?.fullUrl ?? '');
  const lost = bundle.entry.filter(
    ({ fullUrl, resource }) => resource.resourceType !== 'Provenance' && !reached.has(fullUrl),
  );
  return [...faults, ...lost.map(({ resource }) => `${resource.resourceType} is not part of the composition`)];
};

/** By the last name in the path: the kinds that R4 allows there, as far as this product writes them. */
const targets: Readonly<Record<string, readonly string[]>> = {
  subject: ['Patient'],
  performer: ['Patient', 'Device'],
  source: ['Patient'],
  author: ['Patient', 'Device'],
  device: ['Device'],
  derivedFrom: ['QuestionnaireResponse', 'Observation'],
  basis: ['QuestionnaireResponse', 'Observation'],
  who: ['Patient', 'Device'],
  entry: ['Flag', 'Observation', 'RiskAssessment', 'QuestionnaireResponse'],
  target: ['Composition', 'Patient', 'Device', 'Flag', 'Observation', 'RiskAssessment', 'QuestionnaireResponse'],
};
const allowedAt = (path: string): readonly string[] => targets[/\.(\w+)(?:\[\d+\])?$/.exec(path)?.[1] ?? ''] ?? [];

const reachedFrom = (bundle: Bundle, start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [start];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (reached.has(url)) continue;
    reached.add(url);
    const resource = bundle.entry.find(({ fullUrl }) => fullUrl === url)?.resource;
    open.push(
      ...objectsIn(resource).flatMap(([, { reference }]) => (reference === undefined ? [] : [String(reference)])),
    );
  }
  return reached;
};

/** Checks that probabilities are percentages, a range is the right way round, and a missing prediction has a reason. */
const faultsOfRisk = (bundle: Bundle): string[] =>
  ofType(bundle, 'RiskAssessment').flatMap(({ status, prediction, note }) => {
    if (!prediction) {
      return status === 'cancelled' && note.length > 1 ? [] : ['There is no prediction and no reason'];
    }
    return prediction.flatMap((one) => {
      if ('probabilityDecimal' in one)
        return one.probabilityDecimal > 0 && one.probabilityDecimal <= 100 ? [] : ['A probability is no percentage'];
      const { low, high } = one.probabilityRange;
      const isRange = low && high && low.code === '%' && high.code === '%' && low.value >= 0 && high.value <= 100;
      return isRange && low.value <= high.value ? [] : ['A range is no range of percentages'];
    });
  });

/** The faults that each of the three finds in a document. */
export const faultsOfBundle = (bundle: Bundle) => ({
  medplum: faultsByMedplum(bundle),
  fhir: faultsByFhir(bundle),
  own: [faultsOfReferences, faultsOfRisk, faultsOfCodes, faultsOfUnits, faultsOfQuantities].flatMap((find) =>
    find(bundle),
  ),
});

export const noFaults = { medplum: [], fhir: [], own: [] };

const flat = (concepts: readonly Concept[]): readonly (readonly [string, string])[] =>
  concepts.flatMap(({ code, display, concept = [] }) => [[code, display] as const, ...flat(concept)]);

const ours = [longevityQuiz, heartQuiz].map((quiz) => answersCodeSystem(site, quiz));
const known = new Map<string, ReadonlyMap<string, string>>([
  ...[...ours, resultsCodeSystem(site, engineVersion, warningConcepts())].map(
    ({ url, concept }) => [url, new Map(flat(concept))] as const,
  ),
  ['http://loinc.org', new Map(Object.values(loinc).map(({ code, display }) => [code, display]))],
]);

/** Checks that each of our codes and of LOINC's is in its list, with the same words. */
const faultsOfCodes = (bundle: Bundle): string[] =>
  objectsIn(bundle).flatMap(([path, { system, code, display }]) => {
    if (typeof system !== 'string' || code === undefined || display === undefined) return [];
    const list = known.get(system);
    if (!list) return system.startsWith(site) ? [`${path}: nobody defines ${system}`] : [];
    return list.get(String(code)) === display ? [] : [`${path}: ${code} is not “${display}” in ${system}`];
  });

const units = ucum.UcumLhcUtils.getInstance();
const isSameKind = (unit: string, other: string) => units.convertUnitTo(unit, 1, other).status === 'succeeded';

/** What a LOINC name says about the unit, by the property in its brackets. */
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
/** Ratios have no dimension, so UCUM cannot tell one from another. */
const isExact = (unit: string): boolean => ['mg/g', 'mmol/mol', '%', 'mL/min/{1.73_m2}'].includes(unit);

/** Checks that a unit is one of UCUM, and says so. */
const faultsOfQuantities = (bundle: Bundle): string[] =>
  objectsIn(bundle).flatMap(([path, { value, unit, code, system }]) => {
    if (typeof value !== 'number' && unit === undefined) return [];
    if (system !== 'http://unitsofmeasure.org') return [`${path} has a unit of no system`];
    return isSameKind(String(code), String(code)) ? [] : [`${path}: UCUM has no unit ${code}`];
  });

/** Checks that every measured value has a unit that UCUM knows and that fits its code. */
const faultsOfUnits = (bundle: Bundle): string[] =>
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
