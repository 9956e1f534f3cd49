import type { FunctionName } from '#infra/aws/entries.ts';

/** A queue of work with its dead letters, by the outputs of the stack that name them. */
export type WorkQueue = {
  readonly name: string;
  readonly holds: string;
  readonly work: string;
  readonly dead: string;
  /** Whose log says why. */
  readonly worker: FunctionName;
};

export const workQueues: readonly WorkQueue[] = [
  {
    name: 'results',
    holds: 'submissions that wait for their result',
    work: 'ResultQueueUrl',
    dead: 'DeadLettersUrl',
    worker: 'generateResults',
  },
  {
    name: 'effects',
    holds: 'results whose mail, webhook or signature is outstanding',
    work: 'EffectQueueUrl',
    dead: 'EffectDeadLettersUrl',
    worker: 'sendEffects',
  },
  {
    name: 'accounts',
    holds: 'mails about accounts, and erasures',
    work: 'AccountQueueUrl',
    dead: 'AccountDeadLettersUrl',
    worker: 'handleAccountJobs',
  },
  {
    name: 'recalls',
    holds: 'results of a wrong engine that are made again, and letters about them',
    work: 'RecallQueueUrl',
    dead: 'RecallDeadLettersUrl',
    worker: 'recallResults',
  },
];

/** Scheduled runs that failed every try. The next run does their work, so they are never sent again. */
export const failedRuns = { name: 'sweeps', dead: 'EventDeadLettersUrl' } as const;

export const queueNames: readonly string[] = workQueues.map(({ name }) => name);
