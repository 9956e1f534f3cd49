import { systems } from '#shared/fhir/codes/codes.ts';
import { resultCoding, resultsUrl, warningCode } from '#shared/fhir/codes/own-codes.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { readJws } from '#shared/signature/jws.ts';
import { compositionOf, type Parts } from './composition.ts';
import { labValuesOf } from './lab-values.ts';
import { agentType, deviceOf, patientOf, provenanceOf } from './parties.ts';
import type { Bundle, Coding, Flag, Observation, Provenance, Reference, Resource } from './resources.ts';
import { responseOf } from './response.ts';
import { resultInFhir } from './result-in-fhir.ts';
import {
  engineVersionOf,
  observed,
  type Placed,
  type Setting,
  selfReported,
  type ToBundle,
  type ToShare,
  type Who,
} from './setting.ts';
import { socialHistoryOf, vitalSignsOf } from './vital-signs.ts';

/** 'The signature of an automated data source' (ASTM E1762). */
const sourceSignature: Coding = {
  system: systems.signatureType,
  code: '1.2.840.10065.1.12.1.14',
  display: 'Source Signature',
};

/**
 * Who made the figures of one result, with our signature of them. A document can have one signature of its own (Bundle.signature),
 * which would speak for all of it: this one speaks for the result alone, and each result has its own. Null for what is no
 * signature.
 */
const signedProvenanceOf = (jws: string, result: Reference, device: Reference): Provenance | null => {
  const { iat } = fieldsOf(readJws(jws)?.claims);
  if (typeof iat !== 'number') return null;
  const when = new Date(iat * 1000).toISOString();
  return {
    resourceType: 'Provenance',
    target: [result],
    recorded: when,
    activity: { text: 'Signed by the program that made it, so that an edited figure can be told.' },
    agent: [{ type: agentType('assembler', 'Assembler'), who: device }],
    signature: [{ type: [sourceSignature], when, who: device, sigFormat: 'application/jose', data: btoa(jws) }],
  };
};

/** Every sign that asks for care, as what it is: a warning, not a diagnosis. The most urgent first, as on the page. */
const warningsOf = (setting: Setting): readonly Placed<Flag>[] => {
  const { site, shared, patient, device } = setting;
  const { content, day } = shared;
  return content.redFlags.map(({ code, level, message }) => {
    const label = content.notices?.find((notice) => notice.code === code)?.label;
    return {
      at: setting.newReference(),
      resource: {
        resourceType: 'Flag',
        meta: selfReported,
        status: 'active',
        category: [{ coding: [resultCoding(site, level)] }],
        // A result with the specification's fields alone has no headings, and its signs stand in no code system.
        code: {
          ...(label && { coding: [{ system: resultsUrl(site), code: warningCode(code), display: label }] }),
          text: message,
        },
        subject: patient,
        period: { start: day },
        author: device,
      },
    };
  });
};

/** 'I have been checked' never takes a warning back: it stands beside it. */
const checkedOf = (setting: Setting): readonly Placed<Observation>[] => {
  const { site, shared } = setting;
  const { checked } = shared;
  if (!checked?.answer) return [];
  return [
    {
      at: setting.newReference(),
      resource: {
        ...observed(setting, 'survey'),
        code: { coding: [resultCoding(site, 'checked')] },
        effectiveDateTime: checked.at,
        issued: checked.at,
        valueCodeableConcept: { coding: [resultCoding(site, checked.answer)] },
        note: [{ text: 'The person’s own words about the warnings of this result. No warning was taken back.' }],
      },
    },
  ];
};

/**
 * One or two results as a FHIR R4 document: what the person said, what the engine made of it, and that it is self-reported.
 * Pure: the same input gives the same document. The figures are those of the stored result; nothing is scored again.
 */
export const bundleOf = ({ site, documentId, madeAt, who, results }: ToBundle): Bundle => {
  const newReference = references(documentId);
  const composition = newReference();
  const patient = newReference();
  const shared = withoutRepeats(results.map((one) => allowed(one, who)));
  const versions = [...new Set(shared.map(({ content }) => engineVersionOf(content)))];
  const devices = versions.map((version) => ({ version, at: newReference(), resource: deviceOf(site, version) }));
  const pieces = shared.map((one) => {
    const device = devices.find(({ version }) => version === engineVersionOf(one.content))?.at ?? patient;
    return piecesOf({ site, shared: one, patient, device, newReference });
  });
  const makers = devices.map(({ at }) => at);
  const person: Placed<Resource> = { at: patient, resource: patientOf(who, shared) };
  const contents = [person, ...devices, ...pieces.flatMap(({ placed }) => placed)];
  const parts = pieces.map((one) => one.parts);
  const targets = contents.map(({ at }) => at);
  const provenance = newReference();
  const placed: readonly Placed<Resource>[] = [
    { at: composition, resource: compositionOf({ parts, patient, devices: makers, madeAt }) },
    ...contents,
    { at: provenance, resource: provenanceOf([composition, ...targets], patient, makers, madeAt) },
    ...pieces.flatMap(({ signed }) => (signed ? [{ at: newReference(), resource: signed }] : [])),
  ];
  return {
    resourceType: 'Bundle',
    id: documentId,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${documentId}` },
    type: 'document',
    timestamp: madeAt,
    entry: placed.map(({ at, resource }) => ({
      fullUrl: at.reference,
      resource: { ...resource, id: at.reference.slice('urn:uuid:'.length) },
    })),
  };
};

/** UUIDs of this document: its own with the last part counted up. */
const references = (documentId: string): (() => Reference) => {
  let count = 0;
  return () => {
    count += 1;
    return { reference: `urn:uuid:${documentId.slice(0, -12)}${count.toString(16).padStart(12, '0')}` };
  };
};

/** Without what the person does not allow. */
const allowed = (shared: ToShare, { hasBirthDate, leftOut = [] }: Who): ToShare => {
  const hidden = hasBirthDate ? leftOut : [...leftOut, 'birthdate'];
  const seen = Object.entries(shared.answers).filter(([id]) => !hidden.includes(id));
  return { ...shared, answers: Object.fromEntries(seen) };
};

/** Both quizzes raise the signs of the same person: each stands once, with the first result that has it. */
const withoutRepeats = (all: readonly ToShare[]): readonly ToShare[] =>
  all.map((one, place) => {
    const before = new Set(all.slice(0, place).flatMap(({ content }) => content.redFlags.map(({ code }) => code)));
    return {
      ...one,
      content: { ...one.content, redFlags: one.content.redFlags.filter(({ code }) => !before.has(code)) },
    };
  });

type Pieces = { readonly placed: readonly Placed<Resource>[]; readonly parts: Parts; readonly signed: Resource | null };

const piecesOf = (given: Omit<Setting, 'response'>): Pieces => {
  const { newReference, site, patient, device, shared } = given;
  const response = { at: newReference(), resource: responseOf(site, shared, patient) };
  const setting: Setting = { ...given, response: response.at };
  const measured = [...vitalSignsOf(setting), ...labValuesOf(setting), ...socialHistoryOf(setting)];
  const basis = [response, ...measured].map(({ at }) => at);
  const result = resultInFhir[shared.quiz.id](setting, basis);
  const warnings = [...warningsOf(setting), ...checkedOf(setting)];
  return {
    placed: [response, ...warnings, result, ...measured],
    parts: { shared, warnings: warnings.map(({ at }) => at), results: [result.at], measured, response: response.at },
    signed: shared.signature ? signedProvenanceOf(shared.signature, result.at, device) : null,
  };
};
