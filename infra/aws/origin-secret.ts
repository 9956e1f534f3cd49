import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originSecretHeader } from '#shared/contract/origin-headers.ts';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';

/**
 * What CloudFront sends with each call and the API demands: the API's own address is public, and calls to it would pass by
 * the firewall and could name any network address. `npm run ops -- deploy` makes a new one each time. The functions accept the
 * one before too: they change first, CloudFront some minutes later. CloudFormation resolves the references; they name the
 * version, because it looks again only when a reference has changed.
 */
export class OriginSecret extends Construct {
  readonly secret: Secret;
  private readonly versionId: string;

  constructor(scope: Construct, id: string, { config, dataKey }: { config: Config; dataKey: DataKey }) {
    super(scope, id);
    this.versionId = config.originSecretVersion;
    this.secret = new Secret(this, 'Secret', {
      description: `Proves to the API of ${config.stage} that a call came through CloudFront`,
      encryptionKey: dataKey.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: 'none' }),
        generateStringKey: 'current',
        passwordLength: 44,
        excludePunctuation: true,
      },
      // It guards no data, and a new stack makes a new one.
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /** For functions behind CloudFront. */
  get environment(): Record<string, string> {
    return { ORIGIN_SECRETS: `${this.value('current')} ${this.value('previous')}` };
  }

  /** For CloudFront: it replaces a header of this name that a caller has sent. */
  get headers(): Record<string, string> {
    return { [originSecretHeader]: this.value('current') };
  }

  private value(field: 'current' | 'previous'): string {
    return `{{resolve:secretsmanager:${this.secret.secretArn}:SecretString:${field}::${this.versionId}}}`;
  }
}
