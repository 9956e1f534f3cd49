import type { Config } from '#infra/aws/config.ts';
import { edgeRegion, edgeStackName } from '#infra/aws/stack-name.ts';
import { stackOutputs } from './stack-outputs.ts';

/** The firewall that the stack at the edge has made, for the product's stack to name. */
export const firewallOf = async ({ waf, stage }: Config): Promise<string | undefined> =>
  waf ? (await stackOutputs(edgeStackName(stage), edgeRegion))?.FirewallArn : undefined;
