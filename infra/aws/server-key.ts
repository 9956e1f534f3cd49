import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';

/**
 * The key of every keyed hash (functions/adapters/keyed-hash.ts). CloudFormation puts its value into the functions'
 * environment by a dynamic reference: the template holds the secret's name only, and a function needs neither a right nor
 * a call for it. It must not change: sessions, limits and the marks of erased accounts are found by these hashes.
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
    return { SERVER_KEY: this.secret.secretValue.unsafeUnwrap() };
  }
}
