import { CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { OidcProviderNative, type PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '#infra/aws/config.ts';
import { trainStackName } from '#infra/aws/stack-name.ts';
import { product } from '#shared/product.ts';
import { deployRights } from './deploy-rights.ts';
import { audience, issuer, jobsOf } from './github.ts';
import { planRights } from './plan-rights.ts';

export type Train = {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The ARN of GitHub's provider, where the account has one: there can be one only. Blank: the stack makes it. */
  readonly provider: string;
};

/**
 * Which jobs of GitHub may deploy a stage, without any stored secret. A stack of its own, made once by a person: the train
 * must not be able to change what the train may do by what it deploys. A CDK stack and not a template by hand, so that the
 * names come from where the product's stack has them, and the same tests and the same cdk-nag read it.
 */
export class TrainStack extends Stack {
  constructor(scope: Construct, config: Config, { repository, provider }: Train) {
    const { stage } = config;
    super(scope, trainStackName(stage), {
      description: `${product.name}: what the release train of ${repository} may do (${stage})`,
      terminationProtection: config.production,
    });
    const providerArn = provider || this.createProvider();
    const addRole = (id: string, environment: string, description: string, rights: PolicyStatement[]) => {
      const role = new Role(this, id, { assumedBy: jobsOf(providerArn, repository, environment), description });
      for (const right of rights) role.addToPolicy(right);
      new CfnOutput(this, `${id}Arn`, {
        description: `AWS_ROLE of the environment ${environment}`,
        value: role.roleArn,
      });
    };
    addRole('DeployRole', stage, `Deploys ${stage}`, deployRights(stage));
    // Before a person has said yes, the train may look and write down a plan. Only production waits for that.
    if (config.production) addRole('PlanRole', `${stage}-plan`, `Plans a release of ${stage}`, planRights(stage));
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', stage);
  }

  /** AWS checks GitHub's certificate by itself: no thumbprint. It stays with the account, because other stages use it. */
  private createProvider(): string {
    const made = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: [audience],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, 'ProviderArn', { value: made.oidcProviderArn });
    return made.oidcProviderArn;
  }
}
