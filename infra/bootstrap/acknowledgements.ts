import type { Acknowledgement } from '#infra/aws/stages/acknowledgements.ts';
import { edgeRegion, edgeStackName, stackName } from '#infra/aws/stages/stack-names.ts';
import { originSecretId } from './train-stack.ts';

const roles = /^(Deploy|Plan)Role\/DefaultPolicy\/Resource$/;
const deployRole = /^DeployRole\/DefaultPolicy\/Resource$/;

const here = '<AWS::Region>:<AWS::AccountId>';
const wide = (resource: string): string => `AwsSolutions-IAM5[Resource::${resource}]`;
const stackOf = (name: string, region = '<AWS::Region>'): string =>
  wide(`arn:<AWS::Partition>:cloudformation:${region}:<AWS::AccountId>:stack/${name}/*`);

const ofStage = (stage: string): Acknowledgement[] =>
  [stackOf(stackName(stage)), stackOf(edgeStackName(stage), edgeRegion)].map((rule) => ({
    rule,
    at: roles,
    reason: 'CloudFormation appends an id to the ARN of a stack, which is unknown before the stack is created.',
  }));

/** The rights of the release train that end in a wildcard, for the two stages of this repository, each with the reason. */
export const trainAcknowledgements: readonly Acknowledgement[] = [
  ...['dev', 'prod'].flatMap(ofStage),
  {
    rule: stackOf('CDKToolkit', edgeRegion),
    at: deployRole,
    reason: 'CloudFormation appends an id. The doctor checks whether the region is bootstrapped.',
  },
  {
    rule: stackOf('*'),
    at: deployRole,
    reason: 'Before the first deployment it searches all stacks for this stage under another product’s name.',
  },
  {
    rule: wide(`arn:<AWS::Partition>:secretsmanager:${here}:secret:${originSecretId}-*`),
    at: roles,
    reason:
      'CloudFormation generates the end of the secret’s name. A condition allows only the one with the stage’s tags.',
  },
  {
    rule: wide(`arn:<AWS::Partition>:kms:${here}:key/*`),
    at: roles,
    reason: 'The key’s id is unknown before it is created. Conditions allow the stage’s own, and only for a secret.',
  },
  {
    rule: wide('*'),
    at: deployRole,
    reason: 'Three read actions of the doctor (quotas, SES, the model) cannot be limited to resources.',
  },
  {
    rule: wide(`arn:<AWS::Partition>:ses:${here}:identity/*`),
    at: deployRole,
    reason:
      'The sender is a setting, which can change without a new bootstrap. The doctor reads whether it is verified.',
  },
  {
    rule: wide('arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*'),
    at: /^PlanRole\/DefaultPolicy\/Resource$/,
    reason: 'CloudFormation reads the template with the rights of the caller. Its name is a hash of its content.',
  },
  {
    rule: 'HIPAA.Security-IAMNoInlinePolicy',
    at: roles,
    reason: 'Each policy belongs to one role and is deleted with it. A managed policy can be attached to other roles.',
  },
];
