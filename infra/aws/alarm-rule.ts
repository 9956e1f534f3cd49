import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AccountQueue } from './account-queue.ts';
import type { AccountWork } from './account-work.ts';
import type { Api } from './api.ts';
import type { EffectQueue } from './effect-queue.ts';
import type { Effects } from './effects.ts';
import type { ResultQueue } from './result-queue.ts';
import type { Results } from './results.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

export type AlarmSources = {
  api: Api;
  signIn: SignIn;
  results: Results;
  resultQueue: ResultQueue;
  effects: Effects;
  effectQueue: EffectQueue;
  accountWork: AccountWork;
  accountQueue: AccountQueue;
  tables: Tables;
};

export type AlarmRule = {
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Who is affected, and how: the first thing an operator needs to know. */
  whoIsAffected: string;
  /** How many five-minute windows in a row must be bad. One, unless a single bad window means little. */
  windows?: number;
  /** Rings when the value is below `from`, or is missing. */
  below?: boolean;
};
