import type { Narration } from '#functions/results/wording/narrate.ts';
import { dayInZone } from '#functions/submissions/day-in-zone.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { ClaimedSubmission } from './pipeline-state.ts';
import type { PipelineWatch } from './pipeline-watch.ts';

export type ScoreInput = {
  quizId: QuizId;
  answers: Answers;
  longevityAnswers?: Answers;
  /** YYYY-MM-DD where the person lives. */
  today: string;
  firstName?: string;
};

export type ResultDeps = PipelineWatch & {
  /** The answers of an earlier submission of the same person. */
  findAnswers: (userId: string, sessionId: string) => Promise<Answers | null>;
  compose: (input: ScoreInput) => ResultContent;
  /** May reword sections of the engine's prose. Never throws, never takes longer than its deadline. Null: off. */
  narrate: ((narration: Narration) => Promise<ResultContent>) | null;
  findResult: (userId: string, submissionId: string) => Promise<Result | 'unreadable' | null>;
  /** Stores the result once. Answers with the stored one, which may be an earlier one. */
  saveResult: (userId: string, result: Result) => Promise<Result>;
  markScored: (submission: ClaimedSubmission) => Promise<void>;
};

/** The one result of a submission: composed and stored the first time, read from the table after that. */
export const ensureResult = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<ResultContent> => {
  const { userId, submissionId } = submission;
  // At the first claim there is no result yet, so no read is needed. A later claim must not ask the model again.
  const stored = submission.claims > 1 ? await deps.findResult(userId, submissionId) : null;
  // Not composed again: the person may have read the stored one. The job becomes a dead letter, which an alarm watches.
  if (stored === 'unreadable') throw new Error(`The stored result of submission ${submissionId} cannot be read.`);
  const { content } = stored ?? (await composeAndStore(deps, submission));
  if (submission.state === 'received') {
    await deps.markScored(submission);
    deps.watch.scored(submission);
  }
  return content;
};

const composeAndStore = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Result> => {
  const { userId, submissionId, quizId, submittedAt } = submission;
  const input = await scoreInput(deps, submission);
  const engine = deps.compose(input);
  const content = deps.narrate
    ? await deps.narrate({ submissionId, quizId, engine, nameless: deps.compose({ ...input, firstName: '' }) })
    : engine;
  return deps.saveResult(userId, { submissionId, quiz_id: quizId, submittedAt, content });
};

const scoreInput = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<ScoreInput> => {
  const { quizId, answers, firstName, submittedAt, timeZone } = submission;
  const input: ScoreInput = { quizId, answers, today: dayInZone(new Date(submittedAt), timeZone) };
  if (firstName) input.firstName = firstName;
  if (quizId === cardiacQuizId) input.longevityAnswers = await longevityAnswers(deps, submission);
  return input;
};

/** The answers of the stored session id, not the newest ones: a retake must not change this result. */
const longevityAnswers = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Answers> => {
  const sessionId = submission.longevitySessionId;
  const answers = sessionId ? await deps.findAnswers(submission.userId, sessionId) : null;
  if (answers) return answers;
  throw new Error(`Submission ${submission.submissionId} needs a longevity submission that does not exist.`);
};
