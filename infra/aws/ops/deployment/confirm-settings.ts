import { CloudFormationClient, paginateDescribeStacks, type Stack } from '@aws-sdk/client-cloudformation';
import { isConfirmed, realTerminal } from '#infra/aws/ops/command.ts';
import { deployedTemplate, itemsOf } from '#infra/aws/ops/deployed-stack.ts';
import { type Config, ConfigError } from '#infra/aws/stages/config.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { type StageSettings, stageSettings } from '#infra/aws/stages/stage-schema.ts';
import { product } from '#shared/product.ts';

/** Settings that users or other systems rely on: an address, a mail, a call or an alarm that they expect. */
const reliedOn = [
  'domain',
  'certificateArn',
  'sender',
  'senderIdentity',
  'senderZoneId',
  'mailResults',
  'webhookUrl',
  'webhookSecretArn',
  'alarmEmail',
  'waf',
  'webAclArn',
  'probe',
  'operatorContact',
] as const satisfies readonly (keyof StageSettings)[];

/**
 * A change in either direction: whatever users have written since stays behind in the tables, or the user pool, that
 * are no longer used.
 */
const switchesData: readonly string[] = ['restoredTables', 'userPoolGeneration'] satisfies (keyof StageSettings)[];

/** The key of the stack's settings in the template's metadata, which the next deployment compares. */
export const settingsInTemplate = 'StageSettings';

export const settingsOf = (config: Config): StageSettings =>
  Object.fromEntries(stageSettings.map((name) => [name, config[name]])) as StageSettings;

/** The settings of the deployed template that a deployment would change; none if it contains none (older releases). */
export function settingChanges(template: unknown, config: Config) {
  const before = fieldOf(fieldOf(template, 'Metadata'), settingsInTemplate);
  if (before === undefined) return [];
  const now: Readonly<Record<string, unknown>> = settingsOf(config);
  const names = [...new Set([...stageSettings, ...Object.keys(before as object)])];
  return names.flatMap((name) => {
    const [was, is] = [fieldOf(before, name), now[name]];
    if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) return [];
    const isRelied = reliedOn.some((relied) => relied === name) || losesKey(name, was, is);
    // Users or other systems rely on the former value.
    const mustConfirm = switchesData.includes(name) || (isSet(was) && isRelied);
    return [{ name, before: shown(was), now: shown(is), mustConfirm }];
  });
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/**
 * True if the public key of a signing key would no longer be published, so that its signatures could not be verified.
 */
const losesKey = (name: string, was: unknown, is: unknown): boolean =>
  name === 'signingKeyGeneration' && Number(is) < Number(was);

const isSet = (value: unknown): boolean => value !== '' && value !== false;
const shown = (value: unknown): string => (value === undefined || value === '' ? 'nothing' : JSON.stringify(value));

/** The changes as lines of text. */
export const describeChanges = (changes: ReturnType<typeof settingChanges>): string =>
  changes
    .map(({ name, before, now, mustConfirm }) => `${mustConfirm ? '!' : '·'} ${name}: ${before} → ${now}`)
    .join('\n');

/**
 * Compares the settings with the deployed ones. Throws if a setting that others rely on would change without
 * confirmation. At a terminal the operator confirms by typing the stack's name, otherwise by passing it as `--confirm`.
 */
export async function confirmSettings(config: Config, confirm: string | undefined): Promise<void> {
  const name = stackName(config.stage);
  const template = await deployedTemplate(name);
  if (template === null) {
    // Another `product.id` would leave the stage's data behind in the existing stack.
    const pages = paginateDescribeStacks({ client: new CloudFormationClient({}) }, {});
    const other = stackOfOtherProduct(await itemsOf(pages, ({ Stacks }) => Stacks), config.stage, product.id);
    if (other && confirm?.trim() !== name) throw new ConfigError(sentenceAboutOther(other, name));
  }
  const changes = settingChanges(template, config);
  if (changes.length === 0) return;
  console.log(`Settings of ${name} that change:\n${describeChanges(changes)}`);
  if (!changes.some(({ mustConfirm }) => mustConfirm)) return;
  const warning = 'Users or other systems may rely on those with "!". ';
  if (!(await isConfirmed(name, confirm, realTerminal, warning)))
    throw new ConfigError(
      `Nothing was changed. If you want these changes, run the same command with: -- --stage ${config.stage} --confirm ${name}`,
    );
}

/** The stack of this stage under another `product.id`, if there is one: it is ours if it has our tags and tables. */
export const stackOfOtherProduct = (
  stacks: readonly Pick<Stack, 'StackName' | 'Tags' | 'Outputs'>[],
  stage: string,
  id: string,
): string | null => {
  const other = stacks.find(({ Tags = [], Outputs = [] }) => {
    const tags = Object.fromEntries(Tags.map(({ Key, Value }) => [Key, Value]));
    const isOther = tags.stage === stage && tags.product !== undefined && tags.product !== id;
    return isOther && Outputs.some(({ OutputKey }) => OutputKey === 'SubmissionsTableName');
  });
  return other?.StackName ?? null;
};

export const sentenceAboutOther = (other: string, name: string): string =>
  `This stage is already the stack ${other}, and product.id in shared/product.ts would create a second, empty one (${name}). ` +
  'Set product.id back: the name that users see is product.name. If you want a second product, confirm it: ' +
  `--confirm ${name}`;
