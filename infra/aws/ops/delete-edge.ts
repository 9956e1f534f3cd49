import { CloudFormationClient, DeleteStackCommand, waitUntilStackDeleteComplete } from '@aws-sdk/client-cloudformation';
import { edgeRegion, edgeStackName } from '#infra/aws/stack-name.ts';
import { stackOutputs } from './stack-outputs.ts';

/** Deletes the stack at the edge, after the product's: until then CloudFront uses the firewall. There is no data in it. */
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
