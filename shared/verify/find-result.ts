import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';

/** The figures of one quiz in a FHIR document of ours. Not trusted: blank where the document does not say it. */
export type FoundResult = {
  readonly resource: Fields;
  /** Where the product was served that made it. */
  readonly site: string;
  readonly submissionId: string;
  readonly fingerprint: string;
  readonly engineVersion: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The compact JWS of the Provenance that is about this resource alone; undefined without one. */
  readonly signature: string | undefined;
};

/** The code that a resource has when it says the figures of a quiz. */
const figureCodes: Readonly<Record<QuizId, string>> = {
  [productQuizId]: 'biologicalAge',
  [cardiacQuizId]: 'heartRisk',
};

/** Null where the document has none. Takes anything. */
export const findResult = (document: unknown, quizId: QuizId): FoundResult | null => {
  const entries = listOf(fieldsOf(document).entry).map(fieldsOf);
  const entry = entries.find((one) =>
    listOf(fieldsOf(fieldsOf(one.resource).code).coding).some(
      (coding) => fieldsOf(coding).code === figureCodes[quizId],
    ),
  );
  if (!entry) return null;
  const resource = fieldsOf(entry.resource);
  const identifiers = listOf(resource.identifier).map(fieldsOf);
  const identified = (of: string) => identifiers.find(({ system }) => textOf(system).endsWith(`/fhir/id/${of}`));
  return {
    resource,
    site: textOf(identified('submission')?.system).replace(/\/fhir\/id\/submission$/, ''),
    submissionId: textOf(identified('submission')?.value),
    fingerprint: textOf(identified('fingerprint')?.value),
    engineVersion: /engine (\S+)$/.exec(textOf(fieldsOf(resource.method).text))?.[1] ?? '',
    day: textOf(resource.effectiveDateTime ?? resource.occurrenceDateTime),
    signature: signatureOf(entries, textOf(entry.fullUrl)),
  };
};

const signatureOf = (entries: readonly Fields[], fullUrl: string): string | undefined => {
  const signatures = entries.flatMap(({ resource }) => {
    const { resourceType, target, signature } = fieldsOf(resource);
    const isAbout = listOf(target).some((one) => fieldsOf(one).reference === fullUrl);
    return resourceType === 'Provenance' && isAbout ? listOf(signature).map(fieldsOf) : [];
  });
  const ours = signatures.find(({ sigFormat }) => sigFormat === 'application/jose');
  return ours && decoded(textOf(ours.data));
};

/** Blank for what is no base64: a signature stands there and cannot hold. */
const decoded = (base64: string): string => {
  try {
    return atob(base64);
  } catch {
    return '';
  }
};
