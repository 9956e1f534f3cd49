import type { Result } from '#shared/contract/result.ts';
import type { CreateSubmissionResponse } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { eventually } from './eventually.ts';
import type { Account, TestStack } from './stack.ts';
import { submissionRequest } from './submission-request.ts';

export type Sending = { answers: Answers; quizId?: QuizId; sessionId?: string; firstName?: string };

/** Sends a person's answers to the API, as a browser does. */
export const send = (
  stack: TestStack,
  { userId, token, email }: Account,
  { firstName = 'Ada', ...sending }: Sending,
): Promise<Response> => {
  const contact = { email, firstName, lastName: 'Example' };
  const body = submissionRequest({ ...sending, userId, contact });
  return stack.call('POST', '/api/submissions/create', { token, body });
};

/** Submits a person's answers through the API; throws unless they were accepted. Returns the submission's id. */
export const submit = async (stack: TestStack, account: Account, sending: Sending): Promise<string> => {
  const response = await send(stack, account, sending);
  if (response.status !== 201) throw new Error(`Submitting answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as CreateSubmissionResponse).submissionId;
};

/** Asks for a result until it is there, as the dashboard does, only more often. */
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
 * Waits until the system has worked off every submission: results can be viewed, mails are sent. A page that asks for a
 * result earlier gets a 404, and the browser prints it.
 */
export const awaitAllResults = (stack: TestStack): Promise<void> =>
  eventually(async () => {
    const { results, effects } = await stack.queues();
    if (results.visible + results.inFlight + effects.visible + effects.inFlight > 0)
      throw new Error(`Submissions are under way: ${JSON.stringify({ results, effects })}`);
  }, 50);
