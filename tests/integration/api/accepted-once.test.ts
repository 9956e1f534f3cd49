import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRunId } from '#shared/contract/ids.ts';
import type { CreateSubmissionResponse } from '#shared/contract/schemas/create-submission-schemas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestStack, type TestStack, testLastName } from '#tests/support/stack.ts';
import { askForResult, longevityRequest, resultOf, submissionsOf, submit, submitted } from './journey.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

test('500 concurrent POSTs under one session id make one submission, one result, one letter and 500 equal answers', async () => {
  const ada = await stack.register();
  await stack.confirm(ada);
  const body = longevityRequest(ada);
  // As a browser does: on a busy machine a call to the table may exceed its time limit, which is answered with 503.
  const submitUntilAnswered = async (): Promise<Response> => {
    const response = await submit(stack, ada, body);
    return response.status === 503 ? submitUntilAnswered() : response;
  };
  const beganAt = performance.now();
  const responses = await Promise.all(Array.from({ length: 500 }, submitUntilAnswered));
  const seconds = (performance.now() - beganAt) / 1000;
  console.log(`500 parallel POSTs with one session id: ${seconds.toFixed(1)} s`);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const answers = await Promise.all(
    responses.map(async (response) => (await response.json()) as CreateSubmissionResponse),
  );
  expect(new Set(answers.map(({ submissionId }) => submissionId)).size).toBe(1);
  expect(await submissionsOf(stack, ada)).toHaveLength(1);
  await resultOf(stack, ada, answers[0]?.submissionId ?? '');
  // Letters have a separate queue, which is empty before the first comes, too.
  await eventually(async () => expect(await stack.resultMails(ada.email)).not.toEqual([]));
  const empty = { visible: 0, inFlight: 0 };
  await expect.poll(async () => (await stack.queues()) as object).toMatchObject({ results: empty, effects: empty });
  expect(await stack.resultMails(ada.email)).toHaveLength(1);
});

test('other answers under a used session id are 422, also when sent at the same time', async () => {
  const ada = await stack.register();
  const bodies = [150, 151, 152, 153].map((weight) => {
    const body = longevityRequest(ada, { sessionId: asRunId(`session-of-${ada.userId}`.slice(0, 64)) });
    const submittedAnswers = body.submittedAnswers.map((answer) =>
      answer.questionId === 'weight' ? { ...answer, value: weight } : answer,
    );
    return { ...body, submittedAnswers };
  });
  const responses = await Promise.all(bodies.map((body) => submit(stack, ada, body)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  const refused = responses.find(({ status }) => status === 422);
  expect(await refused?.json()).toMatchObject({ code: 'session-used' });
  expect(await submissionsOf(stack, ada)).toHaveLength(1);
});

test('the same session id of two users makes two submissions', async () => {
  const [ada, bea] = [await stack.register(), await stack.register()];
  const sessionId = asRunId('the-same-session-id');
  const first = await submitted(stack, ada, longevityRequest(ada, { sessionId }));
  const second = await submitted(stack, bea, longevityRequest(bea, { sessionId }));
  expect(first).not.toBe(second);
});

test('a submission is accepted although the queue refuses its job, and a retry brings its result', async () => {
  const ada = await stack.register();
  const body = longevityRequest(ada);
  await stack.fail({ sqs: { error: 'ServiceUnavailable', status: 503 } });
  const submissionId = await submitted(stack, ada, body).finally(() => stack.fail({}));
  expect(stack.output()).toContain('job not enqueued');
  // The first retries come too early: a job is enqueued again only when its first try is some seconds old.
  const result = await eventually(async () => {
    expect(await submitted(stack, ada, body)).toBe(submissionId);
    const response = await askForResult(stack, ada, submissionId);
    expect(response.status).toBe(200);
    return response.json();
  }, 500);
  expect(result).toMatchObject({ submissionId });
});

test('the system’s output holds nothing that was typed', async () => {
  // The key of the local pages is random, and one of some thousand keys contains the three letters of a name.
  const output = stack.output().replace(stack.localKey(), '');
  for (const typed of ['Ada', 'Example', testLastName, '@example.com', 'correct horse', '1980-06-01', 'someCollege']) {
    expect(output).not.toContain(typed);
  }
});
