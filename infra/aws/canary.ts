import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, MathExpression, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type MetricName, metricNamespace, versionDimensions } from '#shared/contract/metrics.ts';
import { apiFunctionNames, type FunctionName, functionSizes } from './functions/entries.ts';
import type { NodeFunction, SharedProps } from './functions/node-function.ts';

type CanaryProps = Pick<SharedProps, 'config'> & {
  /** By their names in `entries.ts`. Functions without an alias change all at once. */
  functions: Readonly<Partial<Record<FunctionName, NodeFunction>>>;
};

/** The bake: how long the new version gets a tenth of the calls. The alarms sum over the same time. */
const bakeMinutes = 15;

/** With fewer `calls` or `failures` than these, a share says nothing: one user with bad luck must not stop a release. */
const judgement = { calls: 20, failures: 2, failedShare: 0.05, slowShare: 0.1 } as const;

/**
 * With `canary`, a new version of a function gets a tenth of its calls for a quarter of an hour, and all of them only if it is
 * neither failing nor slow. Otherwise CodeDeploy shifts every call back to the previous version, and CloudFormation rolls the
 * release back.
 *
 * Every stage has aliases and deployment groups. Switching the canary off therefore only removes alarms and lets the same
 * groups shift all calls at once: nothing in the path of calls is replaced, which matters at three in the morning.
 */
export class Canary extends Construct {
  readonly applicationName: string;

  constructor(scope: Construct, id: string, { config, functions }: CanaryProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    this.applicationName = application.applicationName;
    const role = createRole(this, config.stage);
    for (const [name, { alias }] of Object.entries(functions)) {
      if (!alias) continue;
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        alias,
        // The CDK would attach AWS's own policy, which may shift every function of the account.
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
 * Rings when the new version itself fails or is slow, whatever the previous version and the rest of the site do. So an
 * alarm about a problem that the release fixes does not stop that release, and a rare error of a busy site does not
 * stop every release. Its single window is the whole bake, so that twenty calls are enough however slowly they arrive.
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
    // Failures that our own code caught: Lambda counts only crashes and timeouts.
    metricName: (isOfApi(name) ? 'Failed' : 'JobFailed') satisfies MetricName,
    statistic: Stats.SUM,
    period,
    dimensionsMap: { [versionDimensions.functionName]: functionName, [versionDimensions.version]: version },
  });
  const { calls, failures, failedShare, slowShare } = judgement;
  // A missing value is zero: a function emits `failed` only when there is a failure.
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

/** Users wait for a route, so it is slow after 3 seconds. Other functions are slow after half their timeout. */
const slowMilliseconds = (name: FunctionName): number =>
  isOfApi(name) ? 3000 : functionSizes[name].timeoutSeconds * 500;

/** CodeDeploy's role: it reads the alarms and updates the aliases of this stack. */
function createRole(scope: Construct, stage: string): Role {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    description: `Shifts calls of ${stage} to new versions`,
  });
  // CodeDeploy describes alarms without naming them.
  role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
  // Function names as CloudFormation generates them for this stack. Their ARNs would create a circular dependency: a function
  // depends on the user pool, the pool on its trigger's alias, the alias on its deployment group, the group on this role.
  const ofThisStack = `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${Stack.of(scope).stackName}-*`;
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      resources: [ofThisStack],
    }),
  );
  return role;
}
