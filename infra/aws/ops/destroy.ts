/** `npm run destroy -- --stage dev`: asks, deletes the stage, and says what was deleted and what stays. */
import { fileURLToPath } from 'node:url';
import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  ListStackResourcesCommand,
  paginateDescribeStackEvents,
  type StackEvent,
  type StackResourceSummary,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { stackName } from '#infra/aws/stack-name.ts';
import { ask } from './ask.ts';
import { printsHelp } from './cdk-words.ts';
import { deleteEdge } from './delete-edge.ts';
import { explainRefusal } from './explain-refusal.ts';
import { describeLoss, describePlace, isConfirmed, retainedResources } from './retained.ts';
import { readOnlyOurs } from './stage.ts';

const cloudFormation = new CloudFormationClient({});

async function destroy(given: readonly string[]): Promise<string> {
  const { stage, confirm } = readOnlyOurs('destroy', given);
  if (!stage) throw new Error('Say which stage to delete: npm run destroy -- --stage dev. There is no default.');
  const name = stackName(stage);
  const { kept, count, where } = await readStack(name);
  console.log(`${where}\n${describeLoss(name, count, kept)}`);
  const answer = confirm ?? (await ask(`Type ${name} to go on: `));
  if (!isConfirmed(name, answer)) return 'Nothing was deleted.';
  // Production is protected against deletion. The typed name is the second step that lifts this.
  await cloudFormation.send(
    new UpdateTerminationProtectionCommand({ StackName: name, EnableTerminationProtection: false }),
  );
  await cloudFormation.send(new DeleteStackCommand({ StackName: name }));
  console.log('Deleting. CloudFront takes some minutes …');
  const { state } = await waitUntilStackDeleteComplete(
    { client: cloudFormation, maxWaitTime: 3600, minDelay: 10 },
    { StackName: name },
  ).catch(() => ({ state: 'FAILURE' }));
  if (state !== 'SUCCESS') throw new Error(`${name} could not be deleted completely.\n${await failures(name)}`);
  await deleteEdge(stage);
  return kept.length === 0
    ? `${name} is deleted, with all its data and logs.`
    : `${name} is deleted. These resources stay:\n${listed(kept)}`;
}

const listed = (kept: readonly string[]) => kept.map((resource) => `- ${resource}`).join('\n');

async function readStack(name: string): Promise<{ kept: string[]; count: number; where: string }> {
  const { Stacks } = await cloudFormation.send(new DescribeStacksCommand({ StackName: name }));
  const { TemplateBody = '{}' } = await cloudFormation.send(new GetTemplateCommand({ StackName: name }));
  const resources: StackResourceSummary[] = [];
  let from: string | undefined;
  do {
    const page = await cloudFormation.send(
      new ListStackResourcesCommand({ StackName: name, ...(from && { NextToken: from }) }),
    );
    resources.push(...(page.StackResourceSummaries ?? []));
    from = page.NextToken;
  } while (from);
  return {
    kept: retainedResources(JSON.parse(TemplateBody), resources),
    count: resources.length,
    where: describePlace(Stacks?.[0]?.StackId),
  };
}

async function failures(name: string): Promise<string> {
  const events: StackEvent[] = [];
  // The newest come first, a hundred a page, so an early failure is on a later page.
  for await (const { StackEvents } of paginateDescribeStackEvents({ client: cloudFormation }, { StackName: name }))
    events.push(...(StackEvents ?? []));
  return events
    .filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED')
    .map(({ LogicalResourceId, ResourceStatusReason }) => `- ${LogicalResourceId}: ${ResourceStatusReason}`)
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  try {
    if (!printsHelp('destroy', given)) console.log(await destroy(given));
  } catch (error) {
    console.error(explainRefusal(error));
    process.exitCode = 1;
  }
}
