/**
 * AWS KMS: Sign and GetPublicKey of keys of the curve P-256, each made once per data directory. The signatures are real.
 *
 * Not imitated: every other operation and kind of key, messages that are no digest, grants and policies.
 */
import { join } from 'node:path';
import type { GetPublicKeyCommandInput, SignCommandInput } from '@aws-sdk/client-kms';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import { awsJson } from '#infra/local/wire/aws-json.ts';
import type { Faults } from '#infra/local/wire/faults.ts';
import type { Answer } from '#infra/local/wire/messages.ts';
import { openKeyFile } from './key-file.ts';
import { publicKeyDer, signDigest } from './kms/sign-digest.ts';

/** The key of the first generation; a stage on AWS may have more. */
export const signingKeyIds = ['signing-key-1'] as const;

/** On the wire, bytes are base64. */
type OnTheWire<Input> = Omit<Input, 'Message'> & { Message?: string };

export const kms = (dataDir: string, faults: Faults, keyIds: readonly string[] = signingKeyIds): Answer => {
  const keys = new Map(keyIds.map((id) => [id, Buffer.from(openKeyFile(join(dataDir, id)), 'base64')]));
  const keyOf = (id = ''): Buffer => {
    const key = keys.get(id);
    if (!key) throw new AwsError('NotFoundException', 'The local system has no such key.');
    return key;
  };
  return awsJson(
    'kms',
    '1.1',
    {
      GetPublicKey: ({ KeyId }: GetPublicKeyCommandInput) => ({
        KeyId,
        PublicKey: publicKeyDer(keyOf(KeyId)).toString('base64'),
        KeySpec: 'ECC_NIST_P256',
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: ['ECDSA_SHA_256'],
      }),
      Sign: ({ KeyId, Message = '', MessageType, SigningAlgorithm }: OnTheWire<SignCommandInput>) => {
        const digest = Buffer.from(Message, 'base64');
        if (MessageType !== 'DIGEST' || SigningAlgorithm !== 'ECDSA_SHA_256' || digest.length !== 32)
          throw new AwsError('ValidationException', 'The local system signs SHA-256 digests by ECDSA_SHA_256 only.');
        return { KeyId, Signature: signDigest(keyOf(KeyId), digest).toString('base64'), SigningAlgorithm };
      },
    },
    faults,
  );
};
