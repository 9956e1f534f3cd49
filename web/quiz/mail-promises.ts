import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import type { Question } from '#shared/quiz/question.ts';
import * as words from '#words/mail-promises.ts';
import { siteSettings } from '../site-settings.ts';

/**
 * The heading and text of the completion screen, and what still holds once the result is ready, by how the deployment
 * sends results. No page promises a mail that is not sent. The specification fixes the heading of a site that sends
 * mail.
 */
const promises = {
  confirmed: {
    analysing: words.analysingSentByMail,
    alsoOnDashboard: words.alsoOnDashboardConfirmFirst(resultWaitMinutes),
    onceReady: [words.analysingSentByMail, words.confirmFirst],
  },
  'at-once': {
    analysing: words.analysingSentByMail,
    alsoOnDashboard: words.alsoOnDashboard(resultWaitMinutes),
    onceReady: [words.analysingSentByMail],
  },
  never: {
    analysing: words.analysingOnDashboard,
    alsoOnDashboard: words.onDashboardWithoutMail(resultWaitMinutes),
    onceReady: [],
  },
} satisfies Record<SiteSettings['mailResults'] | 'never', Record<string, string | readonly string[]>>;

export const mailPromises = () => {
  const { hasMail, mailResults } = siteSettings();
  return promises[hasMail ? mailResults : 'never'];
};

/**
 * The question for the email address, whose reason promises results by mail. A site without mail gives another reason.
 */
export const inThisDeployment = (question: Question): Pick<Question, 'text' | 'why' | 'citation'> =>
  question.type === 'email' && !siteSettings().hasMail
    ? { text: question.text, why: words.whyEmailWithoutMail }
    : question;
