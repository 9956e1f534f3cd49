import { randomBytes } from 'node:crypto';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { explainRefusal } from '#infra/aws/ops/run-command.ts';
import { stackName } from '#infra/aws/stack-name.ts';

/**
 * Makes the next secret of the origin and answers with its version, for the template to name. Null when there is no stack
 * with such a secret yet: the deployment makes the first one. Throws when AWS refuses.
 */
async function rotateOriginSecret(stage: string): Promise<string | null> {
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

/** What the origin's secret holds, in JSON. Both are accepted; CloudFront sends `current`. */
type OriginSecretValue = { current: string; previous: string };

/** One version of a secret. Without an id, the newest. */
type ReadVersion = (versionId?: string) => Promise<OriginSecretValue>;

/**
 * The next value: `previous` is what CloudFront sends now, by the version that the stack was deployed with. A deployment
 * that failed has left a newer version, which CloudFront never got; it must not push the one in use out.
 */
export async function nextOriginSecret(deployedVersion: string, read: ReadVersion, random: string) {
  if (deployedVersion !== 'first') return { current: random, previous: (await read(deployedVersion)).current };
  // The stack made the first version, and every later one names it as `previous` until a deployment succeeds.
  const { current, previous } = await read();
  return { current: random, previous: previous === 'none' ? current : previous };
}

/** The version of a new secret between CloudFront and the API. Null: there is none yet, or it could not be made. */
export async function newOriginSecret(stage: string): Promise<string | null> {
  try {
    return await rotateOriginSecret(stage);
  } catch (error) {
    console.warn(`The origin's secret stays as it is, because a new one could not be made. ${explainRefusal(error)}`);
    return null;
  }
}
