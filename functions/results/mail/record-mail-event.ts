import type { ResultJob } from '#shared/contract/messages.ts';

/** What SES reported about a mail after it had taken it. */
export type MailEvent = ResultJob & { kind: 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type RecordMailEventDeps = {
  /** Notes it on the submission; says whether there is such a submission. */
  noteMailEvent: (event: MailEvent) => Promise<boolean>;
  watch: {
    mailEvent: (event: MailEvent, known: boolean) => void;
    notNoted: (event: MailEvent, failure: unknown) => void;
  };
};

/**
 * Records a bounce or complaint beside the submission, where the operator finds it. The result is not touched. What can't
 * be noted is named in the log and fails, so that Lambda tries again.
 */
export const recordMailEvent =
  (deps: RecordMailEventDeps) =>
  async (event: MailEvent): Promise<void> => {
    const known = await deps.noteMailEvent(event).catch((failure: unknown) => {
      deps.watch.notNoted(event, failure);
      throw failure;
    });
    deps.watch.mailEvent(event, known);
  };
