import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { Checked } from '#shared/contract/headline.ts';

type Deps = {
  /** False when this person has no such submission. */
  saveChecked: (userId: string, submissionId: string, checked: Checked) => Promise<boolean>;
  now: () => Date;
};

/**
 * Stores what a person says under a notice that asks them to be seen, and when. It changes nothing of the result: each
 * notice stays on its page. Saying it again replaces what was said before.
 */
export const noteChecked =
  ({ saveChecked, now }: Deps): Handler<'noteChecked'> =>
  async ({ body: { submissionId, answer }, caller: { userId } }) => {
    const checked = { answer, at: now().toISOString() };
    if (await saveChecked(userId, submissionId, checked)) return { answer: checked };
    return refuse('not-found', 'This result is not among yours. Open it from your dashboard and try again.');
  };
