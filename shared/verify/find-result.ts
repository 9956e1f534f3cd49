import { cardiacQuizId, type QuizId } from '#shared/derived-names.ts';
import { fieldsOf } from '#shared/quiz/fields-of.ts';

type Fields = Readonly<Record<string, unknown>>;

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
};

/** Null where the document has none. Takes anything. */
export const findResult = (document: unknown, quizId: QuizId): FoundResult | null => {
  const code = quizId === cardiacQuizId ? 'heartRisk' : 'biologicalAge';
  const resource = listOf(fieldsOf(document).entry)
    .map((entry) => fieldsOf(fieldsOf(entry).resource))
    .find((one) => listOf(fieldsOf(one.code).coding).some((coding) => fieldsOf(coding).code === code));
  if (!resource) return null;
  const identifiers = listOf(resource.identifier).map(fieldsOf);
  const identified = (of: string) => identifiers.find(({ system }) => textOf(system).endsWith(`/fhir/id/${of}`));
  return {
    resource,
    site: textOf(identified('submission')?.system).replace(/\/fhir\/id\/submission$/, ''),
    submissionId: textOf(identified('submission')?.value),
    fingerprint: textOf(identified('fingerprint')?.value),
    engineVersion: /engine (\S+)$/.exec(textOf(fieldsOf(resource.method).text))?.[1] ?? '',
    day: textOf(resource.effectiveDateTime ?? resource.occurrenceDateTime),
  };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
