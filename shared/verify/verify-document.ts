import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { answersIn, type FoundResponse, findResponses } from '#shared/fhir/read-response.ts';
import { figuresAlone } from '#shared/fhir/result-in-fhir.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { besideOf } from '#shared/quiz/quiz-record.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { type FoundResult, findResult } from './find-result.ts';
import { type Engine, engineOf } from './stored-result.ts';
import { differencesOf, type Verdict, type Verified } from './verify-result.ts';

type Responses = Readonly<Partial<Record<QuizId, FoundResponse>>>;

/**
 * The results in a FHIR document of ours, as a doctor gets it: scored again from the answers in it. It has figures and not the
 * whole page, so figures are compared. Null for what is no such document. Takes anything; throws only when an engine could not
 * be loaded.
 */
export const verifyDocument = async (document: unknown): Promise<readonly Verified[] | null> => {
  const responses: Responses = Object.fromEntries(findResponses(document).map((one) => [one.quizId, one]));
  const found = Object.values(responses).flatMap((response) => {
    const result = findResult(document, response.quizId);
    return result ? [{ response, result }] : [];
  });
  if (found.length === 0) return null;
  return await Promise.all(
    found.map(async ({ response, result }) => {
      const { engineVersion, submissionId, fingerprint: hash } = result;
      const engine = await engineOf(engineVersion);
      const verdict: Verdict = engine ? await compare(engine, result, response, responses) : { kind: 'unknown-engine' };
      return { submissionId, quizId: response.quizId, submittedAt: response.authored, engineVersion, hash, verdict };
    }),
  );
};

const compare = async (
  engine: Engine,
  result: FoundResult,
  response: FoundResponse,
  responses: Responses,
): Promise<Verdict> => {
  const { quizId, authored: submittedAt } = response;
  const { day, submissionId, resource, site } = result;
  const { other: built } = quizRecordOf(quizId);
  const quiz = await loadQuiz(quizId);
  const given = answersIn(response, quiz);
  const other = Object.values(responses).find((one) => one.quizId === built?.quizId);
  if (built?.isNeeded && !other) return { kind: 'no-answers' };
  const otherAnswers = other && answersIn(other, await loadQuiz(other.quizId)).answers;
  const otherDay = other?.authored.slice(0, 10);
  const input = { quizId, answers: given.answers, today: day };
  const together = { ...input, ...(built && other && besideOf(built, otherAnswers, otherDay)) };
  // A first quiz may have been taken before any heart quiz: then it was made without those answers.
  const inputs = built?.isNeeded ? [together] : [input, together];
  const content = inputs.map((one) => engine(one).content).find((one) => one.engine.hash === result.fingerprint);
  if (!content) return { kind: 'other-answers' };
  // Whether it was corrected does not follow from the answers: the document may say so.
  const corrected = resource.status === 'corrected' && { replaces: unknownResult };
  const shared = { submissionId, quiz, submittedAt, day, ...given, content: { ...content, ...corrected } };
  const differences = differencesOf(figuresOf(resource), figuresOf(figuresAlone(site, shared)));
  return differences.length === 0
    ? { kind: 'same-figures' }
    : { kind: 'different', isSameFingerprint: true, differences };
};

const unknownResult = { at: '', reason: '', id: '', engineVersion: '' };

/** What follows from the answers, without what ties the resource into its document. */
const figuresOf = (resource: unknown) => {
  const { status, code, method, valueQuantity, dataAbsentReason, component, prediction, note } = fieldsOf(resource);
  return { status, code, method, valueQuantity, dataAbsentReason, component, prediction, note };
};
