import { RemovalPolicy } from 'aws-cdk-lib';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originSecretHeader } from '#shared/contract/route.ts';
import type { NodeFunction } from './functions/node-function.ts';
import type { DataKey } from './kms-keys.ts';
import type { Config } from './stages/config.ts';

/** 44 letters and digits: 261 random bits. */
const randomKey = { passwordLength: 44, excludePunctuation: true };

type SecretProps = { config: Config; dataKey: DataKey };

/**
 * A header that CloudFront sends with each call and the API requires. The API's own URL is public, and direct calls
 * would bypass the firewall and could forge the client's network address. `npm run ops -- deploy` creates a new secret
 * each time. The functions also accept the previous one, because they change first and CloudFront some minutes later.
 * CloudFormation resolves the references, which name the version, because it resolves again only when a reference has
 * changed.
 */
export class OriginSecret extends Construct {
  readonly secret: Secret;
  private readonly versionId: string;

  constructor(scope: Construct, id: string, { config, dataKey }: SecretProps) {
    super(scope, id);
    this.versionId = config.originSecretVersion;
    this.secret = new Secret(this, 'Secret', {
      description: `Proves to the API of ${config.stage} that a call came through CloudFront`,
      encryptionKey: dataKey.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: 'none' }),
        generateStringKey: 'current',
        ...randomKey,
      },
      // It protects no data, and a new stack creates a new one.
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /** For functions behind CloudFront. */
  get environment(): Record<string, string> {
    return { ORIGIN_SECRETS: `${this.value('current')} ${this.value('previous')}` };
  }

  /** For CloudFront, which replaces a header of this name from the caller. */
  get headers(): Record<string, string> {
    return { [originSecretHeader]: this.value('current') };
  }

  private value(field: 'current' | 'previous'): string {
    return `{{resolve:secretsmanager:${this.secret.secretArn}:SecretString:${field}::${this.versionId}}}`;
  }
}

/** The key that signs webhook calls. Without a webhook there is no secret, which would cost $0.40 a month. */
export class WebhookSecret extends Construct {
  readonly secret?: ISecret;
  private readonly url: string;

  constructor(scope: Construct, id: string, { config, dataKey }: SecretProps) {
    super(scope, id);
    this.url = config.webhookUrl;
    if (!config.webhookUrl) return;
    this.secret = config.webhookSecretArn
      ? Secret.fromSecretCompleteArn(this, 'Own', config.webhookSecretArn)
      : new Secret(this, 'Made', {
          description: `Signs the webhook calls of ${config.stage} (Standard Webhooks)`,
          encryptionKey: dataKey.key,
          // Base64 of 33 bytes. The receiver's library also accepts a key without `whsec_`.
          generateSecretString: randomKey,
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

/**
 * The key of every keyed hash (functions/adapters/server-key.ts). Functions read it at their cold start
 * (functions/adapters/secret-keys.ts), because anyone with read access to the AWS account can see their configuration.
 * It opens no account. It must not change, because links, limits and the marks of erased accounts are found by these
 * hashes.
 */
export class ServerKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { config, dataKey }: SecretProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Key', {
      description: `Key of the hashes in the tables of ${config.stage}. Never change it: links and marks would be lost`,
      encryptionKey: dataKey.key,
      generateSecretString: randomKey,
      removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }

  get environment(): Record<string, string> {
    return { SERVER_KEY_SECRET_ARN: this.secret.secretArn };
  }
}

/**
 * The keys that derive a session's next cookie: anyone who has a key and a cookie can compute the next one. They can be
 * changed without ending open sessions. Put a new key before the old ones, separated by a space: the newest derives
 * cookies, all of them verify. Remove an old key after 30 days, when no session that it derived is left.
 */
export class SessionKeys extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, { config, dataKey }: SecretProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Keys', {
      description: `Keys of the next cookie of a session of ${config.stage}. The newest comes first, after it a space`,
      encryptionKey: dataKey.key,
      generateSecretString: randomKey,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  get environment(): Record<string, string> {
    return { SESSION_KEYS_SECRET_ARN: this.secret.secretArn };
  }
}

/**
 * The key from which the probe's addresses and password are derived (functions/adapters/server-key.ts), where a stage has a
 * probe. Functions that must recognise the probe read it too at their cold start. Losing it costs nothing: with a new one, the
 * probe opens a new account.
 */
export class ProbeKey extends Construct {
  readonly secret?: Secret;

  constructor(scope: Construct, id: string, { config, dataKey }: SecretProps) {
    super(scope, id);
    if (!config.probe) return;
    this.secret = new Secret(this, 'Key', {
      description: `Addresses and password of the probe of ${config.stage}`,
      encryptionKey: dataKey.key,
      generateSecretString: randomKey,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  get environment(): Record<string, string> {
    return { ...(this.secret && { PROBE_KEY_SECRET_ARN: this.secret.secretArn }) };
  }
}
