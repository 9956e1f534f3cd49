import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import type { Checked } from '#shared/contract/headline.ts';
import { listSubmissions } from './submissions.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** The table is sorted by session ids, so what only its submission's id names is looked for among all of the person's. */
const findSummary =
  (table: SubmissionsTable) =>
  async (userId: string, submissionId: string): Promise<SubmissionSummary | undefined> =>
    (await listSubmissions(table)(userId)).find((each) => each.submissionId === submissionId);

/** What the person has told us last about this submission's notice. */
export const findChecked =
  (table: SubmissionsTable) =>
  async (userId: string, submissionId: string): Promise<Checked | undefined> =>
    (await findSummary(table)(userId, submissionId))?.checked;

/** Stores it over what was there. False when the person has no such submission, or is being erased. */
export const saveChecked =
  (table: SubmissionsTable) =>
  async (userId: string, submissionId: string, checked: Checked): Promise<boolean> => {
    const found = await findSummary(table)(userId, submissionId);
    if (!found) return false;
    const update = new UpdateCommand({
      TableName: table.tableName,
      Key: { userId, sessionId: found.sessionId },
      UpdateExpression: 'SET checked = :checked',
      // So that nothing comes back of a submission that has been erased meanwhile.
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeValues: { ':checked': checked, ':id': submissionId },
    });
    try {
      await table.client.send(update);
      return true;
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return false;
      throw failure;
    }
  };
