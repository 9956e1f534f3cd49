import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Command, explainRefusal, option } from '#infra/aws/ops/command.ts';
import { stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { type Config, ConfigError, hasEdgeStack } from '#infra/aws/stages/config.ts';
import { edgeRegion, edgeStackName, notYet, stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { stageSettings } from '#infra/aws/stages/stage-schema.ts';
import { confirmSettings } from './confirm-settings.ts';

/**
 * Creates the next origin secret and returns its version, for the template. Null if AWS refuses, and if there is no
 * stack with such a secret yet, because the deployment creates the first one.
 */
export async function newOriginSecret(stage: string): Promise<string | null> {
  try {
    const { OriginSecretArn: SecretId, OriginSecretVersion: version } = (await stackOutputs(stackName(stage))) ?? {};
    if (!SecretId || !version) return null;
    const secrets = new SecretsManagerClient({});
    const read = async (VersionId?: string): Promise<OriginSecretValue> => {
      const get = new GetSecretValueCommand({ SecretId, ...(VersionId && { VersionId }) });
      return JSON.parse((await secrets.send(get)).SecretString ?? '{}') as OriginSecretValue;
    };
    const next = await nextOriginSecret(version, read, randomBytes(33).toString('base64url'));
    const put = new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(next) });
    return (await secrets.send(put)).VersionId ?? null;
  } catch (error) {
    console.warn(`The origin secret was not rotated. ${explainRefusal(error)}`);
    return null;
  }
}

/** The content of the origin secret, as JSON. The API accepts both; CloudFront sends `current`. */
type OriginSecretValue = { current: string; previous: string };

/**
 * The next value: `previous` is what CloudFront sends now, found by the version that the stack was deployed with. A
 * failed deployment leaves a newer version, which CloudFront never got, so it must not displace the one in use. `read`
 * reads one version, or the newest without an id.
 */
export async function nextOriginSecret(
  deployedVersion: string,
  read: (versionId?: string) => Promise<OriginSecretValue>,
  random: string,
) {
  if (deployedVersion !== 'first') return { current: random, previous: (await read(deployedVersion)).current };
  // The stack created the first version, and every later one names it as `previous` until a deployment succeeds.
  const { current, previous } = await read();
  return { current: random, previous: previous === 'none' ? current : previous };
}

/** The stage and the account as the CDK will resolve them. Otherwise another stage's secret could be changed. */
export function readArguments(given: readonly string[]) {
  const { values, tokens } = parseArgs({
    args: [...given],
    options: {
      stage: { type: 'string' },
      confirm: { type: 'string' },
      context: { type: 'string', short: 'c', multiple: true },
      profile: { type: 'string' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const ours = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && ['stage', 'confirm'].includes(token.name)
        ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
        : [],
    ),
  );
  const { context = [], ...typed } = values as {
    stage?: string;
    confirm?: string;
    profile?: string;
    context?: string[];
  };
  const inContext = context.findLast((word) => word.startsWith('stage='))?.slice('stage='.length);
  return { ...typed, stage: inContext ?? typed.stage, rest: given.filter((_, index) => !ours.has(index)) };
}

/** Blank values are left out. */
export const contextOf = (values: Readonly<Record<string, string | null | undefined>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? ['--context', `${name}=${value}`] : []));

/** Without a terminal nobody can answer the CDK's question about new permissions, so it is skipped. */
export const approval = (isTerminal: boolean): string[] => [
  ...(isTerminal ? [] : ['--require-approval', 'never']),
  '--no-notices',
];

export function deployCommand(
  given: readonly string[],
  isTerminal: boolean,
  originSecretVersion: string | null,
  firewallArn?: string,
): string[] {
  const { stage, rest } = readArguments(given);
  return [
    'deploy',
    ...contextOf({ stage, originSecretVersion }),
    ...approval(isTerminal),
    ...(firewallArn ? ['--parameters', `FirewallArn=${firewallArn}`] : []),
    ...rest,
  ];
}

/** False for a command that only prints information from the CDK. */
export const changesTheStack = (given: readonly string[]): boolean =>
  !given.some((word) => ['--version', '--help', '-h', '--no-execute', '--import-existing-resources'].includes(word));

export async function deploy(given: readonly string[]): Promise<number> {
  const { stage = 'dev', profile, confirm } = readArguments(given);
  // Settings given as options would be hidden from every other command. The stage is not one of them.
  const hidden = stageSettings.filter((name) =>
    given.some((word) => word.startsWith(`${name}=`) || word.startsWith(`--context=${name}=`)),
  );
  if (hidden.length > 0) throw new ConfigError(`${hidden.join(', ')}: settings belong in stages/${stage}.json.`);
  if (profile) process.env.AWS_PROFILE = profile;
  const isTerminal = process.stdin.isTTY === true;
  if (!changesTheStack(given)) return runCdk(deployCommand(given, isTerminal, null));
  const config = readStage(stage);
  await confirmSettings(config, confirm);
  const version = await newOriginSecret(stage);
  const site = () => stackOutputs(stackName(stage));
  for (const step of edgeSteps(config, (await site())?.DistributionId !== undefined)) {
    const command =
      step === 'edge'
        ? edgeCommand(stage, isTerminal, (await site()) ?? {})
        : deployCommand(given, isTerminal, version, await firewallOf(config));
    const code = runCdk(command);
    if (code !== 0) return code;
  }
  return 0;
}

export const deployStage: Command = {
  word: 'deploy',
  does: 'deploys a stage. Any other option goes to the CDK: npx cdk deploy --help lists them',
  examples: ['npm run ops -- deploy', 'npm run ops -- deploy --stage prod'],
  options: {
    stage: option.usualStage,
    confirm: option.confirm('the name of the stack, if a setting changes that users or other systems rely on'),
  },
  passesOn: true,
  run: ({ typed }) => deploy(typed),
};

/**
 * The order in which the two stacks are deployed. A firewall must exist before CloudFront references it, and can be deleted
 * only when CloudFront no longer does. The alarms at the edge need the site's names, so after the very first deployment the
 * edge stack is deployed once more.
 */
export function edgeSteps(config: Pick<Config, 'waf' | 'alarmEmail'>, isSiteDeployed: boolean): ('edge' | 'product')[] {
  if (!hasEdgeStack(config)) return ['product'];
  if (!config.waf) return ['product', 'edge'];
  return isSiteDeployed ? ['edge', 'product'] : ['edge', 'product', 'edge'];
}

/** Makes the app add the edge stack, and skip the build of the site. */
export const edgeContext = (stage: string): string[] => contextOf({ stage, part: 'edge' });

/** The outputs of the product stack are parameters of the same names of the edge stack. */
export const edgeCommand = (stage: string, isTerminal: boolean, site: Readonly<Record<string, string>>): string[] => [
  'deploy',
  edgeStackName(stage),
  ...edgeContext(stage),
  ...approval(isTerminal),
  ...['DistributionId', 'RouterName', 'ViewerAddressName'].flatMap((name) => [
    '--parameters',
    `${name}=${site[name] ?? notYet}`,
  ]),
];

/** The firewall of the edge stack, for the product stack to reference. */
export const firewallOf = async ({ waf, stage }: Config): Promise<string | undefined> =>
  waf ? (await stackOutputs(edgeStackName(stage), edgeRegion))?.FirewallArn : undefined;

/**
 * Runs the CDK of this project and returns its exit code. Runs its file, because on Windows `cdk` is a script that cannot be
 * spawned, and PATH may contain another version.
 */
export const runCdk = (command: readonly string[]): number => {
  const cdk = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  return spawnSync(process.execPath, [cdk, ...command], { stdio: 'inherit' }).status ?? 1;
};
