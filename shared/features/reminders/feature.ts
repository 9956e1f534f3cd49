import type { Route } from '#shared/contract/route.ts';

// What the core imports of this feature: mails that a user asks for, some months in advance.

export const needs = [] as const;

export const routes = {
  showReminderOff: { method: 'GET', path: '/api/reminders/off/{token}', auth: 'public' },
  turnReminderOff: { method: 'POST', path: '/api/reminders/off/{token}', auth: 'public' },
  setReminder: { method: 'POST', path: '/api/users/me/reminder', auth: 'signed-in' },
} as const satisfies Record<string, Route>;

/** The intervals that a user can choose, in months. */
export const reminderMonths = [1, 3, 6, 12] as const;
export type ReminderMonths = (typeof reminderMonths)[number];
