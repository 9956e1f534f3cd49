import { createHash } from 'node:crypto';
import { commonPasswordHashes } from './common-password-hashes.ts';
import { normalEmail, refusePassword } from './person.ts';

const hashBytes = 4;
let common: ReadonlySet<number> | undefined;

/** Read once, on the first use. */
const commonHashes = (): ReadonlySet<number> => {
  const bytes = Buffer.from(commonPasswordHashes, 'base64');
  common ??= new Set(
    Array.from({ length: bytes.length / hashBytes }, (_, index) => bytes.readUInt32BE(index * hashBytes)),
  );
  return common;
};

/** True if the password, in capitals or small letters, is among the 10,000 most common. */
export const isCommonPassword = (password: string): boolean =>
  commonHashes().has(createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0));

/** Null when the password may be chosen. Those that are in use already are not held against these rules. */
export const refuseNewPassword = (password: string, email: string): string | null => {
  const sentence = refusePassword(password);
  if (sentence) return sentence;
  if (normalEmail(password) === email) return 'Choose a password that is not your email address.';
  return isCommonPassword(password)
    ? 'Choose a password that is harder to guess: this one is among the most common.'
    : null;
};
