import type { MailResults } from '#shared/contract/site-settings.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import type { Account } from './account.ts';

/**
 * Where full results of an account may be mailed, whether the mail may contain the name that the user typed, and the chosen
 * units (null for none).
 * `unconfirmed`: the address is not confirmed yet. `nobody`: there is no such account, or its address was removed.
 */
export type ResultReceiver =
  | { to: string; mayBeNamed: boolean; units: UnitPreference | null }
  | 'unconfirmed'
  | 'nobody';

export const resultReceiver = (account: Account | null, mailResults: MailResults): ResultReceiver => {
  if (!account || account.declined) return 'nobody';
  const isConfirmed = account.confirmedAt !== null;
  if (!isConfirmed && mailResults === 'confirmed') return 'unconfirmed';
  return { to: account.emailAsTyped, mayBeNamed: isConfirmed, units: account.units };
};
