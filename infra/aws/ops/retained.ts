type Template = { Resources?: Record<string, { Type: string; DeletionPolicy?: string }> };
type Deployed = { LogicalResourceId?: string | undefined; PhysicalResourceId?: string | undefined };

/** What stays after the stack is deleted, with the names that the console shows. */
export const retainedResources = ({ Resources = {} }: Template, deployed: readonly Deployed[]): string[] =>
  deployed
    .map(({ LogicalResourceId = '', PhysicalResourceId }) => ({
      resource: Resources[LogicalResourceId],
      PhysicalResourceId,
    }))
    .filter(({ resource }) => resource?.DeletionPolicy?.startsWith('Retain'))
    .map(({ resource, PhysicalResourceId }) => `${resource?.Type} ${PhysicalResourceId}`)
    .sort();

/** Account and region of the stack, from its ARN: a stage has the same name in every account. */
export function describePlace(stackArn = ''): string {
  const [, , , region, account] = stackArn.split(':');
  return `In account ${account}, region ${region}:`;
}

/** For every stage: a person confirms by typing the name of the stack, letter by letter. */
export const isConfirmed = (name: string, answer: string): boolean => answer.trim() === name;

export function describeLoss(name: string, count: number, kept: readonly string[]): string {
  if (kept.length === 0)
    return `${name}: ${count} resources will be deleted, with every account, answer, result and log in them.\nIts keys are deleted after seven days.`;
  return `${name}: ${count} resources; ${kept.length} of them hold data and stay:\n${kept.map((resource) => `- ${resource}`).join('\n')}\nSite and API stop at once, and nobody can sign in any more.`;
}
