import type { User } from '#shared/contract/account.ts';
import { reminderMonths } from '#shared/contract/reminder-months.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { quizIds } from '#shared/derived-names.ts';
import { readAccount, readUnits } from './read-account.ts';
import { readAnswers } from './read-answers.ts';
import { readResult } from './read-result.ts';
import { readChecked, readOwnPlan, readSubmissionId, readSubmissions } from './read-submissions.ts';
import { isRecord, textOf } from './read-value.ts';

type Read = (body: unknown) => unknown;

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

const readCompleted = (completed: Record<string, unknown>): NonNullable<User['completedQuizzes']> =>
  Object.fromEntries(
    quizIds.flatMap((quizId) => {
      const { completedAt } = isRecord(completed[quizId]) ? completed[quizId] : {};
      return typeof completedAt === 'string' ? [[quizId, { completedAt }]] : [];
    }),
  );
