import { readUnits } from './read-units.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

const states = ['confirmed', 'unconfirmed', 'removed'] as const;

/** All that the account page shows. Lists are empty and texts blank where the answer lacks them. */
export const readAccount = (body: unknown) => {
  if (!isRecord(body) || typeof body.userId !== 'string') return null;
  const units = readUnits(body.units);
  return {
    ...(units && { units }),
    userId: body.userId,
    email: textOf(body.email),
    addressState: states.find((state) => state === body.addressState) ?? 'unconfirmed',
    confirmedAt: typeof body.confirmedAt === 'string' ? body.confirmedAt : null,
    pendingEmail: typeof body.pendingEmail === 'string' ? body.pendingEmail : null,
    firstName: textOf(body.firstName),
    lastName: textOf(body.lastName),
    createdAt: textOf(body.createdAt),
    sessions: recordsOf(body.sessions).map((session) => ({
      device: textOf(session.device),
      startedAt: textOf(session.startedAt),
      lastUsedAt: textOf(session.lastUsedAt),
      endsAt: textOf(session.endsAt),
      isRemembered: session.isRemembered === true,
      isThisOne: session.isThisOne === true,
    })),
    consents: recordsOf(body.consents).map((consent) => ({
      version: textOf(consent.version),
      where: textOf(consent.where),
      at: textOf(consent.at),
    })),
  };
};
