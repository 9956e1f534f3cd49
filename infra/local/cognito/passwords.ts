import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** `salt:hash`. Only this is stored on disk. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt, 32)).toString('hex')}`;
};

/** Takes the same time for an unknown user (null) as for a known one. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [salt = '', hash = ''] = (stored ?? `nobody:${'0'.repeat(64)}`).split(':');
  const same = timingSafeEqual(await derive(password, salt, 32), Buffer.from(hash, 'hex'));
  return same && stored !== null;
};
