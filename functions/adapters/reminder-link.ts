import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '#shared/contract/ids.ts';

/** The reminder that a link turns off. */
export type ReminderLink = { userId: UserId; reminderId: string };

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** A key for this purpose alone, derived from the server's key. */
const keyOf = (serverKey: string): Buffer => createHmac('sha256', serverKey).update('reminder link').digest();

/**
 * The encrypted token of a link that turns a reminder off. URLs are logged, so it must identify nobody. All it can do is turn
 * off this one reminder, so it does not expire, and nothing is stored for it.
 */
export const sealReminderLink = (serverKey: string, { userId, reminderId }: ReminderLink): string => {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(serverKey), iv);
  const sealed = Buffer.concat([sealing.update(`${userId}.${reminderId}`, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Null for a token that the server did not issue. */
export const openReminderLink = (serverKey: string, token: string): ReminderLink | null => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, keyOf(serverKey), bytes.subarray(0, ivBytes));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
      'utf8',
    );
    const [userId = '', reminderId = ''] = opened.split('.');
    return { userId, reminderId };
  } catch {
    return null;
  }
};
