import type { ResultJob } from '#shared/contract/messages.ts';

/** What SES reported about a mail that it had taken. */
export type MailEvent = ResultJob & { kind: 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type RecordMailEventDeps = {
  /** Notes the event on the submission. False: there is no such submission. */
  noteMailEvent: (event: MailEvent) => Promise<boolean>;
  watch: {
    mailEvent: (event: MailEvent, known: boolean) => void;
    notNoted: (event: MailEvent, failure: unknown) => void;
  };
};

/**
 * Records a bounce or complaint on the submission, where the operator finds it. The result does not change. When the write
 * fails, the event is logged by its ids and this throws, so that Lambda tries again.
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
