import type { TakeRolling } from '#functions/edge/limit.ts';
import type { Account } from './account.ts';
import { confirmationLimit } from './address-mails.ts';
import { withProof } from './address-proof.ts';
import type { AddressProof } from './address-proof-record.ts';

export type AskForProofDeps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  takeMail: TakeRolling;
  hash: (purpose: string, text: string) => string;
  newId: () => string;
  now: () => Date;
};

type Asked = Pick<AddressProof, 'email' | 'reason'> & { askedBy?: string | undefined };

/** Notes that a mail is to go out with which the holder of an address can prove it, if the limits allow one more. */
export const askForProof = async (
  { changeAccount, takeMail, hash, newId, now }: AskForProofDeps,
  userId: string,
  asked: Asked,
): Promise<{ proofId: string } | { retryAfterSeconds: number }> => {
  const at = now();
  const taken = await takeMail(confirmationLimit(hash, asked.email), at);
  if (!taken.allowed) return { retryAfterSeconds: taken.retryAfterSeconds };
  const proofId = newId();
  await changeAccount(userId, (latest) => withProof(latest, { id: proofId, ...asked }, at));
  return { proofId };
};
