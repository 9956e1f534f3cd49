import { Aws, CfnRule, Fn, Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const fiveMinutes = 300;

/**
 * The firewall before CloudFront: known bad addresses, known exploits, and a limit of calls per address. Without Amazon's
 * common rule set: it refuses bodies above 8 kB and sentences that look like code, so people would lose their answers.
 * CloudFront reads firewalls from us-east-1 only, so a stack with a firewall must be there.
 */
export function createWebAcl(scope: Construct, id: string): CfnWebACL {
  new CfnRule(Stack.of(scope), 'FirewallRegion', {
    assertions: [
      {
        assert: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
        assertDescription:
          'With waf on, deploy to us-east-1: CloudFront reads firewalls from there only. Or set waf to false.',
      },
    ],
  });
  return new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    rules: [
      managedRule(0, 'AWSManagedRulesAmazonIpReputationList'),
      managedRule(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
      // Enough for a family or an office behind one address, and too few for a machine that guesses passwords.
      rateRule(2, 'SignInAttempts', 100, '/api/auth/'),
      rateRule(3, 'AllCalls', 3000, '/'),
    ],
  });
}

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples show addresses and paths.
  sampledRequestsEnabled: false,
});

const managedRule = (priority: number, name: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
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
