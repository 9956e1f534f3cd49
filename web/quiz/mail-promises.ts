import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import type { Question } from '#shared/quiz/question.ts';
import { siteSettings } from '../site-settings.ts';

const firstTime = `The first time can take up to ${resultWaitMinutes} minutes.`;
const alsoOnDashboard = `They’ll also appear on your dashboard. ${firstTime}`;
const byMail = 'Your results are being analysed and will be sent to you via email shortly';

/**
 * All that the quiz says about mail, by how the deployment sends results. No page promises a mail that is not sent.
 * `whereResultsGo` is on the privacy screen; the others are heading and text of the completion screen. The specification fixes the
 * heading of a site with mail.
 */
const promises = {
  confirmed: {
    whereResultsGo: 'To your dashboard and, once you have confirmed it, your email address.',
    analysing: byMail,
    alsoOnDashboard: `${alsoOnDashboard} If you have not confirmed your address yet, our email asks you to do that first, and gives no results away.`,
  },
  'at-once': {
    whereResultsGo: 'To your email address and your dashboard.',
    analysing: byMail,
    alsoOnDashboard,
  },
  never: {
    whereResultsGo: 'To your dashboard. This site sends no email.',
    analysing: 'Your results are being analysed and will be on your dashboard shortly',
    alsoOnDashboard: `${firstTime} This site sends no email: please log in to see them.`,
  },
} satisfies Record<SiteSettings['mailResults'] | 'never', Record<string, string>>;

export const mailPromises = () => {
  const { hasMail, mailResults } = siteSettings();
  return promises[hasMail ? mailResults : 'never'];
};

/** The question for the e-mail address promises results by mail, so without mail it has other words. */
export const inThisDeployment = (question: Question): Pick<Question, 'text' | 'why' | 'citation'> =>
  question.type === 'email' && !siteSettings().hasMail
    ? { text: 'What is your email address?', why: 'It is your login. This site sends no email.' }
    : question;
