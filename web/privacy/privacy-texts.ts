import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';
import type { ReadingPart } from '../ui/reading.tsx';

// What the system stores and sends, in plain words. A change of what is stored changes this page, `docs/privacy.md` and
// the version in `shared/contract/account.ts`. Numbers come from the constants that the code itself uses.

export const whatWeKeep: readonly string[] = [
  'Your name, email and login',
  'Your answers and measured numbers',
  'Your results, and what you tell us under a notice in them',
  'When you agreed to this policy',
];

export const whatWeNeverDo: readonly string[] = [
  'Sell or rent your data',
  'Show advertisements',
  'Follow you to other sites',
  'Put your answers into a web address or a log',
];

export const whyWeMay: ReadingPart = {
  title: 'Why we may keep it',
  paragraphs: [
    'Because you agreed to it when you started. Answers about health have special protection by law, in the EU and the UK by Article 9(2)(a) GDPR. We keep them with your consent only, and use them for one thing: to work out your results. You can take your consent back at any time, by having your data erased.',
  ],
};

export const whereItIs: ReadingPart = {
  title: 'Where it is',
  paragraphs: [
    'In a locked (encrypted) database of our hosting company, Amazon Web Services. Its login service has your password. Nobody can read the password there, and we never see it again.',
  ],
};

/** Who sees it depends on what this deployment has switched on. */
export const whoSeesIt = ({ hasMail, hasModel, hasWebhook, partnerUrl }: SiteSettings): ReadingPart => ({
  title: 'Who sees it',
  points: [
    'You, when you are logged in.',
    'Whoever you give a link for a doctor and its passcode to: the page that you chose to share, until the link ends or you close it. It is encrypted on your device, and we cannot read it.',
    'If you move a quiz to another device: whoever uses the device that scans your code, or whose code you scan. It is encrypted on your device, and we cannot read it.',
    'Our hosting company stores it for us and may not use it.',
    'The few people who look after this site can reach it when something has to be mended. No clinician reads your answers.',
    ...(hasMail ? ['The mail service of our hosting company carries our emails to you.'] : []),
    ...(hasModel
      ? [
          'An AI service of our hosting company may choose which of our own sentences stand in your results. It gets these sentences, with the figures in them. It never gets your name, your email or your answers.',
        ]
      : []),
    ...(hasWebhook
      ? ['Another of our services is told that a quiz was handed in. It gets three random ids, and no answer.']
      : []),
    ...(partnerUrl ? [`If you follow a link to ${product.partner.name}, we tell them nothing about you.`] : []),
  ],
});

export const howLong = ({ logRetentionDays, hasMail, unusedAccountMonths }: SiteSettings): ReadingPart => ({
  title: 'How long',
  points: [
    'Your account, answers and results: until they are erased.',
    `Not for ever: an account that nobody has used for ${unusedAccountMonths} months, we erase ${lifetimes.unusedNoticeDays} days later.${hasMail ? ' If you have confirmed your email, we write to you once before that.' : ''} One login keeps it.`,
    `What is behind a link for a doctor: until the link ends or you close it. When somebody typed a passcode, and whether it was the right one: ${lifetimes.endedLinkDays} days more.`,
    `A quiz on its way to your other device, encrypted: nobody gets it after ${lifetimes.handoffMinutes} minutes. What is left of it goes within days. Backups may have it longer, and no key to it.`,
    ...(hasMail
      ? [
          `An account that has lost its email address, because whoever reads the mail there said “This wasn’t me” or confirmed the address for their own account: ${lifetimes.declinedAccountDays} days. Then we erase it with everything in it, unless it has been given another address.`,
          'An email address typed to get help with logging in: until we have sent the code, a day at most.',
        ]
      : []),
    `Backups: ${lifetimes.backupDays} days after that. For as long we remember, without your name or email, that the account was erased, so that no backup brings it back.`,
    logRetentionDays === null
      ? 'Technical logs: they have ids in them, and never an answer, a name or an email. They have no fixed end here.'
      : `Technical logs: ${logRetentionDays} days. They have ids in them, and never an answer, a name or an email.`,
  ],
});

export const emails = ({ hasMail, mailResults, limits }: SiteSettings): ReadingPart => ({
  title: 'Emails',
  paragraphs: hasMail
    ? [
        `No subject line has a figure in it. ${mailResults === 'confirmed' ? confirmedOnly : ''}We send at most ${limits.resultMails} emails with results a day.`,
        'If you ask for it, we write you a note in some months, and again each time they are over. It has no figure and nothing on your health in it. For that we keep when you asked, how often, and your time zone. It ends when you stop it, in your account or by the link in each note. It also ends by itself: after two notes with no visit, or when your mailbox sends one back or calls it spam.',
      ]
    : ['This site sends no email. Your results are on your dashboard.'],
});

const confirmedOnly =
  'We send results only to an address that you have confirmed. Until then an email says that results are ready, and gives away neither a figure nor your name. ';

export const onYourDevice: ReadingPart = {
  title: 'On your device',
  points: [
    `Your login: ${lifetimes.rememberedSessionDays} days after you log in with “Remember me” or finish a quiz that makes your account, else until you close the browser, and ${lifetimes.otherSessionHours} hours at most. Logging out ends it at once.`,
    `A cookie that tells us for ${lifetimes.knownDeviceDays} days that you have logged in here before. It keeps strangers from locking you out. Neither of our two cookies follows you anywhere.`,
    'While you wait for a code to log in again: the address that you typed, until you leave that page.',
    'The units that you have chosen, such as kilograms or pounds: until you empty the storage of your browser.',
    `A quiz that you have begun: ${lifetimes.ownerlessDraftHours} hours after your last answer, or ${lifetimes.draftDays} days if you were logged in, and never the password. “Start over” and logging out remove it at once.`,
    'The pages of the quiz, without anything of yours, so that you can go on while you are offline. Logging out removes them.',
    'Which quiz was handed in here, when, and the number of the account, without any answer: until you empty the storage of your browser.',
    `Answers that could not be sent yet: until they are sent, and ${lifetimes.outboxDays} days at most.`,
  ],
};

export const againstAbuse = ({ limits }: SiteSettings): ReadingPart => ({
  title: 'Against abuse',
  paragraphs: [
    `An account can hand in ${limits.submissions} quizzes a day. To stop machines that guess passwords, we count tries by network address. We keep no network address: only a scrambled form that changes each day.`,
    'We also count how many emails ask you to confirm your address, under a scrambled form of it, for 30 days at most. If you ask for help with logging in, the email address that you typed waits until the code is sent, a day at most.',
  ],
});

/** What follows 'in your account' or the operator's address. */
export const rights = {
  see: 'See and download everything',
  correct: 'Correct it: change an answer under “My answers”, and your name or email in your account',
  erase: 'Erase everything, and so take your consent back',
  complain: 'Complain to the data protection authority where you live',
} as const;
