import * as z from 'zod/mini';
import { reminderMonthsSchema } from '#shared/features/reminders/schemas.ts';

const text = z.string();

/** All instants are ISO strings. */
const reminderSchema = z.object({
  /** Identifies the reminder in the link that turns it off. */
  id: text,
  months: reminderMonthsSchema,
  timeZone: text,
  askedAt: text,
  dueAt: text,
  /** How many mails were sent since the last visit. */
  unanswered: z.int(),
  /** The mail that is being sent: whether SES accepted it is not known yet. */
  mail: z.nullable(z.object({ id: text, begunAt: text, firstBegunAt: text })),
});

export type Reminder = z.output<typeof reminderSchema>;

export const accountFields = {
  /** Null if the user has no reminder. */
  reminder: z._default(z.nullable(reminderSchema), null),
};
