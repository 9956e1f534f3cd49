type Template = { Resources?: Record<string, { Type: string; DeletionPolicy?: string }> };
type Deployed = { LogicalResourceId?: string | undefined; PhysicalResourceId?: string | undefined };

/** What CloudFormation leaves behind when the stack ends, as a person finds it in the console. */
export const retainedResources = ({ Resources = {} }: Template, deployed: readonly Deployed[]): string[] =>
  deployed
    .map(({ LogicalResourceId = '', PhysicalResourceId }) => ({
      resource: Resources[LogicalResourceId],
      PhysicalResourceId,
    }))
    .filter(({ resource }) => resource?.DeletionPolicy?.startsWith('Retain'))
    .map(({ resource, PhysicalResourceId }) => `${resource?.Type} ${PhysicalResourceId}`)
    .sort();

/** Stages have the same names in every account: which one this is stands in the stack's ARN. */
export function describePlace(stackArn = ''): string {
  const [, , , region, account] = stackArn.split(':');
  return `In account ${account}, region ${region}:`;
}

/** The one rule of confirmation, for every stage: its stack's name, letter by letter. */
export const isConfirmed = (name: string, answer: string): boolean => answer.trim() === name;

export function describeLoss(name: string, count: number, kept: readonly string[]): string {
  if (kept.length === 0)
    return `${name}: ${count} resources will be deleted, with every account, answer, result and log in them.\nThe key is deleted after seven days of grace.`;
  return `${name}: ${count} resources; ${kept.length} of them hold data and stay:\n${kept.map((resource) => `- ${resource}`).join('\n')}\nSite and API end at once; nobody can sign in any more.`;
}
