import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { useSession } from '../session/session.ts';
import { call } from './call.ts';
import type { CallResult } from './calls.ts';
import type { Answer } from './read-answer.ts';

/** Stores what the person wants to change, with the submission that it started from. The list follows at once. */
export async function savePlan(
  submissionId: string,
  changes: readonly PlannedChange[],
): Promise<CallResult<Answer<'savePlan'>>> {
  const saved = await call('savePlan', { submissionId, changes: [...changes] });
  if (saved.ok)
    useSession.setState(({ submissions }) => ({
      submissions:
        submissions?.map((row) => (row.submissionId === submissionId ? withPlan(row, saved.data) : row)) ?? null,
    }));
  return saved;
}

const withPlan = ({ plan: _, ...row }: SubmissionRow, plan: Answer<'savePlan'>): SubmissionRow =>
  plan.changes.length > 0 ? { ...row, plan } : row;
