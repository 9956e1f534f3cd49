import { reminderReport } from './reminder-years.ts';

export const simulations = { reminders: reminderReport };
