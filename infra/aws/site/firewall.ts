import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
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
      rateRule(2, 'SignInAttempts', 100, '/api/auth/'),
      // A quiz is 13 calls, so 150 users behind one address can take it within five minutes.
      rateRule(3, 'ApiCalls', 2000, '/api/'),
      // Including the files of the pages: a visit is about 30.
      rateRule(4, 'AllCalls', 6000, '/'),
    ],
  });

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

const rateRule = (priority: number, name: string, limit: number, path: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'Retry-After', value: '300' }] } },
  },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: fiveMinutes,
      aggregateKeyType: 'IP',
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: path,
          // The API also answers at `/api/%61uth/login` and `/api//auth/login`.
          textTransformations: [
            { priority: 0, type: 'URL_DECODE' },
            { priority: 1, type: 'NORMALIZE_PATH' },
          ],
        },
      },
    },
  },
  visibilityConfig: visibility(name),
});
