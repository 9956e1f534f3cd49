import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** The outputs of a deployed stack by their names; null: there is no such stack. */
export async function stackOutputs(StackName: string, region?: string): Promise<Record<string, string> | null> {
  try {
    const client = new CloudFormationClient(region ? { region } : {});
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    return Object.fromEntries(
      (Stacks?.[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null;
    throw error;
  }
}
