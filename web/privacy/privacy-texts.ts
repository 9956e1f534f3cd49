import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';
import { featurePrivacy } from '../features/texts.ts';
import type { ReadingPart } from '../ui/reading.tsx';

// What the system stores and sends, in plain words. If what is stored changes, change this page, `docs/privacy.md` and
// the version in `shared/contract/account.ts` too. Numbers come from the constants that the code itself uses.

export const whatWeKeep: readonly string[] = [
  'Your name, email and login',
  'Your answers and measured numbers',
  'Your results, and what you tell us under a notice',
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
    'Because you agreed to it when you started. The law gives answers about health special protection, in the EU and the UK under Article 9(2)(a) GDPR. We keep them only with your consent, and use them for one thing: to work out your results. You can withdraw your consent at any time by erasing your data.',
  ],
};

export const whereItIs: ReadingPart = {
  title: 'Where it is',
  paragraphs: [
    'In an encrypted database at our hosting company, Amazon Web Services. Its login service has your password. No one can read it there, and we never see it again.',
  ],
};

/** Who sees it depends on what this deployment has switched on. */
export const whoSeesIt = ({ hasMail, hasModel, hasWebhook, partnerUrl }: SiteSettings): ReadingPart => ({
  title: 'Who sees it',
  points: [
    'You, when you are logged in.',
    ...featurePrivacy.whoSeesIt,
    'Our hosting company stores it for us and is not allowed to use it.',
    'The few people who look after this site can reach it when something needs fixing. No doctor or nurse reads your answers.',
    ...(hasMail ? ['Our hosting company’s email service, which delivers our emails to you.'] : []),
    ...(hasModel
      ? [
          'Our hosting company’s AI service may choose which of our own sentences appear in your results. It gets those sentences, with the numbers in them. It never gets your name, your email or your answers.',
        ]
      : []),
    ...(hasWebhook
      ? ['Another of our services is told when a quiz is sent. It gets three random ids and no answers.']
      : []),
    ...(partnerUrl ? [`If you follow a link to ${product.partner.name}, we tell them nothing about you.`] : []),
  ],
});

export const howLong = ({ logRetentionDays, hasMail, unusedAccountMonths }: SiteSettings): ReadingPart => ({
  title: 'How long',
  points: [
    'Your account, answers and results: until they are erased.',
    `If no one uses an account for ${unusedAccountMonths} months, we erase it ${lifetimes.unusedNoticeDays} days later.${hasMail ? ' If you’ve confirmed your email, we’ll write to you once before that.' : ''} Logging in once keeps it.`,
    ...featurePrivacy.howLong,
    ...(hasMail
      ? [
          `An account that no longer has an email address, because the owner of the mailbox said “This wasn’t me” or confirmed the address for their own account: ${lifetimes.declinedAccountDays} days. Then we erase it with everything in it, unless it has been given another address.`,
          'An email address entered to get help with logging in: until we’ve sent the code, for a day at most.',
        ]
      : []),
    `Backups: ${lifetimes.backupDays} days after that. For that time we keep a record, without your name or email, that the account was erased, so no backup brings it back.`,
    logRetentionDays === null
      ? 'Technical logs: these contain ids, but never an answer, a name or an email. They have no fixed end here.'
      : `Technical logs: ${logRetentionDays} days. These contain ids, but never an answer, a name or an email.`,
  ],
});

export const emails = ({ hasMail, mailResults, limits }: SiteSettings): ReadingPart => ({
  title: 'Emails',
  paragraphs: hasMail
    ? [
        `No subject line contains a number about you. ${mailResults === 'confirmed' ? confirmedOnly : ''}We send at most ${limits.resultMails} emails with results a day.`,
        ...featurePrivacy.emails,
      ]
    : ['This site doesn’t send emails. Your results are on your dashboard.'],
});

const confirmedOnly =
  'We only send results to an address you’ve confirmed. Until then, an email says that results are ready, without a number or your name. ';

export const onYourDevice: ReadingPart = {
  title: 'On your device',
  points: [
    `Your login: ${lifetimes.rememberedSessionDays} days after you log in with “Remember me” or finish a quiz that makes your account. Otherwise, until you close the browser, for ${lifetimes.otherSessionHours} hours at most. Logging out ends it straight away.`,
    `A cookie that tells us for ${lifetimes.knownDeviceDays} days that you’ve logged in here before. It stops strangers locking you out. Neither of our two cookies follows you anywhere.`,
    'While you wait for a code to log in again: the address you entered, until you leave that page.',
    'The units you’ve chosen, such as kilograms or pounds, and your country if you chose it: until you clear your browser’s storage.',
    `A quiz you’ve started: ${lifetimes.ownerlessDraftDays} days after your last answer, or ${lifetimes.draftDays} days if you were logged in, and never the password. “Start over” and logging out delete it straight away.`,
    ...featurePrivacy.onDevice,
    'Which quiz was sent from here, when, and the number of the account, without any answers: until you clear your browser’s storage.',
    `Answers we couldn’t send yet: until they’re sent, for ${lifetimes.outboxDays} days at most.`,
    'If a page breaks, how often we’ve been told that day: until you clear your browser’s storage. The report says which page and which browser, and nothing about you.',
  ],
};

export const againstAbuse = ({ limits }: SiteSettings): ReadingPart => ({
  title: 'Preventing misuse',
  paragraphs: [
    `An account can send ${limits.submissions} quizzes a day. To stop programs that guess passwords, we count tries by network address. We don’t keep the address itself, only a scrambled form that changes each day.`,
    'We also count how many emails ask you to confirm your address, under a scrambled form of it, for 30 days at most. If you ask for help with logging in, we keep the email address you entered until the code is sent, for a day at most.',
  ],
});

const [correctAnswers = 'change an answer by taking the quiz again'] = featurePrivacy.correctAnswers;

/** The user's rights. A link to the account page follows them. */
export const rights = {
  see: 'See and download everything',
  correct: `Correct it: ${correctAnswers}, and your name or email in your account`,
  erase: 'Erase everything, which withdraws your consent',
  complain: 'Complain to the data protection authority where you live',
} as const;
