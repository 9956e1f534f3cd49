import type { Route } from '#shared/contract/route.ts';

// A mail that a user asked for, some months ahead: what the core takes of this feature.

export const needs = [] as const;

export const routes = {
  showReminderOff: { method: 'GET', path: '/api/reminders/off/{token}', auth: 'public' },
  turnReminderOff: { method: 'POST', path: '/api/reminders/off/{token}', auth: 'public' },
  setReminder: { method: 'POST', path: '/api/users/me/reminder', auth: 'signed-in' },
} as const satisfies Record<string, Route>;

/** After how many months a user can be reminded. */
export const reminderMonths = [1, 3, 6, 12] as const;
export type ReminderMonths = (typeof reminderMonths)[number];
