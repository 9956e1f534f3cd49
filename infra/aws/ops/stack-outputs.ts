import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';

/** The outputs of a deployed stack by their names; null: there is no such stack. */
export async function stackOutputs(StackName: string, region?: string): Promise<Record<string, string> | null> {
  const found = await findStack(StackName, region);
  if (!found) return null;
  return Object.fromEntries(
    (found.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}

/** Whether a stack has ever been deployed. One that was only planned is an empty shell. */
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
