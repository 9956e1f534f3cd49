import { systems } from '#shared/fhir/codes/codes.ts';
import { resultCoding } from '#shared/fhir/codes/own-codes.ts';
import { product } from '#shared/product.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { engine } from '#words/fhir-codes.ts';
import { selfReportActivity } from '#words/fhir-document.ts';
import type { CodeableConcept, Device, Patient, Provenance, Reference } from './resources.ts';
import { selfReported, type ToShare, type Who } from './setting.ts';

/** What a party did for an entry of the document. */
const agentType = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: systems.agentType, code, display }],
});

/** Where all of it comes from: the person said it, and the program put it together. */
export const provenanceOf = (
  target: readonly Reference[],
  patient: Reference,
  devices: readonly Reference[],
  madeAt: string,
): Provenance => ({
  resourceType: 'Provenance',
  target,
  recorded: madeAt,
  activity: { text: selfReportActivity },
  agent: [
    { type: agentType('author', 'Author'), who: patient },
    ...devices.map((who) => ({ type: agentType('assembler', 'Assembler'), who })),
  ],
});

/** Who it is about, as far as the person allows. Name and birth date are as typed and unverified. */
export const patientOf = ({ name, hasBirthDate }: Who, results: readonly ToShare[]): Patient => {
  const given = (id: string): Answer | undefined => results.map(({ answers }) => answers[id]).find(Boolean);
  const birthDate = given('birthdate');
  const gender = genders[String(given('gender'))];
  return {
    resourceType: 'Patient',
    meta: selfReported,
    ...(name && nameOf(name)),
    ...(gender && { gender }),
    ...(hasBirthDate && typeof birthDate === 'string' && readDay(birthDate) && { birthDate }),
  };
};

/** Null without a letter of a name. */
const nameOf = ({ firstName, lastName }: NonNullable<Who['name']>): Pick<Patient, 'name'> => {
  const [given, family] = [firstName.trim(), lastName.trim()];
  const text = [given, family].filter(Boolean).join(' ');
  if (!text) return {};
  return { name: [{ text, ...(family && { family }), ...(given && { given: [given] }) }] };
};

/** The quiz asks for the sex assigned at birth; FHIR has one field for people to be found by. */
const genders: Readonly<Record<string, NonNullable<Patient['gender']>>> = {
  female: 'female',
  male: 'male',
  other: 'other',
  na: 'unknown',
};

/** The program, in one version of its engine. */
export const deviceOf = (site: string, engineVersion: string): Device => ({
  resourceType: 'Device',
  deviceName: [{ name: product.name, type: 'user-friendly-name' }],
  type: { coding: [resultCoding(site, 'assessment')] },
  version: [{ type: { text: engine }, value: engineVersion }],
  url: site,
});
