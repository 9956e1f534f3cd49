/** `npm run ops -- plan --stage prod --name release-7`: creates a change set with what a release would change. */
import type { Change } from '@aws-sdk/client-cloudformation';
import {
  type Command,
  confirmOption,
  type Given,
  type Option,
  stageOf,
  stageOption,
  type Terminal,
  UsageError,
} from '#infra/aws/ops/command.ts';
import { isThere, stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { type Config, ConfigError } from '#infra/aws/stages/config.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { confirmSettings } from './confirm-settings.ts';
import { deploy, deployCommand, edgeCommand, edgeSteps, firewallOf, newOriginSecret, runCdk } from './deploy.ts';
import { describePlan, plannedChanges, plannedLosses } from './diff.ts';

const nameOption: Option = { value: 'name', does: 'the plan’s name: letters, digits and hyphens' };

/** CloudFormation's rules for the name of a change set. */
function planNameOf(given: Given): string {
  const name = given.text('name') ?? '';
  if (/^[A-Za-z][-A-Za-z0-9]{0,127}$/.test(name)) return name;
  throw new UsageError(
    `--name is "${name}". It has to begin with a letter and contain only letters, digits and hyphens.`,
  );
}

/** Its calls to AWS. Tests pass their own. */
export type PlanDeps = {
  isDeployed: (stack: string) => Promise<boolean>;
  confirmSettings: (config: Config, confirm: string | undefined) => Promise<void>;
  firewallOf: (config: Config) => Promise<string | undefined>;
  newOriginSecret: (stage: string) => Promise<string | null>;
  cdk: (command: readonly string[]) => number;
  changes: (stack: string, plan: string) => Promise<Change[]>;
};

export const planBy = (deps: PlanDeps): Command => {
  const run = async (given: Given, { print }: Terminal): Promise<void> => {
    const stage = stageOf(command, given);
    const [config, name, stack] = [readStage(stage), planNameOf(given), stackName(stage)];
    // A stage that was never deployed has nothing to compare with, and no users.
    if (!(await deps.isDeployed(stack)))
      return print(`${stack} does not exist yet: its first release is deployed without a plan.`);
    await deps.confirmSettings(config, given.text('confirm'));
    const firewall = await deps.firewallOf(config);
    if (config.waf && !firewall)
      throw new ConfigError(
        `The firewall does not exist yet. Create it first, once: npm run ops -- deploy --stage ${stage}`,
      );
    const secret = await deps.newOriginSecret(stage);
    const asPlan = ['--method', 'prepare-change-set', '--change-set-name', name];
    const code = deps.cdk(deployCommand(['--stage', stage, ...asPlan], false, secret, firewall));
    if (code !== 0) throw new Error(`The CDK ended with ${code}.`);
    const changes = await deps.changes(stack, name);
    for (const line of describePlan(changes)) print(line);
    const losses = plannedLosses(changes);
    if (losses.length > 0)
      throw new ConfigError(`Users’ data would become unreachable, so do not execute this plan: ${losses.join(', ')}`);
    print(`The plan ${name} is ready: ${changes.length} changes. Nothing has been changed yet.`);
  };
  const command: Command = {
    word: 'plan',
    does: 'creates a plan of what a release of a stage would change, and changes nothing',
    examples: ['npm run ops -- plan --stage prod --name release-7'],
    options: {
      stage: stageOption,
      name: nameOption,
      confirm: confirmOption('the name of the stack, if a setting changes that users or other systems rely on'),
    },
    run,
  };
  return command;
};

export const plan = planBy({
  isDeployed: isThere,
  confirmSettings,
  firewallOf,
  newOriginSecret,
  cdk: runCdk,
  changes: plannedChanges,
});

/** The calls to AWS of `npm run ops -- release`, which executes a plan that the operator has reviewed. Tests pass their own. */
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
    print(`${stack} has been changed as planned in ${name}.`);
  };
  const command: Command = {
    word: 'release',
    does: 'executes a plan of npm run ops -- plan. A stage that does not exist yet is deployed without one',
    examples: ['npm run ops -- release --stage prod --name release-7'],
    options: { stage: stageOption, name: nameOption },
    run,
  };
  return command;
};

/** Executes the change set on the product stack only, whatever the checkout would produce now. */
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

/** The CDK has printed the cause. */
function check(code: number): void {
  if (code !== 0) throw new Error(`The CDK ended with ${code}. CloudFormation rolls back what it had changed.`);
}

export const release = releaseBy({
  isDeployed: isThere,
  cdk: runCdk,
  changes: plannedChanges,
  outputs: stackOutputs,
  deploy,
});
