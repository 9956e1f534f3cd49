/** `npm run deploy [-- --stage prod] [any option of cdk deploy]`. The app builds the site and the functions by itself. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from './stage.ts';

/** Without a terminal nobody can answer the CDK's question about new rights, so it is not asked. */
export function deployCommand(given: readonly string[], isTerminal: boolean): string[] {
  const { stage, rest } = readArguments(given);
  return [
    'deploy',
    ...(stage ? ['--context', `stage=${stage}`] : []),
    ...(isTerminal ? [] : ['--require-approval', 'never']),
    '--no-notices',
    ...rest,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = deployCommand(process.argv.slice(2), process.stdin.isTTY === true);
  // Started by its file: on Windows `cdk` is a script that cannot be spawned, and on the path may be another version.
  const cdk = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  process.exitCode = spawnSync(process.execPath, [cdk, ...command], { stdio: 'inherit' }).status ?? 1;
}
