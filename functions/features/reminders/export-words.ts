export const accountWords = {
  'reminder.id': 'The reminder that you asked us for: our number for it.',
  'reminder.months': 'In how many months you wanted it.',
  'reminder.timeZone': 'Your time zone, so that it comes by day.',
  'reminder.askedAt': 'When you asked for it. That is your agreement to it.',
  'reminder.dueAt': 'When the next one is due.',
  'reminder.unanswered': 'How many came since you were last here.',
  'reminder.mail.id': 'One that is on its way: our number for it.',
  'reminder.mail.begunAt': 'When we last tried to send it.',
  'reminder.mail.firstBegunAt': 'When we first tried.',
};
