import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { stackName } from '#infra/aws/stack-name.ts';
import { describePlace } from './retained.ts';

/** What the last deployment of a stage has printed. */
export type StageOutputs = {
  /** Account and region, for a person to see before they say yes. */
  readonly place: string;
  /** Throws a sentence when this release's stack has not been deployed yet. */
  readonly get: (name: string) => string;
  readonly find: (name: string) => string | undefined;
};

/** Reads them, and with them whether there are credentials, a region and such a stack. */
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
