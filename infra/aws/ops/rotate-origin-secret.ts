import { randomBytes } from 'node:crypto';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { stackName } from '#infra/aws/stack-name.ts';
import { nextOriginSecret, type OriginSecretValue } from './origin-secret.ts';

/**
 * Makes the next secret of the origin and answers with its version, for the template to name. Null when there is no stack
 * with such a secret yet: the deployment makes the first one. Throws when AWS refuses.
 */
export async function rotateOriginSecret(stage: string): Promise<string | null> {
  const deployed = await readDeployed(stackName(stage));
  if (!deployed) return null;
  const secrets = new SecretsManagerClient({});
  const read = async (VersionId?: string): Promise<OriginSecretValue> => {
    const get = new GetSecretValueCommand({ SecretId: deployed.arn, ...(VersionId && { VersionId }) });
    return JSON.parse((await secrets.send(get)).SecretString ?? '{}') as OriginSecretValue;
  };
  const next = await nextOriginSecret(deployed.version, read, randomBytes(33).toString('base64url'));
  const put = new PutSecretValueCommand({ SecretId: deployed.arn, SecretString: JSON.stringify(next) });
  return (await secrets.send(put)).VersionId ?? null;
}

async function readDeployed(StackName: string): Promise<{ arn: string; version: string } | null> {
  try {
    const { Stacks } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
    const outputs = Object.fromEntries(
      (Stacks?.[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
    );
    const { OriginSecretArn: arn, OriginSecretVersion: version } = outputs;
    return arn && version ? { arn, version } : null;
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null;
    throw error;
  }
}
