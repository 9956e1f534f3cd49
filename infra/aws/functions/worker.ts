import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import { type GrantSources, grantFor } from './grants.ts';
import type { JobQueue } from './job-queue.ts';
import { NodeFunction, type SharedProps } from './node-function.ts';

type WorkerProps = SharedProps & {
  name: WorkerName;
  sources: GrantSources;
  /** Settings of the stage, besides the variables that come with its rights. */
  environment?: Record<string, string>;
  deadLetters?: IQueue;
};

/** A function as declared in functions/, with the rights and the environment of its declaration. */
export function createWorker(scope: Construct, { sources, environment, ...props }: WorkerProps): NodeFunction {
  const { description, rights }: WorkerDeclaration = workers[props.name];
  const granted = grantFor(rights, sources);
  const id = `${props.name.charAt(0).toUpperCase()}${props.name.slice(1)}`;
  const worker = new NodeFunction(scope, id, {
    ...props,
    description,
    environment: { ...granted.environment, ...environment },
  });
  granted.allow(worker);
  return worker;
}

/** A worker that receives messages from its queue. `atOnce`: its maximum concurrency. */
export class QueueWorker extends Construct {
  readonly worker: NodeFunction;

  constructor(
    scope: Construct,
    id: string,
    { queue, atOnce, ...props }: WorkerProps & { queue: JobQueue; atOnce: number },
  ) {
    super(scope, id);
    this.worker = createWorker(this, { ...props, environment: { ...queue.environment, ...props.environment } });
    this.worker.called.addEventSource(
      new SqsEventSource(queue.queue, {
        batchSize: pipelineLimits.batchSize,
        maxConcurrency: atOnce,
        reportBatchItemFailures: true,
      }),
    );
  }
}
