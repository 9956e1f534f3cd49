import { asSignInId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { languageFrom } from '#shared/contract/language.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import { quizIds } from '#shared/derived-names.ts';
import type { Answer as QuizAnswer } from '#shared/quiz/question.ts';
import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { type Fields, fieldsOf, textOf } from '#shared/read-unknown.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { featureReaders, profileReaders } from '#web/features/answers.ts';
import { readChecked, readInstant, readQuizId, readResult, readSubmissionId, readSubmissions } from './read-result.ts';
import { isRecord, recordsOf, textsOf } from './read-value.ts';

const readers = {
  login: readToken,
  /** Blank if the response lacks a token: the account exists, so the user can log in. */
  register: readNewSession,
  refresh: readToken,
  help: (body: unknown) => (isRecord(body) ? textsOf(body, 'request') : null),
  /** Blank if the response lacks a token: the new password is set, so the user can log in. */
  reset: readNewSession,
  getAccount: readAccount,
  getMe: readUser,
  /** Downloaded as it is, because no screen reads it. */
  exportMe: (body: unknown) => (isRecord(body) ? body : null),
  listSubmissions: readSubmissions,
  getSubmission: readOwnAnswers,
  createSubmission: readSubmissionId,
  noteChecked: readChecked,
  getResult: readResult,
  ...featureReaders,
} satisfies Partial<Record<RouteName, (body: unknown) => unknown>>;

/** What `readAnswer` returns for a route. For a route without a reader, the screen reads what it needs, or nothing. */
export type Answer<Name extends RouteName> = Name extends keyof typeof readers
  ? NonNullable<ReturnType<(typeof readers)[Name]>>
  : object;

/**
 * Reads the response of a route with care: the browser relies on the fields that the specification names (sections 3
 * and 7), and on no others. Null if the body cannot be that response.
 */
export const readAnswer = <Name extends RouteName>(name: Name, body: unknown): Answer<Name> | null => {
  if (Object.hasOwn(readers, name)) return readers[name as keyof typeof readers](body) as Answer<Name> | null;
  return (typeof body === 'object' ? body : null) as Answer<Name> | null;
};

function readToken(body: unknown) {
  return isRecord(body) && typeof body.token === 'string' ? { token: body.token } : null;
}

function readNewSession(body: unknown) {
  return isRecord(body) ? textsOf(body, 'userId', 'token') : null;
}

/** Reads only the fields that are present, because they are merged into what the token says. */
function readUser(body: unknown) {
  if (!isRecord(body)) return null;
  const { id, email, firstName, lastName, isConfirmed, consentVersion, completedQuizzes } = body;
  const units = readUnits(body.units);
  return {
    ...(typeof id === 'string' && { id: asUserId(id) }),
    ...(typeof email === 'string' && { email }),
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof isConfirmed === 'boolean' && { isConfirmed }),
    ...(typeof consentVersion === 'string' && { consentVersion }),
    ...(units && { units }),
    ...(import.meta.env.SPEAKS_SEVERAL && { language: languageFrom(body.language) }),
    ...(isRecord(completedQuizzes) && { completedQuizzes: readCompleted(completedQuizzes) }),
    ...readOfFeatures(body),
  };
}

function readCompleted(completed: Fields): NonNullable<User['completedQuizzes']> {
  return Object.fromEntries(
    quizIds.flatMap((quizId) => {
      const { completedAt } = fieldsOf(completed[quizId]);
      return typeof completedAt === 'string' ? [[quizId, { completedAt }]] : [];
    }),
  );
}

type OfFeatures = {
  [Name in keyof typeof profileReaders]: NonNullable<ReturnType<(typeof profileReaders)[Name]>> | undefined;
};

/** Also what is missing: it may have been turned off on another device. */
function readOfFeatures(body: Fields): OfFeatures {
  const readers: Readonly<Record<string, (value: unknown) => unknown>> = profileReaders;
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(body[name]) ?? undefined]),
  ) as OfFeatures;
}

/** Null unless all four are units that this page knows. */
export function readUnits(value: unknown): UnitPreference | null {
  if (!isRecord(value)) return null;
  const height = unitChoices.height.find((code) => code === value.height);
  const weight = unitChoices.weight.find((code) => code === value.weight);
  const labs = unitChoices.labs.find((code) => code === value.labs);
  const a1c = unitChoices.a1c.find((code) => code === value.a1c);
  return height && weight && labs && a1c ? { height, weight, labs, a1c } : null;
}

const addressStates = ['confirmed', 'unconfirmed', 'removed'] as const;

/** Everything that the account page shows. Lists are empty and texts blank where the response lacks them. */
function readAccount(body: unknown) {
  if (!isRecord(body) || typeof body.userId !== 'string') return null;
  const units = readUnits(body.units);
  return {
    ...(units && { units }),
    userId: body.userId,
    ...textsOf(body, 'email', 'firstName', 'lastName', 'createdAt'),
    addressState: addressStates.find((state) => state === body.addressState) ?? 'unconfirmed',
    confirmedAt: typeof body.confirmedAt === 'string' ? body.confirmedAt : null,
    pendingEmail: typeof body.pendingEmail === 'string' ? body.pendingEmail : null,
    sessions: recordsOf(body.sessions).map((session) => ({
      id: asSignInId(textOf(session.id)),
      ...textsOf(session, 'device', 'startedAt', 'lastUsedAt', 'endsAt'),
      isRemembered: session.isRemembered === true,
      isThisOne: session.isThisOne === true,
    })),
    consents: recordsOf(body.consents).map((consent) => textsOf(consent, 'version', 'where', 'at')),
  };
}

/** The user's answers of one submission. A row without a question's id cannot be changed, so it is left out. */
function readOwnAnswers(body: unknown) {
  if (!isRecord(body) || textOf(body.submissionId) === '') return null;
  return {
    submissionId: asSubmissionId(textOf(body.submissionId)),
    quizId: readQuizId(body.quizId),
    quizVersion: textOf(body.quizVersion),
    submittedAt: readInstant(body.submittedAt),
    day: textOf(body.day) || dayHere(readInstant(body.submittedAt)),
    ...(typeof body.timeZone === 'string' && { timeZone: body.timeZone }),
    ...(typeof body.engineVersion === 'string' && { engineVersion: body.engineVersion }),
    ...(typeof body.basedOn === 'string' && { basedOn: body.basedOn }),
    ...(typeof body.correctedBy === 'string' && { correctedBy: asSubmissionId(body.correctedBy) }),
    answers: recordsOf(body.answers).flatMap((row) => {
      const value = readQuizAnswer(row.value);
      if (textOf(row.questionId) === '' || value === null) return [];
      return [{ ...readAsked(row), value, valueText: textOf(row.valueText), ...readTyped(row.typed) }];
    }),
    skipped: recordsOf(body.skipped).flatMap((row) => (textOf(row.questionId) === '' ? [] : [readAsked(row)])),
  };
}

/** For a response without the day: the day in this device's time zone. */
const dayHere = (instant: string): string =>
  instant && dayInZone(new Date(instant), new Intl.DateTimeFormat().resolvedOptions().timeZone);

const readAsked = (row: Fields) => textsOf(row, 'questionId', 'section', 'questionText');

function readQuizAnswer(value: unknown): QuizAnswer | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const { ft, in: inches } = fieldsOf(value);
  return typeof ft === 'number' && typeof inches === 'number' ? { ft, in: inches } : null;
}

/** The unit as the API names it. `typedOf` in shared/quiz/units/measured.ts decides whether this page knows it. */
function readTyped(typed: unknown): { typed?: { text: string; unit: string } } {
  const { text, unit } = fieldsOf(typed);
  return typeof text === 'string' && typeof unit === 'string' ? { typed: { text, unit } } : {};
}
