export const emails: readonly string[] = [
  'If you ask us to, we email you a reminder after some months, and again each time they’re over. It has no number and nothing about your health in it. For this we keep when you asked, how often, and your time zone. It ends when you turn it off, in your account or in any reminder. It also ends by itself: after two reminders without a visit, or when your mailbox sends one back or calls it spam.',
];
