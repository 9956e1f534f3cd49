import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { bundleSignature } from '#shared/signature/signed-file.ts';
import { everyPersona } from './people.ts';

/** A document in which anything can be broken. */
export type Broken = { [name: string]: unknown };

const persona = everyPersona.find(([name]) => name === 'heart ideal60M');
if (!persona) throw new Error('The cast has no heart ideal60M, of whom every kind of entry is made.');
export const sound = (): Bundle => bundleOf(persona[1]);

/** The first entry of a kind, or the first observation with this LOINC code. */
const entryOf = (bundle: Broken, kind: string, code = ''): Broken => {
  const entries = bundle.entry as { resource: Broken }[];
  const found = entries.find(
    ({ resource }) => resource.resourceType === kind && JSON.stringify(resource.code ?? '').includes(code),
  );
  if (!found) throw new Error(`There is no ${kind} ${code} to break.`);
  return found.resource;
};
const weight = (bundle: Broken): Broken => entryOf(bundle, 'Observation', '29463-7');
const firstOf = (list: unknown): Broken => (list as Broken[])[0] ?? {};

type Fault = {
  readonly what: string;
  readonly plant: (bundle: Broken) => unknown;
  readonly foundBy: readonly ('medplum' | 'fhir' | 'own')[];
};

/** Which validators find each fault was found by trial. None finds all. */
export const planted: readonly Fault[] = [
  {
    what: 'an observation without a status',
    plant: (bundle) => delete weight(bundle).status,
    foundBy: ['medplum', 'fhir'],
  },
  {
    what: 'a misspelt member',
    plant: (bundle) => Object.assign(entryOf(bundle, 'Patient'), { birthdate: '1966-01-15' }),
    foundBy: ['medplum', 'fhir'],
  },
  {
    what: 'a gender that is not on the list',
    plant: (bundle) => Object.assign(entryOf(bundle, 'Patient'), { gender: 'woman' }),
    foundBy: ['fhir'],
  },
  {
    what: 'a status that is not on the list',
    plant: (bundle) => Object.assign(entryOf(bundle, 'RiskAssessment'), { status: 'done' }),
    foundBy: ['fhir'],
  },
  {
    what: 'a number written as a text',
    plant: (bundle) => Object.assign(weight(bundle).valueQuantity as Broken, { value: '64' }),
    foundBy: ['medplum', 'fhir'],
  },
  {
    what: 'a list where there can be one',
    plant: (bundle) => Object.assign(weight(bundle), { subject: [weight(bundle).subject] }),
    foundBy: ['medplum', 'fhir'],
  },
  {
    what: 'a day that is none',
    plant: (bundle) => Object.assign(entryOf(bundle, 'Patient'), { birthDate: '15 January 1966' }),
    foundBy: ['medplum'],
  },
  {
    what: 'a probability of 120 percent',
    plant: (bundle) =>
      Object.assign(firstOf(entryOf(bundle, 'RiskAssessment').prediction), { probabilityDecimal: 120 }),
    foundBy: ['medplum', 'own'],
  },
  {
    what: 'a weight without a day',
    plant: (bundle) => delete weight(bundle).effectiveDateTime,
    foundBy: ['medplum'],
  },
  {
    what: 'a weight in minutes',
    plant: (bundle) => Object.assign(weight(bundle).valueQuantity as Broken, { code: 'min' }),
    foundBy: ['own'],
  },
  {
    what: 'a unit code without its system',
    plant: (bundle) => delete (weight(bundle).valueQuantity as Broken).system,
    foundBy: ['own'],
  },
  {
    what: 'a pressure without its lower part',
    plant: (bundle) => (entryOf(bundle, 'Observation', '85354-9').component as unknown[]).pop(),
    foundBy: ['medplum'],
  },
  {
    what: 'a document without an identifier',
    plant: (bundle) => delete bundle.identifier,
    foundBy: ['medplum'],
  },
  {
    what: 'a document that does not begin with its composition',
    plant: ({ entry }) => {
      const entries = entry as { resource: Broken }[];
      const at = entries.findIndex(({ resource }) => resource.resourceType === 'Provenance');
      entries.unshift(...entries.splice(at, 1));
    },
    foundBy: ['medplum'],
  },
  {
    what: 'a signature that does not say when',
    plant: (bundle) => {
      const { when: _, ...without } = bundleSignature(bundle, 'header..seal');
      bundle.signature = without;
    },
    foundBy: ['medplum', 'fhir'],
  },
  {
    what: 'a section with nothing in it',
    plant: (bundle) => {
      const section = firstOf(entryOf(bundle, 'Composition').section);
      delete section.text;
      delete section.entry;
    },
    foundBy: ['medplum', 'own'],
  },
  {
    what: 'a reference that leads nowhere',
    plant: (bundle) => Object.assign(weight(bundle), { subject: { reference: 'urn:uuid:nobody' } }),
    foundBy: ['own'],
  },
  {
    what: 'a subject that is a program',
    plant: (bundle) => Object.assign(weight(bundle), { subject: entryOf(bundle, 'RiskAssessment').performer }),
    foundBy: ['own'],
  },
  {
    what: 'a code of ours that nobody defines',
    plant: (bundle) => {
      const { coding } = entryOf(bundle, 'RiskAssessment').code as Broken;
      Object.assign(firstOf(coding), { code: 'heartLuck' });
    },
    foundBy: ['own'],
  },
  {
    what: 'a LOINC code under another name',
    plant: (bundle) => {
      const { coding } = weight(bundle).code as Broken;
      Object.assign(firstOf(coding), { display: 'Body height' });
    },
    foundBy: ['own'],
  },
];
