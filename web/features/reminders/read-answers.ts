import { reminderMonths } from '#shared/features/reminders/feature.ts';
import type { ShownReminder } from '#shared/features/reminders/schemas.ts';
import { isRecord } from '#web/api/read-value.ts';

const readReminder = (reminder: unknown): ShownReminder | null => {
  if (!isRecord(reminder) || typeof reminder.nextAt !== 'string') return null;
  const months = reminderMonths.find((each) => each === reminder.months);
  return months === undefined ? null : { months, nextAt: reminder.nextAt };
};

export const readers = {
  setReminder: (body: unknown) => (isRecord(body) ? { reminder: readReminder(body.reminder) } : null),
};

export const profile = { reminder: readReminder };
