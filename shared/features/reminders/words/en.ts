// A reminder by email, after some months.

// The account page, and the end of a quiz.

export const remindTitle = 'Remind me to check in';
export const confirmFirst =
  'We can email you a reminder in a few months, if you like. To do that, <link>confirm your email</link> first.';
export const emailReminder = 'Email me a reminder';
export const howManyMonths = 'After how many months';
export const nextOn = (day: string) => `Your next reminder comes on ${day}.`;
export const whatItIs =
  'One short email with nothing about your health. It repeats for as long as you keep coming back, and stops after two reminders without a visit. You can turn it off here or in any reminder.';
export const confirmBeforeReminders = 'Confirm your email address first. Then we can send you reminders.';

// The mail.

export const mailSubject = 'Time to check in';
export const mailPreheader = 'About two minutes, from your last answers.';
export const mailTitle = 'How is it going?';
export const askedEveryMonth =
  'You asked us to write every month. Start from your last answers and see what has changed. It takes about two minutes.';
export const askedEveryThreeMonths =
  'You asked us to write every three months. Start from your last answers and see what has changed. It takes about two minutes.';
export const askedEverySixMonths =
  'You asked us to write every six months. Start from your last answers and see what has changed. It takes about two minutes.';
export const askedEveryYear =
  'You asked us to write every year. Start from your last answers and see what has changed. It takes about two minutes.';
export const checkIn = 'Check in';
export const againInAMonth = 'Not now? That’s fine. We’ll write again in a month, and then stop.';
export const againInThreeMonths = 'Not now? That’s fine. We’ll write again in three months, and then stop.';
export const againInSixMonths = 'Not now? That’s fine. We’ll write again in six months, and then stop.';
export const againInAYear = 'Not now? That’s fine. We’ll write again in a year, and then stop.';
export const lastOne = 'Not now? That’s fine. This is the last one. You can ask for more in your account.';
export const youAsked = 'You asked for this reminder.';
export const turnOffInOnePress = 'Turn it off with one press';

// The pages of the link that turns it off.

export const turnOffTitle = 'Turn off reminders?';
export const turnOffLede =
  'You asked us to email you a reminder now and then. Press the button to turn it off. Nothing else changes.';
export const turnOff = 'Turn off reminders';
export const keepIt = 'To keep it, close this page.';
export const offTitle = 'Reminders are off';
export const off = 'We won’t send you this reminder again. You don’t need to do anything else.';
export const newOneStaysOn =
  'If you’ve since asked for a new one, it stays on. You can turn that off with the link in its email, or in <account>your account</account>.';
export const wrongLinkTitle = 'This link does not work';
export const wrongLink =
  'Part of it may be missing. Please open it again from the email. Or log in and turn reminders off in <account>your account</account>.';

// The privacy page.

export const privacy =
  'If you ask us to, we email you a reminder after some months, and again each time they’re over. It has no number and nothing about your health in it. For this we keep when you asked, how often, and your time zone. It ends when you turn it off, in your account or in any reminder. It also ends by itself: after two reminders without a visit, or when your mailbox sends one back or calls it spam.';

// A download of everything about a user.

export const exportId = 'The reminder that you asked us for: our number for it.';
export const exportMonths = 'In how many months you wanted it.';
export const exportTimeZone = 'Your time zone, so that it comes by day.';
export const exportAskedAt = 'When you asked for it. That is your agreement to it.';
export const exportDueAt = 'When the next one is due.';
export const exportUnanswered = 'How many came since you were last here.';
export const exportMailId = 'One that is on its way: our number for it.';
export const exportMailBegunAt = 'When we last tried to send it.';
export const exportMailFirstBegunAt = 'When we first tried.';
