/** Mails to one address, whose owner has proved nothing yet. */
export const addressMailLimits = { confirmationsADay: 2, confirmationsIn30Days: 5, resetCodesADay: 3 } as const;

/** What an account may do in one day (UTC). Pages print these numbers, and the API holds them. */
export const dailyLimits = { submissions: 20, resultMails: 6 } as const;
