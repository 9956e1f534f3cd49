import { Aws, Duration } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { workers } from '#functions/workers.ts';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import { NodeFunction } from './node-function.ts';
import type { SharedProps } from './shared-props.ts';
import { createUserPool } from './user-pool.ts';

const tokenLifetime = Duration.hours(signInPolicy.idTokenHours);

type UserAction =
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminInitiateAuth'
  | 'AdminUpdateUserAttributes'
  | 'AdminGetUser'
  | 'AdminDeleteUser'
  | 'ListUsers';

/**
 * The accounts. The browser never calls Cognito. Only our functions do, with the admin password flow, so that every try
 * passes the API's throttle. The tier is Lite, the cheapest, and has all that we use: $5.50 per 1,000 users a month above
 * the free 10,000 (Essentials: $15.00).
 */
export class SignIn extends Construct {
  readonly userPool: UserPool;
  /** Beside it, unused: `npm run ops -- restore --users` fills it when the pool in use is lost. */
  readonly nextUserPool?: UserPool;
  readonly tokenTrigger: NodeFunction;
  private readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, props: SharedProps) {
    super(scope, id);
    const { userPoolGeneration: generation, nextUserPool } = props.config;
    this.tokenTrigger = createTokenTrigger(this, props);
    this.userPool = createUserPool(this, generation, props.config, this.tokenTrigger);
    this.client = createClient(this.userPool);
    if (!nextUserPool) return;
    this.nextUserPool = createUserPool(this, generation + 1, props.config, this.tokenTrigger);
    createClient(this.nextUserPool);
  }

  /** For functions that check tokens. */
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

  allow(fn: NodeFunction, ...actions: UserAction[]): void {
    fn.allow(
      actions.map((action) => `cognito-idp:${action}`),
      [this.userPool.userPoolArn],
    );
  }
}

const createTokenTrigger = (scope: Construct, props: SharedProps) =>
  new NodeFunction(scope, 'PreTokenGeneration', {
    ...props,
    name: 'preTokenGeneration',
    description: workers.preTokenGeneration.description,
    environment: {},
  });

function createClient(userPool: UserPool): UserPoolClient {
  return userPool.addClient('Server', {
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    generateSecret: false,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: tokenLifetime,
    // We do not use it: the shortest life that Cognito allows.
    accessTokenValidity: Duration.minutes(5),
    // It never leaves the server. Only who holds one could call the public endpoint of this flow.
    refreshTokenValidity: Duration.days(signInPolicy.refreshTokenDays),
  });
}
