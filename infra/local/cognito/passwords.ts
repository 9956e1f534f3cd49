import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Derive = (password: string, salt: string, length: number, options: ScryptOptions) => Promise<Buffer>;
const derive = promisify(scrypt) as Derive;

/** Node's own default: 50 ms of a processor for each password. */
const usualCost = 2 ** 14;

/** Tests make a thousand passwords that protect nobody, and set a lower cost. */
const costNow = (): number => Number(process.env.LOCAL_PASSWORD_COST || usualCost);

/** `salt:hash:cost`. Only this is stored on disk. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('hex');
  const cost = costNow();
  return `${salt}:${(await derive(password, salt, 32, { N: cost })).toString('hex')}:${cost}`;
};

/** Takes the same time for an unknown user (null) as for a known one. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [salt = '', hash = '', cost] = (stored ?? `nobody:${'0'.repeat(64)}:${costNow()}`).split(':');
  const same = timingSafeEqual(await derive(password, salt, 32, { N: Number(cost) }), Buffer.from(hash, 'hex'));
  return same && stored !== null;
};
