import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { GrantSources } from './functions/grants.ts';
import type { NodeFunction, SharedProps } from './functions/node-function.ts';
import { createWorker, type QueueWorker } from './functions/worker.ts';
import type { Results } from './result-pipeline.ts';
import type { Site } from './site/site.ts';

type ProbeProps = SharedProps & {
  sources: GrantSources;
  site: Site;
  api: Api;
  results: Results;
  accountWork: QueueWorker;
};

/** How often each path of functions/probe/run-probe.ts runs. */
const walks = { look: Duration.minutes(5), journey: Duration.hours(1) };

/**
 * A function that uses the site from outside, like a user. Synthetics would cost $0.0012 a run, ten dollars a month at this
 * rate, and brings a browser that API calls do not need.
 *
 * It calls CloudFront's own address, because at a first deployment the domain does not point there yet.
 */
export class Probe extends Construct {
  readonly worker?: NodeFunction;

  constructor(scope: Construct, id: string, props: ProbeProps) {
    super(scope, id);
    if (!props.config.probe) return;
    const { site, api, results, accountWork } = props;
    const environment = { SITE_URL: `https://${site.distribution.distributionDomainName}` };
    this.worker = createWorker(this, { ...props, name: 'runProbe', later: { siteUrl: { environment } } });
    for (const [walk, every] of Object.entries(walks)) {
      const rule = new Rule(this, walk, {
        description: `The probe: ${walk}`,
        schedule: Schedule.rate(every),
        targets: [
          // No retries: the next run comes soon, and two consecutive failures ring an alarm.
          new LambdaTarget(this.worker.called, { retryAttempts: 0, event: RuleTargetInput.fromObject({ walk }) }),
        ],
      });
      // At a first deployment it must not run before the product is deployed.
      rule.node.addDependency(api.stage, results.worker, accountWork.worker);
    }
  }
}
