export const metrics = {
  /** A user asked for a reminder, or changed it. */
  ReminderSet: 'Count',
  /** A reminder was mailed. */
  Reminded: 'Count',
  /** A user turned a reminder off, on the account page or by the link in a mail. */
  ReminderOff: 'Count',
} as const;

export const graph = { title: 'Reminders', metrics: ['ReminderSet', 'Reminded', 'ReminderOff'] } as const;
