import type { Bundle } from '#shared/fhir/resources.ts';
import { fieldsOf } from '#shared/read-unknown.ts';

/** A document in which anything can be changed. */
export type Loose = { [name: string]: unknown };

const entriesOf = (document: Loose) => document.entry as { fullUrl: string; resource: Loose }[];

/** The first resource of a type; the first observation with this code. */
const resource = (document: Loose, type: string, code = ''): Loose => {
  const found = entriesOf(document).find(
    (one) => one.resource.resourceType === type && JSON.stringify(one.resource.code ?? '').includes(`"${code}`),
  );
  if (!found) throw new Error(`There is no ${type} ${code} to forge.`);
  return found.resource;
};

const at = (value: unknown, ...path: (string | number)[]): Loose =>
  path.reduce<unknown>((inner, name) => fieldsOf(inner)[name], value) as Loose;

type Edit = (document: Loose) => unknown;

const age: Edit = (document) => resource(document, 'Observation', 'biologicalAge');
const risk = (document: Loose) => resource(document, 'RiskAssessment');
const flag = (document: Loose) => resource(document, 'Flag');

/** Each edit changes what a reader is told, or how. */
const inResources: Readonly<Record<string, Edit>> = {
  'a younger biological age': (doc) => Object.assign(at(age(doc), 'valueQuantity'), { value: 31 }),
  'a narrower range of the age': (doc) =>
    Object.assign(at(age(doc), 'component', 0, 'valueRange', 'low'), { value: 64 }),
  'a smaller heart risk': (doc) => Object.assign(at(risk(doc), 'prediction', 0), { probabilityDecimal: 1.1 }),
  'another level': (doc) => Object.assign(at(risk(doc), 'prediction', 0, 'qualitativeRisk'), { text: 'Low' }),
  'another day of a result': (doc) => Object.assign(risk(doc), { occurrenceDateTime: '2026-03-01' }),
  'another unit': (doc) => Object.assign(at(age(doc), 'valueQuantity'), { unit: 'months', code: 'mo' }),
  'a number as text': (doc) => Object.assign(at(age(doc), 'valueQuantity'), { value: '42.9' }),
  'an inactive flag': (doc) => Object.assign(flag(doc), { status: 'inactive' }),
  'a milder flag': (doc) => Object.assign(at(flag(doc), 'category', 0, 'coding', 0), { code: 'soon' }),
  'a flag that says nothing is urgent': (doc) => Object.assign(at(flag(doc), 'code'), { text: 'Nothing urgent' }),
  'a flag of another day': (doc) => Object.assign(flag(doc), { period: { start: '2020-01-01' } }),
  'a cancelled risk': (doc) => Object.assign(risk(doc), { status: 'cancelled' }),
  'another name': (doc) => Object.assign(at(resource(doc, 'Patient'), 'name', 0), { text: 'Somebody Else' }),
  'another birth date': (doc) => Object.assign(resource(doc, 'Patient'), { birthDate: '1999-09-09' }),
  'another gender': (doc) => Object.assign(resource(doc, 'Patient'), { gender: 'other' }),
  'another blood pressure': (doc) =>
    Object.assign(at(resource(doc, 'Observation', '85354-9'), 'component', 0, 'valueQuantity'), { value: 1 }),
  'another lab value': (doc) =>
    Object.assign(at(resource(doc, 'Observation', '2093-3'), 'valueQuantity'), { value: 1 }),
  'a comparator before a value': (doc) =>
    Object.assign(at(resource(doc, 'Observation', '29463-7'), 'valueQuantity'), { comparator: '<' }),
  'another answer': (doc) =>
    Object.assign(at(resource(doc, 'QuestionnaireResponse'), 'item', 0, 'item', 0, 'answer', 0), { valueString: 'x' }),
  'another title': (doc) => Object.assign(resource(doc, 'Composition'), { title: 'All is well' }),
  'another narrative of the first section': (doc) =>
    Object.assign(at(resource(doc, 'Composition'), 'section', 0, 'text'), {
      div: '<div xmlns="http://www.w3.org/1999/xhtml">Nothing urgent</div>',
    }),
  'a narrative with one space more': (doc) => {
    const text = at(resource(doc, 'Composition'), 'text');
    text.div = String(text.div).replace('<p>', '<p> ');
  },
  'a section without its entries': (doc) => delete at(resource(doc, 'Composition'), 'section', 0).entry,
  'a section that leads to another resource': (doc) => {
    const [warnings, figures] = resource(doc, 'Composition').section as Loose[];
    if (warnings && figures) [warnings.entry, figures.entry] = [figures.entry, warnings.entry];
  },
  'sections in another order': (doc) => (resource(doc, 'Composition').section as unknown[]).reverse(),
  'a reference to another subject': (doc) => Object.assign(at(flag(doc), 'subject'), { reference: 'urn:uuid:nobody' }),
  'another engine': (doc) => Object.assign(at(resource(doc, 'Device'), 'version', 0), { value: '9.9.9' }),
  'another maker': (doc) => Object.assign(resource(doc, 'Device'), { url: 'https://evil.example' }),
  'no mark of self-report': (doc) => delete risk(doc).meta,
  'an extension': (doc) =>
    Object.assign(risk(doc), { extension: [{ url: 'https://evil.example/x', valueDecimal: 1 }] }),
  'a modifier extension': (doc) =>
    Object.assign(flag(doc), { modifierExtension: [{ url: 'https://evil.example/not', valueBoolean: true }] }),
  'a comment in a member that FHIR does not know': (doc) => Object.assign(doc, { comment: 'Verified' }),
  'a member that is null': (doc) => Object.assign(doc, { meta: null }),
  'an empty list': (doc) => Object.assign(risk(doc), { contained: [] }),
  'an inherited name as a member': (doc) =>
    Object.defineProperty(doc, '__proto__', { value: { riskDescriptor: 'Low' }, enumerable: true }),
  'another identifier of the document': (doc) =>
    Object.assign(at(doc, 'identifier'), { value: 'urn:uuid:7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e60' }),
  'another id of the document': (doc) => Object.assign(doc, { id: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e60' }),
  'another type of bundle': (doc) => Object.assign(doc, { type: 'collection' }),
  'another kind of resource in all': (doc) => Object.assign(doc, { resourceType: 'Parameters' }),
  'another time of the document': (doc) => Object.assign(doc, { timestamp: '2027-01-16T08:00:00.000Z' }),
  'a second figure behind the true one': (doc) => {
    const [first] = entriesOf(doc).filter((one) => one.resource === age(doc));
    if (first) entriesOf(doc).push({ ...structuredClone(first), fullUrl: 'urn:uuid:second' });
  },
  'a figure hidden under another type': (doc) => Object.assign(age(doc) as Loose, { resourceType: 'Basic' }),
  'the last two entries the other way round': (doc) => entriesOf(doc).push(...entriesOf(doc).splice(-2, 1)),
  'entries as an object': (doc) => Object.assign(doc, { entry: { ...entriesOf(doc) } }),
  'an accent as two characters': (doc) => {
    const name = at(resource(doc, 'Patient'), 'name', 0);
    name.text = String(name.text).normalize('NFD');
  },
  'a zero-width space in a name': (doc) => {
    const name = at(resource(doc, 'Patient'), 'name', 0);
    name.text = `${name.text}\u200b`;
  },
  'another time of the signature': (doc) => Object.assign(at(doc, 'signature'), { when: '2027-01-16T08:00:00.000Z' }),
  'another signer': (doc) => Object.assign(at(doc, 'signature', 'who'), { reference: 'urn:uuid:a-doctor' }),
  'another kind of signature': (doc) =>
    Object.assign(at(doc, 'signature', 'type', 0), {
      code: '1.2.840.10065.1.12.1.5',
      display: 'Verification Signature',
    }),
  'a signature that says more': (doc) =>
    Object.assign(at(doc, 'signature'), { onBehalfOf: { reference: 'urn:uuid:x' } }),
};

/** Every entry removed, duplicated, moved to the front and renamed. */
const ofEntries = (document: Bundle): Readonly<Record<string, Edit>> =>
  Object.fromEntries(
    document.entry.flatMap(({ resource: { resourceType } }, place): [string, Edit][] => [
      [`${resourceType} ${place} taken out`, (doc) => entriesOf(doc).splice(place, 1)],
      [`${resourceType} ${place} doubled`, (doc) => entriesOf(doc).splice(place, 0, entriesOf(doc)[place] as never)],
      [
        `${resourceType} ${place} moved`,
        (doc) => entriesOf(doc).splice(place === 0 ? 1 : 0, 0, ...entriesOf(doc).splice(place, 1)),
      ],
      [
        `${resourceType} ${place} retyped`,
        (doc) => Object.assign(entriesOf(doc)[place]?.resource as Loose, { resourceType: 'Basic' }),
      ],
      [
        `${resourceType} ${place} at another address`,
        (doc) => Object.assign(entriesOf(doc)[place] as Loose, { fullUrl: 'urn:uuid:elsewhere' }),
      ],
    ]),
  );

export const forgeriesOf = (document: Bundle): readonly (readonly [string, Edit])[] =>
  Object.entries({ ...inResources, ...ofEntries(document) });

/** Texts that two JSON readers may understand as two documents, or that no reader should accept. */
export const textForgeries: Readonly<Record<string, (text: string) => string>> = {
  'a member twice, the false one first': (text) =>
    text.replace('"type":"document"', '"type":"batch","type":"document"'),
  'a member twice, the true one first': (text) => text.replace('"type":"document"', '"type":"document","type":"batch"'),
  'a member twice with the same value': (text) =>
    text.replace('"type":"document"', '"type":"document","type":"document"'),
  'a member twice in two spellings': (text) =>
    text.replace('"type":"document"', '"type":"document","t\\u0079pe":"document"'),
  'a member twice deep inside': (text) => text.replace('"status":"active"', '"status":"inactive","status":"active"'),
  'two signatures': (text) => text.replace('"signature":{', '"signature":{"data":""},"signature":{'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'a comment': (text) => `${text}// ok`,
  'a comma too many': (text) => text.replace(/\}$/, ',}'),
  'a second document behind it': (text) => `${text}\n${text}`,
  'half of a character': (text) => text.replace('"status":"active"', '"status":"active\\ud800"'),
  'a number without an end': (text) => text.replace(/"value":\d+(\.\d+)?/, '"value":1e400'),
  'a list around it': (text) => `[${text}]`,
  'a text around it': (text) => JSON.stringify(text),
  'brackets without an end': (text) => `${'['.repeat(30_000)}${text}${']'.repeat(30_000)}`,
};
