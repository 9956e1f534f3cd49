import { reminderMail } from './letter.ts';

/** What the reminder says. */
export const speech = { reminderMail };
