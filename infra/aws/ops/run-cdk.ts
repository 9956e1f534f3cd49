import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs the CDK of this project and returns its exit code. Started by its file: on Windows `cdk` is a script that cannot be
 * spawned, and on the path may be another version.
 */
export const runCdk = (command: readonly string[]): number => {
  const cdk = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  return spawnSync(process.execPath, [cdk, ...command], { stdio: 'inherit' }).status ?? 1;
};
