import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { NodeFunction } from './node-function.ts';

/** The variable with the URL of a function's queue. */
type QueueVariable = 'RESULT_QUEUE_URL' | 'EFFECT_QUEUE_URL' | 'ACCOUNT_QUEUE_URL' | 'RECALL_QUEUE_URL';

/** A queue of jobs (ids only) with its dead-letter queue. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly environment: Record<string, string>;

  constructor(scope: Construct, id: string, variable: QueueVariable) {
    super(scope, id);
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters');
    this.queue = new Queue(this, 'Waiting', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(pipelineLimits.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: pipelineLimits.maxReceiveCount },
    });
    this.environment = { [variable]: this.queue.queueUrl };
  }

  /** Actions by their names in SQS. */
  allow(fn: NodeFunction, actions: readonly string[]): void {
    fn.allow(
      actions.map((action) => `sqs:${action}`),
      [this.queue.queueArn],
    );
  }
}

/** A dead-letter queue with SQS's maximum retention, because its messages wait for an operator. */
export const createDeadLetterQueue = (scope: Construct, id: string): Queue =>
  new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.seconds(pipelineLimits.deadLetterRetentionSeconds),
  });
