import { Aws, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DataKey, Grantee } from '#infra/aws/kms-keys.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { metricNamespace } from '#shared/contract/metrics.ts';
import type { Bundles } from './bundle-functions.ts';
import { entryOf, type FunctionName, functionSizes, logOutputOf } from './entries.ts';
import { createLogGroup } from './log-groups.ts';

/** What nearly every construct of the stack needs. */
export type SharedProps = { config: Config; bundles: Bundles; dataKey: DataKey };

/**
 * The functions with a canary: those in the path of every quiz. They get nearly all calls, so a tenth of these within
 * the bake is significant. Functions for passwords, links for doctors or bounces get a few calls an hour, so a canary
 * would see nothing. These change all at once, as do the sweeper, because two versions would undo each other's work,
 * and the probe, which detects a bad release.
 *
 * A canary notices a worker that crashes or times out, but not a failing job, because that goes back to its queue, and
 * nine of ten attempts reach the previous version.
 */
const shifted: readonly FunctionName[] = [
  'session',
  'register',
  'addressProofs',
  'ownResults',
  'createSubmission',
  'preTokenGeneration',
  'generateResults',
  'sendEffects',
  'handleAccountJobs',
];

/**
 * Erasing an account, and undoing or declining an address, must work even during a flood of other calls. All functions of
 * an account share its concurrency, except what is reserved.
 */
const waysOut: readonly FunctionName[] = ['eraseMe', 'undoAddress', 'declineAddress'];
const runsEach = 5;

/** How much of the account's concurrency a stage reserves. */
export const reservedRunsOf = ({ reservedRuns }: Pick<Config, 'reservedRuns'>): number =>
  reservedRuns ? waysOut.length * runsEach : 0;

export const isShifted = (name: FunctionName): boolean => shifted.includes(name);

/**
 * Puts the rights of a function, or of an AWS service, into the role itself. The CDK would add a separate policy resource for
 * each function, and a stack is limited to 500 resources.
 */
export class FunctionRole extends Role {
  private readonly rights: PolicyDocument;

  constructor(scope: Construct, id: string, description: string, service = 'lambda.amazonaws.com') {
    const rights = new PolicyDocument();
    const assumedBy = new ServicePrincipal(service);
    super(scope, id, { assumedBy, description, inlinePolicies: { Own: rights } });
    this.rights = rights;
  }

  allow(actions: string[], resources: string[], conditions: Record<string, Record<string, unknown>> = {}): void {
    this.addToPolicy(new PolicyStatement({ actions, resources, conditions }));
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

type NodeFunctionProps = SharedProps & {
  name: FunctionName;
  description: string;
  environment: Record<string, string>;
  /** The queue for events that failed every retry. Only for functions that are called asynchronously. */
  deadLetters?: IQueue;
};

/**
 * One Lambda from one entry. At first its role may only write its own log, whereas AWS's managed basic policy allows writing
 * every log group of the account.
 */
export class NodeFunction extends Construct implements Grantee {
  readonly fn: LambdaFunction;
  /** The alias by which releases are shifted. */
  readonly alias?: Alias;
  readonly role: FunctionRole;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { config, bundles, name, description, environment, deadLetters, dataKey } = props;
    const entry = entryOf(name);
    const { memoryMb, timeoutSeconds } = functionSizes[name];
    const bundle = bundles[entry];
    if (!bundle) throw new Error(`There is no bundle of ${entry}, but ${this.node.path} runs it.`);
    this.role = new FunctionRole(this, 'Role', `What ${entry} may do in ${config.stage}`);
    const logGroup = createLogGroup(this, 'Log', props);
    logGroup.grantWrite(this.role);
    // On the stack, so that the output has the name that operators type.
    new CfnOutput(Stack.of(this), logOutputOf(name), { value: logGroup.logGroupName });
    this.fn = new LambdaFunction(this, 'Function', {
      description,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      environment: { METRIC_NAMESPACE: metricNamespace(config.stage), ...environment },
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      ...(config.reservedRuns && waysOut.includes(name) && { reservedConcurrentExecutions: runsEach }),
      tracing: config.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(deadLetters && { deadLetterQueue: deadLetters, retryAttempts: 2 }),
    });
    for (const arn of secretsIn(environment)) {
      this.allow(['secretsmanager:GetSecretValue'], [arn]);
      this.allow(['kms:Decrypt'], [dataKey.key.keyArn], {
        StringEquals: { 'kms:ViaService': `secretsmanager.${Aws.REGION}.amazonaws.com` },
      });
    }
    if (isShifted(name)) this.alias = new Alias(this, 'Live', { aliasName: 'live', version: this.fn.currentVersion });
  }

  /** The target for every caller of the function. A caller that bypassed it would bypass the canary. */
  get called(): IFunction {
    return this.alias ?? this.fn;
  }

  allow(...right: Parameters<FunctionRole['allow']>): void {
    this.role.allow(...right);
  }

  /** Allows actions of one service, by their names, on one resource. */
  allowEach(service: string, actions: readonly string[], resource: string): void {
    const named = actions.map((action) => `${service}:${action}`);
    this.allow(named, [resource]);
  }
}

/**
 * The ARNs of the secrets that a function reads at its cold start (functions/adapters/secret-keys.ts). It may read
 * those that its environment names.
 */
const secretsIn = (environment: Readonly<Record<string, string>>): string[] =>
  Object.entries(environment).flatMap(([name, value]) => (name.endsWith('_SECRET_ARN') ? [value] : []));

/** The ARN of a resource in this account and region. */
export const arnHere = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;
