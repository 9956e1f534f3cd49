import * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import { reminderMonths, type routes } from './feature.ts';

export const reminderMonthsSchema = z.literal(reminderMonths);

const text = z.string();

/** A reminder as its owner sees it. */
const shownReminderSchema = z.object({
  months: reminderMonthsSchema,
  /** The ISO instant of the next mail. */
  nextAt: text,
});

export type ShownReminder = z.output<typeof shownReminderSchema>;

/** The fields that this feature adds to the profile. */
export const profile = {
  /** Absent if the user has no reminder. */
  reminder: z.optional(shownReminderSchema),
};

/**
 * The page behind the link in the mail. The server ignores the request's body: a mail program posts the body of RFC 8058, and the
 * page's own form posts none. The token alone says which reminder to turn off.
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
      /** Null turns the reminder off. */
      months: z.nullable(reminderMonthsSchema),
      /** The user's time zone, so that the mail arrives by day. An unknown or missing one counts as UTC. */
      timeZone: z.optional(text),
    }),
    status: 200,
    answer: z.object({ reminder: z.nullable(shownReminderSchema) }),
  },
} as const satisfies Record<keyof typeof routes, RouteSchemas>;
