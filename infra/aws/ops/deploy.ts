/**
 * `npm run deploy [-- --stage prod] [any option of cdk deploy]`. The app builds the site and the functions by itself. Each
 * deployment gives CloudFront a new secret for the API, and shows which settings change.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Config, ConfigError } from '#infra/aws/config.ts';
import { edgeRegion, edgeStackName, stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { stageSettings } from '#infra/aws/stage-schema.ts';
import { ask } from './ask.ts';
import { describeChanges, settingChanges } from './changed-settings.ts';
import { deployedTemplate } from './deployed-template.ts';
import { edgeCommand, edgeSteps } from './edge-steps.ts';
import { explainRefusal } from './explain-refusal.ts';
import { isConfirmed } from './retained.ts';
import { rotateOriginSecret } from './rotate-origin-secret.ts';
import { runCdk } from './run-cdk.ts';
import { stackOutputs } from './stack-outputs.ts';
import { readArguments } from './stage.ts';

/** Without a terminal nobody can answer the CDK's question about new rights, so it is not asked. */
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

/** False for a command that only asks the CDK for something. */
export const changesTheStack = (given: readonly string[]): boolean =>
  !given.some((word) => ['--version', '--help', '-h', '--no-execute', '--import-existing-resources'].includes(word));

/** Account and stage as the CDK will find them: with others, another stage's secret would be changed. */
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

/**
 * Compares the settings with the deployed ones. Throws if one that somebody relies on would change and nobody has said yes: at
 * a terminal by typing the stack's name, else by `--confirm` with it.
 */
async function confirmSettings(config: Config, confirm: string | undefined): Promise<void> {
  const name = stackName(config.stage);
  const changes = settingChanges(await deployedTemplate(name), config);
  if (changes.length === 0) return;
  console.log(`Settings of ${name} that change:\n${describeChanges(changes)}`);
  if (!changes.some(({ mustConfirm }) => mustConfirm)) return;
  const answer = confirm ?? (await ask(`Somebody may rely on those with "!". Type ${name} to go on: `));
  if (!isConfirmed(name, answer))
    throw new ConfigError(
      `Nothing was deployed. If the change is meant, say so: npm run deploy -- --stage ${config.stage} --confirm ${name}`,
    );
}

async function newOriginSecret(stage: string): Promise<string | null> {
  try {
    return await rotateOriginSecret(stage);
  } catch (error) {
    console.warn(`The origin's secret stays as it is, because a new one could not be made. ${explainRefusal(error)}`);
    return null;
  }
}

async function deploy(given: readonly string[]): Promise<number> {
  const hidden = settingsByOption(given);
  const { stage, profile } = readPlace(given, 'dev');
  if (hidden.length > 0) throw new ConfigError(`${hidden.join(', ')}: settings stand in stages/${stage}.json.`);
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

const firewallOf = async ({ waf, stage }: Config): Promise<string | undefined> =>
  waf ? (await stackOutputs(edgeStackName(stage), edgeRegion))?.FirewallArn : undefined;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await deploy(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : explainRefusal(error));
    process.exitCode = 1;
  }
}
