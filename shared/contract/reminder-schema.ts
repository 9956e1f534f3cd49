import * as z from 'zod/mini';

/** In how many months somebody may ask to be written to. */
export const reminderMonths = [1, 3, 6, 12] as const;
export type ReminderMonths = (typeof reminderMonths)[number];

const reminderMonthsSchema = z.literal(reminderMonths);

const text = z.string();

/** A reminder as the account's item holds it. Instants are ISO. */
export const reminderSchema = z.object({
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
