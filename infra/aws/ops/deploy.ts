/**
 * `npm run deploy [-- --stage prod] [any option of cdk deploy]`. The app builds the site and the functions by itself. Each
 * deployment gives CloudFront a new secret for the API, and shows which settings change.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError } from '#infra/aws/config.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { stageSettings } from '#infra/aws/stage-schema.ts';
import { printsHelp } from './cdk-words.ts';
import { confirmSettings } from './confirm-settings.ts';
import { edgeCommand, edgeSteps } from './edge-steps.ts';
import { explainRefusal } from './explain-refusal.ts';
import { firewallOf } from './firewall-of.ts';
import { newOriginSecret } from './new-origin-secret.ts';
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

export async function deploy(given: readonly string[]): Promise<number> {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  try {
    if (!printsHelp('deploy', given)) process.exitCode = await deploy(given);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : explainRefusal(error));
    process.exitCode = 1;
  }
}
