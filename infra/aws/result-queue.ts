import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { NodeFunction } from './node-function.ts';

/** The queue of submissions that wait for their result (ids only), and the queue of those that failed every try. */
export class ResultQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters');
    this.queue = new Queue(this, 'Waiting', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(pipelineLimits.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: pipelineLimits.maxReceiveCount },
    });
  }

  get environment(): Record<string, string> {
    return { RESULT_QUEUE_URL: this.queue.queueUrl };
  }

  allowSend(fn: NodeFunction): void {
    fn.allow(['sqs:SendMessage'], [this.queue.queueArn]);
  }

  /** Sends, and asks how much is there. */
  allowSweep(fn: NodeFunction): void {
    fn.allow(['sqs:SendMessage', 'sqs:GetQueueAttributes'], [this.queue.queueArn]);
  }
}

/** A queue for what failed every try. SQS keeps it for as long as it can: a person has to look. */
export const createDeadLetterQueue = (scope: Construct, id: string): Queue =>
  new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.seconds(pipelineLimits.deadLetterRetentionSeconds),
  });
