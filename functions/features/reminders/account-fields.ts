import * as z from 'zod/mini';
import { reminderMonthsSchema } from '#shared/features/reminders/schemas.ts';

const text = z.string();

/** Instants are ISO. */
const reminderSchema = z.object({
  /** Names it in the link that turns it off. */
  id: text,
  months: reminderMonthsSchema,
  timeZone: text,
  askedAt: text,
  dueAt: text,
  /** Mails since the last visit. */
  unanswered: z.int(),
  /** One that was begun, and of which it is not yet known whether it was sent. */
  mail: z.nullable(z.object({ id: text, begunAt: text, firstBegunAt: text })),
});

export type Reminder = z.output<typeof reminderSchema>;

export const accountFields = {
  /** The reminder that the user asked for; null if none. */
  reminder: z._default(z.nullable(reminderSchema), null),
};
