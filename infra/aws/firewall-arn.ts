import { CfnParameter, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

/**
 * The firewall that CloudFront asks: your own (`webAclArn`), the one of the stack at the edge (`waf`), or none. That stack is in
 * another region, so `npm run ops -- deploy` hands its ARN over as a parameter. A later deployment by another way uses the last one.
 */
export const firewallArn = (scope: Construct, { waf, webAclArn }: Config): string | undefined => {
  if (webAclArn) return webAclArn;
  if (!waf) return undefined;
  return new CfnParameter(Stack.of(scope), 'FirewallArn', {
    description: 'The output of the same name of the stack at the edge. npm run ops -- deploy fills it in.',
    allowedPattern: 'arn:.+:global/webacl/.+',
    constraintDescription: 'With waf on, deploy by npm run ops -- deploy: it makes the firewall first.',
  }).valueAsString;
};
