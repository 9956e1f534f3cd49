import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, MathExpression, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type MetricName, metricNamespace, versionDimensions } from '#shared/contract/metrics.ts';
import { apiFunctionNames, type FunctionName } from './functions/entries.ts';
import { functionSizes } from './functions/function-sizes.ts';
import type { NodeFunction } from './functions/node-function.ts';
import type { SharedProps } from './functions/shared-props.ts';

type CanaryProps = Pick<SharedProps, 'config'> & {
  /** By their names in `entries.ts`. Those without an alias change all at once. */
  functions: Readonly<Partial<Record<FunctionName, NodeFunction>>>;
};

/** The bake: as long as the new version has a tenth of the calls. The alarms add up over the same time. */
const bakeMinutes = 15;

/** Below `calls`, and for fewer failures than `failures`, a share says nothing: one person with bad luck must not stop a release. */
const judgement = { calls: 20, failures: 2, failedShare: 0.05, slowShare: 0.1 } as const;

/**
 * With `canary`, a new version of a function gets a tenth of its calls for a quarter of an hour, and all of them only if it
 * does not fail or dawdle. Otherwise CodeDeploy turns every call back to the former version, and CloudFormation rolls the
 * release back.
 *
 * Aliases and deployment groups are in every stage. Switching the canary off therefore takes alarms away and lets the same
 * groups move all calls at once: nothing that people's calls pass through is replaced, which matters at three in the morning.
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { config, functions }: CanaryProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = createRole(this, config.stage);
    for (const [name, { alias }] of Object.entries(functions)) {
      if (!alias) continue;
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        alias,
        // The CDK would add AWS's own policy, which may shift every function of the account.
        role: role.withoutPolicyUpdates(),
        deploymentConfig: config.canary
          ? LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES
          : LambdaDeploymentConfig.ALL_AT_ONCE,
        alarms: config.canary ? [createJudge(this, name as FunctionName, alias, config.stage)] : [],
      });
      group.node.addDependency(role);
    }
  }
}

/**
 * Rings when the new version itself fails or is slow, whatever the former one and the rest of the site do: an alarm that
 * already rings for the cause that a release corrects does not stop that release, and a rare error of a busy site does not
 * stop every release. Its one window is the whole bake, so that twenty calls are enough however long they take to come.
 */
function createJudge(scope: Construct, name: FunctionName, alias: Alias, stage: string): Alarm {
  const version = alias.version.version;
  const functionName = alias.version.lambda.functionName;
  const period = Duration.minutes(bakeMinutes);
  const ofVersion = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      period,
      dimensionsMap: {
        FunctionName: functionName,
        Resource: `${functionName}:${alias.aliasName}`,
        ExecutedVersion: version,
      },
    });
  const failed = new Metric({
    namespace: metricNamespace(stage),
    // What our own code caught: Lambda counts only what crashed or ran out of time.
    metricName: (isOfApi(name) ? 'Failed' : 'JobFailed') satisfies MetricName,
    statistic: Stats.SUM,
    period,
    dimensionsMap: { [versionDimensions.functionName]: functionName, [versionDimensions.version]: version },
  });
  const { calls, failures, failedShare, slowShare } = judgement;
  // No number is no failure: a function writes `failed` down only when it has one.
  const bad = 'crashed + FILL(failed, 0)';
  return new Alarm(scope, `${name}NewVersion`, {
    metric: new MathExpression({
      label: 'New version fails or is slow',
      period,
      expression: `IF(calls >= ${calls} AND ((${bad} >= ${failures} AND ${bad} >= ${failedShare} * calls) OR slow >= ${100 * slowShare}), 1, 0)`,
      usingMetrics: {
        calls: ofVersion('Invocations', Stats.SUM),
        crashed: ofVersion('Errors', Stats.SUM),
        failed,
        slow: ofVersion('Duration', `PR(${slowMilliseconds(name)}:)`),
      },
    }),
    threshold: 1,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `Release: the new version of ${name} fails or is slow, and CodeDeploy turns its calls back. What to do: docs/operations.md#the-release-train`,
  });
}

const isOfApi = (name: FunctionName): boolean => apiFunctionNames.some((each) => each === name);

/** People wait for a route. What they do not wait for is slow at half the time after which Lambda ends it. */
const slowMilliseconds = (name: FunctionName): number =>
  isOfApi(name) ? 3000 : functionSizes[name].timeoutSeconds * 500;

/** What CodeDeploy does for us: it looks at the alarms and moves the aliases of this stack. */
function createRole(scope: Construct, stage: string): Role {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    description: `Shifts calls of ${stage} to new versions`,
  });
  // CodeDeploy asks for alarms without naming them.
  role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
  // By the names that CloudFormation gives to this stack's functions. Their ARNs would close a circle: a function waits for
  // the user pool, the pool for its trigger's alias, the alias for its deployment group, the group for this role.
  const ofThisStack = `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${Stack.of(scope).stackName}-*`;
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      resources: [ofThisStack],
    }),
  );
  return role;
}
