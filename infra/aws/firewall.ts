import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { stackName } from './stack-names.ts';

const fiveMinutes = 300;

/** The stages of an account share one list of metrics. */
export const firewallMetricName = (stage: string): string => `${stackName(stage)}-firewall`;

/**
 * The firewall before CloudFront: known bad addresses, known exploits in addresses and headers, and limits of calls from one
 * address. It judges nothing that people type. So Amazon's common rule set is not in it: that refuses bodies above 8 kB and
 * sentences that look like code, and people would lose their answers. Of the set of known exploits the rules about bodies
 * count only.
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
      // Signing in, registering, asking for help. Enough for a family or an office behind one address, and too few for a
      // machine that guesses passwords.
      rateRule(2, 'SignInAttempts', 100, '/api/auth/'),
      // A quiz is 13 calls, so 150 people behind one address can take it within five minutes.
      rateRule(3, 'ApiCalls', 2000, '/api/'),
      // With the files of the pages: a visit is about 30.
      rateRule(4, 'AllCalls', 6000, '/'),
    ],
  });

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples show addresses and paths.
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
