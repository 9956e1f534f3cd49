import { type Change, CloudFormationClient, paginateDescribeChangeSet } from '@aws-sdk/client-cloudformation';

/**
 * What a person's data is in, and which properties CloudFormation cannot change without making a new, empty resource ("Update
 * requires: Replacement" in the CloudFormation reference, read 2026-11-22; and what Cognito itself never changes).
 */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema', 'LocalSecondaryIndexes', 'ImportSourceSpecification'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion', 'Origin'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::S3::Bucket': ['BucketName'],
};

/** The types of which no release may take one away. */
const holdsData = (type = ''): boolean => type in replacedBy;

type Resource = { Type?: string; Properties?: Readonly<Record<string, unknown>> };

const resourcesOf = (template: unknown): Readonly<Record<string, Resource>> => {
  const isObject = typeof template === 'object' && template !== null && 'Resources' in template;
  return isObject ? (template.Resources as Record<string, Resource>) : {};
};

/**
 * What a deployment would take away of what holds data, as sentences. A resource that is named otherwise in the source counts as
 * gone: CloudFormation makes an empty one under the new name.
 */
export function lostState(deployed: unknown, next: unknown): string[] {
  const after = resourcesOf(next);
  return Object.entries(resourcesOf(deployed)).flatMap(([id, { Type = '', Properties = {} }]) => {
    const immutable = replacedBy[Type];
    if (!immutable) return [];
    const successor = after[id];
    if (successor?.Type !== Type) return [`${Type} ${id} would be gone, and with it what is stored in it.`];
    return immutable
      .filter((name) => JSON.stringify(Properties[name]) !== JSON.stringify(successor.Properties?.[name]))
      .map((name) => `${Type} ${id} would be replaced by an empty one, because ${name} changes.`);
  });
}

/** What CloudFormation would do if it executed this change set. */
export async function plannedChanges(StackName: string, ChangeSetName: string): Promise<Change[]> {
  const changes: Change[] = [];
  const pages = paginateDescribeChangeSet({ client: new CloudFormationClient({}) }, { StackName, ChangeSetName });
  for await (const page of pages) changes.push(...(page.Changes ?? []));
  return changes;
}

/** One line a resource, for the person who says yes; what is removed or replaced comes first. */
export const describePlan = (changes: readonly Change[]): string[] =>
  changes
    .flatMap(({ ResourceChange: change }) => (change ? [change] : []))
    .map(({ Action, LogicalResourceId, Replacement, ResourceType }) => ({
      isGone: Action === 'Remove' || Replacement === 'True',
      line: `${Action} ${ResourceType} ${LogicalResourceId}${replacements[Replacement ?? ''] ?? ''}`,
    }))
    .toSorted((a, b) => Number(b.isGone) - Number(a.isGone))
    .map(({ isGone, line }) => `${isGone ? '!' : '·'} ${line}`);

const replacements: Readonly<Record<string, string>> = {
  True: ', by a new one in its place',
  Conditional: ', perhaps by a new one in its place',
};

/** What holds people's data and would be gone or empty afterwards: CloudFormation's own word, after `npm run ops -- diff` had its. */
export const plannedLosses = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ ResourceChange: change }) =>
    change && holdsData(change.ResourceType) && (change.Action === 'Remove' || change.Replacement === 'True')
      ? [`${change.ResourceType} ${change.LogicalResourceId}`]
      : [],
  );
