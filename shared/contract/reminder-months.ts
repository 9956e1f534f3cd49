/** In how many months somebody may ask to be written to. */
export const reminderMonths = [1, 3, 6, 12] as const;
export type ReminderMonths = (typeof reminderMonths)[number];
