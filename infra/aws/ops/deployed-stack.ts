import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { stackName } from '#infra/aws/stages/stack-names.ts';

/** A deployed stack; null if there is none. */
export const findStack = (StackName: string, region?: string): Promise<Stack | null> =>
  describeStack(StackName, region).catch(unlessMissing);

/** The outputs of a deployed stack by name; null if there is no such stack. */
export async function stackOutputs(StackName: string, region?: string): Promise<Record<string, string> | null> {
  const found = await findStack(StackName, region);
  return found && outputsOf(found);
}

/** The items of all pages of a response from AWS. */
export async function itemsOf<Page, Item>(
  pages: AsyncIterable<Page>,
  of: (page: Page) => Item[] | undefined,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...(of(page) ?? []));
  return items;
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
  const stack = await describeStack(stackName(stage));
  const outputs = outputsOf(stack);
  return {
    place: describePlace(stack.StackId),
    find: (name) => outputs[name],
    get: (name) => {
      const value = outputs[name];
      if (!value) throw new Error(`The stage ${stage} has no output ${name}. Deploy this release first.`);
      return value;
    },
  };
}

/** The template of a deployed stack as JSON; null if there is no such stack yet. */
export async function deployedTemplate(StackName: string): Promise<unknown> {
  const found = await new CloudFormationClient({}).send(new GetTemplateCommand({ StackName })).catch(unlessMissing);
  return found && JSON.parse(found.TemplateBody ?? '{}');
}

async function describeStack(StackName: string, region?: string): Promise<Stack> {
  const client = new CloudFormationClient(region ? { region } : {});
  const [found] = (await client.send(new DescribeStacksCommand({ StackName }))).Stacks ?? [];
  if (found) return found;
  throw new Error(`Stack ${StackName} does not exist`);
}

const outputsOf = ({ Outputs = [] }: Stack): Record<string, string> =>
  Object.fromEntries(Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));

/** CloudFormation has no error of its own for a missing stack. */
const unlessMissing = (error: unknown): null => {
  if (error instanceof Error && /does not exist/.test(error.message)) return null;
  throw error;
};

/** Account and region of the stack, from its ARN: a stage has the same name in every account. */
export function describePlace(stackArn = ''): string {
  const [, , , region, account] = stackArn.split(':');
  return `In account ${account}, region ${region}:`;
}
