import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { ulid } from 'ulid';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { asReceived } from '#infra/local/services/sqs/sqs-messages.ts';
import { asRunId, asSubmissionId, asUserId, type SubmissionId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import type { Result } from '#shared/contract/result.ts';
import type {
  CreateSubmissionResponse,
  RepeatableRequest,
} from '#shared/contract/schemas/create-submission-schemas.ts';
import type { AnswerOf, SentBodyOf } from '#shared/contract/schemas/schemas.ts';
import { liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { doubtsOf } from '#shared/quiz/input/plausible.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { prune } from '#shared/quiz/visible.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from './eventually.ts';
import { quizzes } from './quizzes.ts';
import { seeded } from './random.ts';
import { type Account, type TestStack, testLastName, untilAnswered } from './stack.ts';

/**
 * The time zone of the tests' browser. A user's day is that of their zone, so tests that send answers beside the browser send
 * the same zone: late in the evening the two would otherwise have different days.
 */
export const testTimeZone = 'Europe/London';

type RequestParts = Partial<Omit<SentBodyOf<'createSubmission'>, 'submittedAnswers'>> & { answers: Answers };

/** The body that the browser sends for these answers: those of visible questions, with their texts. Doubts are confirmed. */
export const submissionRequest = ({ answers, ...over }: RequestParts): RepeatableRequest => {
  const quizId: QuizId = over.quizId ?? productQuizId;
  const quiz = quizzes[quizId];
  const textOf = (id: string) =>
    [...quiz.questions, ...(quiz.besides ?? [])].find((question) => question.id === id)?.text ?? '';
  const confirmed = doubtsOf(quiz, { answers: prune(quiz, answers) }).map(({ questionId }) => questionId);
  return {
    quizId,
    quizVersion: liveVersion,
    submittedAnswers: Object.entries(prune(quiz, answers)).map(([questionId, value]) => ({
      questionId,
      questionText: textOf(questionId),
      value,
    })),
    contact: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
    timeZone: testTimeZone,
    ...(confirmed.length > 0 && { confirmed }),
    ...over,
    userId: asUserId(over.userId ?? 'user-1'),
    sessionId: asRunId(over.sessionId ?? randomUUID()),
    basedOn: over.basedOn === undefined ? undefined : asSubmissionId(over.basedOn),
  };
};

export type Sending = { answers: Answers; quizId?: QuizId; sessionId?: string; firstName?: string; language?: string };

/** Sends answers to the API, as a browser does. */
export const send = (
  stack: TestStack,
  { userId, token, email }: Account,
  { firstName = 'Ada', ...sending }: Sending,
): Promise<Response> => {
  const contact = { email, firstName, lastName: testLastName };
  const body = submissionRequest({ ...sending, userId, contact });
  return stack.call('POST', '/api/submissions/create', { token, body });
};

/** Submits answers through the API and returns the submission's id. Throws unless they were accepted. */
export const submit = async (stack: TestStack, account: Account, sending: Sending): Promise<SubmissionId> => {
  const response = await untilAnswered(() => send(stack, account, sending));
  if (response.status !== 201) throw new Error(`Submitting answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as CreateSubmissionResponse).submissionId;
};

/** Polls for a result, as the dashboard does, only more often. */
export const awaitResult = async (
  stack: TestStack,
  { token }: Pick<Account, 'token'>,
  submissionId: string,
): Promise<Result> => {
  const response = await eventually(async () => {
    const answer = await stack.call('GET', `/api/results/get?submissionId=${submissionId}`, { token });
    if (answer.status === 404) throw new Error(`No result for ${submissionId}. The system printed:\n${stack.output()}`);
    return answer;
  }, 50);
  if (response.status !== 200) throw new Error(`The result answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Result;
};

/**
 * Waits until the system has processed every submission, so results can be viewed and mails are sent. A page that asks for a
 * result earlier gets a 404, which the browser prints.
 */
export const awaitAllResults = (stack: TestStack): Promise<void> =>
  eventually(async () => {
    const { results, effects } = await stack.queues();
    if (results.visible + results.inFlight + effects.visible + effects.inFlight > 0)
      throw new Error(`Submissions are under way: ${JSON.stringify({ results, effects })}`);
  }, 50);

/** A user's newest submission of a quiz, as the API answers it. */
export async function newestOf(stack: TestStack, { token }: Account, quizId: QuizId) {
  const ask = async <Body>(path: string): Promise<Body> =>
    (await stack.call('GET', path, { token })).json() as Promise<Body>;
  const rows = await ask<{ submissionId: SubmissionId; quizId: QuizId }[]>('/api/submissions/me');
  const newest = rows.find((row) => row.quizId === quizId);
  return ask<AnswerOf<'getSubmission'>>(`/api/submissions/get?submissionId=${newest?.submissionId}`);
}

export const answersOf = ({ answers }: AnswerOf<'getSubmission'>): Answers =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));

const cast = Object.values(longevityPersonas).map(({ answers }) => answers);

const chance = seeded(1);

/** A submission of a new user with the answers of a persona, drawn by a seed. Some personas get no figure. */
export const someSubmission = (at: Date): AcceptedSubmission => {
  const userId = asUserId(randomUUID());
  return {
    userId,
    runId: asRunId(randomUUID()),
    submissionId: asSubmissionId(ulid(at.getTime())),
    quizId: productQuizId,
    submittedAt: at.toISOString(),
    answers: chance.pick(cast),
    answersHash: 'hash',
    quizVersion: liveVersion,
    language: defaultLanguage,
    email: `${userId}@example.com`,
    firstName: 'Ada',
  };
};

/** A received message as Lambda passes it to the worker. */
export const recordOf = (message: ReturnType<typeof asReceived>): SQSRecord => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes,
  messageAttributes: {},
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: 'local',
});
