import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Change,
  CloudFormationClient,
  paginateDescribeChangeSet,
  type ResourceChange,
} from '@aws-sdk/client-cloudformation';
import { type Command, option } from '#infra/aws/ops/command.ts';
import { deployedTemplate, itemsOf } from '#infra/aws/ops/deployed-stack.ts';
import { hasEdgeStack } from '#infra/aws/stages/config.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { describeChanges, settingChanges } from './confirm-settings.ts';
import { contextOf, edgeContext, readArguments, runCdk } from './deploy.ts';

/**
 * The resource types that hold users' data, with the properties that CloudFormation cannot change without creating a
 * new, empty resource ("Update requires: Replacement" in the CloudFormation reference, read 2026-11-22; and what
 * Cognito itself never changes).
 */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema', 'LocalSecondaryIndexes', 'ImportSourceSpecification'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion', 'Origin'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::S3::Bucket': ['BucketName'],
};

type Resource = { Type?: string; Properties?: Readonly<Record<string, unknown>> };

/** None without a stack. */
const resourcesOf = (template: unknown): Readonly<Record<string, Resource>> =>
  (template as { Resources?: Readonly<Record<string, Resource>> } | null)?.Resources ?? {};

/**
 * The resources with data that a deployment would remove, as sentences. A resource with a new name in the source counts
 * as removed, because CloudFormation creates an empty one under the new name.
 */
export function lostState(deployed: unknown, next: unknown): string[] {
  const after = resourcesOf(next);
  return Object.entries(resourcesOf(deployed)).flatMap(([id, { Type = '', Properties = {} }]) => {
    const immutable = replacedBy[Type];
    if (!immutable) return [];
    const successor = after[id];
    if (successor?.Type !== Type) return [`${Type} ${id} would be removed, with the data in it.`];
    return immutable
      .filter((name) => JSON.stringify(Properties[name]) !== JSON.stringify(successor.Properties?.[name]))
      .map((name) => `${Type} ${id} would be replaced by an empty one, because ${name} changes.`);
  });
}

/** What CloudFormation would do if it executed this change set. */
export const plannedChanges = (StackName: string, ChangeSetName: string): Promise<Change[]> =>
  itemsOf(
    paginateDescribeChangeSet({ client: new CloudFormationClient({}) }, { StackName, ChangeSetName }),
    ({ Changes }) => Changes,
  );

/** True if the resource is removed, or replaced by a new one. */
const isGone = ({ Action, Replacement }: ResourceChange): boolean => Action === 'Remove' || Replacement === 'True';

const resourceChanges = (changes: readonly Change[]): ResourceChange[] =>
  changes.flatMap(({ ResourceChange: change }) => change ?? []);

/** One line for each resource, for the operator who confirms; removals and replacements come first. */
export const describePlan = (changes: readonly Change[]): string[] =>
  resourceChanges(changes)
    .toSorted((a, b) => Number(isGone(b)) - Number(isGone(a)))
    .map((change) => {
      const { Action, LogicalResourceId, Replacement, ResourceType } = change;
      return `${isGone(change) ? '!' : '·'} ${Action} ${ResourceType} ${LogicalResourceId}${replacements[Replacement ?? ''] ?? ''}`;
    });

const replacements: Readonly<Record<string, string>> = {
  True: ', replaced by a new one',
  Conditional: ', perhaps replaced by a new one',
};

/**
 * The resources with users' data that would be removed or emptied, according to CloudFormation; `npm run ops -- diff` has
 * checked the same before.
 */
export const plannedLosses = (changes: readonly Change[]): string[] =>
  resourceChanges(changes)
    .filter((change) => isGone(change) && (change.ResourceType ?? '') in replacedBy)
    .map(({ ResourceType, LogicalResourceId }) => `${ResourceType} ${LogicalResourceId}`);

/** The template that the CDK has just written for its own comparison. */
const synthesized = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../cdk.out/${name}.template.json`, import.meta.url)), 'utf8'));

export const diffStage: Command = {
  word: 'diff',
  does: 'shows what a deployment would change, and changes nothing. Any other option goes to cdk diff',
  examples: ['npm run ops -- diff', 'npm run ops -- diff --stage prod'],
  options: { stage: option.usualStage },
  passesOn: true,
  run: async ({ typed }) => {
    const { stage = 'dev', rest } = readArguments(typed);
    const config = readStage(stage);
    const deployed = await deployedTemplate(stackName(stage));
    const changes = settingChanges(deployed, config);
    console.log(changes.length === 0 ? 'No setting changes.' : `Settings that change:\n${describeChanges(changes)}`);
    const code =
      runCdk(['diff', ...contextOf({ stage }), '--no-notices', ...rest]) ||
      (hasEdgeStack(config) ? runCdk(['diff', ...edgeContext(stage), '--no-notices', ...rest]) : 0);
    const lost = code === 0 ? lostState(deployed, synthesized(stackName(stage))) : [];
    if (lost.length === 0) return code;
    console.error(`Data would become unreachable:\n${lost.map((each) => `- ${each}`).join('\n')}`);
    // The release train stops there.
    return 2;
  },
};
