import { featureAccountWords, featureStoreWords } from '#functions/features/texts.ts';
import { type StoredRow, type StoreName, storeNames } from './erasure.ts';

/** What a store contains, in words for the user: each attribute by its path. */
type StoreWords = {
  what: string;
  fields: Readonly<Record<string, string>>;
  /** The attributes that the export leaves out, each with the reason. It leaves out no others. */
  leftOut: Readonly<Record<string, string>>;
};

const schema = 'The version of the format this is stored in.';
const yourId = 'The id of your account.';
const hashOf = (what: string) => `A check value of ${what}. Only our system can use it.`;

export const exportWords: Readonly<Record<StoreName, StoreWords>> = {
  'sign-in': {
    what: 'What our login service keeps to check your password.',
    fields: {
      sub: yourId,
      email: 'The email address that you log in with.',
      email_verified: 'Whether you’ve confirmed that the address is yours.',
      given_name: 'Your first name.',
      family_name: 'Your last name.',
      UserCreateDate: 'When your account was made.',
      UserLastModifiedDate: 'When it was last changed there.',
      Enabled: 'Whether the account may be used.',
      UserStatus: 'Whether its registration was finished.',
    },
    leftOut: { password: 'Only its check value is stored. The service shows it to no one, not even us.' },
  },
  submissions: {
    what: 'Each quiz you’ve sent, and what happened to it.',
    fields: {
      schema,
      userId: yourId,
      runId: 'The id of this attempt at the quiz.',
      submissionId: 'The id of what you sent.',
      quizId: 'Which quiz it was.',
      quizVersion: 'Which version of its questions you answered.',
      submittedAt: 'When you sent it.',
      answers: 'Your answers, each under the name of its question.',
      inWords: 'The same answers with the questions as they were asked.',
      typed: 'What you entered where you can choose a unit, and the unit.',
      unconfirmed: 'The questions whose unlikely answers were sent without being confirmed.',
      basedOn: 'The id of the earlier answers that these started from.',
      corrects: 'The id of the earlier answers whose place these took.',
      answersHash: 'A check value of your answers, which tells a repeated sending from a new one.',
      email: 'The address that the result was for.',
      firstName: 'The first name that you gave with the quiz.',
      isProbe: 'Whether our own test of the site sent it.',
      timeZone: 'Your time zone, so we know what “today” means for you.',
      longevityRunId: 'The earlier quiz that this result builds on.',
      heartRunId: 'The earlier heart quiz that this result builds on.',
      checkedSigns: 'Earlier signs that you said a doctor or nurse had checked, when you sent this.',
      headline: 'The result in a few figures, for your dashboard.',
      checked: 'What you told us about being seen by a doctor or nurse, and when.',
      plan: 'The answers that you want to change, what they should become, and when you saved it.',
      state: 'How far we’ve got with it.',
      waiting: 'Whether there’s still work to do on it.',
      waitingSince: 'When that work started waiting.',
      nextSweepAt: 'When we look at it again.',
      claims: 'How many times work on it started.',
      leaseOwner: 'Which of our programs is working on it.',
      leaseUntil: 'Until when.',
      mail: 'Whether the result was emailed.',
      mailDetail: 'The email service’s number for that email, or why there was none.',
      mailFirstTriedAt: 'When we first tried to email it.',
      mailBegunAt: 'When we last tried to email it.',
      mailTakenAt: 'When the email service said that it had taken the email.',
      reopenedAt: 'When the email that was waiting for you to confirm your address became due.',
      mailEvent: 'What the email service told us about the email later.',
      mailEventDetail: 'Its reason.',
      mailEventAt: 'When it told us.',
      hook: 'Whether the operator’s own program was told that something was sent in (ids only).',
    },
    leftOut: {},
  },
  results: {
    what: 'The result page of each quiz, and which files of yours we have signed.',
    fields: {
      schema,
      userId: yourId,
      submissionId: 'The id of what you sent.',
      quiz_id: 'Which quiz it was.',
      submittedAt: 'When you sent it.',
      content: 'The whole page: figures, sentences and the sources they come from.',
      engineVersion: 'The version of the rules that made it.',
      quizVersion: 'Which version of the questions it answers.',
      createdAt: 'When it was made.',
      madeBy: 'Its place in our list of what each version of the rules has made, or of the emails that we still owe.',
      madeByShard: 'The part of that list.',
      // The record of a signed file.
      documentId: 'The number of a file that we signed for you: a document for a doctor, or a download of your data.',
      madeAt: 'When we made and signed it.',
      'results.submissionId': 'The results in it, so that we can tell its reader if one is taken back.',
      'results.replaces': 'The id of the wrong result whose place that one had taken.',
      // What a correction stores with a result, and its letter.
      'replaces.at': 'When this result replaced one that was wrong.',
      'replaces.reason': 'What was wrong.',
      'replaces.id': 'The id of the result that was wrong. You can still read it.',
      'replaces.engineVersion': 'The version of the rules that made that one.',
      'replacedBy.at': 'When this result, which was wrong, was replaced.',
      'replacedBy.reason': 'What was wrong.',
      'replacedBy.id': 'The id of the result that took its place.',
      'replacedBy.engineVersion': 'The version of the rules that made that one.',
      correction: 'The correction that an email is about.',
      letter: 'Whether we have written to you about it.',
      letterAt: 'When.',
      letterDetail: 'The email service’s number for that email, or why there was none.',
      letterBy: 'Which of our runs is writing it.',
      letterTakenAt: 'When the mail service took it.',
      aboutSubmission: 'The id of one of the results that it is about.',
      runId: 'The id of that attempt at the quiz.',
    },
    leftOut: {},
  },
  ...featureStoreWords,
  limits: {
    what: 'Counters that stop others guessing your password, and stop any one person sending too much.',
    fields: {
      counts: 'What is counted.',
      tries: 'How many there were.',
      takenAt: 'The second of each, where it counts.',
      email: 'The address for which help with logging in was asked.',
      expiresAt: 'When it will be deleted.',
    },
    leftOut: {
      key: hashOf('your account or address'),
      turn: 'How often the counter was written, so that no two writes are lost in each other.',
      waiting: 'Random numbers of requests for help, which only our system can use.',
      things: 'Check values of the quizzes that were sent that day. Their number is in `tries`.',
    },
  },
  accounts: {
    what: 'Your account.',
    fields: {
      schema,
      userId: yourId,
      revision: 'How often the account was changed.',
      email: 'Your email address, in small letters.',
      emailAsTyped: 'Your email address as you typed it.',
      firstName: 'Your first name.',
      lastName: 'Your last name.',
      createdAt: 'When the account was made.',
      'declined.at':
        'When your account lost its address, because someone with that mailbox said it isn’t theirs, or proved that it is.',
      dueShard: 'The part of our list of what is due.',
      dueAt: 'When we look at your account next: for something that you asked for, or for its end.',
      'pendingAddress.email': 'The address that you want instead, in small letters.',
      'pendingAddress.emailAsTyped': 'The address that you want instead, as you typed it.',
      'proofs.id': 'The emails that asked you to confirm an address: the id of each.',
      'proofs.email': 'The address that it went to.',
      'proofs.reason': 'Why it was sent.',
      'proofs.askedBy': 'The login that asked for it.',
      'proofs.isSent': 'Whether it has been sent.',
      'proofs.countedAt': 'As of when it counts as one of the few emails that we may send there.',
      'proofs.linkUntil': 'When its link stops working.',
      'proofs.codeUntil': 'When its code stops working.',
      'proofs.wrongCodes': 'How many times a wrong code was entered.',
      'resetMails.askedAt': 'When the latest emails for a new password were asked for.',
      resetsFrom: 'Emails for a new password work if they were asked for after this: each works once.',
      'undoAddress.email': 'A former address, in small letters.',
      'undoAddress.emailAsTyped': 'A former address, as you typed it.',
      'undoAddress.until': 'Until when it can be taken back.',
      'notMeLinks.kind': 'What we told you by email: a login on a new device, or a new password.',
      'notMeLinks.about': 'The login, or when the new password was chosen.',
      'notMeLinks.sentAt': 'When we told you.',
      'unsentMails.job.kind': 'Emails to you that our email service has not taken yet: what each is about.',
      'unsentMails.job.userId': yourId,
      'unsentMails.job.signInId': 'The login that it is about.',
      'unsentMails.job.proofId': 'The id of the email that asks you to confirm an address.',
      'unsentMails.job.requestId': 'The id of your request for a new password.',
      'unsentMails.job.letter': 'Its name, where it is about something else.',
      'unsentMails.firstAt': 'When we first tried to send it.',
      'unsentMails.dueAt': 'When we try again.',
      confirmedAt: 'When you confirmed that the address is yours.',
      'consents.version': 'Which privacy text you agreed to.',
      'consents.at': 'When.',
      'consents.where': 'On which page.',
      'sessions.id': 'Where you are logged in: the id of each login.',
      'sessions.isRemembered': 'Whether you asked to stay logged in.',
      'sessions.startedAt': 'When you logged in.',
      'sessions.lastUsedAt': 'When that login was last used.',
      'sessions.endsAt': 'When it ends by itself.',
      'sessions.device': 'The browser and the system.',
      'units.height': 'The unit in which you see height.',
      'units.weight': 'The unit in which you see weight.',
      'units.labs': 'The unit in which you see cholesterol and blood sugar.',
      'units.a1c': 'The unit in which you see HbA1c.',
      usedOn: 'The last day on which you used the account.',
      lookAt: 'When we next check whether anyone still uses it.',
      'unused.toldAt': 'When we told you that the account will be erased because no one uses it.',
      'unused.mailId': 'Our number for that email.',
      'unused.isTaken': 'Whether the email service took that email, or there was none to send.',
      'unused.erasesAt': 'When it will be erased, unless you log in.',
      'knownDevices.until': 'Until when a device counts as yours.',
      ...featureAccountWords,
    },
    leftOut: {
      'declined.linkHash': hashOf('the link that said so'),
      'proofs.linkHash': hashOf('the link in the email'),
      'proofs.declineHash': hashOf('the link that says it is not yours'),
      'proofs.codeHash': hashOf('the code in the email'),
      'resetMails.linkHash': hashOf('the link in the email'),
      'resetMails.codeHash': hashOf('the code in the email'),
      'undoAddress.linkHash':
        'A check value of what an email carries: anyone who found it could try to use your account in your place.',
      'notMeLinks.linkHash': hashOf('the link in that email'),
      'unsentMails.mailId': 'Our mark on the last attempt. It can be a check value of a link in the email.',
      'sessions.secretHash': hashOf('the secret in your browser'),
      'sessions.previousHash': hashOf('the secret before that'),
      'sessions.refreshToken': 'Anyone who knows it could use your account in your place.',
      'knownDevices.secretHash': hashOf('the secret that your device is known by'),
    },
  },
};

/** The table of contents of an export. */
export const exportIndex = () => storeNames.map((part) => ({ part, ...exportWords[part] }));

/** The rows without the attributes in `leftOut`. */
export const withoutSecrets = (store: StoreName, rows: readonly (StoredRow | null)[]): StoredRow[] =>
  rows.flatMap((row) => (row ? [without(exportWords[store].leftOut, row, '') as StoredRow] : []));

const without = (leftOut: StoreWords['leftOut'], value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(leftOut, each, path));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([name]) => !Object.hasOwn(leftOut, path + name));
  return Object.fromEntries(kept.map(([name, each]) => [name, without(leftOut, each, `${path}${name}.`)]));
};
