import { Aws } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  type HttpMethod,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { type Route, type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import { createLogGroup } from './logs.ts';
import { NodeFunction } from './node-function.ts';
import type { ResultQueue } from './result-queue.ts';
import type { SharedProps } from './shared-props.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

type ApiProps = SharedProps & { signIn: SignIn; tables: Tables; resultQueue: ResultQueue };

/** What one route's function is told and allowed, and how often it may be called by everybody together. */
type Grant = {
  environment: Record<string, string>;
  allow: (fn: NodeFunction) => void;
  /** Requests a second, and how many more at once after a quiet while. */
  throttle: { rate: number; burst: number };
};

/** Forget a route and it does not compile. */
const grantsOf = ({ signIn, tables, resultQueue }: ApiProps) => {
  const submissions = { SUBMISSIONS_TABLE: tables.submissions.tableName };
  const results = { RESULTS_TABLE: tables.results.tableName };
  return {
    login: {
      environment: signIn.accountEnvironment,
      allow: (fn) => signIn.allow(fn, 'AdminInitiateAuth'),
      // Cognito signs in 120 a second for the whole account and region; register takes its share of them.
      throttle: { rate: 60, burst: 120 },
    },
    register: {
      environment: signIn.accountEnvironment,
      allow: (fn) => signIn.allow(fn, 'AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth'),
      // Cognito creates 50 users a second.
      throttle: { rate: 25, burst: 50 },
    },
    getMe: {
      environment: { ...signIn.accountEnvironment, ...signIn.tokenEnvironment },
      allow: (fn) => signIn.allow(fn, 'AdminGetUser'),
      // Cognito reads 120 users a second.
      throttle: { rate: 100, burst: 100 },
    },
    listSubmissions: {
      environment: { ...signIn.tokenEnvironment, ...submissions },
      allow: (fn) => tables.allowSubmissions(fn, 'Query'),
      throttle: { rate: 200, burst: 400 },
    },
    createSubmission: {
      environment: { ...signIn.tokenEnvironment, ...submissions, ...resultQueue.environment },
      allow: (fn) => {
        tables.allowSubmissions(fn, 'PutItem', 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      throttle: { rate: 100, burst: 200 },
    },
    getResult: {
      environment: { ...signIn.tokenEnvironment, ...submissions, ...results, ...resultQueue.environment },
      allow: (fn) => {
        tables.allowResults(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      // Everyone who waits asks every five seconds.
      throttle: { rate: 500, burst: 1000 },
    },
  } satisfies Record<RouteName, Grant>;
};

/** The HTTP API: one function, one role and one throttle per row of `shared/contract/routes.ts`. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  readonly stage: HttpStage;
  readonly functions: Readonly<Record<RouteName, NodeFunction>>;
  private readonly routes: HttpRoute[] = [];

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const grants: Record<RouteName, Grant> = grantsOf(props);
    this.httpApi = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      description: `API of ${props.config.stage}`,
    });
    const functions = routeNames.map((name) => [name, this.addRoute(name, grants[name], props)] as const);
    this.functions = Object.fromEntries(functions) as Record<RouteName, NodeFunction>;
    this.stage = this.addStage(grants, props);
  }

  /** Where CloudFront finds the API. */
  get host(): string {
    return `${this.httpApi.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  }

  private addRoute(name: RouteName, { environment, allow }: Grant, props: ApiProps): NodeFunction {
    const { method, path }: Route = routes[name];
    const fn = new NodeFunction(this, name, {
      ...props,
      name,
      description: `${method} ${path}`,
      environment,
    });
    allow(fn);
    const integration = new HttpLambdaIntegration(`${name}Integration`, fn.fn, {
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    });
    this.routes.push(...this.httpApi.addRoutes({ path, methods: [method as HttpMethod], integration }));
    return fn;
  }

  private addStage(grants: Record<RouteName, Grant>, props: ApiProps): HttpStage {
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      autoDeploy: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(createLogGroup(this, 'AccessLog', props)),
        format: accessLogFormat,
      },
    });
    const cfnStage = stage.node.defaultChild as CfnStage;
    cfnStage.routeSettings = Object.fromEntries(
      routeNames.map((name) => [
        `${routes[name].method} ${routes[name].path}`,
        // The names CloudFormation expects: this property is passed on as it is.
        { ThrottlingRateLimit: grants[name].throttle.rate, ThrottlingBurstLimit: grants[name].throttle.burst },
      ]),
    );
    // Settings for a route that does not exist yet fail the deployment.
    stage.node.addDependency(...this.routes);
    return stage;
  }
}

/** Who asked is left out: no address, no browser, no token, no query. `requestId` leads to the function's own log. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTime',
    route: '$context.routeKey',
    status: '$context.status',
    responseBytes: '$context.responseLength',
    milliseconds: '$context.responseLatency',
    functionMilliseconds: '$context.integrationLatency',
    error: '$context.integrationErrorMessage',
  }),
);
