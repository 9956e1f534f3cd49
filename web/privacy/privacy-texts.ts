import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { partnerName } from '#shared/words/partner-name.ts';
import * as words from '#words/privacy.ts';
import { featurePrivacy } from '../features/texts.ts';
import type { ReadingPart } from '../ui/reading.tsx';

// What the system stores and sends, in plain words. If what is stored changes, change this page, `docs/privacy.md` and
// the version in `shared/contract/account.ts` too. Numbers come from the constants that the code itself uses.

export const whatWeKeep: readonly string[] = [
  words.keepsLogin,
  words.keepsAnswers,
  words.keepsResults,
  words.keepsConsent,
];

export const whatWeNeverDo: readonly string[] = [
  words.neverSell,
  words.neverAdvertise,
  words.neverFollow,
  words.neverInAddress,
];

export const whyWeMay: ReadingPart = {
  title: words.whyWeMay,
  paragraphs: [words.consentIsWhy],
};

export const whereItIs: ReadingPart = {
  title: words.whereItIs,
  paragraphs: [words.inDatabase],
};

/** Who sees it depends on what this deployment has switched on. */
export const whoSeesIt = ({ hasMail, hasModel, hasWebhook, partnerUrl }: SiteSettings): ReadingPart => ({
  title: words.whoSeesIt,
  points: [
    words.seenByYou,
    ...featurePrivacy.whoSeesIt,
    words.seenByHost,
    words.seenByStaff,
    ...(hasMail ? [words.seenByMailService] : []),
    ...(hasModel ? [words.seenByAi] : []),
    ...(hasWebhook ? [words.seenByWebhook] : []),
    ...(partnerUrl ? [words.seenByPartner(partnerName)] : []),
  ],
});

export const howLong = ({ logRetentionDays, hasMail, unusedAccountMonths }: SiteSettings): ReadingPart => ({
  title: words.howLong,
  points: [
    words.untilErased,
    (hasMail ? words.unusedWithMail : words.unused)(unusedAccountMonths, lifetimes.unusedNoticeDays),
    ...featurePrivacy.howLong,
    ...(hasMail ? [words.declinedDays(lifetimes.declinedAccountDays), words.helpAddress] : []),
    words.backupDays(lifetimes.backupDays),
    logRetentionDays === null ? words.logsWithoutEnd : words.logDays(logRetentionDays),
  ],
});

export const emails = ({ hasMail, mailResults, limits }: SiteSettings): ReadingPart => ({
  title: words.emails,
  paragraphs: hasMail
    ? [
        (mailResults === 'confirmed' ? words.emailsConfirmedOnly : words.emailsWithResults)(limits.resultMails),
        ...featurePrivacy.emails,
      ]
    : [words.noEmails],
});

export const onYourDevice: ReadingPart = {
  title: words.onYourDevice,
  points: [
    words.loginDays(lifetimes.rememberedSessionDays, lifetimes.otherSessionHours),
    words.cookieDays(lifetimes.knownDeviceDays),
    words.helpOnDevice,
    words.unitsOnDevice,
    words.draftDays(lifetimes.ownerlessDraftDays, lifetimes.draftDays),
    ...featurePrivacy.onDevice,
    words.sentOnDevice,
    words.unsentDays(lifetimes.outboxDays),
    words.reportsOnDevice,
  ],
};

export const againstAbuse = ({ limits }: SiteSettings): ReadingPart => ({
  title: words.misuse,
  paragraphs: [words.misuseLimits(limits.submissions), words.misuseCounts],
});

const [correctAnswers = words.rightToCorrect] = featurePrivacy.correctAnswers;

/** The user's rights. A link to the account page follows them. */
export const rights = {
  see: words.rightToSee,
  correct: correctAnswers,
  erase: words.rightToErase,
  complain: words.rightToComplain,
} as const;
