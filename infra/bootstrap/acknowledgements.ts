import { type Acknowledgement, accepted } from '#infra/aws/stages/acknowledgements.ts';
import { edgeRegion, edgeStackName, qualifierOf, stackName, toolkitName } from '#infra/aws/stages/stack-names.ts';
import { originSecretId } from './train-stack.ts';

const here = '<AWS::Region>:<AWS::AccountId>';
const wide = (resource: string): string => `AwsSolutions-IAM5[Resource::${resource}]`;
const stackOf = (name: string, region = '<AWS::Region>'): string =>
  wide(`arn:<AWS::Partition>:cloudformation:${region}:<AWS::AccountId>:stack/${name}/*`);

const appendsId = 'CloudFormation appends an id to the ARN of a stack, which is unknown before the stack is created.';
const ofStage = (stage: string) => ({
  [stackOf(stackName(stage))]: appendsId,
  [stackOf(edgeStackName(stage), edgeRegion)]: appendsId,
});

/** The rights of the release train that end in a wildcard, for the two stages of this repository, each with the reason. */
export const trainAcknowledgements: readonly Acknowledgement[] = [
  ...accepted(/^(Deploy|Plan)Role\/DefaultPolicy\/Resource$/, {
    ...ofStage('dev'),
    ...ofStage('prod'),
    [wide(`arn:<AWS::Partition>:secretsmanager:${here}:secret:${originSecretId}-*`)]:
      'CloudFormation generates the end of the secret’s name. A condition allows only the one with the stage’s tags.',
    [wide(`arn:<AWS::Partition>:kms:${here}:key/*`)]:
      'The key’s id is unknown before it is created. Conditions allow the stage’s own, and only for a secret.',
    ...Object.fromEntries(
      ['dev', 'prod'].flatMap((stage) =>
        ['<AWS::Region>', edgeRegion].map((region) => [
          wide(`arn:<AWS::Partition>:s3:::cdk-${qualifierOf(stage)}-assets-<AWS::AccountId>-${region}/*`),
          'CloudFormation reads the template with the rights of the caller, and the release compares what the plan named. Names are hashes of the content.',
        ]),
      ),
    ),
    'HIPAA.Security-IAMNoInlinePolicy':
      'Each policy belongs to one role and is deleted with it. A managed policy can be attached to other roles.',
  }),
  ...accepted(/^DeployRole\/DefaultPolicy\/Resource$/, {
    ...Object.fromEntries(
      ['dev', 'prod'].map((stage) => [
        stackOf(toolkitName(stage), edgeRegion),
        'CloudFormation appends an id. The doctor checks whether the region is bootstrapped.',
      ]),
    ),
    [stackOf('*')]: 'Before the first deployment it searches all stacks for this stage under another product’s name.',
    [wide('*')]: 'Three read actions of the doctor (quotas, SES, the model) cannot be limited to resources.',
    [wide(`arn:<AWS::Partition>:ses:${here}:identity/*`)]:
      'The sender is a setting, which can change without a new bootstrap. The doctor reads whether it is verified.',
  }),
];
