import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { declarations } from '#functions/endpoints.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';

const fiveMinutes = 300;

/** The stages of an account share one metric namespace. */
export const firewallMetricName = (stage: string): string => `${stackName(stage)}-firewall`;

/**
 * The firewall before CloudFront: known bad addresses, known exploits in URLs and headers, and rate limits by address. It
 * inspects nothing that users type. So it leaves out Amazon's common rule set, which blocks bodies above 8 kB and sentences
 * that look like code: users would lose their answers. The body rules of the known-exploits set only count.
 */
export const createWebAcl = (scope: Construct, id: string, stage: string): CfnWebACL =>
  new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility(firewallMetricName(stage)),
    rules: [
      managedRule(0, 'AWSManagedRulesAmazonIpReputationList'),
      managedRule(1, 'AWSManagedRulesKnownBadInputsRuleSet', [
        'JavaDeserializationRCE_BODY',
        'Log4JRCE_BODY',
        'ReactJSRCE_BODY',
      ]),
      // Logging in, registering, requesting help. Enough for a family or an office behind one address, too few to brute-force
      // passwords.
      rateRule(2, 'SignInAttempts', 100, below('/api/auth/')),
      // A quiz is 13 calls, so 150 users behind one address can take it within five minutes.
      rateRule(3, 'ApiCalls', 2000, below('/api/')),
      // Including the files of the pages: a visit is about 30.
      rateRule(4, 'AllCalls', 6000, below('/')),
      ...routeRules(5),
    ],
  });

type Statement = CfnWebACL.StatementProperty;

/**
 * The limits by address that routes declare. A route's throttle counts all callers together, before any token is read,
 * so without these limits one address could use it up for everyone. Each path is counted separately, but paths with a
 * part in braces are counted together, because a caller could vary that part.
 */
const routeRules = (firstPriority: number): CfnWebACL.RuleProperty[] => {
  const limited = Object.values<DeclaredRoute>(declarations).flatMap(({ path, addressLimit }) =>
    addressLimit === undefined ? [] : [{ path, addressLimit, isVaried: path.includes('{') }],
  );
  const rules = Map.groupBy(limited, ({ addressLimit, isVaried }) => `${isVaried ? 'Varied' : 'Each'}${addressLimit}`);
  return [...rules].flatMap(([name, routes], index) => {
    const [first] = routes;
    if (!first) return [];
    const paths = [...new Set(routes.map(({ path, isVaried }) => (isVaried ? (path.split('{')[0] ?? path) : path)))];
    const matches = paths.map((path) => (first.isVaried ? below(path) : exactly(path)));
    const scope = matches[1] ? { orStatement: { statements: matches } } : matches[0];
    if (!scope) return [];
    const keys = first.isVaried ? undefined : [{ ip: {} }, { uriPath: { textTransformations } }];
    return rateRule(firstPriority + index, name, first.addressLimit, scope, keys);
  });
};

/** The API also responds at `/api/%61uth/login` and `/api//auth/login`. */
const textTransformations = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

const pathIs = (positionalConstraint: 'STARTS_WITH' | 'EXACTLY', searchString: string): Statement => ({
  byteMatchStatement: { fieldToMatch: { uriPath: {} }, positionalConstraint, searchString, textTransformations },
});
const below = (path: string): Statement => pathIs('STARTS_WITH', path);
const exactly = (path: string): Statement => pathIs('EXACTLY', path);

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show addresses and paths.
  sampledRequestsEnabled: false,
});

const managedRule = (priority: number, name: string, countOnly: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

const rateRule = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement: Statement,
  customKeys?: CfnWebACL.RateBasedStatementCustomKeyProperty[],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'Retry-After', value: '300' }] } },
  },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: fiveMinutes,
      scopeDownStatement,
      ...(customKeys ? { aggregateKeyType: 'CUSTOM_KEYS', customKeys } : { aggregateKeyType: 'IP' }),
    },
  },
  visibilityConfig: visibility(name),
});
