import { RemovalPolicy } from 'aws-cdk-lib';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';
import type { NodeFunction } from './node-function.ts';

/** The key that signs webhook calls. Without a webhook there is no secret, which would cost $0.40 a month. */
export class WebhookSecret extends Construct {
  readonly secret?: ISecret;
  private readonly url: string;

  constructor(scope: Construct, id: string, { config, dataKey }: { config: Config; dataKey: DataKey }) {
    super(scope, id);
    this.url = config.webhookUrl;
    if (!config.webhookUrl) return;
    this.secret = config.webhookSecretArn
      ? Secret.fromSecretCompleteArn(this, 'Own', config.webhookSecretArn)
      : new Secret(this, 'Made', {
          description: `Signs the webhook calls of ${config.stage} (Standard Webhooks)`,
          encryptionKey: dataKey.key,
          // 44 letters and digits are base64 of 33 bytes. The receiver's library also takes a key without `whsec_`.
          generateSecretString: { passwordLength: 44, excludePunctuation: true },
          removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
        });
  }

  get environment(): Record<string, string> {
    return { WEBHOOK_URL: this.url, ...(this.secret && { WEBHOOK_SECRET_ID: this.secret.secretArn }) };
  }

  allowRead(fn: NodeFunction): void {
    if (this.secret) fn.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn]);
    if (this.secret?.encryptionKey) fn.allow(['kms:Decrypt'], [this.secret.encryptionKey.keyArn]);
  }
}
