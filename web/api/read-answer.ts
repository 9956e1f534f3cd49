import type { User } from '#shared/contract/account.ts';
import { reminderMonths } from '#shared/contract/reminder-months.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { quizIds } from '#shared/derived-names.ts';
import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { readAnswers } from './read-answers.ts';
import { readChecked, readOwnPlan, readResult, readSubmissionId, readSubmissions } from './read-result.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

type Read = (body: unknown) => unknown;

const readCompleted = (completed: Record<string, unknown>): NonNullable<User['completedQuizzes']> =>
  Object.fromEntries(
    quizIds.flatMap((quizId) => {
      const { completedAt } = isRecord(completed[quizId]) ? completed[quizId] : {};
      return typeof completedAt === 'string' ? [[quizId, { completedAt }]] : [];
    }),
  );

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
const readAccount = (body: unknown) => {
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

const readers = {
  login: (body: unknown) => (isRecord(body) && typeof body.token === 'string' ? { token: body.token } : null),
  /** Blank where the answer lacks one: the account is there, and the login leads to it. */
  register: (body: unknown) => (isRecord(body) ? { userId: textOf(body.userId), token: textOf(body.token) } : null),
  refresh: (body: unknown) => (isRecord(body) && typeof body.token === 'string' ? { token: body.token } : null),
  help: (body: unknown) => (isRecord(body) ? { request: textOf(body.request) } : null),
  /** Blank where the answer lacks one: the new password is set, and the login leads in. */
  reset: (body: unknown) => (isRecord(body) ? { userId: textOf(body.userId), token: textOf(body.token) } : null),
  getAccount: readAccount,
  getMe: readUser,
  setReminder: (body: unknown) => (isRecord(body) ? { reminder: readReminder(body.reminder) } : null),
  /** For the person, as it is: no screen reads it. */
  exportMe: (body: unknown) => (isRecord(body) ? body : null),
  listSubmissions: readSubmissions,
  getSubmission: readAnswers,
  createSubmission: readSubmissionId,
  noteChecked: readChecked,
  savePlan: readOwnPlan,
  getResult: readResult,
} satisfies Partial<Record<RouteName, Read>>;

/**
 * What comes out of a route, read with care: the browser counts on the fields that the specification names (sections 3
 * and 7), and on no other. Null for what cannot be that answer. Of a route without a reader of its own the screen reads what
 * it needs, or nothing.
 */
export const readAnswer = <Name extends RouteName>(name: Name, body: unknown): Answer<Name> | null => {
  const read: Read = Object.hasOwn(readers, name) ? readers[name as keyof typeof readers] : anything;
  return read(body) as Answer<Name> | null;
};

export type Answer<Name extends RouteName> = Name extends keyof typeof readers
  ? NonNullable<ReturnType<(typeof readers)[Name]>>
  : object;

function anything(body: unknown): object | null {
  return typeof body === 'object' ? body : null;
}

/** Only the fields that are there: they are merged into what the token says. */
function readUser(body: unknown) {
  if (!isRecord(body)) return null;
  const { id, email, firstName, lastName, isConfirmed, consentVersion, completedQuizzes } = body;
  const units = readUnits(body.units);
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof email === 'string' && { email }),
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof isConfirmed === 'boolean' && { isConfirmed }),
    ...(typeof consentVersion === 'string' && { consentVersion }),
    ...(units && { units }),
    // Also where it is gone: it may have been turned off elsewhere.
    reminder: readReminder(body.reminder) ?? undefined,
    ...(isRecord(completedQuizzes) && { completedQuizzes: readCompleted(completedQuizzes) }),
  };
}

function readReminder(reminder: unknown): User['reminder'] | null {
  if (!isRecord(reminder) || typeof reminder.nextAt !== 'string') return null;
  const months = reminderMonths.find((each) => each === reminder.months);
  return months === undefined ? null : { months, nextAt: reminder.nextAt };
}

/** An answer with the tag by which the API says that it is still the same. */
type Known = { tag: string; data: unknown };

let owner: string | null = null;
let byAddress = new Map<string, Known>();

/** What was answered before at this address, to this very token. With another token nothing is known. */
export function knownAt(address: string, authToken: string | null): Known | undefined {
  return authToken !== null && authToken === owner ? byAddress.get(address) : undefined;
}

/** Forgets what was answered to any other token. */
export function keepAnswer(address: string, authToken: string | null, tag: string, data: unknown): void {
  if (authToken !== owner) byAddress = new Map();
  owner = authToken;
  byAddress.set(address, { tag, data });
}
