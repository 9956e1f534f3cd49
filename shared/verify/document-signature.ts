import { canonicalJson } from '#shared/canonical-json.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { warningCode } from '#shared/fhir/codes/own-codes.ts';
import { type FoundResponse, findResponses, resourcesIn } from '#shared/fhir/read-response.ts';
import { figuresAlone } from '#shared/fhir/result-in-fhir.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { type Fields, fieldsOf, listOf } from '#shared/read-unknown.ts';
import { type FoundResult, findResult } from './find-result.ts';
import { type SignatureCheck, type SignatureVerdict, signatureVerdict } from './signature-verdict.ts';

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
  const shared = { submissionId, quiz, submittedAt, day, answers: {}, typed: {}, content: signedContent(claims) };
  return figuresAlone(site, shared);
};

type Content = Omit<ResultContent, 'wording'>;

/** As much of a result as the claims of its signature tell: the figures, and what made them. No words. */
const signedContent = ({ figures, engine, fingerprint }: Fields): Content => {
  const said = fieldsOf(figures);
  const otherRisks = otherRisksIn(said.otherRisks);
  return {
    ...withoutWords(),
    overall_summary: {
      ...numbers(said, 'biologicalAge', 'biologicalAgeLow', 'biologicalAgeHigh', 'chronologicalAge'),
      ...numbers(said, 'cardiacRiskScore', 'cardiacRiskScoreLow', 'cardiacRiskScoreHigh'),
      ...(typeof said.answeredShare === 'number' && { answeredShare: said.answeredShare }),
      ...(typeof said.riskDescriptor === 'string' && { riskDescriptor: said.riskDescriptor }),
      ...(typeof said.riskCode === 'string' && { riskCode: said.riskCode }),
    },
    ...(otherRisks && { otherRisks }),
    engine: { version: String(engine), hash: String(fingerprint) },
  };
};

const withoutWords = (): Omit<Content, 'overall_summary' | 'engine'> => ({
  intro: '',
  summaryParagraph: '',
  category_breakdown: [],
  focus_areas: { introParagraph: '', topRecommendations: [] },
  outro: '',
  redFlags: [],
  contributions: [],
  sources: [],
});

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const numbers = <Name extends string>(
  said: Fields,
  ...names: readonly Name[]
): Partial<Record<Name, number | null>> => {
  const found: Partial<Record<Name, number | null>> = {};
  for (const name of names) if (name in said) found[name] = numberOf(said[name]);
  return found;
};

const otherRisksIn = (said: unknown): ResultContent['otherRisks'] => {
  if (said === undefined) return undefined;
  const { ascvd10, heartFailure10, totalCvd30 } = fieldsOf(said);
  return { ascvd10: numberOf(ascvd10), heartFailure10: numberOf(heartFailure10), totalCvd30: numberOf(totalCvd30) };
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

/**
 * Whether the document has every signed warning, at its level. Added warnings are not looked for: the other result in the document
 * has warnings too, and each stands once.
 */
const hasWarnings = (document: unknown, { warnings }: Fields): boolean => {
  const standing = resourcesIn(document, 'Flag').map(
    ({ code, category }) => `${codeOf(code)} ${codeOf(listOf(category)[0])}`,
  );
  return listOf(warnings)
    .map(fieldsOf)
    .every(({ code, level }) => standing.includes(`${warningCode(String(code))} ${level}`));
};
