import type { AccountPart } from './feature.ts';
import * as reminders from './reminders/account-part.ts';

/** How the events of an account change the fields that features store in it. */
export const accountParts: readonly AccountPart[] = [reminders.accountPart];
