import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import type { Question } from '#shared/quiz/question.ts';
import { siteSettings } from '../site-settings.ts';

const firstTime = `The first time, this can take up to ${resultWaitMinutes} minutes.`;
const alsoOnDashboard = `They’ll also appear on your dashboard. ${firstTime}`;
const confirmFirst =
  'If you haven’t confirmed your address yet, our email will ask you to do that first, and won’t show any results.';
const byMail = 'Your results are being analysed and will be sent to you via email shortly';

/**
 * The heading and text of the completion screen, and what still holds once the result is ready, by how the deployment
 * sends results. No page promises a mail that is not sent. The specification fixes the heading of a site that sends
 * mail.
 */
const promises = {
  confirmed: {
    analysing: byMail,
    alsoOnDashboard: `${alsoOnDashboard} ${confirmFirst}`,
    onceReady: [byMail, confirmFirst],
  },
  'at-once': {
    analysing: byMail,
    alsoOnDashboard,
    onceReady: [byMail],
  },
  never: {
    analysing: 'Your results are being analysed and will be on your dashboard shortly',
    alsoOnDashboard: `${firstTime} This site doesn’t send emails, so please log in to see them.`,
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
    ? { text: question.text, why: 'You’ll use it to log in. This site doesn’t send emails.' }
    : question;
