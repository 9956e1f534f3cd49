/** One mail with which somebody can prove that an address is theirs. It proves nothing without the account. */
export type AddressProof = {
  id: string;
  /** The address that it proves, normalised: the account's, or the one that is to follow it. */
  email: string;
  reason: 'asked' | 'registered' | 'results' | 'new-address' | 'corrected';
  /** The session that asked: its code works in this session only. Absent when no session did. */
  askedBy?: string;
  /** False until the mail is on its way. The limits have been taken for it all the same. */
  isSent: boolean;
  /** As of when the limits count its mail: when it was asked for, then when it was last tried to send it. */
  countedAt: string;
  linkUntil: string;
  codeUntil: string;
  wrongCodes: number;
  /** Set with the mail. SHA-256 of the secrets in its links. */
  linkHash?: string;
  declineHash?: string;
  /** A keyed hash: six digits can be guessed from a plain one. */
  codeHash?: string;
};
