import {
  CloudFormationClient,
  DeleteStackCommand,
  paginateDescribeStackEvents,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { type Call, type Command, option } from '#infra/aws/ops/command.ts';
import { deployedTemplate, itemsOf, readOutputs, stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { edgeRegion, edgeStackName, stackName } from '#infra/aws/stages/stack-names.ts';
import { emptyVault } from './empty-vault.ts';

const cloudFormation = new CloudFormationClient({});

async function destroy(call: Call): Promise<string> {
  const { stage, print, isConfirmed } = call;
  const name = stackName(stage);
  const { place } = await readOutputs(stage);
  const template = (await deployedTemplate(name)) as Template;
  const resources = await itemsOf(
    paginateListStackResources({ client: cloudFormation }, { StackName: name }),
    ({ StackResourceSummaries }) => StackResourceSummaries,
  );
  const kept = retainedResources(template, resources);
  print(`${place}\n${describeLoss(name, resources.length, kept)}`);
  if (!(await isConfirmed(name))) return 'Nothing was deleted.';
  // Production is protected against deletion. Typing the name is the second step, which lifts this.
  await cloudFormation.send(
    new UpdateTerminationProtectionCommand({ StackName: name, EnableTerminationProtection: false }),
  );
  for (const vault of deletedVaults(template, resources)) await emptyVault(vault, call);
  await cloudFormation.send(new DeleteStackCommand({ StackName: name }));
  print('Deleting. CloudFront takes some minutes …');
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

async function failures(name: string): Promise<string> {
  // Events come newest first, a hundred a page, so an early failure is on a later page.
  const pages = paginateDescribeStackEvents({ client: cloudFormation }, { StackName: name });
  return (await itemsOf(pages, ({ StackEvents }) => StackEvents))
    .filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED')
    .map(({ LogicalResourceId, ResourceStatusReason }) => `- ${LogicalResourceId}: ${ResourceStatusReason}`)
    .join('\n');
}

export const destroyStage: Command = {
  word: 'destroy',
  does: 'deletes a stage after a confirmation, and lists what stays',
  examples: ['npm run ops -- destroy --stage dev'],
  options: { stage: option.stage, confirm: option.confirm('the name of the stack') },
  run: async (call) => call.print(await destroy(call)),
};

/**
 * Deletes the edge stack, after the product stack, because until then CloudFront uses the firewall. It holds no data.
 */
export async function deleteEdge(stage: string): Promise<void> {
  const StackName = edgeStackName(stage);
  if (!(await stackOutputs(StackName, edgeRegion))) return;
  console.log(`Deleting ${StackName} in ${edgeRegion} …`);
  const client = new CloudFormationClient({ region: edgeRegion });
  await client.send(new DeleteStackCommand({ StackName }));
  const { state } = await waitUntilStackDeleteComplete({ client, maxWaitTime: 900, minDelay: 5 }, { StackName });
  if (state !== 'SUCCESS')
    throw new Error(`${StackName} in ${edgeRegion} could not be deleted. Its events name the cause.`);
}

type Template = { Resources?: Record<string, { Type: string; DeletionPolicy?: string }> };
type Deployed = { LogicalResourceId?: string | undefined; PhysicalResourceId?: string | undefined };

const isRetained = ({ DeletionPolicy = '' }: { DeletionPolicy?: string }) => DeletionPolicy.startsWith('Retain');

/** What stays after the stack is deleted, with the names that the console shows. */
export const retainedResources = ({ Resources = {} }: Template, deployed: readonly Deployed[]): string[] =>
  deployed
    .flatMap(({ LogicalResourceId = '', PhysicalResourceId }) => {
      const resource = Resources[LogicalResourceId];
      return resource && isRetained(resource) ? `${resource.Type} ${PhysicalResourceId}` : [];
    })
    .sort();

/** The names of the vaults that are deleted with the stack. */
export const deletedVaults = ({ Resources = {} }: Template, deployed: readonly Deployed[]): string[] =>
  deployed.flatMap(({ LogicalResourceId = '', PhysicalResourceId }) => {
    const resource = Resources[LogicalResourceId];
    const isGoing = resource?.Type === 'AWS::Backup::BackupVault' && !isRetained(resource);
    return isGoing && PhysicalResourceId ? PhysicalResourceId : [];
  });

export function describeLoss(name: string, count: number, kept: readonly string[]): string {
  if (kept.length === 0)
    return `${name}: ${count} resources will be deleted, with every account, answer, result and log in them.\nIts keys are deleted after seven days.`;
  return `${name}: ${count} resources; ${kept.length} of them hold data and stay:\n${listed(kept)}\nSite and API stop at once, and no user can log in any more.`;
}
