import { cardiacQuizId } from '#shared/derived-names.ts';
import { prune } from '#shared/quiz/visible.ts';
import { biologicalAgeOf } from './biological-age.ts';
import type { ToBundle, ToShare, Who } from './bundle-input.ts';
import { compositionOf, type Parts } from './composition.ts';
import type { Reference } from './data-types.ts';
import type { Bundle, Resource } from './document.ts';
import { heartRiskOf } from './heart-risk.ts';
import { labValuesOf } from './lab-values.ts';
import { deviceOf, patientOf } from './parties.ts';
import { provenanceOf } from './provenance.ts';
import { responseOf } from './response.ts';
import type { Placed, Setting } from './setting.ts';
import { socialHistoryOf } from './social-history.ts';
import { vitalSignsOf } from './vital-signs.ts';
import { checkedOf, warningsOf } from './warnings.ts';

/**
 * One or two results as a FHIR R4 document: what the person said, what the engine made of it, and that it is self-reported.
 * Pure: the same input gives the same document. The figures are those of the stored result; nothing is scored again.
 */
export const bundleOf = ({ site, documentId, madeAt, who, results }: ToBundle): Bundle => {
  const newReference = references(documentId);
  const composition = newReference();
  const patient = newReference();
  const shared = results.map((one) => allowed(one, who));
  const pieces = shared.map((one) => piecesOf({ site, shared: one, patient, newReference }));
  const devices = pieces.map(({ device }) => device.at);
  const person: Placed<Resource> = { at: patient, resource: patientOf(who, shared) };
  const contents = [person, ...pieces.flatMap(({ placed }) => placed)];
  const parts = pieces.map((one) => one.parts);
  const targets = contents.map(({ at }) => at);
  const placed: readonly Placed<Resource>[] = [
    { at: composition, resource: compositionOf({ parts, patient, devices, madeAt }) },
    ...contents,
    { at: newReference(), resource: provenanceOf([composition, ...targets], patient, devices, madeAt) },
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

/** Without the answers of questions that the person does not see any more, and without what they do not allow. */
const allowed = (shared: ToShare, { hasBirthDate }: Who): ToShare => {
  const { birthdate, ...rest } = prune(shared.quiz, shared.answers);
  return { ...shared, answers: hasBirthDate && birthdate !== undefined ? { ...rest, birthdate } : rest };
};

type Pieces = {
  readonly device: Placed<Resource>;
  readonly placed: readonly Placed<Resource>[];
  readonly parts: Parts;
};

const piecesOf = ({ shared, ...rest }: Pick<Setting, 'site' | 'shared' | 'patient' | 'newReference'>): Pieces => {
  const { newReference, site, patient } = rest;
  const device = { at: newReference(), resource: deviceOf(site, shared) };
  const response = { at: newReference(), resource: responseOf(site, shared, patient) };
  const setting: Setting = { ...rest, shared, device: device.at, response: response.at };
  const measured = [...vitalSignsOf(setting), ...labValuesOf(setting), ...socialHistoryOf(setting)];
  const basis = [response, ...measured].map(({ at }) => at);
  const result = shared.quiz.id === cardiacQuizId ? heartRiskOf(setting, basis) : biologicalAgeOf(setting);
  const [warnings, checked] = [warningsOf(setting), checkedOf(setting)];
  return {
    device,
    placed: [device, response, ...warnings, ...checked, result, ...measured],
    parts: {
      shared,
      warnings: [...warnings, ...checked].map(({ at }) => at),
      results: [result.at],
      measured: measured.map(({ at }) => at),
      response: response.at,
    },
  };
};
