import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { Grantee } from './grantee.ts';

/**
 * The keys that sign results: one for each generation, and the newest signs. KMS cannot rotate such a key, so a replacement is
 * a new one: `signingKeyGeneration` in the stage's file, raised by one. The former keys stay, and sign nothing any more: their
 * public halves stay in /.well-known/jwks.json, so that what they signed can be checked. Each costs $1 a month. No private
 * half ever leaves KMS.
 */
export class SigningKeys extends Construct {
  private readonly keys: readonly Key[];
  private readonly newest: Key;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    const keyOf = (generation: number) =>
      new Key(this, `Key${generation}`, {
        description: `Signs results of ${config.stage}, generation ${generation}`,
        keySpec: KeySpec.ECC_NIST_P256,
        keyUsage: KeyUsage.SIGN_VERIFY,
        pendingWindow: Duration.days(7),
        // Signed results are in the hands of people and their doctors: they outlive the stack.
        removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      });
    this.newest = keyOf(config.signingKeyGeneration);
    const former = Array.from({ length: config.signingKeyGeneration - 1 }, (_, index) => keyOf(index + 1));
    this.keys = [...former, this.newest];
  }

  /** For the function that signs. */
  get environment(): Record<string, string> {
    return { SIGNING_KEY: this.newest.keyArn };
  }

  /** For the function that publishes the public halves: all keys, the newest last. */
  get publicEnvironment(): Record<string, string> {
    return { SIGNING_KEYS: this.keys.map(({ keyArn }) => keyArn).join(' ') };
  }

  /** Its own public half is read, too: a signature names it. */
  allowSign(fn: Grantee): void {
    fn.allow(['kms:Sign', 'kms:GetPublicKey'], [this.newest.keyArn]);
  }

  allowPublish(fn: Grantee): void {
    fn.allow(
      ['kms:GetPublicKey'],
      this.keys.map(({ keyArn }) => keyArn),
    );
  }
}
