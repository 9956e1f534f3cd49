import { resultCoding, resultsUrl, warningCode } from '#shared/fhir/codes/own-codes.ts';
import { documentUrn } from '#shared/signature/signed-file.ts';
import { checkedBeside } from '#words/fhir-document.ts';
import { language } from '#words/language.ts';
import { compositionOf, type Parts } from './composition.ts';
import { labValuesOf } from './lab-values.ts';
import { deviceOf, patientOf, provenanceOf } from './parties.ts';
import type { Bundle, Flag, Observation, Reference, Resource } from './resources.ts';
import { responseOf } from './response.ts';
import { resultInFhir } from './result-in-fhir.ts';
import {
  engineVersionOf,
  languageOf,
  notes,
  observed,
  type Placed,
  type Setting,
  selfReported,
  type ToBundle,
  type ToShare,
  type Who,
} from './setting.ts';
import { socialHistoryOf, vitalSignsOf } from './vital-signs.ts';

/** Every sign that asks for care, as what it is: a warning, not a diagnosis. The most urgent first, as on the page. */
const warningsOf = ({ site, shared: { content, day }, patient, device }: Setting): readonly Flag[] =>
  content.redFlags.map(({ code, level, message }) => {
    const label = content.notices?.find((notice) => notice.code === code)?.label;
    return {
      resourceType: 'Flag',
      meta: selfReported,
      language: languageOf(content),
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
    };
  });

/** 'I have been checked' never takes a warning back: it stands beside it. */
const checkedOf = (setting: Setting): readonly Observation[] => {
  const { site, shared } = setting;
  const { at: newest = shared.submittedAt, signs = [] } = shared.checked ?? {};
  const labelOf = (code: string) => shared.content.notices?.find((notice) => notice.code === code)?.label ?? code;
  return signs.map(({ code, on, at = newest }) => ({
    ...observed(setting, 'survey'),
    language: languageOf(shared.content),
    code: {
      coding: [
        resultCoding(site, 'checked'),
        { system: resultsUrl(site), code: warningCode(code), display: labelOf(code) },
      ],
    },
    effectiveDateTime: on,
    issued: at,
    valueCodeableConcept: { coding: [resultCoding(site, 'examined')] },
    note: notes(checkedBeside),
  }));
};

/**
 * One or two results as a FHIR R4 document, not signed yet: what the person said, what the engine made of it, and that it is
 * self-reported. Pure: the same input gives the same document. The figures are those of the stored result; nothing is scored again.
 */
export const bundleOf = ({ site, documentId, madeAt, who, results }: ToBundle): Bundle => {
  const newReference = references(documentId);
  const placed = <Held extends Resource>(resource: Held): Placed<Held> => ({ at: newReference(), resource });
  const composition = newReference();
  const shared = withoutRepeats(results.map((one) => allowed(one, who)));
  const person = placed(patientOf(who, shared));
  const patient = person.at;
  const versions = [...new Set(shared.map(({ content }) => engineVersionOf(content)))];
  const devices = new Map(versions.map((version) => [version, placed(deviceOf(site, version))]));
  const pieces = shared.map((one) => {
    const device = devices.get(engineVersionOf(one.content))?.at ?? patient;
    return piecesOf({ site, shared: one, patient, device }, placed);
  });
  const makers = [...devices.values()].map(({ at }) => at);
  const contents = [person, ...devices.values(), ...pieces.flatMap((piece) => piece.contents)];
  const targets = [composition, ...contents.map(({ at }) => at)];
  const parts = pieces.map((piece) => piece.parts);
  const entries: readonly Placed<Resource>[] = [
    { at: composition, resource: compositionOf(parts, patient, makers, madeAt) },
    ...contents,
    placed(provenanceOf(targets, patient, makers, madeAt)),
  ];
  return {
    resourceType: 'Bundle',
    id: documentId,
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: documentUrn(documentId) },
    type: 'document',
    timestamp: madeAt,
    entry: entries.map(({ at, resource }) => ({
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

type Place = <Held extends Resource>(resource: Held) => Placed<Held>;

/** The entries of one result. */
const piecesOf = (given: Omit<Setting, 'response'>, placed: Place) => {
  const { site, patient, shared } = given;
  const response = placed(responseOf(site, shared, patient));
  const setting: Setting = { ...given, response: response.at };
  const measured = [...vitalSignsOf(setting), ...labValuesOf(setting), ...socialHistoryOf(setting)].map(placed);
  const basis = [response, ...measured].map(({ at }) => at);
  const result = placed(resultInFhir[shared.quiz.id](setting, basis));
  const warnings = [...warningsOf(setting), ...checkedOf(setting)].map(placed);
  const parts: Parts = {
    shared,
    warnings: warnings.map(({ at }) => at),
    results: [result.at],
    measured,
    response: response.at,
  };
  return { contents: [response, ...warnings, result, ...measured], parts };
};
