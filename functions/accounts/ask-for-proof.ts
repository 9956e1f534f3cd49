import type { RollingLimit, Taken, TakeRolling } from '#functions/edge/limit.ts';
import type { Account } from './account.ts';
import { confirmationLimits } from './address-mails.ts';
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

/** Takes one mail from each limit, or the wait of the first that has none left. The narrowest comes first. */
export const takeEach = async (
  takeMail: TakeRolling,
  limits: readonly RollingLimit[],
  now: Date,
  instead?: Date,
): Promise<Taken> => {
  for (const limit of limits) {
    const taken = await takeMail(limit, now, instead);
    if (!taken.allowed) return taken;
  }
  return { allowed: true };
};

/** Notes that a mail is to go out with which the holder of an address can prove it, if the limits allow one more. */
export const askForProof = async (
  { changeAccount, takeMail, hash, newId, now }: AskForProofDeps,
  { userId, confirmedAt }: Pick<Account, 'userId' | 'confirmedAt'>,
  asked: Asked,
): Promise<{ proofId: string } | { retryAfterSeconds: number }> => {
  const at = now();
  const asking = { userId, email: asked.email, isProved: confirmedAt !== null };
  const taken = await takeEach(takeMail, confirmationLimits(hash, asking), at);
  if (!taken.allowed) return { retryAfterSeconds: taken.retryAfterSeconds };
  const proofId = newId();
  await changeAccount(userId, (latest) => withProof(latest, { id: proofId, ...asked }, at));
  return { proofId };
};
