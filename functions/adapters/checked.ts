import type { Checked } from '#shared/contract/headline.ts';
import { findSummary, setOnSubmission } from './set-on-submission.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** What the person has told us last about this submission's notice. */
export const findChecked =
  (table: SubmissionsTable) =>
  async (userId: string, submissionId: string): Promise<Checked | undefined> =>
    (await findSummary(table)(userId, submissionId))?.checked;

/** Stores it over what was there. False when the person has no such submission, or is being erased. */
export const saveChecked = (table: SubmissionsTable) => setOnSubmission(table, 'checked');
