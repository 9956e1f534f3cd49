import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { ulid } from 'ulid';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { asReceived } from '#infra/local/services/sqs/sqs-messages.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { seeded } from './random.ts';

const cast = Object.values(longevityPersonas).map(({ answers }) => answers);

const chance = seeded(1);

/** A person of the cast, drawn by a seed, with an account of their own. Some of them have no figure. */
export const someSubmission = (at: Date): AcceptedSubmission => {
  const userId = randomUUID();
  return {
    userId,
    sessionId: randomUUID(),
    submissionId: ulid(at.getTime()),
    quizId: productQuizId,
    submittedAt: at.toISOString(),
    answers: chance.pick(cast),
    answersHash: 'hash',
    quizVersion: liveVersion,
    email: `${userId}@example.com`,
    firstName: 'Ada',
  };
};

/** A received message as Lambda hands it to the worker. */
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
