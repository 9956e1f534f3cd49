import * as z from 'zod/mini';

// What comes in and goes out while a quiz moves to another device. The server never sees an answer, nor a key that opens one.

/** 32 bytes in base64url. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/));

/** An encrypted draft as a compact JWE. The longest of our own, with a retake's notes, has about 12 kB before it is packed. */
const jwe = z.string().check(z.regex(/^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/), z.maxLength(24_000));

/** What two devices tell each other so that both can show the same three words, in this order. */
const pairing = {
  /** SHA-256 of the sender's public key, before it is shown. */
  commitment: z.optional(secret),
  /** The receiver's random answer to it. */
  nonce: z.optional(secret),
  /** The sender's public key: an uncompressed point of P-256. */
  publicKey: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
};

export const putHandoffSchemas = {
  /** Any of the parts. Each is written once. */
  body: z.object({
    /** In the code that the other device scans; the server stores a hash. */
    id: secret,
    ...pairing,
    draft: z.optional(jwe),
  }),
  status: 200,
  answer: z.object({}),
} as const;

export const takeHandoffSchemas = {
  body: z.object({
    id: secret,
    /** `withdraw` is the sender's word; `read`, `moved` and `declined` are the reader's. */
    wish: z.enum(['look', 'read', 'moved', 'declined', 'withdraw']),
    /** Chosen by the device that reads. */
    reader: z.optional(secret),
  }),
  status: 200,
  answer: z.object({
    /** False when there is none, or none any more. */
    isOpen: z.boolean(),
    ...pairing,
    hasDraft: z.boolean(),
    isRead: z.boolean(),
    closed: z.optional(z.enum(['moved', 'declined', 'withdrawn'])),
    /** For the wish to read it. */
    draft: z.optional(jwe),
  }),
} as const;
