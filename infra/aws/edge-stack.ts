import { CfnCondition, CfnOutput, CfnParameter, Fn, Stack, Tags } from 'aws-cdk-lib';
import type { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import type { Config } from './config.ts';
import { AlarmTopics, createAlarm } from './create-alarm.ts';
import { edgeRules } from './edge-alarm-rules.ts';
import { createWebAcl } from './firewall.ts';
import { edgeRegion, edgeStackName, notYet } from './stack-name.ts';

/**
 * What CloudFront reads, and where it reports, only in us-east-1: the firewall, and the alarms about the site. The product's
 * own stack may be in any region. The two learn of each other by parameters, which `npm run ops -- deploy` fills in from outputs:
 * CloudFormation knows no references between regions, and the CDK's own way puts a function with rights into both stacks.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, config: Config) {
    super(scope, edgeStackName(config.stage), {
      description: `${product.name}: firewall and alarms of CloudFront (${config.stage})`,
      env: { region: edgeRegion },
    });
    if (config.waf) new CfnOutput(this, 'FirewallArn', { value: createWebAcl(this, 'Firewall', config.stage).attrArn });
    new EdgeAlarms(this, 'EdgeAlarms', { config });
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', config.stage);
  }
}

class EdgeAlarms extends Construct {
  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    const names = siteParameters(Stack.of(this));
    // At the very first deployment the firewall is there before the site is.
    const hasSite = new CfnCondition(Stack.of(this), 'HasSite', {
      expression: Fn.conditionNot(Fn.conditionEquals(names.DistributionId, notYet)),
    });
    const topics = new AlarmTopics(this, 'Topics', { config });
    for (const [name, rule] of Object.entries(edgeRules(config, names))) {
      const alarm = createAlarm(this, name, rule, topics);
      (alarm.node.defaultChild as CfnAlarm).cfnOptions.condition = hasSite;
    }
  }
}

/** The outputs of the product's stack of the same names. */
const siteParameters = (scope: Construct) => {
  const parameter = (id: string, description: string) =>
    new CfnParameter(scope, id, { description, default: notYet }).valueAsString;
  return {
    DistributionId: parameter('DistributionId', `The site; ${notYet} until it is deployed`),
    RouterName: parameter('RouterName', 'The function of CloudFront that finds the file of a page'),
    ViewerAddressName: parameter('ViewerAddressName', 'The function of CloudFront that says who calls'),
  };
};
