import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { GrantSources } from './functions/grants.ts';
import { createDeadLetterQueue } from './functions/job-queue.ts';
import type { NodeFunction, SharedProps } from './functions/node-function.ts';
import { createWorker, QueueWorker } from './functions/worker.ts';

/**
 * The worker that makes results, the sweeper that enqueues waiting submissions again, and the function that records mail
 * events.
 */
export class Results extends Construct {
  readonly worker: NodeFunction;
  readonly sweeper: NodeFunction;
  readonly mailEvents?: NodeFunction;
  /** Scheduled runs that failed every attempt. The results queue has its own dead-letter queue. */
  readonly eventDeadLetters: Queue;

  constructor(scope: Construct, id: string, props: SharedProps & { sources: GrantSources }) {
    super(scope, id);
    const { config, sources } = props;
    this.eventDeadLetters = createDeadLetterQueue(this, 'EventDeadLetters');
    this.worker = new QueueWorker(this, 'Worker', {
      ...props,
      name: 'generateResults',
      queue: sources.resultQueue,
      atOnce: config.resultWorkers,
    }).worker;
    this.sweeper = createWorker(this, {
      ...props,
      name: 'sweepWaiting',
      deadLetters: this.eventDeadLetters,
    });
    new Rule(this, 'EveryMinute', {
      description: 'Looks for submissions that wait too long',
      schedule: Schedule.rate(Duration.seconds(pipelineLimits.sweepEverySeconds)),
      targets: sweepParts(config.waitingShards).map(
        // No retries: the next sweep comes within a minute.
        (part) => new LambdaTarget(this.sweeper.called, { retryAttempts: 0, event: RuleTargetInput.fromObject(part) }),
      ),
    });
    const reported = sources.mail.createEventRule(this, 'MailEvents');
    if (!reported) return;
    this.mailEvents = createWorker(this, { ...props, name: 'recordMailEvent' });
    // No dead letters, because SES's events contain the recipient's address. An event that could not be recorded is in the log,
    // by its ids.
    reported.addTarget(new LambdaTarget(this.mailEvents.called));
  }
}

/** Several sweepers in parallel where one would be too slow. A rule can have five targets. */
const sweepParts = (shards: number): { part: number; of: number }[] => {
  const of = Math.ceil(shards / pipelineLimits.shardsPerSweeper);
  return Array.from({ length: of }, (_, part) => ({ part, of }));
};
