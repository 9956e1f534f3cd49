/** What an account may do in one day (UTC). Pages print these numbers, and the API holds them. */
export const dailyLimits = { submissions: 20, resultMails: 6 } as const;
