/**
 * `npm run ops -- deploy [--stage prod] [any option of cdk deploy]`. The app itself builds the site and the functions. Each
 * deployment gives CloudFront a new secret for the API, and shows which settings change.
 */

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Command, confirmOption, explainRefusal, usualStage } from '#infra/aws/ops/command.ts';
import { stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { type Config, ConfigError, hasEdgeStack } from '#infra/aws/stages/config.ts';
import { edgeRegion, edgeStackName, notYet, stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { stageSettings } from '#infra/aws/stages/stage-schema.ts';
import { confirmSettings } from './confirm-settings.ts';

/**
 * Makes the next origin secret and answers with its version, for the template. Null if there is no stack with such a secret
 * yet: the deployment makes the first one. Throws if AWS refuses.
 */
async function rotateOriginSecret(stage: string): Promise<string | null> {
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
}

/** The content of the origin secret, as JSON. The API accepts both; CloudFront sends `current`. */
type OriginSecretValue = { current: string; previous: string };

/** One version of a secret. Without an id, the newest. */
type ReadVersion = (versionId?: string) => Promise<OriginSecretValue>;

/**
 * The next value: `previous` is what CloudFront sends now, found by the version that the stack was deployed with. A failed
 * deployment leaves a newer version, which CloudFront never got; it must not displace the one in use.
 */
export async function nextOriginSecret(deployedVersion: string, read: ReadVersion, random: string) {
  if (deployedVersion !== 'first') return { current: random, previous: (await read(deployedVersion)).current };
  // The stack made the first version, and every later one names it as `previous` until a deployment succeeds.
  const { current, previous } = await read();
  return { current: random, previous: previous === 'none' ? current : previous };
}

/** The version of a new origin secret. Null: there is none yet, or it could not be made. */
export async function newOriginSecret(stage: string): Promise<string | null> {
  try {
    return await rotateOriginSecret(stage);
  } catch (error) {
    console.warn(`The origin secret was not rotated. ${explainRefusal(error)}`);
    return null;
  }
}

/** Parses `-- --stage prod` and `--confirm`. `rest` is everything else. */
export type StageArguments = { stage: string | undefined; confirm: string | undefined; rest: string[] };

export function readArguments(given: readonly string[]): StageArguments {
  const { values, tokens } = parseArgs({
    args: [...given],
    options: { stage: { type: 'string' }, confirm: { type: 'string' } },
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
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    stage: text(values.stage),
    confirm: text(values.confirm),
    rest: given.filter((_, index) => !ours.has(index)),
  };
}

/** Without a terminal nobody can answer the CDK's question about new rights, so it is skipped. */
export function deployCommand(
  given: readonly string[],
  isTerminal: boolean,
  originSecretVersion: string | null,
  firewallArn?: string,
): string[] {
  const { stage, rest } = readArguments(given);
  return [
    'deploy',
    ...(stage ? ['--context', `stage=${stage}`] : []),
    ...(originSecretVersion ? ['--context', `originSecretVersion=${originSecretVersion}`] : []),
    ...(isTerminal ? [] : ['--require-approval', 'never']),
    '--no-notices',
    ...(firewallArn ? ['--parameters', `FirewallArn=${firewallArn}`] : []),
    ...rest,
  ];
}

/** False for a command that only prints information from the CDK. */
export const changesTheStack = (given: readonly string[]): boolean =>
  !given.some((word) => ['--version', '--help', '-h', '--no-execute', '--import-existing-resources'].includes(word));

/** Account and stage as the CDK will resolve them: otherwise another stage's secret would be changed. */
export function readPlace(given: readonly string[], defaultStage: string): { stage: string; profile?: string } {
  const { values } = parseArgs({
    args: [...given],
    options: {
      stage: { type: 'string' },
      context: { type: 'string', short: 'c', multiple: true },
      profile: { type: 'string' },
    },
    allowPositionals: true,
    strict: false,
  });
  const { profile, stage, context = [] } = values as { profile?: string; stage?: string; context?: string[] };
  const inContext = context.findLast((word) => word.startsWith('stage='))?.slice('stage='.length);
  return { stage: inContext ?? stage ?? defaultStage, ...(profile && { profile }) };
}

/** Options that would hide a setting from every other command. The stage is one of ours. */
export const settingsByOption = (given: readonly string[]): string[] =>
  stageSettings.filter((name) =>
    given.some((word) => word.startsWith(`${name}=`) || word.startsWith(`--context=${name}=`)),
  );

export async function deploy(given: readonly string[]): Promise<number> {
  const hidden = settingsByOption(given);
  const { stage, profile } = readPlace(given, 'dev');
  if (hidden.length > 0) throw new ConfigError(`${hidden.join(', ')}: settings belong in stages/${stage}.json.`);
  if (profile) process.env.AWS_PROFILE = profile;
  const isTerminal = process.stdin.isTTY === true;
  if (!changesTheStack(given)) return runCdk(deployCommand(given, isTerminal, null));
  const config = readStage(stage);
  await confirmSettings(config, readArguments(given).confirm);
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
    stage: usualStage,
    confirm: confirmOption('the name of the stack, if a setting changes that users or other systems rely on'),
  },
  passesOn: true,
  run: ({ typed }) => deploy(typed),
};

type Step = 'edge' | 'product';

/**
 * The order in which the two stacks are deployed. A firewall must exist before CloudFront references it, and can be deleted
 * only when CloudFront no longer does. The alarms at the edge need the site's names, so after the very first deployment the
 * edge stack is deployed once more.
 */
export function edgeSteps(config: Pick<Config, 'waf' | 'alarmEmail'>, isSiteDeployed: boolean): Step[] {
  if (!hasEdgeStack(config)) return ['product'];
  if (!config.waf) return ['product', 'edge'];
  return isSiteDeployed ? ['edge', 'product'] : ['edge', 'product', 'edge'];
}

/** The outputs of the product stack that the edge stack takes as parameters of the same names. */
const askedFor = ['DistributionId', 'RouterName', 'ViewerAddressName'];

export const edgeCommand = (stage: string, isTerminal: boolean, site: Readonly<Record<string, string>>): string[] => [
  'deploy',
  edgeStackName(stage),
  ...edgeContext(stage),
  ...(isTerminal ? [] : ['--require-approval', 'never']),
  '--no-notices',
  ...askedFor.flatMap((name) => ['--parameters', `${name}=${site[name] ?? notYet}`]),
];

/** Makes the app add the edge stack, and skip the build of the site. */
export const edgeContext = (stage: string): string[] => ['--context', `stage=${stage}`, '--context', 'part=edge'];

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
