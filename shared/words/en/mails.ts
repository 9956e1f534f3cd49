// What several mails say.

export const hello = 'Hello,';
export const helloTo = (firstName: string) => `Hello ${firstName},`;
export const readAgain = 'Please log in and read it again.';
export const resultsReady = 'Your results are ready';
export const goToDashboard = 'Go to your dashboard';
