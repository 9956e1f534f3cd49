/** `npm run diff [-- --stage prod]`: what a deployment would change, settings first. Changes nothing. */
import { ConfigError } from '#infra/aws/config.ts';
import { hasEdgeStack } from '#infra/aws/has-edge-stack.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { describeChanges, settingChanges } from './changed-settings.ts';
import { deployedTemplate } from './deployed-template.ts';
import { edgeContext } from './edge-steps.ts';
import { explainRefusal } from './explain-refusal.ts';
import { runCdk } from './run-cdk.ts';
import { readArguments } from './stage.ts';

try {
  const { stage = 'dev', rest } = readArguments(process.argv.slice(2));
  const config = readStage(stage);
  const changes = settingChanges(await deployedTemplate(stackName(stage)), config);
  console.log(changes.length === 0 ? 'No setting changes.' : `Settings that change:\n${describeChanges(changes)}`);
  process.exitCode = runCdk(['diff', '--context', `stage=${stage}`, '--no-notices', ...rest]);
  if (hasEdgeStack(config) && process.exitCode === 0)
    process.exitCode = runCdk(['diff', ...edgeContext(stage), '--no-notices', ...rest]);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : explainRefusal(error));
  process.exitCode = 1;
}
