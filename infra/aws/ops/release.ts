/** `npm run release -- --stage prod --name release-7`: executes the plan that a person has read. */
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { plannedChanges, plannedLosses } from './change-set.ts';
import { type Command, type Given, stageOf, stageOption, type Terminal } from './command.ts';
import { deploy } from './deploy.ts';
import { edgeCommand, edgeSteps } from './edge-steps.ts';
import type { PlanDeps } from './plan.ts';
import { nameOption, planNameOf } from './plan-name.ts';
import { runCdk } from './run-cdk.ts';
import { runIfStarted } from './run-command.ts';
import { isThere, stackOutputs } from './stack-outputs.ts';

/** What it asks of AWS. Tests give their own. */
export type ReleaseDeps = Pick<PlanDeps, 'isDeployed' | 'cdk' | 'changes'> & {
  outputs: (stack: string) => Promise<Record<string, string> | null>;
  deploy: (given: readonly string[]) => Promise<number>;
};

export const releaseBy = ({ isDeployed, cdk, changes, outputs, deploy: deployWhole }: ReleaseDeps): Command => {
  const run = async (given: Given, { print }: Terminal): Promise<void> => {
    const stage = stageOf(command, given);
    const [config, name, stack] = [readStage(stage), planNameOf(given), stackName(stage)];
    if (!(await isDeployed(stack))) return check(await deployWhole(['--stage', stage]));
    const losses = plannedLosses(await changes(stack, name));
    if (losses.length > 0) throw new Error(`The plan ${name} would lose people’s data: ${losses.join(', ')}`);
    for (const step of edgeSteps(config, true))
      check(
        cdk(step === 'edge' ? edgeCommand(stage, false, (await outputs(stack)) ?? {}) : executeCommand(stage, name)),
      );
    print(`${stack} is as the plan ${name} says.`);
  };
  const command: Command = {
    word: 'release',
    does: 'executes a plan of npm run plan; a stage that is not there yet is deployed whole',
    examples: ['npm run release -- --stage prod --name release-7'],
    options: { stage: stageOption, name: nameOption },
    run,
  };
  return command;
};

/** Of the two stacks of the app, the one; what the change set says is done, whatever the checkout would give now. */
const executeCommand = (stage: string, name: string): string[] => [
  'deploy',
  stackName(stage),
  '--context',
  `stage=${stage}`,
  '--require-approval',
  'never',
  '--no-notices',
  '--method',
  'execute-change-set',
  '--change-set-name',
  name,
];

/** The CDK has said what is wrong. */
function check(code: number): void {
  if (code !== 0) throw new Error(`The CDK ended with ${code}. What was changed is rolled back by CloudFormation.`);
}

export const release = releaseBy({
  isDeployed: isThere,
  cdk: runCdk,
  changes: plannedChanges,
  outputs: stackOutputs,
  deploy,
});

await runIfStarted(release, import.meta.url);
