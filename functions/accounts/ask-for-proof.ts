import type { Take } from '#functions/edge/limit.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import type { Account } from './account.ts';
import { withProof } from './address-proof.ts';
import type { AddressProof } from './address-proof-record.ts';

const daySeconds = 24 * 60 * 60;

export type AskForProofDeps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  take: Take;
  hash: (purpose: string, text: string) => string;
  newId: () => string;
  now: () => Date;
};

type Asked = Pick<AddressProof, 'email' | 'reason'> & { askedBy?: string | undefined };

/**
 * Notes that a mail is to go out with which the holder of an address can prove it, if the limits allow one more. They
 * count by address, not by account: whoever makes many accounts for one address sends it no more mails than with one.
 */
export const askForProof = async (
  { changeAccount, take, hash, newId, now }: AskForProofDeps,
  userId: string,
  asked: Asked,
): Promise<{ proofId: string } | { retryAfterSeconds: number }> => {
  const subject = hash('address that gets mail', asked.email);
  const { confirmationsADay, confirmationsIn30Days } = addressMailLimits;
  for (const [kind, max, days] of [
    ['confirmations-a-day', confirmationsADay, 1],
    ['confirmations-in-30-days', confirmationsIn30Days, 30],
  ] as const) {
    const taken = await take({ kind, subject, max, windowSeconds: days * daySeconds }, now());
    if (!taken.allowed) return { retryAfterSeconds: taken.retryAfterSeconds };
  }
  const proofId = newId();
  await changeAccount(userId, (latest) => withProof(latest, { id: proofId, ...asked }, now()));
  return { proofId };
};
