import type { ClaimedSubmission, MailOutcome, WebhookOutcome } from './pipeline-state.ts';

/** What the worker's steps tell the operator. Ids and outcomes only: never an answer, a name or an address. */
export type PipelineWatch = {
  now: () => Date;
  watch: {
    scored: (submission: ClaimedSubmission) => void;
    mail: (submission: ClaimedSubmission, outcome: MailOutcome | 'later', reason: string) => void;
    webhook: (submission: ClaimedSubmission, outcome: WebhookOutcome | 'later', reason: string) => void;
    /** `given-up`: the result stays without one. */
    signature: (submission: ClaimedSubmission, outcome: 'later' | 'given-up', reason: string) => void;
    finished: (submission: ClaimedSubmission) => void;
    /** The queue of mail and webhook did not take a job: the sweep will enqueue it. */
    notEnqueued: (submission: ClaimedSubmission, failure: unknown) => void;
    leaseNotReleased: (submission: ClaimedSubmission, failure: unknown) => void;
  };
};

/** A call to an outside service is either settled for good or must be tried again. */
export type EffectEnding = 'settled' | { tryAgainAt: string };
