import type { ClaimedSubmission, MailOutcome, WebhookOutcome } from './pipeline-state.ts';

/** What the worker's steps say about themselves. Ids and outcomes only: never an answer, a name or an address. */
export type PipelineWatch = {
  now: () => Date;
  watch: {
    scored: (submission: ClaimedSubmission) => void;
    mail: (submission: ClaimedSubmission, outcome: MailOutcome | 'later', reason: string) => void;
    webhook: (submission: ClaimedSubmission, outcome: WebhookOutcome | 'later', reason: string) => void;
    finished: (submission: ClaimedSubmission) => void;
    leaseNotReleased: (submission: ClaimedSubmission, failure: unknown) => void;
  };
};

/** A step with an outside effect is either settled for good or to be tried again. */
export type EffectEnding = 'settled' | { tryAgainAt: string };
