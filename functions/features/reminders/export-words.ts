import * as words from '#feature-words/reminders.ts';

export const accountWords = {
  'reminder.id': words.exportId,
  'reminder.months': words.exportMonths,
  'reminder.timeZone': words.exportTimeZone,
  'reminder.askedAt': words.exportAskedAt,
  'reminder.dueAt': words.exportDueAt,
  'reminder.unanswered': words.exportUnanswered,
  'reminder.mail.id': words.exportMailId,
  'reminder.mail.begunAt': words.exportMailBegunAt,
  'reminder.mail.firstBegunAt': words.exportMailFirstBegunAt,
};
