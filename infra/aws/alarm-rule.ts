import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Api } from './api.ts';
import type { JobQueue } from './job-queue.ts';
import type { Probe } from './probe.ts';
import type { Results } from './results.ts';
import type { Runbook } from './runbooks.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';
import type { UserBackups } from './user-backups.ts';
import type { QueueWorker } from './worker.ts';

export type AlarmSources = {
  api: Api;
  signIn: SignIn;
  results: Results;
  resultQueue: JobQueue;
  effects: QueueWorker;
  effectQueue: JobQueue;
  accountWork: QueueWorker;
  accountQueue: JobQueue;
  recall: QueueWorker;
  recallQueue: JobQueue;
  tables: Tables;
  userBackups: UserBackups;
  probe: Probe;
};

export type AlarmRule = {
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Who is affected, and how: the first thing an operator needs to know. */
  whoIsAffected: string;
  /** The section of docs/operations.md that says what to do. */
  runbook: Runbook;
  /** Worth waking somebody: people are turned away now, or wait for what does not come. Else it can wait for the morning. */
  isPage?: true;
  /** How many windows of the metric in a row must be bad. One, unless a single bad window means little. */
  windows?: number;
  /** Rings when numbers stop coming. Before the first number, as at a first deployment, it does not. */
  whenSilent?: true;
};
