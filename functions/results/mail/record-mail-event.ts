import type { ResultJob } from '#shared/contract/messages.ts';

/** `taken`: SES has taken the mail, whatever the answer to the call was. The others are about what became of it then. */
type Reported = { kind: 'taken' | 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type ResultMailEvent = ResultJob & Reported;

/** What SES reported about a mail that it had taken: of a result, or about an account. */
export type MailEvent = ResultMailEvent | ({ userId: string; mailId?: string } & Reported);

export type RecordMailEventDeps = {
  /** Notes the event on the submission. False: there is no such submission. */
  noteMailEvent: (event: ResultMailEvent) => Promise<boolean>;
  /** Notes it on the account, where the account waits for it or must hear of it. */
  noteAccountMail: (event: MailEvent) => Promise<void>;
  watch: {
    mailEvent: (event: MailEvent, known: boolean) => void;
    notNoted: (event: MailEvent, failure: unknown) => void;
  };
};

/**
 * Records what SES reports: on the submission, a bounce or complaint for the operator, and that it has taken the mail for
 * the worker whose call had no answer; and on the account, for its reminder. The result does not change. When a write fails,
 * the event is logged by its ids and this throws, so that Lambda tries again. SES itself sends nothing more to an address
 * that bounced.
 */
export const recordMailEvent =
  (deps: RecordMailEventDeps) =>
  async (event: MailEvent): Promise<void> => {
    const note = async () => {
      await deps.noteAccountMail(event);
      return 'submissionId' in event ? deps.noteMailEvent(event) : true;
    };
    const known = await note().catch((failure: unknown) => {
      deps.watch.notNoted(event, failure);
      throw failure;
    });
    deps.watch.mailEvent(event, known);
  };
