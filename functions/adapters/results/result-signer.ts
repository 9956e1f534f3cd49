import { nameOfError } from '#functions/edge/log.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { SignDeps } from '#functions/results/sign-result.ts';
import { claimsOf } from '#shared/signature/claims.ts';

type Signer = (claims: object, abortSignal: AbortSignal) => Promise<string>;

/** Loads the KMS client at the first result, while a cold worker reads its job. */
const loadSigner = async (keyId: string): Promise<Signer> => {
  const [{ kmsSigner }, { createKeyClient }] = await Promise.all([
    import('./kms-signer.ts'),
    import('./signing-keys.ts'),
  ]);
  return kmsSigner(createKeyClient(), keyId);
};

/** Signs the result of a submission. Never throws, and times out early, because a user waits for the result. */
export const resultSigner = (
  keyId: string,
  now: () => Date,
  timeoutSeconds: number = pipelineLimits.signTimeoutSeconds,
): SignDeps['sign'] => {
  let loading: Promise<Signer> | undefined;
  return async (result) => {
    try {
      loading ??= loadSigner(keyId);
      const sign = await loading;
      const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
      return { signature: await sign(claimsOf(result, now()), deadline) };
    } catch (failure) {
      return { reason: nameOfError(failure) };
    }
  };
};
