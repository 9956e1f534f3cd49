import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { findStack, stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { ConfigError } from '#infra/aws/stages/config.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { confirmSettings } from './confirm-settings.ts';
import {
  approval,
  contextOf,
  deploy,
  deployCommand,
  edgeCommand,
  edgeSteps,
  firewallOf,
  newOriginSecret,
  runCdk,
} from './deploy.ts';
import { describePlan, plannedChanges, plannedLosses } from './diff.ts';

const nameOption = { value: 'name', does: 'the plan’s name: letters, digits and hyphens' };

/** The stage's settings and its stack, with the typed name of the plan. */
function readPlan({ stage, text }: Call) {
  const config = readStage(stage);
  const name = text('name') ?? '';
  // CloudFormation's rules for the name of a change set.
  if (/^[A-Za-z][-A-Za-z0-9]{0,127}$/.test(name)) return { config, name, stack: stackName(stage) };
  throw new UsageError(
    `--name is "${name}". It has to begin with a letter and contain only letters, digits and hyphens.`,
  );
}

const empty = 'REVIEW_IN_PROGRESS';

/** The calls to AWS and to the CDK. Tests pass their own. */
const real = {
  /** A stack that was only planned is an empty shell. */
  isDeployed: async (stack: string) => ((await findStack(stack))?.StackStatus ?? empty) !== empty,
  confirmSettings,
  firewallOf,
  newOriginSecret,
  cdk: runCdk,
  changes: plannedChanges,
  outputs: stackOutputs,
  deploy,
};
export type ReleaseDeps = typeof real;

export const planBy = (deps: ReleaseDeps): Command => ({
  word: 'plan',
  does: 'creates a plan of what a release of a stage would change, and changes nothing',
  examples: ['npm run ops -- plan --stage prod --name release-7'],
  options: {
    stage: option.stage,
    name: nameOption,
    confirm: option.confirm('the name of the stack, if a setting changes that users or other systems rely on'),
  },
  run: async (call) => {
    const { stage, print } = call;
    const { config, name, stack } = readPlan(call);
    // A stage that was never deployed has nothing to compare with, and no users.
    if (!(await deps.isDeployed(stack)))
      return print(`${stack} does not exist yet: its first release is deployed without a plan.`);
    await deps.confirmSettings(config, call.text('confirm'));
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
  },
});

export const plan = planBy(real);

export const releaseBy = (deps: ReleaseDeps): Command => ({
  word: 'release',
  does: 'executes a plan of npm run ops -- plan. A stage that does not exist yet is deployed without one',
  examples: ['npm run ops -- release --stage prod --name release-7'],
  options: { stage: option.stage, name: nameOption },
  run: async (call) => {
    const { stage } = call;
    const { config, name, stack } = readPlan(call);
    if (!(await deps.isDeployed(stack))) return check(await deps.deploy(['--stage', stage]));
    const losses = plannedLosses(await deps.changes(stack, name));
    if (losses.length > 0) throw new Error(`The plan ${name} would lose people’s data: ${losses.join(', ')}`);
    // The change set is of the product stack only, whatever the checkout would produce now.
    const execution = ['--method', 'execute-change-set', '--change-set-name', name];
    const execute = ['deploy', stack, ...contextOf({ stage }), ...approval(false), ...execution];
    for (const step of edgeSteps(config, true))
      check(deps.cdk(step === 'edge' ? edgeCommand(stage, false, (await deps.outputs(stack)) ?? {}) : execute));
    call.print(`${stack} has been changed as planned in ${name}.`);
  },
});

export const release = releaseBy(real);

/** The CDK has printed the cause. */
function check(code: number): void {
  if (code !== 0) throw new Error(`The CDK ended with ${code}. CloudFormation rolls back what it had changed.`);
}
