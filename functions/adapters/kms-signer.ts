import { createHash } from 'node:crypto';
import { type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { compactJws, signingInput } from '#shared/signature/jws.ts';
import { rawSignature } from './raw-signature.ts';
import { publicKeyOf } from './signing-keys.ts';

/** Signs claims as a compact JWS with this key of KMS (ECC_NIST_P256), which gets a hash of them only. */
export const kmsSigner = (client: KMSClient, keyId: string) => {
  const findKey = publicKeyOf(client, keyId);
  return async (claims: object, abortSignal: AbortSignal): Promise<string> => {
    const { kid } = await findKey(abortSignal);
    const input = signingInput(kid, claims);
    const command = new SignCommand({
      KeyId: keyId,
      Message: createHash('sha256').update(input).digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    });
    const { Signature = new Uint8Array() } = await client.send(command, { abortSignal });
    return compactJws(input, rawSignature(Signature));
  };
};
