import { asUserId, type UserId } from '#shared/contract/ids.ts';

/** The reminder that a link turns off. */
export type ReminderLink = { userId: UserId; reminderId: string };

const purpose = 'reminder link';

/**
 * The encrypted token of a link that turns a reminder off. URLs are logged, so it must identify nobody. All it can do is turn
 * off this one reminder, so it does not expire, and nothing is stored for it.
 */
export const sealReminderLink = (
  seal: (purpose: string, text: string) => string,
  { userId, reminderId }: ReminderLink,
): string => seal(purpose, `${userId}.${reminderId}`);

/** Null for a token that the server did not issue. */
export const openReminderLink =
  (open: (purpose: string, sealed: string) => string | null) =>
  (token: string): ReminderLink | null => {
    const opened = open(purpose, token);
    if (opened === null) return null;
    const [userId = '', reminderId = ''] = opened.split('.');
    return { userId: asUserId(userId), reminderId };
  };
