import { Aws, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpIntegrationType,
  type HttpMethod,
  type HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { declarations } from '#functions/endpoints.ts';
import { logOutputOf } from '#infra/aws/functions/entries.ts';
import { metricNamespace } from '#shared/contract/metrics.ts';
import type { Route } from '#shared/contract/route.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { type ApiFunctionName, apiFunctionNames, endpointsOf } from './functions/entries.ts';
import { type GrantSources, grantFor, rightsOf } from './functions/grants.ts';
import { createLogGroup } from './functions/log-groups.ts';
import { FunctionRole, NodeFunction, type SharedProps } from './functions/node-function.ts';

const metricName = 'RefusedAsTooMany';
const byRoute = 'Route';

/**
 * Counts responses with 429, in total and by route. Reads the access log, because API Gateway throttles before a
 * function runs, and has no metric for a single status. A path that matches no route has no route in the log, so it
 * counts only in the total.
 */
function countRefusals(scope: Construct, stage: string, logGroup: LogGroup): void {
  const filterPattern = FilterPattern.stringValue('$.status', '=', '429');
  const counted = { logGroup, filterPattern, metricNamespace: metricNamespace(stage), metricName, metricValue: '1' };
  new MetricFilter(scope, 'All', counted);
  new MetricFilter(scope, 'ByRoute', { ...counted, dimensions: { [byRoute]: '$.route' } });
}

export const refusedAsTooMany = (stage: string): Metric =>
  new Metric({ namespace: metricNamespace(stage), metricName, statistic: Stats.SUM, period: Duration.minutes(5) });

/** One line for each route that refused a call. Alarms do not support search expressions, graphs do. */
export const refusedByRoute = (stage: string): string =>
  `SEARCH('{"${metricNamespace(stage)}",${byRoute}} MetricName="${metricName}"', 'Sum', 300)`;

type ApiProps = SharedProps & { sources: GrantSources };

/**
 * The HTTP API that `functions/` declares: a throttle for each endpoint, and one function and role for endpoints with the same
 * rights.
 *
 * Each route is a resource. One OpenAPI document as the API's `Body` would save sixty of the stack's 500 resources, but then
 * CloudFormation removes a route before the stage's throttle for it, and the deployment fails (aws/serverless-application-model,
 * issue 1939), as would the rollback of a release that adds one.
 */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  readonly stage: HttpStage;
  readonly functions: Readonly<Record<ApiFunctionName, NodeFunction>>;
  private readonly routes: HttpRoute[] = [];
  private readonly caller: FunctionRole;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.httpApi = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      description: `API of ${props.config.stage}`,
    });
    const whatFor = `Calls the functions of the API of ${props.config.stage}`;
    this.caller = new FunctionRole(this, 'Caller', whatFor, 'apigateway.amazonaws.com');
    const functions = apiFunctionNames.map((name) => [name, this.addFunction(name, props)] as const);
    this.functions = Object.fromEntries(functions) as Record<ApiFunctionName, NodeFunction>;
    this.stage = this.addStage(props);
  }

  /**
   * The aliases by which releases are shifted. The shift must be done before the site names new pages and CloudFront
   * sends a new secret.
   */
  get aliases(): Alias[] {
    return Object.values(this.functions).flatMap(({ alias }) => alias ?? []);
  }

  /** The API's host name, for CloudFront. */
  get host(): string {
    return `${this.httpApi.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  }

  private addFunction(name: ApiFunctionName, props: ApiProps): NodeFunction {
    const served = endpointsOf[name].map(({ route }) => route);
    const { environment, allow } = grantFor(rightsOf(endpointsOf[name]), props.sources);
    const fn = new NodeFunction(this, name, {
      ...props,
      name,
      description: served.map(({ method, path }) => `${method} ${path}`).join(', '),
      environment: { ...props.sources.originSecret.environment, ...environment },
    });
    allow(fn);
    this.caller.allow(['lambda:InvokeFunction'], [fn.called.functionArn]);
    const integration = new FunctionOfRoute(`${name}Integration`, fn.called, this.caller);
    for (const route of served) {
      const methods = methodsOf(route) as HttpMethod[];
      this.routes.push(...this.httpApi.addRoutes({ path: route.path, methods, integration }));
    }
    return fn;
  }

  private addStage(props: ApiProps): HttpStage {
    const accessLog = createLogGroup(this, 'AccessLog', props);
    countRefusals(new Construct(this, 'RefusedCalls'), props.config.stage, accessLog);
    new CfnOutput(Stack.of(this), logOutputOf('apiAccess'), { value: accessLog.logGroupName });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      autoDeploy: true,
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat },
    });
    const cfnStage = stage.node.defaultChild as CfnStage;
    cfnStage.routeSettings = Object.fromEntries(
      routeNames.flatMap((name) =>
        methodsOf(routes[name]).map((method) => [
          `${method} ${routes[name].path}`,
          // In CloudFormation's spelling, because the CDK passes this property on unchanged.
          {
            ThrottlingRateLimit: declarations[name].throttle.rate * props.config.throttleTimes,
            ThrottlingBurstLimit: declarations[name].throttle.burst * props.config.throttleTimes,
          },
        ]),
      ),
    );
    // A deployment fails if the settings name a route that does not exist yet.
    stage.node.addDependency(...this.routes);
    return stage;
  }
}

/**
 * The CDK's own integration adds a permission to each function, and a stack is limited to 500 resources. One role that
 * may call all functions replaces these permissions.
 */
class FunctionOfRoute extends HttpRouteIntegration {
  private readonly settings: HttpRouteIntegrationConfig;

  constructor(id: string, fn: IFunction, caller: Role) {
    super(id);
    this.settings = {
      type: HttpIntegrationType.AWS_PROXY,
      uri: fn.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(caller),
    };
  }

  override bind(): HttpRouteIntegrationConfig {
    return this.settings;
  }
}

/** A cross-origin page sends a preflight (OPTIONS); the route's own function answers it. */
const methodsOf = ({ method, anyOrigin }: Route): string[] => (anyOrigin ? [method, 'OPTIONS'] : [method]);

/** No personal data: no address, no browser, no token, no query. `requestId` leads to the function's own log. */
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
