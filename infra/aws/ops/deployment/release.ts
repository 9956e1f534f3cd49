import { createHash } from 'node:crypto';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { findStack, stackOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { ConfigError } from '#infra/aws/stages/config.ts';
import { qualifierOf, stackName } from '#infra/aws/stages/stack-names.ts';
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

/**
 * One hash over a plan's template and the bytes of every file that it names. A change set names files, and anyone who
 * may upload files for a stage could replace them while it waits for approval.
 */
async function plannedContents(stage: string, StackName: string, ChangeSetName: string): Promise<string> {
  const [sts, s3] = [new STSClient({}), new S3Client({})];
  const { Account = '' } = await sts.send(new GetCallerIdentityCommand({}));
  const Bucket = `cdk-${qualifierOf(stage)}-assets-${Account}-${await sts.config.region()}`;
  const { TemplateBody = '' } = await new CloudFormationClient({}).send(
    new GetTemplateCommand({ StackName, ChangeSetName }),
  );
  const contents = createHash('sha256').update(TemplateBody);
  for (const Key of filesIn(TemplateBody)) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = (await Body?.transformToByteArray()) ?? '';
    contents.update(`${Key} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return contents.digest('hex');
}

/** The CDK names each file of a template by a hash. */
export const filesIn = (template: string): string[] => [...new Set(template.match(/[0-9a-f]{64}\.zip/g))].sort();

/** The calls to AWS and to the CDK. Tests pass their own. */
const real = {
  /** A stack that was only planned is an empty shell. */
  isDeployed: async (stack: string) => ((await findStack(stack))?.StackStatus ?? empty) !== empty,
  confirmSettings,
  firewallOf,
  newOriginSecret,
  cdk: runCdk,
  changes: plannedChanges,
  contents: plannedContents,
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
    print(`Contents: ${await deps.contents(stage, stack, name)}`);
    print(`The plan ${name} is ready: ${changes.length} changes. Nothing has been changed yet.`);
  },
});

export const plan = planBy(real);

export const releaseBy = (deps: ReleaseDeps): Command => ({
  word: 'release',
  does: 'executes a plan of npm run ops -- plan. A stage that does not exist yet is deployed without one',
  examples: ['npm run ops -- release --stage prod --name release-7 --contents 0a1b2c…'],
  options: {
    stage: option.stage,
    name: nameOption,
    contents: {
      value: 'hash',
      does: 'what the plan printed as its contents: the release stops if they are others now',
    },
    confirm: option.confirm('the name of the stage'),
  },
  run: async (call) => {
    const { stage } = call;
    const { config, name, stack } = readPlan(call);
    if (!(await call.isConfirmed(stage, `This changes ${stage}. `)))
      throw new UsageError(`Nothing was changed: a person has to type ${stage}, or give it as --confirm.`);
    if (!(await deps.isDeployed(stack))) return check(await deps.deploy(['--stage', stage]));
    const losses = plannedLosses(await deps.changes(stack, name));
    if (losses.length > 0) throw new Error(`The plan ${name} would lose people’s data: ${losses.join(', ')}`);
    const contents = await deps.contents(stage, stack, name);
    if (contents !== call.text('contents'))
      throw new UsageError(
        `Nothing was changed: the contents of ${name} are ${contents}, and --contents is ${call.text('contents') ?? 'missing'}. Give what the plan printed; if it differs, a file was replaced after the plan: plan again, and find out who did it.`,
      );
    // The change set is of the product stack alone, whatever the checkout would produce now.
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
