export const analysingSentByMail = 'Your results are being analysed and will be sent to you via email shortly';
export const analysingOnDashboard = 'Your results are being analysed and will be on your dashboard shortly';
export const alsoOnDashboard = (minutes: number) =>
  `They’ll also appear on your dashboard. The first time, this can take up to ${minutes} minutes.`;
export const alsoOnDashboardConfirmFirst = (minutes: number) =>
  `They’ll also appear on your dashboard. The first time, this can take up to ${minutes} minutes. If you haven’t confirmed your address yet, our email will ask you to do that first, and won’t show any results.`;
export const onDashboardWithoutMail = (minutes: number) =>
  `The first time, this can take up to ${minutes} minutes. This site doesn’t send emails, so please log in to see them.`;
export const confirmFirst =
  'If you haven’t confirmed your address yet, our email will ask you to do that first, and won’t show any results.';
export const whyEmailWithoutMail = 'You’ll use it to log in. This site doesn’t send emails.';
