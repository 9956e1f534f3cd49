// Base64 for URLs (RFC 4648, section 5), without padding. Browsers and Node have `btoa`; neither has this alphabet
// in every version that we support.

/** Any number of bytes. */
export const toBase64url = (bytes: Uint8Array): string => {
  // Character by character: a spread of a large array would be too many arguments for one call.
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Null for text outside this alphabet. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};
