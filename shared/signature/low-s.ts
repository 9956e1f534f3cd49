/** The order of the base point of P-256 (NIST SP 800-186, section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

// For each signature (r, s) the pair (r, n - s) is valid, too. We write the one with the lower s and read no other, so that nobody
// can make a second signature from one of ours.

/** `signature`: r and s, 32 bytes each. */
export const isLowS = (signature: Uint8Array): boolean => sOf(signature) <= order / 2n;

/** The same signature with the lower s. */
export const withLowS = (signature: Uint8Array): Uint8Array => {
  if (isLowS(signature)) return signature;
  const hex = (order - sOf(signature)).toString(16).padStart(64, '0');
  const low = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
  return Uint8Array.from([...signature.subarray(0, 32), ...low]);
};

const sOf = (signature: Uint8Array): bigint => {
  const digits = Array.from(signature.subarray(32), (byte) => byte.toString(16).padStart(2, '0'));
  return BigInt(`0x${digits.join('') || '0'}`);
};
