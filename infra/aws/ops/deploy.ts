/**
 * `npm run deploy [-- --stage prod] [any option of cdk deploy]`. The app builds the site and the functions by itself. Each
 * deployment gives CloudFront a new secret for the API.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { explainRefusal } from './explain-refusal.ts';
import { rotateOriginSecret } from './rotate-origin-secret.ts';
import { readArguments } from './stage.ts';

/** Without a terminal nobody can answer the CDK's question about new rights, so it is not asked. */
export function deployCommand(
  given: readonly string[],
  isTerminal: boolean,
  originSecretVersion: string | null,
): string[] {
  const { stage, rest } = readArguments(given);
  return [
    'deploy',
    ...(stage ? ['--context', `stage=${stage}`] : []),
    ...(originSecretVersion ? ['--context', `originSecretVersion=${originSecretVersion}`] : []),
    ...(isTerminal ? [] : ['--require-approval', 'never']),
    '--no-notices',
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

async function newOriginSecret(given: readonly string[]): Promise<string | null> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: { stage: string } };
  const { stage, profile } = readPlace(given, context.stage);
  if (profile) process.env.AWS_PROFILE = profile;
  try {
    return await rotateOriginSecret(stage);
  } catch (error) {
    console.warn(`The origin's secret stays as it is, because a new one could not be made. ${explainRefusal(error)}`);
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  const version = changesTheStack(given) ? await newOriginSecret(given) : null;
  const command = deployCommand(given, process.stdin.isTTY === true, version);
  // Started by its file: on Windows `cdk` is a script that cannot be spawned, and on the path may be another version.
  const cdk = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  process.exitCode = spawnSync(process.execPath, [cdk, ...command], { stdio: 'inherit' }).status ?? 1;
}
