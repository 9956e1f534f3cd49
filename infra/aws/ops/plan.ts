/** `npm run plan -- --stage prod --name release-7`: writes down what a release would change, as a change set. */
import type { Change } from '@aws-sdk/client-cloudformation';
import { type Config, ConfigError } from '#infra/aws/config.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { describePlan, plannedChanges, plannedLosses } from './change-set.ts';
import { type Command, confirmOption, type Given, stageOf, stageOption, type Terminal } from './command.ts';
import { confirmSettings } from './confirm-settings.ts';
import { deployCommand } from './deploy.ts';
import { firewallOf } from './firewall-of.ts';
import { newOriginSecret } from './new-origin-secret.ts';
import { nameOption, planNameOf } from './plan-name.ts';
import { runCdk } from './run-cdk.ts';
import { runIfStarted } from './run-command.ts';
import { isThere } from './stack-outputs.ts';

/** What it asks of AWS. Tests give their own. */
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
    // What was never deployed has nothing to compare with, and nobody uses it.
    if (!(await deps.isDeployed(stack)))
      return print(`${stack} is not there yet: its first release is deployed whole.`);
    await deps.confirmSettings(config, given.text('confirm'));
    const firewall = await deps.firewallOf(config);
    if (config.waf && !firewall)
      throw new ConfigError(`The firewall is not there yet. Make it first, once: npm run deploy -- --stage ${stage}`);
    const secret = await deps.newOriginSecret(stage);
    const asPlan = ['--method', 'prepare-change-set', '--change-set-name', name];
    const code = deps.cdk(deployCommand(['--stage', stage, ...asPlan], false, secret, firewall));
    if (code !== 0) throw new Error(`The CDK ended with ${code}.`);
    const changes = await deps.changes(stack, name);
    for (const line of describePlan(changes)) print(line);
    const losses = plannedLosses(changes);
    if (losses.length > 0)
      throw new ConfigError(
        `People’s data would be lost from sight, so do not execute this plan: ${losses.join(', ')}`,
      );
    print(`The plan ${name} is written down: ${changes.length} changes. Nothing has been changed yet.`);
  };
  const command: Command = {
    word: 'plan',
    does: 'writes down what a release of a stage would change, and changes nothing',
    examples: ['npm run plan -- --stage prod --name release-7'],
    options: {
      stage: stageOption,
      name: nameOption,
      confirm: confirmOption('the name of the stack, when a setting that somebody relies on is meant to change'),
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

await runIfStarted(plan, import.meta.url);
