export const title = 'Data privacy policy';
export const version = (version: string) => `Version ${version}. In plain words, and complete.`;

// What we keep, and what we never do.

export const whatWeKeep = 'What we keep';
export const keepsLogin = 'Your name, email and login';
export const keepsAnswers = 'Your answers and measured numbers';
export const keepsResults = 'Your results, and what you tell us under a notice';
export const keepsConsent = 'When you agreed to this policy';
export const whatWeNeverDo = 'What we never do';
export const neverSell = 'Sell or rent your data';
export const neverAdvertise = 'Show advertisements';
export const neverFollow = 'Follow you to other sites';
export const neverInAddress = 'Put your answers into a web address or a log';

// Why we may keep it, and where it is.

export const whyWeMay = 'Why we may keep it';
export const consentIsWhy =
  'Because you agreed to it when you started. The law gives answers about health special protection, in the EU and the UK under Article 9(2)(a) GDPR. We keep them only with your consent, and use them for one thing: to work out your results. You can withdraw your consent at any time by erasing your data.';
export const whereItIs = 'Where it is';
export const inDatabase =
  'In an encrypted database at our hosting company, Amazon Web Services. Its login service has your password. No one can read it there, and we never see it again.';

// Who sees it.

export const whoSeesIt = 'Who sees it';
export const seenByYou = 'You, when you are logged in.';
export const seenByHost = 'Our hosting company stores it for us and is not allowed to use it.';
export const seenByStaff =
  'The few people who look after this site can reach it when something needs fixing. No doctor or nurse reads your answers.';
export const seenByMailService = 'Our hosting company’s email service, which delivers our emails to you.';
export const seenByAi =
  'Our hosting company’s AI service may choose which of our own sentences appear in your results. It gets those sentences, with the numbers in them. It never gets your name, your email or your answers.';
export const seenByWebhook =
  'Another of our services is told when a quiz is sent. It gets three random ids and no answers.';
export const seenByPartner = (partner: string) => `If you follow a link to ${partner}, we tell them nothing about you.`;

// How long.

export const howLong = 'How long';
export const untilErased = 'Your account, answers and results: until they are erased.';
export const unused = (months: number, days: number) =>
  `If no one uses an account for ${months} months, we erase it ${days} days later. Logging in once keeps it.`;
export const unusedWithMail = (months: number, days: number) =>
  `If no one uses an account for ${months} months, we erase it ${days} days later. If you’ve confirmed your email, we’ll write to you once before that. Logging in once keeps it.`;
export const declinedDays = (days: number) =>
  `An account that no longer has an email address, because the owner of the mailbox said “This wasn’t me” or confirmed the address for their own account: ${days} days. Then we erase it with everything in it, unless it has been given another address.`;
export const helpAddress =
  'An email address entered to get help with logging in: until we’ve sent the code, for a day at most.';
export const backupDays = (days: number) =>
  `Backups: ${days} days after that. For that time we keep a record, without your name or email, that the account was erased, so no backup brings it back.`;
export const logsWithoutEnd =
  'Technical logs: these contain ids, but never an answer, a name or an email. They have no fixed end here.';
export const logDays = (days: number) =>
  `Technical logs: ${days} days. These contain ids, but never an answer, a name or an email.`;

// Your rights.

export const yourRights = 'Your rights';
export const rightToSee = 'See and download everything';
export const rightToCorrect =
  'Correct it: change an answer by taking the quiz again, and your name or email in your account';
export const rightToErase = 'Erase everything, which withdraws your consent';
export const rightToComplain = 'Complain to the data protection authority where you live';
export const doItYourself =
  'You can do all of this yourself, <link>in your account</link>. Erasing takes a minute, and is final.';

// Emails.

export const emails = 'Emails';
export const noEmails = 'This site doesn’t send emails. Your results are on your dashboard.';
export const emailsWithResults = (emails: number) =>
  `No subject line contains a number about you. We send at most ${emails} emails with results a day.`;
export const emailsConfirmedOnly = (emails: number) =>
  `No subject line contains a number about you. We only send results to an address you’ve confirmed. Until then, an email says that results are ready, without a number or your name. We send at most ${emails} emails with results a day.`;

// On your device.

export const onYourDevice = 'On your device';
export const loginDays = (days: number, hours: number) =>
  `Your login: ${days} days after you log in with “Remember me” or finish a quiz that makes your account. Otherwise, until you close the browser, for ${hours} hours at most. Logging out ends it straight away.`;
export const cookieDays = (days: number) =>
  `A cookie that tells us for ${days} days that you’ve logged in here before. It stops strangers locking you out. Neither of our two cookies follows you anywhere.`;
export const helpOnDevice =
  'While you wait for a code to log in again: the address you entered, until you leave that page.';
export const unitsOnDevice =
  'The units you’ve chosen, such as kilograms or pounds, and your country if you chose it: until you clear your browser’s storage.';
export const draftDays = (days: number, daysLoggedIn: number) =>
  `A quiz you’ve started: ${days} days after your last answer, or ${daysLoggedIn} days if you were logged in, and never the password. “Start over” and logging out delete it straight away.`;
export const sentOnDevice =
  'Which quiz was sent from here, when, and the number of the account, without any answers: until you clear your browser’s storage.';
export const unsentDays = (days: number) =>
  `Answers we couldn’t send yet: until they’re sent, for ${days} days at most.`;
export const reportsOnDevice =
  'If a page breaks, how often we’ve been told that day: until you clear your browser’s storage. The report says which page and which browser, and nothing about you.';

// Preventing misuse, and who is responsible.

export const misuse = 'Preventing misuse';
export const misuseLimits = (quizzes: number) =>
  `An account can send ${quizzes} quizzes a day. To stop programs that guess passwords, we count tries by network address. We don’t keep the address itself, only a scrambled form that changes each day.`;
export const misuseCounts =
  'We also count how many emails ask you to confirm your address, under a scrambled form of it, for 30 days at most. If you ask for help with logging in, we keep the email address you entered until the code is sent, for a day at most.';
export const whoIsResponsible = 'Who is responsible';
