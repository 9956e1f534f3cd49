import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';

/**
 * What the addresses and the password of the probe are made from (functions/adapters/probe-address.ts), where a stage has a
 * probe. The functions that must know the probe from a person read it too when they start. Its
 * loss costs nothing: with a new one the probe opens a new account.
 */
export class ProbeKey extends Construct {
  readonly secret?: Secret;

  constructor(scope: Construct, id: string, { config, dataKey }: { config: Config; dataKey: DataKey }) {
    super(scope, id);
    if (!config.probe) return;
    this.secret = new Secret(this, 'Key', {
      description: `Addresses and password of the probe of ${config.stage}`,
      encryptionKey: dataKey.key,
      generateSecretString: { passwordLength: 44, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  get environment(): Record<string, string> {
    return { ...(this.secret && { PROBE_KEY_SECRET_ARN: this.secret.secretArn }) };
  }
}
