import { CloudFormationClient, paginateDescribeStacks, type Stack } from '@aws-sdk/client-cloudformation';
import { product } from '#shared/product.ts';

type Found = Pick<Stack, 'StackName' | 'Tags' | 'Outputs'>;

/** The stack of this stage under another `product.id`, if there is one: it is one of ours if it has our tags and tables. */
export const stackOfOtherProduct = (stacks: readonly Found[], stage: string, id: string): string | null => {
  const tag = ({ Tags = [] }: Found, key: string) => Tags.find(({ Key }) => Key === key)?.Value;
  const other = stacks.find(
    (stack) =>
      tag(stack, 'stage') === stage &&
      tag(stack, 'product') !== undefined &&
      tag(stack, 'product') !== id &&
      stack.Outputs?.some(({ OutputKey }) => OutputKey === 'SubmissionsTableName'),
  );
  return other?.StackName ?? null;
};

export const sentenceAboutOther = (other: string, name: string): string =>
  `This stage is the stack ${other} already, and product.id in shared/product.ts would make a second, empty one (${name}) beside ` +
  'it. Set product.id back: the name that people see is product.name. If a second product is meant, say so: ' +
  `--confirm ${name}`;

/** Looks through the stacks of account and region. Only asked before a stack is made. */
export async function findOtherProduct(stage: string): Promise<string | null> {
  const stacks: Found[] = [];
  for await (const { Stacks } of paginateDescribeStacks({ client: new CloudFormationClient({}) }, {}))
    stacks.push(...(Stacks ?? []));
  return stackOfOtherProduct(stacks, stage, product.id);
}
