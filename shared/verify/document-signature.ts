import { canonicalJson } from '#shared/canonical-json.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { warningCode } from '#shared/fhir/own-codes.ts';
import { type FoundResponse, findResponses } from '#shared/fhir/read-response.ts';
import { resultInFhir } from '#shared/fhir/result-in-fhir.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { fieldsOf } from '#shared/quiz/fields-of.ts';
import { type FoundResult, findResult } from './find-result.ts';
import { type SignatureCheck, type SignatureVerdict, signatureVerdict } from './signature-verdict.ts';
import { signedContent } from './signed-content.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The signature of one quiz's result in a FHIR document of ours: its figures, its level, its days and its warnings are signed. They
 * can be checked when answers were left out, too. The document's other words are not signed. Takes anything.
 */
export const documentSignature = async (
  document: unknown,
  quizId: QuizId,
  check: SignatureCheck,
): Promise<SignatureVerdict> => {
  const found = findResult(document, quizId);
  const response = findResponses(document).find((one) => one.quizId === quizId);
  if (!found || !response) return 'none';
  return signatureVerdict(check, found.signature, async (claims) => {
    const { submission, quiz, engine, fingerprint, submittedAt } = claims;
    const isThis = submission === found.submissionId && quiz === quizId && submittedAt === response.authored;
    const isMadeSo = engine === found.engineVersion && fingerprint === found.fingerprint;
    if (!isThis || !isMadeSo || !hasWarnings(document, claims)) return false;
    const expected = await resourceOf(claims, found, response);
    return canonicalJson(figuresOf(expected)) === canonicalJson(figuresOf(found.resource));
  });
};

/** What a document of today says of the signed figures. */
const resourceOf = async (claims: Fields, { submissionId, day, site }: FoundResult, response: FoundResponse) => {
  const { quizId, authored: submittedAt } = response;
  const quiz = await loadQuiz(quizId);
  const nowhere = { reference: '' };
  const shared = { submissionId, quiz, submittedAt, day, answers: {}, typed: {}, content: signedContent(claims) };
  const setting = { site, shared, patient: nowhere, device: nowhere, response: nowhere, newReference: () => nowhere };
  return resultInFhir[quizId](setting, []).resource;
};

/** Numbers, and the codes that say what they are. Words may be said otherwise by another release. */
const figuresOf = (resource: unknown): unknown => {
  const { status, valueQuantity, component, prediction } = fieldsOf(resource);
  return { status, value: numberIn(valueQuantity), component: partsOf(component), prediction: partsOf(prediction) };
};

const partsOf = (list: unknown) =>
  listOf(list).map((part) => {
    const { code, outcome, valueQuantity, valueRange, probabilityDecimal, probabilityRange, qualitativeRisk } =
      fieldsOf(part);
    return {
      code: codeOf(code ?? outcome),
      value: numberIn(valueQuantity) ?? probabilityDecimal,
      range: rangeIn(valueRange ?? probabilityRange),
      level: [codeOf(qualitativeRisk), fieldsOf(qualitativeRisk).text ?? null],
    };
  });

const numberIn = (quantity: unknown): unknown => fieldsOf(quantity).value;
const rangeIn = (range: unknown) => [numberIn(fieldsOf(range).low) ?? null, numberIn(fieldsOf(range).high) ?? null];
const codeOf = (concept: unknown): unknown => fieldsOf(listOf(fieldsOf(concept).coding)[0]).code ?? null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Whether every signed warning stands in the document, as urgent as it was. One that was added is not looked for: both results
 * have warnings, and each stands once.
 */
const hasWarnings = (document: unknown, { warnings }: Fields): boolean => {
  const standing = listOf(fieldsOf(document).entry)
    .map((entry) => fieldsOf(fieldsOf(entry).resource))
    .filter(({ resourceType }) => resourceType === 'Flag')
    .map(({ code, category }) => `${codeOf(code)} ${codeOf(listOf(category)[0])}`);
  return listOf(warnings)
    .map(fieldsOf)
    .every(({ code, level }) => standing.includes(`${warningCode(String(code))} ${level}`));
};
