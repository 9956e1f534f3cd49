import { Aws, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * CloudFront is in no region: its names are unique in the account. The CDK's own leave the region out, so that a stage
 * in a second region (moving it to us-east-1 for the firewall, say) would collide with itself.
 */
export const nameAtEdge = (scope: Construct, id: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${id}`;
