import { Duration, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnQueuePolicy, Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { NodeFunction } from './node-function.ts';

/** The variable with the URL of a function's queue. */
type QueueVariable = 'RESULT_QUEUE_URL' | 'EFFECT_QUEUE_URL' | 'ACCOUNT_QUEUE_URL';

/** A queue of jobs (ids only) with its dead-letter queue. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly environment: Record<string, string>;

  constructor(scope: Construct, id: string, variable: QueueVariable) {
    super(scope, id);
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters');
    this.queue = createQueue(this, 'Waiting', {
      visibilityTimeout: Duration.seconds(pipelineLimits.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: pipelineLimits.maxReceiveCount },
    });
    this.environment = { [variable]: this.queue.queueUrl };
  }

  /** Actions by their names in SQS. */
  allow(fn: NodeFunction, actions: readonly string[]): void {
    fn.allowEach('sqs', actions, this.queue.queueArn);
  }
}

/** A dead-letter queue with SQS's maximum retention, because its messages wait for an operator. */
export const createDeadLetterQueue = (scope: Construct, id: string): Queue =>
  createQueue(scope, id, { retentionPeriod: Duration.seconds(pipelineLimits.deadLetterRetentionSeconds) });

/** A queue that SQS encrypts and that accepts only TLS. */
function createQueue(scope: Construct, id: string, props: QueueProps): Queue {
  const queue = new Queue(scope, id, { ...props, encryption: QueueEncryption.SQS_MANAGED });
  const policy = tlsPolicyOf(Stack.of(scope));
  policy.queues = [...policy.queues, queue.queueUrl];
  return queue;
}

/** One policy for all queues of a stack. The CDK's `enforceSSL` adds one for each. */
const tlsPolicyOf = (stack: Stack): CfnQueuePolicy =>
  (stack.node.tryFindChild('QueuesOverTls') as CfnQueuePolicy | undefined) ??
  new CfnQueuePolicy(stack, 'QueuesOverTls', {
    queues: [],
    policyDocument: new PolicyDocument({
      statements: [
        new PolicyStatement({
          effect: Effect.DENY,
          principals: [new AnyPrincipal()],
          actions: ['sqs:*'],
          // In a queue's policy, `*` means this queue.
          resources: ['*'],
          conditions: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      ],
    }),
  });
