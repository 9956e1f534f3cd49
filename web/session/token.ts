import type { TokenClaims, User } from '#shared/contract/account.ts';

/**
 * The claims in a token, or null if it is not a token of this product. They only choose which screens to show. The server
 * checks the signature, and no right is given because of these claims.
 */
export function readClaims(token: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    if (!areClaims(claims)) return null;
    const { userId, email, exp, auth_time } = claims;
    return { userId, email, ...(exp !== undefined && { exp }), ...(typeof auth_time === 'number' && { auth_time }) };
  } catch {
    return null;
  }
}

/** `exp` is in seconds (RFC 7519, 4.1.4). A token without it ends when the API says so. */
export const isExpired = ({ exp }: TokenClaims, now: Date): boolean => exp !== undefined && exp * 1000 <= now.getTime();

/** What a token says about the person, until the profile is loaded. */
export const userOf = ({ userId, email }: { userId: string; email: string }): User => ({
  id: userId,
  email,
  firstName: '',
  lastName: '',
});

function areClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, email, exp } = value as Record<string, unknown>;
  const isEnd = exp === undefined || typeof exp === 'number';
  return typeof userId === 'string' && userId !== '' && typeof email === 'string' && isEnd;
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
