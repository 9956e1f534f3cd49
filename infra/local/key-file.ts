import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** `prefix` and 32 random bytes in base64, made once and kept in this file, which only its owner may read. */
export const openKeyFile = (file: string, prefix = ''): string => {
  if (!existsSync(file)) {
    // Written beside it first: a process that is killed here leaves no half key behind.
    writeFileSync(`${file}.new`, `${prefix}${randomBytes(32).toString('base64')}`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
};
