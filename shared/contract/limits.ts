/** How many submissions one answer of the list has at most. A page with fewer is the last one. */
export const submissionsPerPage = 100;

/** How long a new result can take, as people are told. The browser asks for it so long, and then leaves it to them. */
export const resultWaitMinutes = 5;

/** Mails to an address whose owner has proved nothing yet. A mailbox is an address without what stands after a plus sign. */
export const addressMailLimits = {
  /** That ask to confirm, of one account to one mailbox. */
  confirmationsADay: 2,
  confirmationsIn30Days: 5,
  /** That ask to confirm, of all accounts to one mailbox. */
  confirmationsOfMailboxADay: 4,
  confirmationsOfMailboxIn30Days: 10,
  /** With a code for a new password, asked for from one network; and from all of them. */
  resetCodesADay: 3,
  resetCodesOfMailboxADay: 12,
  /** First mails to any address, caused from one network; and to one domain, except the large mail services. */
  firstMailsOfNetworkADay: 200,
  firstMailsToDomainADay: 500,
} as const;

/** What an account may do in one day (UTC). Pages print these numbers, and the API holds them. */
export const dailyLimits = { submissions: 20, resultMails: 6 } as const;
