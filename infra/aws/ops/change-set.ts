import { type Change, CloudFormationClient, paginateDescribeChangeSet } from '@aws-sdk/client-cloudformation';
import { holdsData } from './stateful-changes.ts';

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

/** What holds people's data and would be gone or empty afterwards: CloudFormation's own word, after `npm run diff` had its. */
export const plannedLosses = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ ResourceChange: change }) =>
    change && holdsData(change.ResourceType) && (change.Action === 'Remove' || change.Replacement === 'True')
      ? [`${change.ResourceType} ${change.LogicalResourceId}`]
      : [],
  );
