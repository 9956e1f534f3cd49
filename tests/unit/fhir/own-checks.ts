import type { Bundle, Resource } from '#shared/fhir/document.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { faultsOfCodes, faultsOfQuantities, faultsOfUnits } from './faults-of-codes.ts';

/** What neither validator looks at. Everything is found by walking the document, not by asking the code that wrote it. */

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

/** Every reference leads to an entry, of a kind that may stand there; and each entry is reached from the composition. */
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

/** By the last name in the path: what R4 lets stand there, of the kinds that this product writes. */
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

/** Probabilities are percentages, a range is the right way round, and without a prediction there is a reason. */
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

/** What each of the three finds wrong with a document. */
export const faultsOfBundle = (bundle: Bundle) => ({
  medplum: faultsByMedplum(bundle),
  fhir: faultsByFhir(bundle),
  own: [faultsOfReferences, faultsOfRisk, faultsOfCodes, faultsOfUnits, faultsOfQuantities].flatMap((find) =>
    find(bundle),
  ),
});

export const noFaults = { medplum: [], fhir: [], own: [] };
