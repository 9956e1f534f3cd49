/** The code that 'Trouble logging in?' mails: letters and digits. */
export const resetCodeLength = 10;
export const resetCodeMinutes = 15;

/** How long each kind of data is stored. The pages, the API and the browser take these numbers from here. */
export const lifetimes = {
  /** Answers of an unfinished quiz of a signed-in user, after the last answer. */
  draftDays: 30,
  /** The same without a signed-in user: another person may use the device next. */
  ownerlessDraftDays: 7,
  /** Answers on the device that could not be sent yet. */
  outboxDays: 30,
  /** A session with 'remember me', after the login. */
  rememberedSessionDays: 30,
  /** A session without it: at most this long, and never after the browser is closed. */
  otherSessionHours: 12,
  /** How long a device counts as known after the last login on it. */
  knownDeviceDays: 180,
  /** The link in a mail that asks to confirm an address, after the mail. */
  confirmLinkHours: 24,
  /** The link in a mail for a new password, after the request: as long as a day's limit of these mails lasts. */
  resetLinkHours: 24,
  /** How long the owner of a former address can undo the change. */
  undoAddressDays: 7,
  /** 'This wasn't me' in a mail about a login or a new password. */
  notMeLinkDays: 7,
  /** An account whose address was removed (by 'This wasn't me', or by another user who proved it), unless it gets another one. */
  declinedAccountDays: 7,
  /** An unused account, unless a stage sets another time (`unusedAccountMonths`). */
  unusedAccountMonths: 36,
  /** The shortest time that a stage may set. */
  leastUnusedMonths: 12,
  /** From the notice about an unused account until its erasure. */
  unusedNoticeDays: 60,
  /** The code in a mail. */
  codeMinutes: 15,
  /** How far back DynamoDB's recovery points reach. We remember an erasure as long, so that no restore brings the account back. */
  backupDays: 35,
} as const;
