import type { AnswerOf } from '#shared/contract/schemas.ts';
import { readInstant } from './read-submissions.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

type Account = AnswerOf<'getAccount'>;

/** What the account page shows, read with care: what is missing is shown as nothing, and not as an error. */
export function readAccount(body: unknown): Account | null {
  if (!isRecord(body)) return null;
  return {
    userId: textOf(body.userId),
    email: textOf(body.email),
    addressState: readState(body.addressState),
    confirmedAt: readInstant(body.confirmedAt) || null,
    pendingEmail: textOf(body.pendingEmail) || null,
    firstName: textOf(body.firstName),
    lastName: textOf(body.lastName),
    createdAt: readInstant(body.createdAt),
    sessions: recordsOf(body.sessions).map(readSession),
    consents: recordsOf(body.consents).map(readConsent),
  };
}

const readState = (state: unknown): Account['addressState'] =>
  state === 'confirmed' || state === 'removed' ? state : 'unconfirmed';

const readSession = (session: Readonly<Record<string, unknown>>): Account['sessions'][number] => ({
  device: textOf(session.device),
  startedAt: readInstant(session.startedAt),
  lastUsedAt: readInstant(session.lastUsedAt),
  endsAt: readInstant(session.endsAt),
  isRemembered: session.isRemembered === true,
  isThisOne: session.isThisOne === true,
});

const readConsent = ({ version, at, where }: Readonly<Record<string, unknown>>): Account['consents'][number] => ({
  version: textOf(version),
  at: readInstant(at),
  where: where === 'quiz' || where === 'register' ? where : 'account',
});

export const readNames = (body: unknown): { firstName: string; lastName: string } | null =>
  isRecord(body) ? { firstName: textOf(body.firstName), lastName: textOf(body.lastName) } : null;
