import type { ResultJob } from '#shared/contract/messages.ts';

/** What SES reported about a mail after it had taken it. */
export type MailEvent = ResultJob & { kind: 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type RecordMailEventDeps = {
  /** Notes it on the submission; says whether there is such a submission. */
  noteMailEvent: (event: MailEvent) => Promise<boolean>;
  watch: { mailEvent: (event: MailEvent, known: boolean) => void };
};

/** Records a bounce or complaint beside the submission, where the operator finds it. The result is not touched. */
export const recordMailEvent =
  (deps: RecordMailEventDeps) =>
  async (event: MailEvent): Promise<void> => {
    const known = await deps.noteMailEvent(event);
    deps.watch.mailEvent(event, known);
  };
