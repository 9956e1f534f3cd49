import * as z from 'zod/mini';
import type { Account } from '#functions/accounts/account.ts';
import { consentSchema } from '#shared/contract/consent-schema.ts';
import { reminderSchema } from '#shared/contract/reminder-schema.ts';
import { unitPreferenceSchema } from '#shared/contract/unit-preference-schema.ts';
import type { StoredKind } from './stored-item.ts';

/** What `accounts.ts` writes today. */
export const accountSchema = 1;

const text = z.string();
const id = text.check(z.minLength(1));

const session = z.object({
  id,
  secretHash: z.optional(text),
  previousHash: z.optional(text),
  refreshToken: z.optional(text),
  isRemembered: z.boolean(),
  startedAt: text,
  lastUsedAt: text,
  endsAt: text,
  device: text,
});

const addressProof = z.object({
  id,
  email: text,
  reason: z.enum(['asked', 'registered', 'results', 'new-address', 'corrected']),
  askedBy: z.optional(text),
  isSent: z.boolean(),
  countedAt: text,
  linkUntil: text,
  codeUntil: text,
  wrongCodes: z.int(),
  linkHash: z.optional(text),
  codeHash: z.optional(text),
  declineHash: z.optional(text),
});

const address = { email: text, emailAsTyped: text };

export const storedAccount: StoredKind<Account> = {
  kind: 'account',
  current: accountSchema,
  upgrades: {},
  shape: z.object({
    userId: id,
    revision: z.int(),
    email: text,
    emailAsTyped: text,
    firstName: text,
    lastName: text,
    createdAt: text,
    confirmedAt: z.nullable(text),
    consents: z.array(consentSchema),
    sessions: z.array(session),
    knownDevices: z.array(z.object({ secretHash: text, until: text })),
    proofs: z._default(z.array(addressProof), []),
    pendingAddress: z._default(z.nullable(z.object(address)), null),
    undoAddresses: z._default(z.array(z.object({ ...address, until: text, linkHash: z.optional(text) })), []),
    resetsFrom: z._default(z.nullable(text), null),
    units: z._default(z.nullable(unitPreferenceSchema), null),
    usedOn: text,
    unused: z._default(
      z.nullable(z.object({ toldAt: text, mailId: text, isTaken: z.boolean(), erasesAt: text })),
      null,
    ),
    lookAt: z._default(z.nullable(text), null),
    reminder: z._default(z.nullable(reminderSchema), null),
    declined: z._default(z.nullable(z.object({ at: text, linkHash: text })), null),
  }),
  jsonAttributes: [],
};
