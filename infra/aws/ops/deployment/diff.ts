/**
 * `npm run ops -- diff [--stage prod]`: what a deployment would change, settings first. Changes nothing. Ends with 2 when something
 * that holds data would be gone or replaced by an empty one: the release train stops there.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasEdgeStack } from '#infra/aws/has-edge-stack.ts';
import { type Command, usualStage } from '#infra/aws/ops/command.ts';
import { deployedTemplate } from '#infra/aws/ops/stack.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { describeChanges, settingChanges } from './changed-settings.ts';
import { lostState } from './data-loss.ts';
import { edgeContext, readArguments, runCdk } from './deploy.ts';

/** What the CDK has just written for its own comparison. */
const synthesized = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../cdk.out/${name}.template.json`, import.meta.url)), 'utf8'));

async function diff(given: readonly string[]): Promise<number> {
  const { stage = 'dev', rest } = readArguments(given);
  const config = readStage(stage);
  const deployed = await deployedTemplate(stackName(stage));
  const changes = settingChanges(deployed, config);
  console.log(changes.length === 0 ? 'No setting changes.' : `Settings that change:\n${describeChanges(changes)}`);
  const code =
    runCdk(['diff', '--context', `stage=${stage}`, '--no-notices', ...rest]) ||
    (hasEdgeStack(config) ? runCdk(['diff', ...edgeContext(stage), '--no-notices', ...rest]) : 0);
  const lost = code === 0 ? lostState(deployed, synthesized(stackName(stage))) : [];
  if (lost.length === 0) return code;
  console.error(`Data would be lost from sight:\n${lost.map((each) => `- ${each}`).join('\n')}`);
  return 2;
}

export const diffStage: Command = {
  word: 'diff',
  does: 'shows what a deployment would change, and changes nothing. Any other option goes to cdk diff',
  examples: ['npm run ops -- diff', 'npm run ops -- diff --stage prod'],
  options: { stage: usualStage },
  passesOn: true,
  run: ({ typed }) => diff(typed),
};
