/** What two devices have told each other so far, as it is stored for some minutes. */
export type Handoff = {
  commitment?: string | undefined;
  nonce?: string | undefined;
  publicKey?: string | undefined;
  /** Encrypted. Gone as soon as the handoff is closed. */
  draft?: string | undefined;
  /** A hash of what the one device that may read it calls itself. */
  readBy?: string | undefined;
  closed?: 'moved' | 'declined' | 'withdrawn' | undefined;
};

export type Part = 'commitment' | 'nonce' | 'publicKey' | 'draft';
