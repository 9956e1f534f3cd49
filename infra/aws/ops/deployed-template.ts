import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';

/** The template of a deployed stack as JSON; null: there is no such stack yet. */
export async function deployedTemplate(StackName: string): Promise<unknown> {
  try {
    const { TemplateBody = '{}' } = await new CloudFormationClient({}).send(new GetTemplateCommand({ StackName }));
    return JSON.parse(TemplateBody);
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null;
    throw error;
  }
}
