import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { edgeRegion, edgeStackName, stackName } from '#infra/aws/stack-name.ts';
import { product } from '#shared/product.ts';

/** Of `cdk bootstrap`, unless somebody has chosen another. The product's stack names its assets by it too. */
const qualifier = 'hnb659fds';
type CdkRole = 'deploy' | 'file-publishing' | 'cfn-exec';

export const cdkRole = (name: CdkRole, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifier}-${name}-role-${Aws.ACCOUNT_ID}-${region}`;

export const assetBucket = `arn:${Aws.PARTITION}:s3:::cdk-${qualifier}-assets-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
export const bootstrapVersion = `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter/cdk-bootstrap/${qualifier}/version`;

/** CloudFormation ends the ARN of a stack in an id of its own, which nobody knows before the stack is made. */
export const stackArn = (name: string, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:cloudformation:${region}:${Aws.ACCOUNT_ID}:stack/${name}/*`;

export const allow = (
  actions: string[],
  resources: string[],
  conditions: Record<string, Record<string, string>> = {},
): PolicyStatement => new PolicyStatement({ actions, resources, conditions });

/** What `npm run ops -- diff` compares with, and the names that deploy and journeys read from the outputs. */
export const readStacks = (stage: string): PolicyStatement =>
  allow(
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
    [stackArn(stackName(stage)), stackArn(edgeStackName(stage), edgeRegion)],
  );

/**
 * For the next secret between CloudFront and the API. CloudFormation ends its name by itself, and the key's id is not known
 * before it is made: so both are told by the stage's tags, and the key works for Secrets Manager only, which asks for it.
 */
export const rotateOriginSecret = (stage: string): PolicyStatement[] => {
  const ofStage = { 'aws:ResourceTag/product': product.id, 'aws:ResourceTag/stage': stage };
  const here = `${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  return [
    allow(
      ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
      [`arn:${Aws.PARTITION}:secretsmanager:${here}:secret:${originSecretId}-*`],
      { StringEquals: ofStage },
    ),
    allow(['kms:Decrypt', 'kms:GenerateDataKey'], [`arn:${Aws.PARTITION}:kms:${here}:key/*`], {
      StringEquals: { ...ofStage, 'kms:ViaService': `secretsmanager.${Aws.REGION}.amazonaws.com` },
    }),
  ];
};

/** CloudFormation begins the secret's name with its logical id. A test holds it equal to the one in the product's stack. */
export const originSecretId = 'OriginSecret9A421E71';
