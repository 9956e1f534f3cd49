import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import { listSubmissions } from './submissions.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** The table is sorted by session ids, so what only its submission's id names is looked for among all of the person's. */
export const findSummary =
  (table: SubmissionsTable) =>
  async (userId: string, submissionId: string): Promise<SubmissionSummary | undefined> =>
    (await listSubmissions(table)(userId)).find((each) => each.submissionId === submissionId);

/** What a person adds to a submission of theirs after it was accepted. */
type Added = Required<Pick<SubmissionSummary, 'checked' | 'plan'>>;

/** Stores it over what was there. False when the person has no such submission, or is being erased. */
export const setOnSubmission =
  <Name extends keyof Added>(table: SubmissionsTable, name: Name) =>
  async (userId: string, submissionId: string, value: Added[Name]): Promise<boolean> => {
    const found = await findSummary(table)(userId, submissionId);
    if (!found) return false;
    const update = new UpdateCommand({
      TableName: table.tableName,
      Key: { userId, sessionId: found.sessionId },
      // Any name may be a reserved word of DynamoDB, as `plan` could become one.
      UpdateExpression: 'SET #name = :value',
      // So that nothing comes back of a submission that has been erased meanwhile.
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value, ':id': submissionId },
    });
    try {
      await table.client.send(update);
      return true;
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return false;
      throw failure;
    }
  };
