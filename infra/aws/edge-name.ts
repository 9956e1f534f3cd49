import { Aws, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * A name for something in CloudFront, with the region in it. CloudFront's names are unique in the whole account. The
 * CDK's own names have no region, so the same stage in a second region (us-east-1 for the firewall) would fail.
 */
export const nameAtEdge = (scope: Construct, id: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${id}`;
