/** `npm run deploy [-- --stage prod] [any option of cdk deploy]`. The app builds the site and the functions by itself. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from './stage.ts';

/** Without a terminal nobody could answer the question whether wider rights are meant. */
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
  // By its file: `cdk` on the path is a script that Windows cannot start, and elsewhere may be another one.
  const cdk = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  process.exitCode = spawnSync(process.execPath, [cdk, ...command], { stdio: 'inherit' }).status ?? 1;
}
