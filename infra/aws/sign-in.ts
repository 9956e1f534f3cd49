import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Rights } from '#functions/edge/rights.ts';
import { workers } from '#functions/workers.ts';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import { NodeFunction, type SharedProps } from './functions/node-function.ts';
import type { Config } from './stages/config.ts';

/** The user pool of a generation. The first one keeps its original name, because another name would mean an empty pool. */
function createUserPool(
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
    // The CDK's default would let Cognito mail codes of its own, even to an address that was removed. Our own mails
    // confirm addresses.
    autoVerify: { email: false },
    standardAttributes: { email: { required: true, mutable: true } },
    // Length is the only rule, as NIST SP 800-63B advises, because composition rules lead to worse passwords.
    passwordPolicy: {
      minLength: signInPolicy.minPasswordLength,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
      // How long a user can finish a registration that stopped half-way. After that the address could no longer be
      // used, so this is Cognito's maximum. The default is a week.
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

/** Like the CDK's own method, which works only once for each function, because its permission has a fixed construct id. */
function addTrigger(pool: UserPool, generation: number, { called }: NodeFunction): void {
  (pool.node.defaultChild as CfnUserPool).lambdaConfig = { preTokenGeneration: called.functionArn };
  called.addPermission(`PreTokenGenerationCognito${generation}`, {
    principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
    sourceArn: pool.userPoolArn,
  });
}

/**
 * The accounts. The browser never calls Cognito. Only our functions do, with the admin password flow, so that every
 * attempt passes the API's throttle. The Lite tier is the cheapest and has everything that we use: $5.50 per 1,000
 * users a month above the free 10,000 (Essentials: $15.00).
 */
export class SignIn extends Construct {
  readonly userPool: UserPool;
  /** A second, unused pool, which `npm run ops -- restore --users` fills if the pool in use is lost. */
  readonly nextUserPool?: UserPool;
  readonly tokenTrigger: NodeFunction;
  private readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, props: SharedProps) {
    super(scope, id);
    const { userPoolGeneration: generation, nextUserPool } = props.config;
    this.tokenTrigger = new NodeFunction(this, 'PreTokenGeneration', {
      ...props,
      name: 'preTokenGeneration',
      description: workers.preTokenGeneration.description,
      environment: {},
    });
    this.userPool = createUserPool(this, generation, props.config, this.tokenTrigger);
    this.client = createClient(this.userPool);
    if (!nextUserPool) return;
    this.nextUserPool = createUserPool(this, generation + 1, props.config, this.tokenTrigger);
    createClient(this.nextUserPool);
  }

  /** For functions that verify tokens. */
  get tokenEnvironment(): Record<string, string> {
    return {
      TOKEN_ISSUER: `https://cognito-idp.${Aws.REGION}.amazonaws.com/${this.userPool.userPoolId}`,
      USER_POOL_CLIENT_ID: this.client.userPoolClientId,
    };
  }

  /** For functions that create or look up accounts. */
  get accountEnvironment(): Record<string, string> {
    return { USER_POOL_ID: this.userPool.userPoolId, USER_POOL_CLIENT_ID: this.client.userPoolClientId };
  }

  allow(fn: NodeFunction, ...actions: NonNullable<Rights['userPool']>): void {
    fn.allowEach('cognito-idp', actions, this.userPool.userPoolArn);
  }
}

function createClient(userPool: UserPool): UserPoolClient {
  return userPool.addClient('Server', {
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    generateSecret: false,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: Duration.hours(signInPolicy.idTokenHours),
    // Unused, so it has the shortest lifetime that Cognito allows.
    accessTokenValidity: Duration.minutes(5),
    // It never leaves the server. The public endpoint of this flow can be called only with it.
    refreshTokenValidity: Duration.days(signInPolicy.refreshTokenDays),
  });
}
