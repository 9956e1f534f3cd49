import type { MailResults } from '#shared/contract/site-settings.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import type { Account } from './account.ts';

/**
 * Where the results of an account may be mailed in full, whether the name that was typed may stand in the mail, and the units
 * that were chosen, null for none.
 * `unconfirmed`: nowhere yet. `nobody`: there is no such account, or its address was taken off.
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
