import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { NodeFunction } from './node-function.ts';
import { createDeadLetterQueue } from './result-queue.ts';

/** The queue of results whose mail or webhook is outstanding (ids only), and the queue of those that failed every try. */
export class EffectQueue extends Construct {
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
    return { EFFECT_QUEUE_URL: this.queue.queueUrl };
  }

  allowSend(fn: NodeFunction): void {
    fn.allow(['sqs:SendMessage'], [this.queue.queueArn]);
  }

  /** Sends, and asks how much is there. */
  allowSweep(fn: NodeFunction): void {
    fn.allow(['sqs:SendMessage', 'sqs:GetQueueAttributes'], [this.queue.queueArn]);
  }
}
