import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { OwnPlan, PlannedChange } from '#shared/contract/submission.ts';
import { type CallResult, call } from '#web/api/call.ts';
import { readOwnPlan } from '#web/api/read-result.ts';
import { useSession } from '#web/session/session.ts';

/** Stores what the user plans to change, with the submission that the plan started from. The list shows it at once. */
export async function savePlan(submissionId: string, changes: readonly PlannedChange[]): Promise<CallResult<OwnPlan>> {
  const saved = await call('savePlan', { submissionId, changes: [...changes] });
  if (!saved.ok) return saved;
  const plan = readOwnPlan(saved.data);
  if (!plan) return { ok: false, reason: 'network' };
  useSession.setState(({ submissions }) => ({
    submissions: submissions?.map((row) => (row.submissionId === submissionId ? withPlan(row, plan) : row)) ?? null,
  }));
  return { ok: true, data: plan };
}

const withPlan = ({ plan: _, ...row }: SubmissionRow, plan: OwnPlan): SubmissionRow =>
  plan.changes.length > 0 ? { ...row, plan } : row;
