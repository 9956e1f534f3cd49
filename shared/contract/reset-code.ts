/** The code that 'Trouble logging in?' mails: letters and digits. */
export const resetCodeLength = 10;
export const resetCodeMinutes = 15;
