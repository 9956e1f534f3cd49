import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

/** Null unless all four lines are units that this page knows. */
export const readUnits = (value: unknown): UnitPreference | null => {
  if (!isRecord(value)) return null;
  const height = unitChoices.height.find((code) => code === value.height);
  const weight = unitChoices.weight.find((code) => code === value.weight);
  const labs = unitChoices.labs.find((code) => code === value.labs);
  const a1c = unitChoices.a1c.find((code) => code === value.a1c);
  return height && weight && labs && a1c ? { height, weight, labs, a1c } : null;
};

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
