import { Aws, Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';
import type { SharedProps } from './shared-props.ts';

type CanaryProps = Pick<SharedProps, 'config'> & {
  /** By their names in `entries.ts`. Those without an alias change all at once. */
  functions: Readonly<Record<string, NodeFunction>>;
  /** By their names in `alarm-rules.ts`. */
  alarms: Readonly<Record<string, Alarm>>;
};

/**
 * What people feel, whichever function it comes from: calls that fail, and slow ones. `…Errors` of the function itself comes to
 * these. No alarms of their own: one for each version would cost $0.10 a function and month, and say little more.
 */
const feltByPeople = ['serverErrors', 'apiFails', 'apiSlow'] as const;

/**
 * A new version of a function gets a tenth of its calls for five minutes, and all of them only if no alarm rings meanwhile. Else
 * CodeDeploy turns every call back to the former version, and CloudFormation rolls the whole release back.
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { config, functions, alarms }: CanaryProps) {
    super(scope, id);
    if (!config.canary) return;
    const application = new LambdaApplication(this, 'Application');
    const shifted = Object.entries(functions).flatMap(([name, { fn, alias }]) => (alias ? [{ name, fn, alias }] : []));
    const role = createRole(
      this,
      config.stage,
      shifted.flatMap(({ fn, alias }) => [fn.functionArn, `${fn.functionArn}:${alias.aliasName}`]),
    );
    for (const { name, alias } of shifted) {
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        alias,
        // The CDK would add AWS's own policy, which may shift every function of the account.
        role: role.withoutPolicyUpdates(),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [...feltByPeople, `${name}Errors`].map((alarm) => need(alarms, alarm)),
      });
      group.node.addDependency(role);
    }
  }
}

function need(alarms: Readonly<Record<string, Alarm>>, name: string): Alarm {
  const alarm = alarms[name];
  if (!alarm) throw new Error(`There is no alarm ${name} in infra/aws/alarm-rules.ts, by which a release is judged.`);
  return alarm;
}

/** What CodeDeploy does for us: it looks at the alarms and moves the aliases of this stack. */
function createRole(scope: Construct, stage: string, aliasArns: string[]): Role {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    description: `Shifts calls of ${stage} to new versions`,
  });
  // CodeDeploy asks for alarms without naming them.
  role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:GetAlias', 'lambda:UpdateAlias'], resources: aliasArns }));
  // Each release has another version. AWS's own policy for CodeDeploy has this question too.
  const ofThisStack = `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${Stack.of(scope).stackName}-*`;
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:GetProvisionedConcurrencyConfig'], resources: [ofThisStack] }),
  );
  return role;
}
