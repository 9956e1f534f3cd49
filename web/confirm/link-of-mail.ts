/** What the links of a mail carry behind the `#`, where no server and no log sees it. */
export type LinkOfMail = {
  /** Confirms the address, together with the account. */
  secret: string | null;
  /** Takes the address off the account. */
  decline: string | null;
  /** Brings a former address back. */
  undo: string | null;
};

/** Null when the page was opened by no link of a mail. */
export function readLink(hash: string): LinkOfMail | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = given.get('secret') || null;
  const decline = given.get('decline') || null;
  const undo = given.get('undo') || null;
  return secret || decline || undo ? { secret, decline, undo } : null;
}
