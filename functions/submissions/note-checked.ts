import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { noteCheckedSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked } from '#shared/contract/submission.ts';

type Deps = {
  /** False if this user has no such submission. */
  saveChecked: (userId: UserId, submissionId: SubmissionId, checked: Checked) => Promise<boolean>;
  now: () => Date;
};

/**
 * Stores what a user reports under a notice that asks them to be seen, and when: for the whole page, for single earlier red
 * flags, or for both. The result does not change, and each notice stays on its page. A new report replaces the earlier one.
 */
export const noteChecked =
  ({ saveChecked, now }: Deps): Handler<'noteChecked'> =>
  async ({ body: { submissionId, answer, signs }, caller: { userId } }) => {
    if (!answer && !signs?.length) return refuse('malformed', 'Say what was checked, then save again.');
    const checked = { ...(answer && { answer }), at: now().toISOString(), ...(signs && { signs }) };
    if (await saveChecked(userId, submissionId, checked)) return { answer: checked };
    return refuse('not-found', 'This isn’t one of your results. Open it from your dashboard and try again.');
  };

export const noteCheckedRoute = {
  name: 'noteChecked',
  runsIn: 'submissionNotes',
  method: 'POST',
  path: '/api/submissions/checked',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'Say whether somebody has looked at what a notice asks to have looked at; the notice stays',
  refusals: ['not-found'],
  schemas: noteCheckedSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot tell that a clinician has seen them; the notice on their result stays as it is.',
  uses: ['now', 'saveChecked'],
  handle: noteChecked,
} as const satisfies RouteDeclaration<'noteChecked'>;
