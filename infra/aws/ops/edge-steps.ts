import type { Config } from '#infra/aws/config.ts';
import { hasEdgeStack } from '#infra/aws/has-edge-stack.ts';
import { edgeStackName, notYet } from '#infra/aws/stack-name.ts';

type Step = 'edge' | 'product';

/**
 * In which order the two stacks are deployed. A firewall must be there before CloudFront names it, and named no more before it
 * goes. The alarms at the edge need the site's names, so after the very first deployment the edge comes once more.
 */
export function edgeSteps(config: Pick<Config, 'waf' | 'alarmEmail'>, isSiteDeployed: boolean): Step[] {
  if (!hasEdgeStack(config)) return ['product'];
  if (!config.waf) return ['product', 'edge'];
  return isSiteDeployed ? ['edge', 'product'] : ['edge', 'product', 'edge'];
}

/** The outputs of the product's stack that the edge asks for under the same names. */
const askedFor = ['DistributionId', 'RouterName', 'ViewerAddressName'];

export const edgeCommand = (stage: string, isTerminal: boolean, site: Readonly<Record<string, string>>): string[] => [
  'deploy',
  edgeStackName(stage),
  ...edgeContext(stage),
  ...(isTerminal ? [] : ['--require-approval', 'never']),
  '--no-notices',
  ...askedFor.flatMap((name) => ['--parameters', `${name}=${site[name] ?? notYet}`]),
];

/** Makes the app add the stack at the edge, and not build the site. */
export const edgeContext = (stage: string): string[] => ['--context', `stage=${stage}`, '--context', 'part=edge'];
