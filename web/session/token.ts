import type { TokenClaims } from '#shared/contract/account.ts';

/**
 * The claims in a token, or null if it is not a token of this product. They only choose which screens to show. The server
 * checks the signature, and no right is given because of these claims.
 */
export function readClaims(token: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    return areClaims(claims) ? { userId: claims.userId, email: claims.email, exp: claims.exp } : null;
  } catch {
    return null;
  }
}

/** `exp` is in seconds (RFC 7519, 4.1.4). */
export const isExpired = (claims: TokenClaims, now: Date): boolean => claims.exp * 1000 <= now.getTime();

function areClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, email, exp } = value as Record<string, unknown>;
  return typeof userId === 'string' && userId !== '' && typeof email === 'string' && typeof exp === 'number';
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
