import type { Result } from '#shared/contract/result.ts';
import type {
  CreateSubmissionResponse,
  RepeatableRequest,
} from '#shared/contract/schemas/create-submission-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Account, TestStack } from '#tests/support/stack.ts';
import { submissionRequest } from '#tests/support/submissions.ts';

// A browser's calls of the API, in the words of the tests.

const cardiacPersona = Object.values(cardiacPersonas)[0];

export const longevityRequest = ({ userId }: Account, over: Partial<RepeatableRequest> = {}) =>
  submissionRequest({ answers: longevityPersonas.average45F?.answers ?? {}, userId, ...over });

export const cardiacRequest = ({ userId }: Account, over: Partial<RepeatableRequest> = {}) =>
  submissionRequest({ answers: cardiacPersona?.answers ?? {}, quizId: cardiacQuizId, userId, ...over });

export const submit = (stack: TestStack, { token }: Account, body: unknown) =>
  stack.call('POST', '/api/submissions/create', { token, body });

/** Throws unless the submission was accepted. */
export const submitted = async (stack: TestStack, account: Account, body: unknown): Promise<string> => {
  const response = await submit(stack, account, body);
  if (response.status !== 201) throw new Error(`Submitting answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as CreateSubmissionResponse).submissionId;
};

export const submissionsOf = async (stack: TestStack, { token }: Account): Promise<SubmissionRow[]> =>
  (await (await stack.call('GET', '/api/submissions/me', { token })).json()) as SubmissionRow[];

export const askForResult = (stack: TestStack, { token }: Account, submissionId: string) =>
  stack.call('GET', `/api/results/get?submissionId=${submissionId}`, { token });

/** Asks until the result is there and the list says so: the worker writes the one after the other. */
export const resultOf = (stack: TestStack, account: Account, submissionId: string): Promise<Result> =>
  eventually(async () => {
    const response = await askForResult(stack, account, submissionId);
    if (response.status !== 200) throw new Error(`There was no result: the API answered ${response.status}.`);
    const row = (await submissionsOf(stack, account)).find((each) => each.submissionId === submissionId);
    if (row?.status !== 'ready') throw new Error(`The list does not say 'ready' but ${row?.status}.`);
    return (await response.json()) as Result;
  });
