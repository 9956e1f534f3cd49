import type { ErrorCode } from '../errors.ts';
import { lifetimes } from '../lifetimes.ts';
import { addressMailLimits, dailyLimits } from '../limits.ts';
import { submissionsPerPage } from '../page-size.ts';
import type { RouteName } from '../routes.ts';

export const tagDescriptions = {
  Accounts: 'Making an account, logging in, the profile.',
  Submissions: 'Answers that were handed in.',
  Results: 'What came of them.',
  FHIR: 'Questionnaires and codes for the software of a clinic, as FHIR R4.',
  Links: 'Results for a doctor, encrypted in the browser, as SMART Health Links (HL7, STU 1).',
  Handoffs: 'An unfinished quiz on its way to another device, encrypted in the browser.',
};

export type Operation = {
  tag: keyof typeof tagDescriptions;
  summary: string;
  /** What a client does not expect that knows the specification alone: limits, and answers that may surprise. */
  description?: string;
  /** How it can refuse, beside what each route does: a wrong body, a missing token, too many calls, our own faults. */
  refusals: readonly ErrorCode[];
};

const { confirmationsADay, confirmationsIn30Days, confirmationsOfMailboxADay } = addressMailLimits;
const confirmationMails =
  `An account has ${confirmationsADay} such mails a day and ${confirmationsIn30Days} in 30 days sent to one mailbox, and all ` +
  `accounts together ${confirmationsOfMailboxADay} a day; +tags do not make another mailbox. Beyond that: 429.`;
const networkLimit = 'Tries are limited by network address, beyond which the answer is 429 with Retry-After.';

/** What the OpenAPI document says about each route. A missing route is a compile error. */
export const operations: Readonly<Record<RouteName, Operation>> = {
  login: {
    tag: 'Accounts',
    summary: 'Log in with email and password',
    description:
      `${networkLimit} After four wrong passwords in a row, an address waits 16 minutes (429); a device on which its account ` +
      'has logged in before has a count of its own. An unknown address is answered like a wrong password.',
    refusals: ['wrong-credentials'],
  },
  register: {
    tag: 'Accounts',
    summary: 'Make an account and log in to it',
    description:
      'For an address that has an account, the right password answers 200 with a token of that account: the answer to the ' +
      'first try may have been lost. Any other password answers 409. Passwords of 8 to 128 characters; the 10,000 most common ' +
      'ones and the address itself are refused with 400, and so is an address with a full stop at its end. ' +
      `${networkLimit} ${confirmationMails}`,
    refusals: ['account-exists'],
  },
  refresh: {
    tag: 'Accounts',
    summary: 'A new token for the session of the cookie, which is exchanged too',
    description:
      'The former cookie works until the next one has been used, so a lost answer can be asked for again at any time. After ' +
      'that, showing it ends the session for everybody who has a copy.',
    refusals: ['unauthenticated', 'not-our-site'],
  },
  logout: { tag: 'Accounts', summary: 'End the session of the cookie or of the token', refusals: ['not-our-site'] },
  logoutEverywhere: { tag: 'Accounts', summary: 'End every session of the account', refusals: [] },
  confirmByLink: {
    tag: 'Accounts',
    summary: 'Confirm an address by the link of a mail, with a token of the account or with its password',
    refusals: ['link-over', 'unauthenticated', 'wrong-password', 'account-exists'],
  },
  declineAddress: {
    tag: 'Accounts',
    summary: 'Take an unconfirmed address off its account, by the link of a mail to it',
    refusals: ['link-over'],
  },
  confirmAddress: {
    tag: 'Accounts',
    summary: 'Confirm an address by the code of a mail',
    description: 'After five wrong codes the code of that mail no longer works, and it works for 15 minutes.',
    refusals: ['wrong-code', 'account-exists'],
  },
  sendConfirmation: {
    tag: 'Accounts',
    summary: 'Ask for a mail with a link and a code that confirm the address',
    description: confirmationMails,
    refusals: ['not-allowed'],
  },
  undoAddress: {
    tag: 'Accounts',
    summary: 'Give an account its former address back and end its sessions, by the link of the mail to that address',
    refusals: ['link-over', 'account-exists'],
  },
  help: {
    tag: 'Accounts',
    summary: 'Ask for a code by mail, with which to choose a new password',
    description:
      'The same answer whether or not there is an account. Keep `request`: the code works with it alone. Sent again, the same ' +
      `code is mailed again while it works. From one network an address gets ${addressMailLimits.resetCodesADay} codes a day, ` +
      `from all networks ${addressMailLimits.resetCodesOfMailboxADay}; beyond that: 429.`,
    refusals: [],
  },
  reset: {
    tag: 'Accounts',
    summary: 'Choose a new password by the code of a mail; an account that was never confirmed starts anew',
    description:
      'With the `request` that asked for the code. Each request has five tries and 15 minutes. Ends every other session, ' +
      'closes every link for a doctor, and makes this device known to the account.',
    refusals: ['wrong-code'],
  },
  getAccount: { tag: 'Accounts', summary: 'All that the account page shows', refusals: [] },
  changePassword: {
    tag: 'Accounts',
    summary: 'Change the password; ends all other sessions',
    refusals: ['wrong-password'],
  },
  changeAddress: {
    tag: 'Accounts',
    summary: 'Ask for another email address, which is confirmed first',
    description: confirmationMails,
    refusals: ['wrong-password'],
  },
  changeProfile: { tag: 'Accounts', summary: 'Change the name or the units', refusals: [] },
  giveConsent: { tag: 'Accounts', summary: 'Agree to a version of the privacy text', refusals: [] },
  getMe: { tag: 'Accounts', summary: 'The profile of whoever holds the token', refusals: [] },
  setReminder: {
    tag: 'Accounts',
    summary: 'Ask for a mail in some months, or turn it off',
    description:
      'Only for a confirmed address. The mail repeats until two in a row bring no visit; a quiz that is handed in moves it. The ' +
      'same months once more change nothing.',
    refusals: ['not-allowed'],
  },
  showReminderOff: {
    tag: 'Accounts',
    summary: 'The page of the link in a reminder, with a button; turns nothing off',
    refusals: [],
  },
  turnReminderOff: {
    tag: 'Accounts',
    summary: 'Turn a reminder off by the link in its mail; safe to repeat',
    description:
      'Also in one click by a mail program (RFC 8058). The body is not read. A wrong link gets a page that says so.',
    refusals: [],
  },
  eraseMe: {
    tag: 'Accounts',
    summary: 'Erase the account and everything that is stored of the person, for good',
    refusals: ['wrong-password'],
  },
  exportMe: { tag: 'Accounts', summary: 'Everything that is stored of them, with a table of contents', refusals: [] },
  listSubmissions: {
    tag: 'Submissions',
    summary: 'Their submissions, newest first',
    description:
      `The newest ${submissionsPerPage}; \`before\` asks for older ones. Whether a quiz was ever handed in, and when last, stands in ` +
      'the profile, which counts all.',
    refusals: [],
  },
  getSubmission: {
    tag: 'Submissions',
    summary: 'The answers of a submission, as they were asked and given',
    refusals: ['not-found'],
  },
  createSubmission: {
    tag: 'Submissions',
    summary: 'Hand in the answers of a quiz; safe to repeat with the same session id',
    description:
      `An account hands in ${dailyLimits.submissions} quizzes a day (UTC) at most, and gets ${dailyLimits.resultMails} mails ` +
      'with results a day. Results are mailed once the address is confirmed. ' +
      'A body without `sessionId` gets one from the server: such a client has no safe retry, because a repeated call is ' +
      'another submission. Unlikely answers need no `confirmed`; their result then asks to check what was typed.',
    refusals: [
      'answer-not-acceptable',
      'not-allowed',
      'longevity-first',
      'not-found',
      'too-few-answers',
      'session-used',
    ],
  },
  noteChecked: {
    tag: 'Submissions',
    summary: 'Say whether somebody has looked at what a notice asks to have looked at; the notice stays',
    refusals: ['not-found'],
  },
  getSigningKeys: {
    tag: 'Results',
    summary: 'The public keys by which the signature of a result is checked (RFC 7517)',
    refusals: [],
  },
  getFhirDefinition: {
    tag: 'FHIR',
    summary: 'A questionnaire or a code system as FHIR R4. `type`: Questionnaire or CodeSystem',
    refusals: ['not-found'],
  },
  savePlan: {
    tag: 'Submissions',
    summary: 'Store which answers of a submission the person wants to change; an empty list takes the plan out',
    refusals: ['answer-not-acceptable', 'not-found'],
  },
  getResult: { tag: 'Results', summary: 'The result of a submission, once it is ready', refusals: ['not-found'] },
  createLink: {
    tag: 'Links',
    summary: 'Store encrypted files behind a link; safe to repeat with the same id',
    refusals: ['not-allowed', 'too-many-links'],
  },
  listLinks: { tag: 'Links', summary: 'Their links, and when each was opened', refusals: [] },
  closeLink: { tag: 'Links', summary: 'Close a link at once and delete what is behind it', refusals: ['not-found'] },
  keepLink: { tag: 'Links', summary: 'Keep an open link for seven more days', refusals: ['not-found'] },
  openLink: {
    tag: 'Links',
    summary: 'The manifest of a link, for whoever has the link and its passcode',
    refusals: ['wrong-passcode', 'not-found'],
  },
  getLinkFile: {
    tag: 'Links',
    summary: 'One encrypted file of a manifest, by its short-lived address',
    refusals: ['not-found'],
  },
  putHandoff: {
    tag: 'Handoffs',
    summary: 'Store one part of a handoff; safe to repeat with the same part',
    description: `Each part is written once. All of it ends ${lifetimes.handoffMinutes} minutes after the first part. ${networkLimit}`,
    refusals: ['read-elsewhere'],
  },
  takeHandoff: {
    tag: 'Handoffs',
    summary: 'Look at a handoff, read its draft, or end it',
    description:
      'The first `reader` that reads the draft is the only one: it may read again after a lost answer. Unknown handoffs and ' +
      'those that have ended look alike.',
    refusals: ['not-found', 'read-elsewhere'],
  },
};
