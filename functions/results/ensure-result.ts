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
  /** May reword sections of the engine's prose; never throws, never takes longer than its deadline. Null: off. */
  narrate: ((narration: Narration) => Promise<ResultContent>) | null;
  findResult: (userId: string, submissionId: string) => Promise<Result | 'unreadable' | null>;
  /** Stores it once; answers with what is stored, which is an earlier one if there is one. */
  saveResult: (userId: string, result: Result) => Promise<Result>;
  markScored: (submission: ClaimedSubmission) => Promise<void>;
};

/** The one result of a submission: composed and stored the first time, the stored one ever after. */
export const ensureResult = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<ResultContent> => {
  const { userId, submissionId } = submission;
  // A first claim cannot have a result yet: spare it the read. A later one must not ask the model a second time.
  const stored = submission.claims > 1 ? await deps.findResult(userId, submissionId) : null;
  // Never composed anew over what is stored: the person may have read it already. The dead letter tells the operator.
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

/** The pinned submission, not the newest: a retake must not change a result that was promised for these answers. */
const longevityAnswers = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Answers> => {
  const sessionId = submission.longevitySessionId;
  const answers = sessionId ? await deps.findAnswers(submission.userId, sessionId) : null;
  if (answers) return answers;
  throw new Error(`Submission ${submission.submissionId} builds on a longevity submission that is not there.`);
};
