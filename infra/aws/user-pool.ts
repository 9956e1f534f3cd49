import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import type { Config } from './config.ts';
import type { NodeFunction } from './node-function.ts';

/** The user pool of a generation. The first one keeps the name that it always had: another name would mean an empty pool. */
export function createUserPool(
  scope: Construct,
  generation: number,
  { production }: Config,
  tokenTrigger: NodeFunction,
): UserPool {
  const pool = new UserPool(scope, generation === 1 ? 'Users' : `Users${generation}`, {
    featurePlan: FeaturePlan.LITE,
    selfSignUpEnabled: false,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    standardAttributes: { email: { required: true, mutable: true } },
    // Length is the only rule, as NIST SP 800-63B advises: rules about kinds of characters make passwords worse.
    passwordPolicy: {
      minLength: signInPolicy.minPasswordLength,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
      // A person can finish a registration that stopped half-way within this time. After it, nobody could use the
      // address any more, so it is the longest that Cognito allows. The default is a week.
      tempPasswordValidity: Duration.days(365),
    },
    mfa: Mfa.OFF,
    accountRecovery: AccountRecovery.NONE,
    deletionProtection: production,
    removalPolicy: production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  if (generation === 1) pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION, tokenTrigger.called);
  else addTrigger(pool, generation, tokenTrigger);
  return pool;
}

/** As the CDK does, which can do it once for each function: its permission has one name there. */
function addTrigger(pool: UserPool, generation: number, { called }: NodeFunction): void {
  (pool.node.defaultChild as CfnUserPool).lambdaConfig = { preTokenGeneration: called.functionArn };
  called.addPermission(`PreTokenGenerationCognito${generation}`, {
    principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
    sourceArn: pool.userPoolArn,
  });
}
