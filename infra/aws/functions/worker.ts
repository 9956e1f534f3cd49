import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import { type GrantSources, grantFor, type LaterGrants, rightsOfWorker } from './grants.ts';
import type { JobQueue } from './job-queue.ts';
import { NodeFunction, type SharedProps } from './node-function.ts';

type WorkerProps = SharedProps & {
  name: WorkerName;
  sources: GrantSources;
  /** Grants of what it uses besides the sources. */
  later?: LaterGrants;
  deadLetters?: IQueue;
};

/** A function as declared in functions/, with the rights and the environment of the ports that it uses. */
export function createWorker(scope: Construct, { sources, later, ...props }: WorkerProps): NodeFunction {
  const declared = workers[props.name];
  const { environment, allow } = grantFor(rightsOfWorker(declared), sources, later);
  const id = `${props.name.charAt(0).toUpperCase()}${props.name.slice(1)}`;
  const worker = new NodeFunction(scope, id, {
    ...props,
    description: declared.description,
    environment,
  });
  allow(worker);
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
    this.worker = createWorker(this, props);
    this.worker.called.addEventSource(
      new SqsEventSource(queue.queue, {
        batchSize: pipelineLimits.batchSize,
        maxConcurrency: atOnce,
        reportBatchItemFailures: true,
      }),
    );
  }
}
