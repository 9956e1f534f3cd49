import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { stackName } from '#infra/aws/stages/stack-names.ts';

/** The outputs of a deployed stack by name; null if there is no such stack. */
export async function stackOutputs(StackName: string, region?: string): Promise<Record<string, string> | null> {
  const found = await findStack(StackName, region);
  if (!found) return null;
  return Object.fromEntries(
    (found.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}

/** True if a stack has ever been deployed. One that was only planned is an empty shell. */
export async function isThere(StackName: string): Promise<boolean> {
  const found = await findStack(StackName);
  return found !== null && found.StackStatus !== 'REVIEW_IN_PROGRESS';
}

async function findStack(StackName: string, region?: string): Promise<Stack | null> {
  try {
    const client = new CloudFormationClient(region ? { region } : {});
    return (await client.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0] ?? null;
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null;
    throw error;
  }
}

/** The outputs of a stage's last deployment. */
export type StageOutputs = {
  /** Account and region, for the operator to check before they confirm. */
  readonly place: string;
  /** Throws a sentence if this release's stack has not been deployed yet. */
  readonly get: (name: string) => string;
  readonly find: (name: string) => string | undefined;
};

/** Reads the outputs. Fails with a sentence if credentials, a region or the stack are missing. */
export async function readOutputs(stage: string): Promise<StageOutputs> {
  const { Stacks } = await new CloudFormationClient({}).send(
    new DescribeStacksCommand({ StackName: stackName(stage) }),
  );
  const outputs = new Map((Stacks?.[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  return {
    place: describePlace(Stacks?.[0]?.StackId),
    find: (name) => outputs.get(name),
    get: (name) => {
      const value = outputs.get(name);
      if (!value) throw new Error(`The stage ${stage} has no output ${name}. Deploy this release first.`);
      return value;
    },
  };
}

/** The template of a deployed stack as JSON; null if there is no such stack yet. */
export async function deployedTemplate(StackName: string): Promise<unknown> {
  try {
    const { TemplateBody = '{}' } = await new CloudFormationClient({}).send(new GetTemplateCommand({ StackName }));
    return JSON.parse(TemplateBody);
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null;
    throw error;
  }
}

/** Account and region of the stack, from its ARN: a stage has the same name in every account. */
export function describePlace(stackArn = ''): string {
  const [, , , region, account] = stackArn.split(':');
  return `In account ${account}, region ${region}:`;
}
