import * as z from 'zod/mini';

// What the browser has encrypted: the server stores it, and never sees the content or a key.

/** 32 bytes in base64url. */
export const secret = z.string().check(z.regex(/^[\w-]{43}$/));

/** A compact JWE (RFC 7516, section 7.1): five parts of base64url. The second is blank, because the key is used as it is. */
export const jwe = (maxLength: number) =>
  z.string().check(z.regex(/^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/), z.maxLength(maxLength));
