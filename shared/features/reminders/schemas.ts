import * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import { reminderMonths, type routes } from './feature.ts';

export const reminderMonthsSchema = z.literal(reminderMonths);

const text = z.string();

/** What its owner sees of a reminder. */
const shownReminderSchema = z.object({
  months: reminderMonthsSchema,
  /** The ISO instant of the next mail. */
  nextAt: text,
});

export type ShownReminder = z.output<typeof shownReminderSchema>;

/** In the profile. */
export const profile = {
  /** The mail that they asked for; absent without one. */
  reminder: z.optional(shownReminderSchema),
};

/**
 * The page of the link in the mail. Nothing is read of a body: a mail program posts what RFC 8058 says, the page's own form
 * posts nothing, and the token alone says what to turn off.
 */
const offPage = {
  query: z.object({ token: text }),
  status: 200,
  answer: text,
  contentType: 'text/html',
} as const;

export const routeSchemas = {
  showReminderOff: { ...offPage },
  turnReminderOff: { ...offPage },
  setReminder: {
    body: z.object({
      /** Null turns it off. */
      months: z.nullable(reminderMonthsSchema),
      /** Where the person is, so that the mail comes by day; UTC for an unknown or missing one. */
      timeZone: z.optional(text),
    }),
    status: 200,
    answer: z.object({ reminder: z.nullable(shownReminderSchema) }),
  },
} as const satisfies Record<keyof typeof routes, RouteSchemas>;
