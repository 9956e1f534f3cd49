import * as z from 'zod/mini';
import { reminderMonths } from '#shared/contract/account.ts';

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

/** What its owner sees of it. */
export const shownReminderSchema = z.object({
  months: reminderMonthsSchema,
  /** The ISO instant of the next mail. */
  nextAt: text,
});

export type ShownReminder = z.output<typeof shownReminderSchema>;

export const setReminderSchemas = {
  body: z.object({
    /** Null turns it off. */
    months: z.nullable(reminderMonthsSchema),
    /** Where the person is, so that the mail comes by day; UTC for an unknown or missing one. */
    timeZone: z.optional(text),
  }),
  status: 200,
  answer: z.object({ reminder: z.nullable(shownReminderSchema) }),
} as const;

/**
 * The page of the link in the mail. Nothing is read of a body: a mail program posts what RFC 8058 says, the page's own form
 * posts nothing, and the token alone says what to turn off.
 */
export const showReminderOffSchemas = {
  query: z.object({ token: text }),
  status: 200,
  answer: text,
  contentType: 'text/html',
} as const;

export const turnReminderOffSchemas = { ...showReminderOffSchemas } as const;
