/** How many submissions one answer of the list has at most. A page with fewer is the last one. */
export const submissionsPerPage = 100;

/** How long we tell people that a new result can take. The browser polls this long, and then leaves it to them to look again. */
export const resultWaitMinutes = 5;

/**
 * Mails that anyone can cause, to one mailbox however its address is spelled. A wide network is an IPv6 /48 or an IPv4 /24. What
 * all of them together may cause is at least what one of them may cause and its owner may ask for, so that one stranger leaves
 * the owner theirs. A day is a UTC day.
 */
export const addressMailLimits = {
  /** All kinds below together, to one mailbox. */
  mailsOfMailboxADay: 20,
  /** Requests to confirm, from one account to one mailbox. */
  confirmationsADay: 2,
  confirmationsIn30Days: 5,
  /** That ask a mailbox to confirm because somebody registered or asked for the mail, from one wide network. */
  confirmationsOfNetworkADay: 2,
  /** The same from all networks, by accounts without a proved address; and by accounts that move from a proved one. */
  confirmationsOfMailboxADay: 4,
  movesToMailboxADay: 4,
  /** Requests to confirm because a result is ready, or was corrected. */
  resultsOfMailboxADay: 2,
  correctionsOfMailboxADay: 1,
  /** For a new password, asked for from one wide network; from all of them; and on the known devices of a confirmed account. */
  resetMailsADay: 3,
  resetMailsOfMailboxADay: 7,
  resetMailsOfDevicesADay: 2,
} as const;

/**
 * First mails to any address. A line is an IPv6 /56 or an IPv4 /24. A name is a mailbox without dots, hyphens and the digits at
 * the end of its name. Domains are limited except those of the large mail services.
 */
export const firstMailLimits = {
  ofNetworkADay: 200,
  ofLineAnHour: 60,
  ofLineToNameAnHour: 10,
  /** An IPv6 /48 has many lines, and gets so many times as much as one. */
  perSite: 20,
  ofSiteToDomainADay: 250,
  toDomainADay: 500,
} as const;

/** What an account may do in one day (UTC). Pages print these numbers, and the API enforces them. */
export const dailyLimits = { submissions: 20, resultMails: 6 } as const;
