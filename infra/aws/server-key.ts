import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';

/**
 * The key of every keyed hash (functions/adapters/keyed-hash.ts). Functions read it when they start
 * (functions/edge/secrets.ts): in their configuration, whoever may look at the account could read it. It must not change:
 * sessions, limits and the marks of erased accounts are found by these hashes.
 */
export class ServerKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { config, dataKey }: { config: Config; dataKey: DataKey }) {
    super(scope, id);
    this.secret = new Secret(this, 'Key', {
      description: `Key of the hashes in the tables of ${config.stage}. Never change it: open sessions would end`,
      encryptionKey: dataKey.key,
      // 44 letters and digits: 261 random bits.
      generateSecretString: { passwordLength: 44, excludePunctuation: true },
      removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }

  get environment(): Record<string, string> {
    return { SERVER_KEY_SECRET_ARN: this.secret.secretArn };
  }
}
