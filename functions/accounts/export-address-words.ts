/** What the account keeps about proving and changing its address, for the person whose data it is. */
export const addressFields: Readonly<Record<string, string>> = {
  'declined.at':
    'When your account lost its address: somebody with the mailbox said that it is not theirs, or proved that it is.',
  dueShard: 'The part of our list of what is due.',
  dueAt: 'When we look at your account next: for a reminder, or for its end.',
  'pendingAddress.email': 'The address that you want instead, in small letters.',
  'pendingAddress.emailAsTyped': 'The address that you want instead, as you typed it.',
  'proofs.id': 'Mails that ask you to confirm an address: the id of each.',
  'proofs.email': 'Which address it is about.',
  'proofs.reason': 'Why it was sent.',
  'proofs.askedBy': 'In which login it was asked for.',
  'proofs.isSent': 'Whether it is on its way.',
  'proofs.countedAt': 'As of when it counts as one of the few mails that we may send there.',
  'proofs.linkUntil': 'Until when its link works.',
  'proofs.codeUntil': 'Until when its code works.',
  'proofs.wrongCodes': 'How many wrong codes were typed.',
  resetsFrom: 'Codes for a new password work if they were asked for after this: a code works once.',
  'undoAddresses.email': 'A former address, in small letters.',
  'undoAddresses.emailAsTyped': 'A former address, as you typed it.',
  'undoAddresses.until': 'Until when it can be taken back.',
};

const works = 'A check value of what a mail carries: whoever found it could try to use your account in your place.';

export const addressSecrets: Readonly<Record<string, string>> = {
  'declined.linkHash': works,
  'proofs.linkHash': works,
  'proofs.declineHash': works,
  'proofs.codeHash': works,
  'undoAddresses.linkHash': works,
};
